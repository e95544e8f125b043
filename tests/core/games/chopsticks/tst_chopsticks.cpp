#include <QTest>

#include "core/games/chopsticks/rules.h"
#include "core/play/record.h"
#include "core/solve/census.h"
#include "core/solve/deepening.h"
#include "core/solve/retrograde.h"
#include "tests/core/games/chopsticks/solved.h"

#include <map>

using namespace core;

namespace {

std::vector<std::string> ruleSets(int fingers) {
    std::vector<std::string> all;
    for (const char* overflow : {"wrap", "cutoff"})
        for (const char* split : {"any", "revive", "none"})
            for (const char* self : {"on", "off"})
                all.push_back("fingers=" + std::to_string(fingers) + ";overflow=" + overflow +
                              ";split=" + split + ";selfattack=" + self);
    return all;
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

QTEST_GUILESS_MAIN(TestChopsticks)
#include "tst_chopsticks.moc"
