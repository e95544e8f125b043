#include <QTemporaryDir>
#include <QTest>

#include "core/games/fmurs/enclosure.h"
#include "core/games/fmurs/endgames.h"
#include "core/games/fmurs/forcedjump.h"
#include "core/games/fmurs/placing.h"
#include "core/games/fmurs/rules.h"
#include "core/games/fmurs/tableplan.h"
#include "core/games/fmurs/theorem.h"
#include "core/kind.h"
#include "core/play/match.h"
#include "tests/fmursrules.h"

using namespace core;
using FmursRules = core::fmurs::Rules;

// The labs of Fmurs: stages, and the law of the last pair.
class TestFmursLab : public QObject {
    Q_OBJECT

private slots:
    void stagesAsTheRulesPageHasThem();
    void borderIsNamed();
    void lawOfTheLastPair();
    void picturesShowWhatTheySay();
    void claimsOfTheSource();
    void whoCanEncloseIsNeverCaught();
    void stops();
    void sentencesWhereTheLawsFail();
    void stagesOfOtherRules();
    void aJumpCanBeForced();
    void theSourcesDogs();
    void theSourcesDogsPlay();
    void tablesAreBuiltOnRequest();
    void tablesOfOtherRulesAreOthers_data();
    void tablesOfOtherRulesAreOthers();
    void tablesThatDoNotFitAreLeft();
};

namespace {

Table labOf(std::string_view id, const std::string& values) {
    for (const auto& lab : kindOf("fmurs").labs)
        if (lab.id == id) return lab.run(parseValues(lab.options, values), {}, [](double) {});
    qFatal("no such lab");
    return {};
}

std::int64_t number(const Table& table, std::size_t row, std::string_view key) {
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].key == key) return std::get<std::int64_t>(table.rows.at(row)[i]);
    qFatal("no such column");
    return 0;
}

std::size_t rowOf(const Table& table, int rows, int columns) {
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        if (number(table, i, "rows") == rows && number(table, i, "columns") == columns) return i;
    qFatal("no such field");
    return 0;
}

// What the tables say of a picture: turns of the dogs, or Endgame::never.
int valueOf(const Picture& picture) {
    const FmursRules rules(parseValues(fmurs::options(), picture.rules));
    const auto p = rules.parse(picture.position);
    fmurs::Endgames endgames(rules.chase(), rules.dogs(), rules.symmetries());
    if (!endgames.solve(rules.sheep(), {})) return -1;
    return p.phase == FmursRules::Phase::MoveDogs ? endgames.dogsToMove(rules.herd(p))
                                                  : endgames.sheepToMove(rules.herd(p), false);
}

} // namespace

void TestFmursLab::stagesAsTheRulesPageHasThem() {
    const auto one = labOf("fmurs-stages", "rows=3..8;columns=6;sheep=1;turn=either");
    const auto check = [](const Table& table, int rows, int positions, int longest) {
        const auto row = rowOf(table, rows, 6);
        QCOMPARE(number(table, row, "positions"), std::int64_t{positions});
        QCOMPARE(number(table, row, "escapes"), std::int64_t{0});
        QCOMPARE(number(table, row, "longest"), std::int64_t{longest});
    };
    check(one, 3, 816, 4);
    check(one, 6, 14280, 8);
    check(one, 8, 38916, 12);
    check(labOf("fmurs-stages", "rows=5;columns=6;sheep=2;turn=either"), 5, 57834, 12);
    QVERIFY(one.complete && one.facts.at(0).holds);
    QCOMPARE(
        one.facts.at(0).text.english(),
        std::string("On n × 6, n from 3 to 8, the dogs catch everything: from the theorem's placement and "
                    "from every other one."));
    QCOMPARE(one.facts.at(1).text.english(), std::string("On none of these fields can the sheep escape."));
}

