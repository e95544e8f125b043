#include <QTest>

#include "core/games/chopsticks/rules.h"
#include "tests/core/games/chopsticks/solved.h"

#include <map>
#include <ranges>

using namespace core;

namespace {

// Simple Chopsticks once more, written without the rules: lists of fingers, the mover's first, and the plies
// to the end, won where odd; nothing: play goes on for ever.
class Tapping {
public:
    using State = std::pair<std::vector<int>, std::vector<int>>;

    Tapping(int hands, int fingers, bool wraps) : m_fingers(fingers), m_wraps(wraps) {
        State one{std::vector<int>(static_cast<std::size_t>(hands)),
                  std::vector<int>(static_cast<std::size_t>(hands))};
        fill(one, 0);
        for (bool more = true; more;) {
            more = false;
            std::map<State, int> found;
            for (const auto& [state, next] : m_next)
                if (!m_plies.contains(state))
                    if (const auto plies = decided(next)) found[state] = *plies;
            // In the order of their length: a longer end is looked at when all shorter ones are there.
            const int least = found.empty() ? 0 : std::ranges::min(found | std::views::values);
            for (const auto& [state, plies] : found)
                if (plies == least) m_plies[state] = plies, more = true;
        }
    }

    const std::map<State, std::vector<State>>& all() const { return m_next; }
    std::optional<int> plies(const State& state) const {
        const auto found = m_plies.find(state);
        return found == m_plies.end() ? std::nullopt : std::optional(found->second);
    }
    static bool out(const std::vector<int>& hands) {
        return std::ranges::all_of(hands, [](int n) { return n == 0; });
    }

private:
    void fill(State& state, std::size_t at) {
        const auto hands = state.first.size();
        if (at == 2 * hands) {
            m_next[state] = after(state);
            if (out(state.first)) m_plies[state] = 0;
            return;
        }
        auto& hand = at < hands ? state.first[at] : state.second[at - hands];
        for (hand = 0; hand < m_fingers; ++hand) fill(state, at + 1);
        hand = 0;
    }
    std::vector<State> after(const State& state) const {
        std::vector<State> all;
        if (out(state.first)) return all;
        for (const int tapping : state.first)
            for (std::size_t i = 0; tapping > 0 && i < state.second.size(); ++i) {
                if (state.second[i] == 0) continue;
                auto theirs = state.second;
                theirs[i] += tapping;
                if (theirs[i] >= m_fingers) theirs[i] = m_wraps ? theirs[i] - m_fingers : 0;
                all.emplace_back(theirs, state.first);
            }
        return all;
    }
    std::optional<int> decided(const std::vector<State>& next) const {
        std::optional<int> quickest;
        int slowest = 0;
        bool lost = !next.empty();
        for (const auto& one : next) {
            const auto known = plies(one);
            if (known && *known % 2 == 0 && (!quickest || *known + 1 < *quickest)) quickest = *known + 1;
            lost = lost && known && *known % 2 == 1;
            if (known) slowest = std::max(slowest, *known + 1);
        }
        return quickest ? quickest : lost ? std::optional(slowest) : std::nullopt;
    }

    int m_fingers;
    bool m_wraps;
    std::map<State, std::vector<State>> m_next;
    std::map<State, int> m_plies;
};

std::string digitsOf(const std::vector<int>& hands) {
    std::string all;
    for (const int n : hands) all += std::to_string(n);
    return all;
}
} // namespace

// Chopsticks with other than two hands each, against a game of its own that knows no rules of ours.
class TestChopsticksHands : public QObject {
    Q_OBJECT

private slots:
    void otherHandsAgreeWithTapping_data();
    void otherHandsAgreeWithTapping();
    void everyIndexIsOnePosition_data();
    void everyIndexIsOnePosition();
    void otherHandsAreReadAndRefused();
};

void TestChopsticksHands::otherHandsAgreeWithTapping_data() {
    QTest::addColumn<int>("hands");
    QTest::addColumn<int>("fingers");
    QTest::addColumn<bool>("wraps");
    for (const auto& [hands, most] : {std::pair(1, 7), std::pair(2, 5), std::pair(3, 4), std::pair(4, 3)})
        for (int fingers = 3; fingers <= most; ++fingers)
            for (const bool wraps : {false, true})
                QTest::addRow("%d hands of %d, %s", hands, fingers, wraps ? "wrap" : "out")
                    << hands << fingers << wraps;
}

