#include <QTest>

#include "core/games/ribbonim/field.h"
#include "core/games/ribbonim/figures.h"
#include "tests/core/games/ribbonim/ribbonimfields.h"
#include "tests/core/games/ribbonim/ribbonimnaive.h"

#include <algorithm>
#include <ctime>

using namespace core;
using namespace ribbonimfields;
using ribbonimnaive::Naive;

namespace {

Analysis valued(Solver& solver, const Position& p) {
    Analysis last;
    solver.analyse(p, {}, [&](const Analysis& a) { last = a; });
    return last;
}

// Processor time, so that a busy machine does not matter.
double milliseconds(std::clock_t since) {
    return 1000.0 * static_cast<double>(std::clock() - since) / CLOCKS_PER_SEC;
}

// All fields of so many stones, ribbons and rings.
void eachField(int stones, int largest, std::vector<int>& begun, const auto& visit) {
    if (stones == 0) return visit(begun);
    for (int part = std::min(stones, largest); part >= -stones; --part) {
        if (part == 0 || -part > stones) continue;
        begun.push_back(part);
        eachField(stones - std::abs(part), part, begun, visit);
        begun.pop_back();
    }
}

// A field and all its moves, with the plainest search.
void compare(const Game& game, Solver& solver, Naive& naive, const std::vector<int>& field) {
    const auto same = [&](const Verdict& v, const Position& p, int played) {
        const auto [level, won] = naive.value(fieldOf(game.brief(p)));
        QCOMPARE(v.lower.outcome, (played == 0) == won ? Outcome::Win : Outcome::Loss);
        QVERIFY(v.proven());
        QCOMPARE(v.plies(), level + played);
        QCOMPARE(v.figures.value(ribbonim::figure::level), level);
    };
    const auto p = game.parse(textOf(field));
    const auto a = valued(solver, p);
    QVERIFY(a.complete);
    QCOMPARE(a.moves.size(), game.moves(p).size());
    same(a.verdict, p, 0);
    for (const auto& move : a.moves) same(move.verdict, game.play(p, move.move), 1);
}

} // namespace

// What Ribbonim fields are worth, and their lab.
class TestLevels : public QObject {
    Q_OBJECT

private slots:
    void sourceLevels_data();
    void sourceLevels();
    void sourceStarts();
    void agreesWithNaiveSearch_data();
    void agreesWithNaiveSearch();
    void wildRingsAgreeWithNaiveSearch();
    void kaylesGrundyNumbers();
    void largestFieldAtOnce();
    void fortyStonesInTime();
    void narrows();
    void stops();
    void sameAnswerTwice();
    void lab();
    void circularNim();
};

void TestLevels::sourceLevels_data() {
    QTest::addColumn<QString>("ending");
    QTest::addColumn<int>("level");
    QTest::addColumn<QStringList>("lost");
    QTest::newRow("T1") << "misere" << 1 << QStringList{"1"};
    QTest::newRow("T3") << "misere" << 3 << QStringList{"1-1-1", "2-2"};
    QTest::newRow("T5") << "misere" << 5 << QStringList{"1-1-1-1-1", "2-2-1-1", "3-2-1", "3-3"};
    QTest::newRow("T7") << "misere" << 7 << QStringList{"1-1-1-1-1-1-1", "2-2-1-1-1-1", "2-2-2-2",
                                                        "3-2-1-1-1",     "3-3-1-1",     "4-4"};
    QTest::newRow("normal T2") << "normal" << 2 << QStringList{"1-1"};
    QTest::newRow("normal T4") << "normal" << 4 << QStringList{"1-1-1-1", "2-2"};
    QTest::newRow("normal T6") << "normal" << 6 << QStringList{"1-1-1-1-1-1", "2-2-1-1", "3-2-1", "3-3"};
}

// Among all ribbons of up to ten stones the lost fields of a level are those of the source and no others.
void TestLevels::sourceLevels() {
    QFETCH(QString, ending);
    QFETCH(int, level);
    QFETCH(QStringList, lost);
    const auto game = gameOf("ending=" + ending.toStdString());
    const auto solver = game->solver();
    QStringList found;
    for (int stones = 1; stones <= 10; ++stones) {
        std::vector<int> begun;
        eachField(stones, stones, begun, [&](const std::vector<int>& field) {
            if (field.back() < 0) return;
            const auto v = valued(*solver, game->parse(textOf(field))).verdict;
            if (v.lower == Outcome::Loss && v.figures.value(ribbonim::figure::level) == level)
                found << QString::fromStdString(textOf(field));
        });
    }
    found.sort();
    QCOMPARE(found, lost);
}

