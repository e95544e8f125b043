#include <QTest>

#include "core/solve/rulesweep.h"
#include "tests/toykinds.h"

using namespace core;

// Who wins by which rules.
class TestRuleSweep : public QObject {
    Q_OBJECT

private slots:
    void severalNumbersAreRowsAndColumns();
};

// The second number changes fastest, and what the game refuses is left out.
void TestRuleSweep::severalNumbersAreRowsAndColumns() {
    auto kind = pursuit::kind();
    kind.options.push_back({"field", Option::Type::Int, text("pursuit", "Cells"), "1", 1, 2});
    kind.make = [](const Values& values) -> std::unique_ptr<Game> {
        if (values.number("hare") == 2 && values.number("field") == 2)
            throw InputError(text("pursuit", "There is no stone here."));
        return pursuit::kind().game("hare=" + std::to_string(values.number("hare")));
    };
    const Schema ranges{{"hare", Option::Type::Range, text("pursuit", "Hare"), "1..3", 1, 3},
                        {"field", Option::Type::Range, text("pursuit", "Cells"), "1..2", 1, 2}};
    const auto table = ruleSweep(kind, {"hare", "field"}, parseValues(ranges, ""), {}, [](double) {});
    std::vector<std::string> rules;
    for (const auto& row : table.rows) rules.push_back(std::get<std::string>(row.front()));
    QCOMPARE(rules, (std::vector<std::string>{"hare=1;field=1", "hare=1;field=2", "hare=2;field=1",
                                              "hare=3;field=1", "hare=3;field=2"}));
}

QTEST_GUILESS_MAIN(TestRuleSweep)
#include "tst_rulesweep.moc"
