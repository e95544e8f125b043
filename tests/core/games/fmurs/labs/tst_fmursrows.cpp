#include <QTest>

#include "core/games/fmurs/proof/tallfield.h"
#include "tests/core/games/fmurs/fmurslabs.h"

#include <algorithm>

using namespace fmurslabs;
using fmurs::TallField;

// Theorem 1 on fields that are taller than a match can have.
class FmursRowsTest : public QObject {
    Q_OBJECT

private slots:
    void asTheTablesSay_data();
    void asTheTablesSay();
    void asIsProved();
    void whatIsFalseElsewhere();
    void stopped();
};

void FmursRowsTest::asTheTablesSay_data() {
    QTest::addColumn<QString>("turn");
    for (const char* turn : {"both", "either"}) QTest::newRow(turn) << turn;
}

// Where fields are small enough for the tables of play: the same placements, escapes and longest catches.
void FmursRowsTest::asTheTablesSay() {
    QFETCH(QString, turn);
    const auto common = ";turn=" + turn.toStdString();
    const auto tables = labOf("fmurs-stages", "rows=3..12;columns=3..10;sheep=1" + common);
    QVERIFY(tables.complete);
    for (int columns = 3; columns <= 10; ++columns) {
        const auto counted = labOf("fmurs-rows", "rows=3..12;columns=" + std::to_string(columns) + common);
        QVERIFY(counted.complete);
        for (int rows = 3; rows <= 12; ++rows) {
            const auto i = static_cast<std::size_t>(rows - 3), j = rowOf(tables, rows, columns);
            for (const char* key : {"positions", "escapes", "longest"})
                QCOMPARE(number(counted, i, key), number(tables, j, key));
            const bool caught = !std::holds_alternative<std::monostate>(counted.rows[i][4]);
            QCOMPARE(caught, std::get<bool>(tables.rows[j][5]));
        }
    }
}

// Beyond them: what tests/check-theorem proves for every number of rows.
void FmursRowsTest::asIsProved() {
    const auto counted = labOf("fmurs-rows", "rows=3..24");
    QVERIFY(counted.complete);
    QCOMPARE(counted.facts.size(), 3U);
    QVERIFY(std::ranges::all_of(counted.facts, &Fact::holds));
    for (int rows = 4; rows <= 24; ++rows) {
        const auto i = static_cast<std::size_t>(rows - 3);
        QCOMPARE(number(counted, i, "symmetric"), 2 * (rows / 3) + rows % 3 - 2);
        QCOMPARE(number(counted, i, "closed"), number(counted, i, "symmetric"));
        QVERIFY(rows == 4 || number(counted, i, "longest") == rows - 2);
    }
}

// On other fields nothing is claimed, and what fails is said.
void FmursRowsTest::whatIsFalseElsewhere() {
    const auto counted = labOf("fmurs-rows", "rows=12..13;columns=9;turn=either");
    QCOMPARE(counted.facts.size(), 1U);
    QVERIFY(!counted.facts.front().holds);
    QCOMPARE(counted.facts.front().rows, (std::vector<std::size_t>{0, 1}));
    QVERIFY(std::holds_alternative<std::monostate>(counted.rows[0][5]));
}

void FmursRowsTest::stopped() {
    std::stop_source stop;
    stop.request_stop();
    TallField field(20, 6, true);
    QVERIFY(!field.solve(stop.get_token()));
    const auto& labs = kindOf("fmurs").labs;
    const auto lab = std::ranges::find(labs, "fmurs-rows", &Lab::id);
    const auto table = lab->run(parseValues(lab->options, ""), stop.get_token(), [](double) {});
    QVERIFY(!table.complete && table.rows.empty() && table.facts.empty());
}

QTEST_GUILESS_MAIN(FmursRowsTest)
#include "tst_fmursrows.moc"
