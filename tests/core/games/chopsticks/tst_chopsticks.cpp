#include <QTest>

#include "core/games/chopsticks/rules.h"
#include "core/kind.h"
#include "core/play/record.h"
#include "core/solve/census.h"
#include "core/solve/deepening.h"
#include "core/solve/retrograde.h"

#include <map>
#include <ranges>

using namespace core;

namespace {

const Kind& kind() {
    return kindOf("chopsticks");
}

std::vector<std::string> ruleSets(int fingers) {
    std::vector<std::string> all;
    for (const char* overflow : {"wrap", "cutoff"})
        for (const char* split : {"any", "revive", "none"})
            for (const char* self : {"on", "off"})
                all.push_back("fingers=" + std::to_string(fingers) + ";overflow=" + overflow +
                              ";split=" + split + ";selfattack=" + self);
    return all;
}

Verdict valueOf(Solver& solver, const Position& p) {
    Verdict found;
    solver.analyse(p, {}, [&](const Analysis& a) { found = a.verdict; });
    return found;
}

// Every position of a game, left and right and both movers told apart.
std::vector<Position> everyPosition(const Game& game, int fingers) {
    std::vector<Position> all;
    const auto digit = [&](int i) { return std::to_string(i); };
    for (int a = 0; a < fingers; ++a)
        for (int b = 0; b < fingers; ++b)
            for (int c = 0; c < fingers; ++c)
                for (int d = 0; d < fingers; ++d)
                    for (const char* mover : {" 1", " 2"})
                        all.push_back(game.parse(digit(a) + digit(b) + '/' + digit(c) + digit(d) + mover));
    return all;
}

// The value of all positions by going through all of them again and again until nothing changes: in round r
// those are decided that end after exactly r plies. What is left is a draw.
std::vector<Verdict> byRounds(const Game& game, const std::vector<Position>& all) {
    std::map<std::string, std::size_t> number;
    for (std::size_t i = 0; i < all.size(); ++i) number[game.text(all[i])] = i;
    std::vector<std::vector<std::size_t>> next(all.size());
    std::vector<Verdict> value(all.size(), exactly(Outcome::Draw));
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (const auto m : game.moves(all[i])) next[i].push_back(number.at(game.text(game.play(all[i], m))));
        if (const auto result = game.result(all[i]))
            value[i] = exactly(*result, 0);
        else
            open.push_back(i);
    }
    for (int round = 1; !open.empty(); ++round) {
        const auto before = value;
        std::erase_if(open, [&](std::size_t i) {
            const auto is = [&](Outcome o) { return [&, o](std::size_t n) { return before[n].lower == o; }; };
            if (std::ranges::any_of(next[i], is(Outcome::Loss)))
                value[i] = exactly(Outcome::Win, round);
            else if (std::ranges::all_of(next[i], is(Outcome::Win)))
                value[i] = exactly(Outcome::Loss, round);
            return value[i] != before[i];
        });
        if (value == before) break;
    }
    return value;
}

} // namespace

// Chopsticks: what its rules are known to give, checked in other ways than they were found.
class TestChopsticks : public QObject {
    Q_OBJECT

private slots:
    void mirroredShareIsTaken();
    void factsOfTheSource();
    void everyRuleSetAgreesWithRounds_data();
    void everyRuleSetAgreesWithRounds();
    void deepeningAgrees_data();
    void deepeningAgrees();
    void leftAndRightDoNotMatter();
    void movesFollowTheOptions();
    void readsAndRefuses();
    void otherHandsAgreeWithTapping_data();
    void otherHandsAgreeWithTapping();
    void everyIndexIsOnePosition_data();
    void everyIndexIsOnePosition();
    void otherHandsAreReadAndRefused();
};

void TestChopsticks::factsOfTheSource() {
    const auto game = kind().game("");
    const auto all = census(*game, game->start(), {});
    QCOMPARE(all.positions, 208U);
    QCOMPARE(all.wins, 66U);
    QCOMPARE(all.losses, 31U);
    QCOMPARE(all.draws, 111U);
    QCOMPARE(all.start, exactly(Outcome::Draw));
    QCOMPARE(valueOf(*game->solver(), game->parse("33/14")).lower, Outcome::Win);
    const auto strict = kind().game("overflow=cutoff;split=none;selfattack=off");
    QCOMPARE(valueOf(*strict->solver(), strict->start()), exactly(Outcome::Loss, 8));
}