// From 8 rows and 9 columns on a sheep can escape; on a torus nearly everywhere.
void TestFmursLab::borderIsNamed() {
    const auto table = labOf("fmurs-stages", "rows=6..10;columns=7..10;turn=either");
    QCOMPARE(table.facts.size(), std::size_t{1}); // no field of six columns
    QVERIFY(table.facts.front().holds);
    QCOMPARE(table.facts.front().text.english(),
             std::string("The border: the sheep can escape for ever on 6 of 20 fields: all with at least 8 "
                         "rows and 9 columns."));
    const auto torus = labOf("fmurs-stages", "rows=3..4;columns=3..4;topology=torus;turn=either");
    QVERIFY(!torus.facts.front().holds);
    QCOMPARE(torus.facts.front().text.english(),
             std::string("The border: the sheep can escape for ever on 2 of 4 fields: 3 × 3, 4 × 4."));
}

void TestFmursLab::lawOfTheLastPair() {
    const auto table = labOf("fmurs-law", "rows=7..9;columns=8..9;turn=either");
    for (const auto& [rows, columns, lawful] :
         {std::tuple(7, 8, false), std::tuple(7, 9, false), std::tuple(8, 8, false), std::tuple(8, 9, true),
          std::tuple(9, 8, false), std::tuple(9, 9, true)}) {
        const auto row = rowOf(table, rows, columns);
        QCOMPARE(number(table, row, "pairsEscape"), std::int64_t{0});
        QCOMPARE(number(table, row, "straysEscape"), lawful ? number(table, row, "strays") : 0);
        QCOMPARE(std::get<bool>(table.rows[row].back()), lawful);
    }
    QCOMPARE(table.facts.size(), std::size_t{3}); // and what is proved of larger flocks
    QVERIFY(table.facts[0].text.english().find("on 2 of 6 fields: all with at least 8 rows and 9 columns") !=
            std::string::npos);
    QVERIFY(table.facts[1].text.english().find("on 4 of 6 fields") != std::string::npos);
}

void TestFmursLab::picturesShowWhatTheySay() {
    const auto stages = labOf("fmurs-stages", "rows=8;columns=8..9;turn=either");
    QCOMPARE(stages.pictures.size(), stages.rows.size());
    for (std::size_t row = 0; row < stages.rows.size(); ++row) {
        const auto& pictures = stages.pictures[row];
        QCOMPARE(valueOf(pictures.at(0)), static_cast<int>(number(stages, row, "longest")));
        // The theorem's placement: row 2 from the top and from the bottom (⌊8/3⌋), the sheep still to come.
        QCOMPARE(pictures.at(1).position, row == 0 ? std::string("8/6D1/8/8/8/8/1D6/8 s+ 0")
                                                   : std::string("9/7D1/9/9/9/9/1D7/9 s+ 0"));
    }
    const auto law = labOf("fmurs-law", "rows=8;columns=9;turn=either");
    const auto& pictures = law.pictures.at(0);
    QCOMPARE(pictures.size(), std::size_t{2});
    QCOMPARE(valueOf(pictures[0]), pictures[0].caption.n);
    QCOMPARE(valueOf(pictures[1]), int{fmurs::Endgame::never});
}

// The figures are those of the stages; a claim that fails names its smallest field.
void TestFmursLab::claimsOfTheSource() {
    const auto table = labOf("fmurs-claims", "rows=4..5;columns=5;sheep=1");
    QCOMPARE(table.rows.size(), std::size_t{6});
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        for (const std::string reading : {"both", "either"}) {
            const auto stage =
                labOf("fmurs-stages",
                      "rows=" + std::to_string(number(table, i, "rows")) + ";columns=5;turn=" + reading +
                          ";dogs=" + std::to_string(number(table, i, "dogs")) +
                          ";topology=" + (std::get<bool>(table.rows[i][4]) ? "box" : "cylinder"));
            QCOMPARE(number(table, i, reading + "Longest"), number(stage, 0, "longest"));
            QCOMPARE(number(table, i, reading + "Escapes"), number(stage, 0, "escapes"));
        }
    QVERIFY(table.complete);
    QCOMPARE(table.facts.size(), std::size_t{6});
    QVERIFY(!table.facts[0].holds);
    QVERIFY(table.facts[0].text.english().find("first on 4 × 5") != std::string::npos);
}