void TestLevels::sourceStarts() {
    for (const char* layout : {"layout=3,5,7", "layout=1,2,3,4,5"}) {
        const auto game = gameOf(layout);
        const auto v = valued(*game->solver(), game->start()).verdict;
        QCOMPARE(v.lower.outcome, Outcome::Win);
        QCOMPARE(v.plies(), 14);
        QCOMPARE(v.figures.value(ribbonim::figure::level), 14);
    }
}

void TestLevels::agreesWithNaiveSearch_data() {
    QTest::addColumn<QString>("ending");
    QTest::addColumn<int>("limit");
    for (const char* ending : {"misere", "normal"})
        for (const int limit : {0, 1, 2, 3, 5}) QTest::addRow("%s %d", ending, limit) << ending << limit;
}

void TestLevels::agreesWithNaiveSearch() {
    QFETCH(QString, ending);
    QFETCH(int, limit);
    const auto game = gameOf("ending=" + ending.toStdString() + ";limit=" + std::to_string(limit));
    const auto solver = game->solver();
    Naive naive(ending == "misere", limit);
    int fields = 0;
    for (int stones = 0; stones <= 12; ++stones) {
        std::vector<int> begun;
        eachField(stones, stones, begun, [&](const std::vector<int>& field) {
            if (QTest::currentTestFailed()) return;
            compare(*game, *solver, naive, field);
            ++fields;
        });
    }
    QCOMPARE(fields, 3132); // 1 + 2 + 5 + 10 + 20 + 36 + …: two kinds of parts
}

// No theory is known of these rings where the last stone loses: they are searched, equal pairs beside them
// too.
void TestLevels::wildRingsAgreeWithNaiveSearch() {
    const auto game = gameOf("ending=misere;limit=2");
    const auto solver = game->solver();
    Naive naive(true, 2);
    for (const auto& field : std::vector<std::vector<int>>{
             {-6}, {-6, 1, 1}, {-6, 2, 2, 1}, {-10, 9, 1, 1, 1}, {-10, -6}, {-14, 4}, {-10, 9, 9, 2, 2}})
        compare(*game, *solver, naive, field);
}

void TestLevels::kaylesGrundyNumbers() {
    constexpr std::array known{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1};
    const ribbonim::Theory kayles(2);
    for (std::size_t n = 0; n < known.size(); ++n)
        QCOMPARE(kayles.grundy({static_cast<int>(n), false}), known[n]);
}

void TestLevels::largestFieldAtOnce() {
    for (const char* layout : {"20,20,20", "5,5,5,5,5,5,5,5,5,5,5,5", "(20),(20),(20)",
                               "(4),5,6,(7),3,4,5,6,(5),(6),4,5", "20,12,10,(8),3,1,1,1,1,1,1,1"}) {
        const auto game = gameOf(std::string("layout=") + layout);
        int reports = 0;
        bool complete = false;
        game->solver()->analyse(game->start(), {}, [&](const Analysis& a) {
            ++reports;
            complete = a.complete;
            QVERIFY(a.verdict.plies());
            for (const auto& move : a.moves) QVERIFY(move.verdict.proven() && move.verdict.plies());
        });
        QCOMPARE(reports, 2); // the values, then the reasons too
        QVERIFY(complete);
    }
}

void TestLevels::fortyStonesInTime() {
    const auto game = gameOf("limit=4;layout=20,10,10");
    const auto before = std::clock();
    const auto a = valued(*game->solver(), game->start());
    QVERIFY(a.complete && a.verdict.plies());
    QVERIFY2(milliseconds(before) < 2000, qPrintable(QString::number(milliseconds(before))));
}