void TestChopsticks::everyRuleSetAgreesWithRounds_data() {
    QTest::addColumn<QString>("rules");
    for (const auto& rules : ruleSets(5)) QTest::newRow(rules.c_str()) << QString::fromStdString(rules);
    QTest::newRow("3 fingers") << "fingers=3";
    QTest::newRow("6 fingers") << "fingers=6;overflow=cutoff;split=revive";
}

void TestChopsticks::everyRuleSetAgreesWithRounds() {
    QFETCH(QString, rules);
    const auto game = kind().game(rules.toStdString());
    const int fingers = rules.mid(8, 1).toInt();
    const auto all = everyPosition(*game, fingers);
    const auto truth = byRounds(*game, all);
    const auto solver = game->solver();
    for (std::size_t i = 0; i < all.size(); ++i)
        QVERIFY2(valueOf(*solver, all[i]) == truth[i], game->text(all[i]).c_str());
}

namespace {

// The rules for deepening search, which guesses nothing.
struct Searched : core::chopsticks::Rules {
    using core::chopsticks::Rules::Rules;
    int estimate(const Position&) const { return 0; }
};

// Every position that can be reached from the start, seen by its mover.
std::vector<core::chopsticks::Position> reachable(const core::chopsticks::Rules& rules) {
    std::vector<bool> seen(rules.count());
    std::vector<core::chopsticks::Position> all;
    const auto add = [&](const core::chopsticks::Position& p) {
        if (seen[rules.index(p)]) return;
        seen[rules.index(p)] = true;
        all.push_back(p);
    };
    add(rules.start());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto p = all[i];
        for (const auto m : rules.moves(p)) add(rules.play(p, m));
    }
    return all;
}

} // namespace

void TestChopsticks::deepeningAgrees_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("least");
    QTest::newRow("usual") << "" << 6 << 60;
    QTest::newRow("strict") << "overflow=cutoff;split=none;selfattack=off" << 9 << 92;
}

// Search to a small depth proves less, but never otherwise.
void TestChopsticks::deepeningAgrees() {
    QFETCH(QString, rules);
    QFETCH(int, depth);
    QFETCH(int, least);
    const Searched searched(parseValues(kind().options, rules.toStdString()));
    Retrograde<core::chopsticks::Rules> exact(searched);
    QVERIFY(exact.solve({}));
    int proven = 0;
    for (const auto& p : reachable(searched)) {
        Deepening<Searched> search(searched);
        std::stop_source limit;
        int reports = 0;
        Verdict found;
        search.analyse(p, limit.get_token(), [&](const auto& value, bool) {
            found = value(p);
            if (++reports == depth) limit.request_stop();
        });
        const auto truth = exact.verdict(p);
        QVERIFY(found.lower <= truth.lower && truth.upper <= found.upper);
        if (!found.plies()) continue;
        ++proven;
        QCOMPARE(found.plies(), truth.plies());
    }
    QVERIFY2(proven >= least, qPrintable(QString::number(proven)));
}

void TestChopsticks::leftAndRightDoNotMatter() {
    const auto game = kind().game("");
    const auto same = [&](const char* a, const char* b) {
        return game->canonical(game->parse(a)) == game->canonical(game->parse(b));
    };
    QVERIFY(same("13/24", "31/42"));
    QVERIFY(same("13/24 1", "24/13 2")); // seen by the mover
    QVERIFY(!same("13/24 1", "13/24 2"));
    QVERIFY(game->parse("13/24") != game->parse("31/24"));
}

void TestChopsticks::movesFollowTheOptions() {
    const auto moves = [](const char* rules, const char* position) {
        const auto game = kind().game(rules);
        const auto p = game->parse(position);
        QStringList all;
        for (const auto m : game->moves(p)) all << QString::fromStdString(game->text(p, m));
        all.sort();
        return all.join(QLatin1Char(' '));
    };
    QCOMPARE(moves("", "13/12"), "=0,4 =2,2 L>R LL LR R>L RL RR");
    QCOMPARE(moves("split=revive", "13/12"), "L>R LL LR R>L RL RR");
    QCOMPARE(moves("split=revive", "04/02"), "=1,3 =2,2 RR");
    QCOMPARE(moves("split=none;selfattack=off", "13/02"), "LR RR");
    // 2 + 3 = 1 + 4; no hand may reach five, and 3 and 2 would only change sides.
    QCOMPARE(moves("selfattack=off", "23/01"), "=1,4 LR RR");
    QCOMPARE(moves("", "00/12"), "");

    const auto wraps = kind().game(""), cuts = kind().game("overflow=cutoff");
    const auto after = [](const Game& game, const char* position, const char* move) {
        const auto p = game.parse(position);
        return game.text(game.play(p, game.parse(p, move)));
    };
    QCOMPARE(after(*wraps, "14/34", "RL"), "14/24 2");
    QCOMPARE(after(*wraps, "14/34", "LR"), "14/30 2");
    QCOMPARE(after(*cuts, "14/34", "RL"), "14/04 2");
    QCOMPARE(after(*wraps, "14/34 2", "L>R"), "14/32 1");
}

