#include <QScrollBar>
#include <QTest>

#include "core/kind.h"
#include "ui/labs/celltext.h"
#include "ui/labs/labgrid.h"
#include "ui/labs/labmodel.h"
#include "ui/labs/labtable.h"
#include "ui/look/language.h"

// What a lab has found, as rows and as a grid.
class LabTableTest : public QObject {
    Q_OBJECT
private slots:
    // Rather than scroll sideways a table takes more lines.
    void tableFitsIntoItsWindow() {
        LabModel model;
        LabTable shown(&model);
        shown.resize(600, 400);
        shown.show();
        core::Table table;
        table.columns = {{"n", core::text("core", "a heading of a number of words")},
                         {"name", core::text("core", "name")}};
        std::string names;
        for (int i = 0; i < 60; ++i) names += "5-1-1-1, ";
        table.rows = {{std::int64_t{1}, names}, {std::int64_t{2}, std::string("6-2")}};
        model.setTable(table);
        QTRY_VERIFY(shown.rowHeight(0) > 2 * shown.rowHeight(1));
        QVERIFY(shown.columnWidth(0) + shown.columnWidth(1) <= shown.viewport()->width());
        QVERIFY(!shown.horizontalScrollBar()->isVisible());
        shown.resize(300, 400);
        QTRY_VERIFY(shown.columnWidth(0) + shown.columnWidth(1) <= shown.viewport()->width());
    }

    void numbersAreReadAsTheirColumnSays() {
        language::set(language::Id::English);
        const core::Cell number{std::int64_t{2'028'773'880}};
        QCOMPARE(celltext::shown(number), QStringLiteral("2,028,773,880"));
        QCOMPARE(celltext::shown(number, {"size", {}, true}), QStringLiteral("2.0 GB"));
        QCOMPARE(celltext::shown(core::Cell{std::int64_t{14}}, {"level", {}, false, "T"}),
                 QStringLiteral("T14"));
    }

    // The values of an option of the rules stand there as the new-game dialog calls them.
    void rulesAreCalledAsInTheDialog() {
        const auto& kind = core::kindOf("ribbonim");
        LabModel model(kind.options);
        core::Table table;
        table.columns = {{"ending", core::text("core", "ending")}, {"name", core::text("core", "name")}};
        table.rows = {{std::string("misere"), std::string("misere")},
                      {std::string("5-1"), std::string("win")}};
        model.setTable(table);
        const auto says = [&model](int row, int column) {
            return model.index(row, column).data().toString();
        };
        QCOMPARE(says(0, 0), QStringLiteral("Misère"));
        QCOMPARE(says(0, 1), QStringLiteral("misere"));
        QCOMPARE(says(1, 0), QStringLiteral("5-1"));
        QCOMPARE(says(1, 1), QStringLiteral("win"));
        language::set(language::Id::Kana);
        QVERIFY(says(0, 0) != QStringLiteral("Misère") && says(0, 0) != QStringLiteral("misere"));
        language::set(language::Id::English);
    }

    // In a narrow window the figures are told beside the table.
    void figuresGoAsideWhereThereIsNoRoom() {
        LabModel model;
        LabTable shown(&model);
        shown.resize(900, 400);
        shown.show();
        core::Table table;
        table.columns = {{"name", core::text("core", "name")}};
        for (int i = 1; i < 8; ++i) table.columns.push_back({"n", core::text("core", "n")});
        table.rows = {std::vector<core::Cell>(8, std::int64_t{7})};
        table.rows.front().front() = std::string("a name of many words that is worth to be read in one line");
        table.pictures = {{}};
        model.setTable(table);
        const auto hidden = [&] { return shown.aside().size(); };
        QTRY_COMPARE(hidden(), 0);
        shown.resize(500, 400);
        QTRY_COMPARE(hidden(), 4);
        QVERIFY(!shown.isColumnHidden(3) && shown.isColumnHidden(4));
        shown.resize(900, 400);
        QTRY_COMPARE(hidden(), 0);
    }

    void gridIsReadByKeyboard() {
        LabGrid grid;
        core::Table table;
        table.view = core::Table::View::Grid;
        table.columns = {{"row", core::text("core", "row")}, {"values", core::text("core", "values")}};
        table.rows = {{std::int64_t{0}, std::vector<std::int64_t>{2, 3}},
                      {std::int64_t{1}, std::vector<std::int64_t>{3, 7}}};
        grid.setTable(table);
        QTest::keyClick(&grid, Qt::Key_Right);
        QTest::keyClick(&grid, Qt::Key_Right);
        QTest::keyClick(&grid, Qt::Key_Down);
        QCOMPARE(grid.cell(), QPoint(1, 1));
        QCOMPARE(grid.accessibleDescription(), QStringLiteral("row 1, column 1: 7"));
        QTest::keyClick(&grid, Qt::Key_Down);
        QCOMPARE(grid.cell(), QPoint(1, 1));
    }
};
QTEST_MAIN(LabTableTest)
#include "tst_labtable.moc"