// Reports only ever add; the moves are sorted in each.
void TestLevels::narrows() {
    const auto game = gameOf("limit=3;layout=20,14,12");
    std::map<std::uint64_t, Verdict> before;
    int reports = 0, unfinished = 0;
    game->solver()->analyse(game->start(), {}, [&](const Analysis& a) {
        ++reports;
        for (std::size_t i = 0; i < a.moves.size(); ++i) {
            const auto& [move, verdict] = a.moves[i];
            if (i > 0) QVERIFY(preference(a.moves[i - 1].verdict, verdict) >= 0);
            const auto& old = before[move.bits];
            QVERIFY(old.lower <= verdict.lower && verdict.upper <= old.upper);
            if (old.plies()) QCOMPARE(verdict.plies(), old.plies());
            unfinished += verdict.plies() ? 0 : 1;
            before[move.bits] = verdict;
        }
    });
    QVERIFY2(reports > 1 && unfinished > 0, "the field is too small for this test");
}

void TestLevels::stops() {
    const auto game = gameOf("limit=2;layout=20,20,20");
    std::stop_source stop;
    int reports = 0;
    std::clock_t asked = 0;
    const auto solver = game->solver();
    solver->analyse(game->start(), stop.get_token(), [&](const Analysis& a) {
        QVERIFY(!a.complete);
        ++reports;
        asked = std::clock();
        stop.request_stop();
    });
    QCOMPARE(reports, 1);
    QVERIFY2(milliseconds(asked) < 50, qPrintable(QString::number(milliseconds(asked))));
    // What was found before the stop is right, and the solver goes on from there.
    const auto small = game->parse("9-(5)-4");
    QCOMPARE(valued(*solver, small).verdict, valued(*game->solver(), small).verdict);
}

void TestLevels::sameAnswerTwice() {
    const auto game = gameOf("limit=3;layout=9,8,(7)");
    const auto solver = game->solver();
    const auto first = valued(*solver, game->start()), again = valued(*solver, game->start());
    const auto fresh = valued(*game->solver(), game->start());
    for (const auto* other : {&again, &fresh}) {
        QCOMPARE(other->verdict, first.verdict);
        QCOMPARE(other->moves.size(), first.moves.size());
        for (std::size_t i = 0; i < first.moves.size(); ++i) {
            QVERIFY(other->moves[i].move == first.moves[i].move);
            QCOMPARE(other->moves[i].verdict, first.moves[i].verdict);
        }
    }
}

void TestLevels::lab() {
    const auto& lab = kindOf("ribbonim").labs.front();
    const auto table = lab.run(Values(lab.options, {}), {}, [](double) {});
    QCOMPARE(table.rows.size(), 8U);
    QCOMPARE(std::get<std::int64_t>(table.rows[3][0]), 3);
    QCOMPARE(std::get<std::string>(table.rows[3][1]), "loss");
    QCOMPARE(std::get<std::vector<std::string>>(table.rows[3][2]),
             (std::vector<std::string>{"2-2", "1-1-1"}));
    QCOMPARE(table.facts.size(), 9U); // two of theory, seven of the page's lists
    for (const auto& fact : table.facts) QVERIFY(fact.holds);
    // 67 fields of up to eight stones.
    QVERIFY(table.facts[0].text.english().find("67 of 67") != std::string::npos);
    const auto normal =
        lab.run(parseValues(lab.options, "ending=normal;max-level=40;max-stones=20"), {}, [](double) {});
    std::size_t fields = 0;
    for (const auto& row : normal.rows) fields += std::get<std::vector<std::string>>(row[2]).size();
    QCOMPARE(fields, 2714U); // partitions of 0 to 20
    for (const auto& fact : normal.facts) QVERIFY(fact.holds);
}

// A ring longer than a limit of two or more is lost where the last stone wins, but not in misère play.
void TestLevels::circularNim() {
    const auto& lab = kindOf("ribbonim").labs.front();
    for (const int limit : {2, 3, 4}) {
        Naive naive(false, limit);
        for (int ring = limit + 1; ring <= 14; ++ring) QVERIFY(!naive.value({-ring}).second);
        const auto rules = "ending=normal;max-stones=14;limit=" + std::to_string(limit);
        const auto table = lab.run(parseValues(lab.options, rules), {}, [](double) {});
        QCOMPARE(table.facts.size(), 3U);
        QVERIFY(table.facts.back().holds);
        const auto all = std::to_string(14 - limit);
        QVERIFY(table.facts.back().text.english().find(all + " of " + all) != std::string::npos);
    }
    QVERIFY(Naive(true, 2).value({-3}).second);
}

QTEST_GUILESS_MAIN(TestLevels)
#include "tst_levels.moc"