void TestChopsticks::readsAndRefuses() {
    const auto game = kind().game("fingers=16");
    QCOMPARE(game->text(game->parse("Af/0b 2")), "af/0b 2");
    QCOMPARE(game->spelt(game->parse("1a/02 2")), "second\nf{1, 10}\ns{0, 2}");
    QCOMPARE(game->text(game->parse("first / f{1, 2} / s{3, 14}")), "12/3e 1");
    for (const char* bad :
         {"first f{1, 2}", "first f{1, 2} s{3, 16}", "third f{1, 2} s{3, 4}", "first f{1, 2} s{3, 4} s{1, 1}",
          "first f{1, 2} s{3}", "first f{1, 2, 3} s{4}", "11", "11/1", "11/111", "1g/11", "11/11 3", "11-11",
          "11/11  1", " 11/11", "11/11 "})
        QVERIFY_THROWS_EXCEPTION(InputError, (void)game->parse(bad));
    // What is allowed is told: a hand of all fingers is an empty one.
    for (const auto& [rules, most] : {std::pair("fingers=16", "0 to f"), std::pair("", "0 to 4")}) try {
            (void)kind().game(rules)->parse("11/1");
            QFAIL("taken");
        } catch (const InputError& error) {
            QVERIFY(error.message().english().ends_with(most));
        }
    for (const char* bad :
         {"fingers=2", "fingers=31", "start=1,1,1", "start=1,1,1,5", "start=1,1,1,x", "split=sometimes"})
        QVERIFY_THROWS_EXCEPTION(InputError, kind().game(bad));
    QCOMPARE(kind().game("start=0,3,2,2")->text(kind().game("start=0,3,2,2")->start()), "03/22 1");
}

// Of two shares that differ by left and right only one is listed; the other is a move as well.
void TestChopsticks::mirroredShareIsTaken() {
    const auto game = kind().game("");
    const auto start = game->parse("11/11");
    const auto listed = game->parse(start, "=0,2"), mirrored = game->parse(start, "=2,0");
    const auto all = game->moves(start);
    QVERIFY(std::ranges::find(all, listed) != all.end() && std::ranges::find(all, mirrored) == all.end());
    QCOMPARE(game->text(game->play(start, mirrored)), std::string("20/11 2"));
    QCOMPARE(game->text(start, mirrored), std::string("=2,0"));
    QCOMPARE(game->path(start, start, mirrored), game->path(start, start, listed));
    for (const char* no : {"=1,1", "=3,0", "=2,1"})
        QVERIFY_THROWS_EXCEPTION(InputError, game->parse(start, no));
    // Swapping left and right alone is no move.
    QVERIFY_THROWS_EXCEPTION(InputError, game->parse(game->parse("02/11"), "=2,0"));
    const auto record = readRecord(
        R"({"format":"kachisuji-match","version":1,"game":"chopsticks","rules":"","moves":["=2,0","LL"]})");
    QCOMPARE(game->text(record.match.position()), std::string("30/11 1"));
    QVERIFY(write(record).find("=2,0") != std::string::npos);
}

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

void TestChopsticks::otherHandsAgreeWithTapping_data() {
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
void TestChopsticks::otherHandsAgreeWithTapping() {
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

void TestChopsticks::everyIndexIsOnePosition_data() {
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"hands=1;fingers=30", "fingers=30", "hands=3;fingers=7", "hands=4;fingers=5"})
        QTest::newRow(rules) << QString::fromLatin1(rules);
}

void TestChopsticks::everyIndexIsOnePosition() {
    QFETCH(QString, rules);
    const core::chopsticks::Rules all(parseValues(kind().options, rules.toStdString()));
    for (std::uint32_t i = 0; i < all.count(); ++i) {
        auto p = all.position(i);
        QCOMPARE(all.index(p), i);
        std::reverse(p.hands[0].begin(), p.hands[0].begin() + all.hands());
        QCOMPARE(all.index(p), i);
    }
}

void TestChopsticks::otherHandsAreReadAndRefused() {
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

QTEST_GUILESS_MAIN(TestChopsticks)
#include "tst_chopsticks.moc"