// A dog that four fighting sheep can enclose by force cannot clear the field, say the tables.
void TestFmursLab::whoCanEncloseIsNeverCaught() {
    std::uint64_t all = 0;
    for (const std::string turn : {"both", "either"}) {
        const FmursRules rules(
            parseValues(fmurs::options(), "rows=5;columns=5;sheep=4;fighting=on;halves=1;turn=" + turn));
        fmurs::Enclosure enclosure(rules.chase(), rules.dogs());
        QVERIFY(enclosure.solve({}));
        fmurs::Endgames endgames(rules.chase(), rules.dogs(), rules.symmetries());
        QVERIFY(endgames.solve(4, {}));
        std::uint64_t forced = 0;
        enclosure.each([&](const fmurs::Herd& h) {
            if (!enclosure.forced(h)) return;
            ++forced;
            if (endgames.dogsToMove(h) != fmurs::Endgame::never) QFAIL("caught all the same");
        });
        QCOMPARE(forced, enclosure.forced());
        all += forced;
    }
    QVERIFY(all > 0);
}

// At once, or after the first field: then there is one row, and nothing is claimed of all.
void TestFmursLab::stops() {
    std::stop_source stop;
    stop.request_stop();
    for (const auto& lab : kindOf("fmurs").labs)
        QVERIFY(!lab.run(parseValues(lab.options, ""), stop.get_token(), [](double) {}).complete);
    for (const auto& lab : kindOf("fmurs").labs) {
        if (lab.id == "fmurs-tables" || lab.id == "fmurs-claims") continue;
        std::stop_source early;
        const auto table = lab.run(parseValues(lab.options, "rows=6..7;columns=6..7;turn=either"),
                                   early.get_token(), [&](double) { early.request_stop(); });
        QVERIFY(!table.complete && table.facts.empty());
        QCOMPARE(table.rows.size(), std::size_t{1});
        QCOMPARE(table.pictures.size(), std::size_t{1});
    }
}

// On a torus nearly everything escapes, and on 3 × 3 even pairs do.
void TestFmursLab::sentencesWhereTheLawsFail() {
    const auto stages = labOf("fmurs-stages", "rows=3..5;columns=6;topology=torus;turn=either");
    QVERIFY(!stages.facts.at(0).holds && stages.facts.at(1).holds);
    QCOMPARE(stages.facts[0].text.english(),
             std::string("On n × 6, n from 3 to 5, the dogs catch everything from the theorem's placement on "
                         "1 of 3 fields only."));
    QCOMPARE(stages.facts[1].text.english(),
             std::string("The border: the sheep can escape for ever on 2 of 3 fields: all with at least 4 "
                         "rows and 6 columns."));
    const auto law = labOf("fmurs-law", "rows=3..4;columns=3..5;topology=torus;turn=either");
    QCOMPARE(law.facts.size(), std::size_t{3});
    QVERIFY(law.facts[0].holds && law.facts[1].holds && !law.facts[2].holds);
    QCOMPARE(law.facts[0].text.english(),
             std::string("The law of the last pair holds on 2 of 6 fields: all with at least 4 rows and 4 "
                         "columns. A flock in which some sheep has a neighbour is always caught, one in "
                         "which none has always escapes."));
    QCOMPARE(law.facts[1].text.english(),
             std::string("Every flock is caught, with a pair or without, on 3 of 6 fields: 3 × 4, 3 × 5, "
                         "4 × 3."));
    QCOMPARE(law.facts[2].text.english(), std::string("The law does not hold on 1 of 6 fields: 3 × 3."));
}

// The reading, dogs, sheep and variations are options; fields without room for the flock are passed over.
void TestFmursLab::stagesOfOtherRules() {
    const auto torus = labOf("fmurs-stages", "rows=6;columns=7;topology=torus");
    QCOMPARE(number(torus, 0, "positions"), std::int64_t{34440});
    QCOMPARE(number(torus, 0, "escapes"), std::int64_t{3864});
    const auto alone = labOf("fmurs-stages", "rows=6;columns=6;dogs=1");
    QVERIFY(number(alone, 0, "escapes") > 0);
    const auto kings = labOf("fmurs-stages", "rows=5;columns=5;dogpiece=king;shelter=on;sheep=4");
    QCOMPARE(kings.rows.size(), std::size_t{1});
    QVERIFY(labOf("fmurs-stages", "rows=3;columns=3;sheep=12").rows.empty());
}

