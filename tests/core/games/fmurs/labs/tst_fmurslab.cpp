#include <QTest>

#include "core/games/fmurs/rules/rules.h"
#include "core/games/fmurs/tables/endgames.h"
#include "tests/core/games/fmurs/fmurslabs.h"

using namespace fmurslabs;
using FmursRules = core::fmurs::Rules;

// The labs of Fmurs: stages, and the law of the last pair.
class TestFmursLab : public QObject {
    Q_OBJECT

private slots:
    void stagesAsTheRulesPageHasThem();
    void borderIsNamed();
    void lawOfTheLastPair();
    void picturesShowWhatTheySay();
    void largeFlocksByThePlainRules();
    void stops();
    void sentencesWhereTheLawsFail();
    void stagesOfOtherRules();
};

namespace {

// What the tables say of a picture: turns of the dogs, or Endgame::never.
int valueOf(const Picture& picture) {
    const FmursRules rules(parseValues(fmurs::options(), picture.rules));
    const auto p = rules.parse(picture.position);
    fmurs::Endgames endgames(rules.chase(), rules.dogs(), rules.symmetries());
    if (!endgames.solve(rules.sheep(), {})) return -1;
    return p.phase == FmursRules::Phase::MoveDogs ? endgames.dogsToMove(rules.placement(p))
                                                  : endgames.sheepToMove(rules.placement(p), false);
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
        std::string("On n × 6, n from 3 to 8, the dogs catch everything: from the theorem’s placement and "
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
    const auto beyond = labOf("fmurs-stages", "rows=8..9;columns=9..9;turn=either");
    QVERIFY(beyond.facts.front().text.english().ends_with("on 2 of 2 fields: 8 × 9, 9 × 9."));
    const auto torus = labOf("fmurs-stages", "rows=3..4;columns=3..4;topology=torus;turn=either");
    QVERIFY(!torus.facts.front().holds);
    QCOMPARE(torus.facts.front().text.english(),
             std::string("The border: the sheep can escape for ever on 2 of 4 fields: 3 × 3, 4 × 4."));
}

void TestFmursLab::lawOfTheLastPair() {
    const auto table = labOf("fmurs-law", "rows=7..9;columns=8..9;sheep=2;turn=either");
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
    const auto allCaught = labOf("fmurs-law", "rows=4;columns=4;turn=either");
    QCOMPARE(allCaught.pictures.at(0).size(), std::size_t{1});
    const auto pairsEscape = labOf("fmurs-law", "rows=3;columns=3;topology=torus;dogs=1;turn=either");
    QVERIFY(pairsEscape.pictures.at(0).empty());
    QVERIFY_THROWS_EXCEPTION(InputError,
                             labOf("fmurs-law", "rows=4;columns=4;sheep=1;turn=either")); // no pair
    const auto& pictures = law.pictures.at(0);
    QCOMPARE(pictures.size(), std::size_t{2});
    QCOMPARE(valueOf(pictures[0]), pictures[0].caption.n);
    QCOMPARE(valueOf(pictures[1]), int{fmurs::Endgame::never});
}

// The law is proved for two dogs on a cylinder by the plain rules, and of others nothing is said.
void TestFmursLab::largeFlocksByThePlainRules() {
    const auto proved = [](const std::string& rules) {
        const auto law = labOf("fmurs-law", "rows=4;columns=4;" + rules);
        return std::ranges::any_of(law.facts, [](const auto& fact) {
            return fact.text.english().starts_with("Larger flocks: on 10 × 9 and on 8 × 9 the law is proved");
        });
    };
    QVERIFY(proved("turn=either"));
    for (const auto* const other : {"turn=both", "turn=either;dogs=1", "turn=either;topology=box",
                                    "turn=either;diagonal=always", "turn=either;dogpiece=king"})
        QVERIFY2(!proved(other), other);
}

// At once, or after the first field: then there is one row, and nothing is claimed of all.
void TestFmursLab::stops() {
    std::stop_source stop;
    stop.request_stop();
    for (const auto& lab : kindOf("fmurs").labs)
        QVERIFY(!lab.run(parseValues(lab.options, ""), stop.get_token(), [](double) {}).complete);
    for (const auto& lab : kindOf("fmurs").labs) {
        // Tables, claims and rows have no fields to be swept in both directions.
        if (lab.id == "fmurs-tables" || lab.id == "fmurs-claims" || lab.id == "fmurs-rows") continue;
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
             std::string("On n × 6, n from 3 to 5, the dogs catch everything from the theorem’s placement on "
                         "1 of 3 fields only."));
    QCOMPARE(stages.facts[1].text.english(),
             std::string("The border: the sheep can escape for ever on 2 of 3 fields: all with at least 4 "
                         "rows and 6 columns."));
    const auto law = labOf("fmurs-law", "rows=3..4;columns=3..5;topology=torus;turn=either");
    QCOMPARE(law.facts.size(), std::size_t{3});
    QVERIFY(law.facts[0].holds && law.facts[1].holds && !law.facts[2].holds);
    QCOMPARE(law.facts[0].text.english(),
             std::string("The law of the last pair holds on 2 of 6 fields: all with at least 4 rows and 4 "
                         "columns. A flock in which some sheep has a neighbour is always caught; a flock "
                         "in which no sheep has one always escapes."));
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
    const auto large = labOf("fmurs-stages", "rows=12;columns=11..12;sheep=10");
    QVERIFY(large.rows.empty() && large.complete);
    QVERIFY(large.facts.back().text.english().find("12 × 11, 12 × 12") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestFmursLab)
#include "tst_fmurslab.moc"