// Every position, for both players to move.
void TestChopsticksHands::otherHandsAgreeWithTapping() {
    QFETCH(int, hands);
    QFETCH(int, fingers);
    QFETCH(bool, wraps);
    const auto game = kind().game(QStringLiteral("hands=%1;fingers=%2;overflow=%3;split=none;selfattack=off")
                                      .arg(hands)
                                      .arg(fingers)
                                      .arg(wraps ? QStringLiteral("wrap") : QStringLiteral("cutoff"))
                                      .toStdString());
    const auto solver = game->solver();
    const Tapping truth(hands, fingers, wraps);
    for (const auto& [state, next] : truth.all()) {
        const auto& [own, theirs] = state;
        const auto first = game->parse(digitsOf(own) + '/' + digitsOf(theirs));
        const auto second = game->parse(digitsOf(theirs) + '/' + digitsOf(own) + " 2");
        const auto plies = truth.plies(state);
        const auto expected = Tapping::out(theirs) ? exactly(Outcome::Win, 0)
                              : !plies             ? exactly(Outcome::Draw)
                                       : exactly(*plies % 2 == 0 ? Outcome::Loss : Outcome::Win, *plies);
        for (const auto& p : {first, second}) {
            if (Tapping::out(own) && Tapping::out(theirs)) continue; // never comes up
            QVERIFY2(valueOf(*solver, p) == expected, game->text(p).c_str());
        }
    }
}

void TestChopsticksHands::everyIndexIsOnePosition_data() {
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"hands=1;fingers=30", "fingers=30", "hands=3;fingers=7", "hands=4;fingers=5"})
        QTest::newRow(rules) << QString::fromLatin1(rules);
}

void TestChopsticksHands::everyIndexIsOnePosition() {
    QFETCH(QString, rules);
    const core::chopsticks::Rules all(parseValues(kind().options, rules.toStdString()));
    for (std::uint32_t i = 0; i < all.count(); ++i) {
        auto p = all.position(i);
        QCOMPARE(all.index(p), i);
        std::reverse(p.hands[0].begin(), p.hands[0].begin() + all.hands());
        QCOMPARE(all.index(p), i);
    }
}

void TestChopsticksHands::otherHandsAreReadAndRefused() {
    const auto three = kind().game("hands=3"), one = kind().game("hands=1;overflow=cutoff");
    QCOMPARE(three->rules(), std::string("hands=3"));
    QCOMPARE(three->text(three->start()), std::string("111/111 1"));
    QCOMPARE(one->text(one->start()), std::string("1/1 1"));
    QCOMPARE(three->text(three->parse("first / f{1, 2, 3} / s{0, 0, 4}")), std::string("123/004 1"));
    QStringList moves;
    const auto p = three->parse("102/043 2");
    for (const auto m : three->moves(p)) moves << QString::fromStdString(three->text(p, m));
    QCOMPARE(moves.join(QLatin1Char(' ')), QStringLiteral("ba bc ca cc"));
    QCOMPARE(three->text(three->play(p, three->parse(p, "bc"))), std::string("101/043 1"));
    QCOMPARE(three->canonical(three->parse("120/304")), three->canonical(three->parse("012/430")));
    for (const char* bad : {"11/11", "1111/1111", "111/11", "11/1111", "111/115", "111/111 3"})
        QVERIFY_THROWS_EXCEPTION(InputError, (void)three->parse(bad));
    for (const auto& [rules, why] :
         {std::pair("hands=5", "hands: “5” is not allowed; allowed: 1 to 4"),
          std::pair("hands=3;split=any",
                    "split: “any” is not allowed; allowed: none, with other than two hands"),
          std::pair("hands=1;selfattack=on",
                    "selfattack: “on” is not allowed; allowed: off, with other than two hands"),
          std::pair("hands=4;fingers=11",
                    "fingers: “11” is not allowed; allowed: 3 to 10, with more than two hands"),
          std::pair("hands=3;start=1,1,1,1", "start: “1,1,1,1” is not allowed; allowed: nothing with other "
                                             "than two hands: give a position instead")})
        try {
            (void)kind().game(rules);
            QFAIL(rules);
        } catch (const InputError& error) {
            QCOMPARE(error.message().english(), std::string(why));
        }
    // What was written of two hands before is read as it was.
    QCOMPARE(kind().game("fingers=6;start=1,2,3,4")->rules(), std::string("fingers=6;start=1,2,3,4"));
}

QTEST_GUILESS_MAIN(TestChopsticksHands)
#include "tst_chopstickshands.moc"