// As a program of its own has it, without and with steps before the jumps; and not on a narrow field.
void TestFmursLab::aJumpCanBeForced() {
    for (const auto& [rows, columns, both, longest] :
         {std::tuple(10, 6, false, 25), std::tuple(8, 9, false, 23), std::tuple(10, 6, true, 17)}) {
        const fmurs::Chase chase(fmurs::Field(rows, columns, fmurs::Topology::Cylinder, {}),
                                 {.stepThenJump = both});
        fmurs::ForcedJump hunt(chase);
        QVERIFY(hunt.solve({}, [](double) {}));
        QCOMPARE(hunt.longest(), longest);
        QCOMPARE(hunt.unforced(), std::uint64_t{0});
    }
    const fmurs::Chase narrow(fmurs::Field(7, 3, fmurs::Topology::Cylinder, {}), {.stepThenJump = false});
    fmurs::ForcedJump hunt(narrow);
    QVERIFY(hunt.solve({}, [](double) {}) && hunt.unforced() > 0);
}

// Up to ten rows the source's proof works out as it is written; from eleven on the sheep can come onto a row
// that it has forgotten. With a step or jumps alone it has no beginning.
void TestFmursLab::theSourcesDogs() {
    constexpr std::array best{1, 1, 2, 2, 3, 4, 4, 5, 6, 6};
    for (int rows = 3; rows <= 12; ++rows)
        for (const auto* const turn : {"both", "either"}) {
            const auto r = fmursrules::rulesOf(
                QStringLiteral("rows=%1;columns=6;sheep=1;halves=1;turn=%2").arg(rows).arg(turn));
            fmurs::Endgames endgames(r.chase(), r.dogs(), r.symmetries());
            QVERIFY(endgames.solve(1, {}));
            const fmurs::Theorem theorem(r, endgames);
            auto start = r.start();
            std::ranges::copy(fmurs::symmetricDogs(r.field(), 2), start.dogs.begin());
            std::ranges::sort(start.dogs);
            start.phase = FmursRules::Phase::PlaceSheep;
            int longest = 0, lost = 0;
            for (const auto m : r.moves(start)) {
                const auto p = r.play(start, m);
                const auto chance = theorem.chance(p, theorem.whole());
                longest = std::max<int>(longest, endgames.dogsToMove(r.herd(p)));
                QVERIFY(chance.turns >= endgames.dogsToMove(r.herd(p)) && chance.turns < 30);
                lost += chance.holds ? 0 : 1;
            }
            const bool both = turn == std::string("both");
            if (both) QCOMPARE(longest, best.at(static_cast<std::size_t>(rows - 3)));
            QCOMPARE(lost > 0, !both || rows > 10);
        }
}

// Played through against the best replies it ends as soon as was said, with fewer rows in mind at every turn.
void TestFmursLab::theSourcesDogsPlay() {
    const auto& lab = *kindOf("fmurs").demonstration;
    const auto proof = lab.make(parseValues(lab.options, "rows=8"), {}, [](double) {});
    QVERIFY(proof != nullptr && !proof->facts().empty() && proof->facts().front().holds);
    Match line(proof->game(), proof->start());
    std::size_t aside = 0;
    int turns = 0;
    while (!line.ending()) {
        const auto step = proof->at(line);
        QVERIFY(step.aside.size() >= aside && step.aside.size() <= aside + 6 && !step.lines.empty());
        aside = step.aside.size();
        turns += step.move ? 1 : 0;
        QCOMPARE(step.move.has_value(), line.mover() == proof->side());
        line.play(step.move ? *step.move : step.known.moves.front().move);
    }
    QCOMPARE(turns, 4);
    QCOMPARE(aside, std::size_t{18});
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(lab.make(parseValues(lab.options, ""), stop.get_token(), [](double) {}) == nullptr);
}

