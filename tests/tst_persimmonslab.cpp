#include <QTest>

#include "core/games/persimmons/recipe.h"
#include "core/games/persimmons/theory.h"
#include "core/kind.h"

using namespace core;
namespace pm = core::persimmons;

namespace {

Table grundyLab(const std::string& values) {
    const auto& lab = kindOf("persimmons").labs.front();
    return lab.run(parseValues(lab.options, values), {}, {});
}

std::vector<std::int64_t> valuesOf(const Table& table, std::size_t row) {
    return std::get<std::vector<std::int64_t>>(table.rows[row][1]);
}

} // namespace

// The Grundy lab of Persimmons, and the written recipe that it tries.
class TestPersimmonsLab : public QObject {
    Q_OBJECT

private slots:
    void closedFormAgrees();
    void labGivesTheSourcesTables();
    void labStops();
    void recipeFailsWhereItDoes();
};

void TestPersimmonsLab::closedFormAgrees() {
    for (const char* condition : {"W", "L", "A"}) {
        const auto table = grundyLab(std::string("condition=") + condition);
        QVERIFY(table.complete && table.facts.front().holds);
        QCOMPARE(table.totals, (std::vector<std::pair<std::string_view, std::int64_t>>{{"mismatches", 0}}));
        QVERIFY(table.facts.front().text.english().find("330 positions") != std::string::npos);
    }
}

void TestPersimmonsLab::labGivesTheSourcesTables() {
    using Row = std::vector<std::int64_t>;
    const auto open = grundyLab("");
    QCOMPARE(open.rows.size(), std::size_t{8});
    QCOMPARE(open.columns.front().key, std::string_view("row"));
    QCOMPARE(open.columns.back().key, std::string_view("values"));
    QCOMPARE(valuesOf(open, 0), (Row{2, 3, 0, 1, 5, 4, 7, 6}));
    QCOMPARE(valuesOf(open, 3), (Row{1, 0, 3, 2, 6, 7, 4, 5}));
    QCOMPARE(valuesOf(open, 4), (Row{5, 4, 7, 6, 1, 0, 3, 2}));
    QCOMPARE(valuesOf(grundyLab("condition=W;size=4"), 1), (Row{1, 0, 3, 2}));
    QCOMPARE(valuesOf(grundyLab("condition=L;size=4"), 0), (Row{1, 0, 2, 3}));
    QCOMPARE(valuesOf(grundyLab("condition=L;size=4"), 1), (Row{0, 1, 3, 2}));
    QCOMPARE(valuesOf(grundyLab("size=22"), 21).size(), std::size_t{22});
    QVERIFY_THROWS_EXCEPTION(InputError, grundyLab("size=23"));
}

void TestPersimmonsLab::labStops() {
    const auto& lab = kindOf("persimmons").labs.front();
    std::stop_source stop;
    const auto table = lab.run(parseValues(lab.options, "size=22"), stop.get_token(), [&](double done) {
        QVERIFY(done < 0.5); // not asked again after the stop
        if (done > 0.1) stop.request_stop();
    });
    QVERIFY(!table.complete && table.rows.empty());
}

// Read word for word: 4-4A has no string with the bit it asks for; in 2-4A it leaves 2-3A, which is won.
void TestPersimmonsLab::recipeFailsWhereItDoes() {
    const pm::Rules rules(parseValues(pm::options(), ""));
    QVERIFY(pm::recipe(rules.parse("4-4A"), 1).empty());
    const auto advice = pm::recipe(rules.parse("2-4A"), 7);
    QCOMPARE(advice.size(), std::size_t{1});
    const auto move = pm::asMove(rules, rules.parse("2-4A"), advice.front());
    QVERIFY(move.has_value());
    QCOMPARE(rules.text(rules.parse("2-4A"), *move), std::string("2:1"));
    QCOMPARE(pm::closedForm(rules.parse("2-3A")), 3);
    for (const char* decided : {"condition=W", "condition=L"})
        for (const auto& fact : grundyLab(decided).facts) QVERIFY2(fact.holds, fact.text.english().c_str());
    const auto facts = grundyLab("").facts;
    QCOMPARE(facts.size(), std::size_t{4});
    QVERIFY(facts[0].holds && !facts[1].holds && facts[2].holds && !facts[3].holds);
    QVERIFY(facts[1].text.english().find("4-4A") != std::string::npos);
    QVERIFY(facts[3].text.english().find("2-4A") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestPersimmonsLab)
#include "tst_persimmonslab.moc"