// Stopped on the way nothing is lost but the table in work; in the end the tables lie on disk, where a match
// finds them.
void TestFmursLab::tablesAreBuiltOnRequest() {
    const QTemporaryDir folder;
    const auto before = qgetenv("XDG_CACHE_HOME");
    qputenv("XDG_CACHE_HOME", folder.path().toUtf8());
    const FmursRules rules(parseValues(fmurs::options(), "rows=7;columns=8;sheep=4;halves=1;turn=either"));
    fmurs::TablePlan plan(rules);
    const auto first = plan.layers();
    QCOMPARE(first.size(), std::size_t{4});
    QVERIFY(first.at(2).there && !first.at(3).there && first.at(3).fits);
    QVERIFY(first.at(3).memory > first.at(3).bytes && first.at(3).seconds > 0);

    double reached = 0;
    std::stop_source stop;
    QVERIFY(!plan.build(stop.get_token(), [&](double done) {
        QVERIFY(done >= reached && done <= 1);
        reached = done;
        if (done > 0.5) stop.request_stop();
    }));
    QVERIFY(reached > 0.5 && !plan.layers().at(3).there);
    QVERIFY(plan.build({}, [&](double done) { reached = done; }));
    QVERIFY(plan.layers().at(3).there && reached > 0.9);

    fmurs::Endgames built(rules.chase(), rules.dogs(), rules.symmetries());
    fmurs::Endgames found(rules.chase(), rules.dogs(), rules.symmetries(), rules.tableName());
    QVERIFY(found.kept(4) && found.affordable(0) == 0 && built.solve(4, {}));
    std::stop_source loaded; // a table that is read reports no progress
    QVERIFY(found.solve(3, {}) && found.solve(4, {}, [&](double) { loaded.request_stop(); }));
    QVERIFY(!loaded.stop_requested() && found.table(4).values() == built.table(4).values());
    QCOMPARE(double(found.table(4).values().size()), first.at(3).bytes);
    qputenv("XDG_CACHE_HOME", before);
}

void TestFmursLab::tablesOfOtherRulesAreOthers_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("option");
    QTest::newRow("shelter") << "rows=8;columns=8;sheep=3;turn=either"
                             << ";shelter=on";
    QTest::newRow("ten turns") << "rows=7;columns=8;sheep=4;turn=either"
                               << ";score10=on";
}

// Tables with more entries a placement, or more than one of so many sheep, are as large as was said and are
// found again, but not where they do not belong.
void TestFmursLab::tablesOfOtherRulesAreOthers() {
    QFETCH(QString, field);
    QFETCH(QString, option);
    const QTemporaryDir folder;
    const auto before = qgetenv("XDG_CACHE_HOME");
    qputenv("XDG_CACHE_HOME", folder.path().toUtf8());
    const auto rules = fmursrules::rulesOf(field + option), plain = fmursrules::rulesOf(field);
    const auto tablesOf = [](const FmursRules& r, const std::string& name) {
        return fmurs::Endgames(r.chase(), r.dogs(), r.symmetries(), name, r.countedTurns());
    };
    fmurs::TablePlan plan(rules);
    QVERIFY(!plan.layers().back().there && plan.build({}, [](double) {}));
    QVERIFY(plan.layers().back().there);

    const int sheep = rules.sheep();
    auto built = tablesOf(rules, {}), found = tablesOf(rules, rules.tableName());
    QVERIFY(found.kept(sheep) && !tablesOf(plain, plain.tableName()).kept(sheep));
    QVERIFY(built.solve(sheep, {}) && found.solve(sheep - 1, {}));
    std::stop_source loaded; // a table that is read reports no progress
    QVERIFY(found.solve(sheep, {}, [&](double) { loaded.request_stop(); }) && !loaded.stop_requested());
    double bytes = 0;
    for (int left = 0; left < found.goals(sheep); ++left) {
        QVERIFY(found.table(sheep, left).values() == built.table(sheep, left).values());
        bytes += static_cast<double>(found.table(sheep, left).values().size());
    }
    QCOMPARE(bytes, plan.layers().back().bytes);
    qputenv("XDG_CACHE_HOME", before);
}

// Nothing is begun that memory or disk cannot hold, and rules that cannot be are answered, not thrown.
void TestFmursLab::tablesThatDoNotFitAreLeft() {
    const auto table = labOf("fmurs-tables", "sheep=8");
    QCOMPARE(table.rows.size(), std::size_t{8});
    QVERIFY(!std::get<bool>(table.rows.back().back()));
    QVERIFY(table.facts.back().text.english().starts_with("The table of "));
    const auto none = labOf("fmurs-tables", "rocks=z99");
    QVERIFY(none.rows.empty() && !none.complete && !none.facts.at(0).holds);
}

QTEST_GUILESS_MAIN(TestFmursLab)
#include "tst_fmurslab.moc"
