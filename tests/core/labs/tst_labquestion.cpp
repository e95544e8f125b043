#include <QTest>

#include "core/labs/labquestion.h"
#include "core/labs/labs.h"

#include <algorithm>
#include <set>
#include <tuple>

using namespace core;

// What is asked of a lab's table before it is shown: each question has one right choice, which stands there.
class TestLabQuestion : public QObject {
    Q_OBJECT

private slots:
    void theRightChoiceStandsThere_data();
    void theRightChoiceStandsThere();
    void whatTellsNothingIsNotAsked();
    void ofAGridAnyValueIs();
};

namespace {

Table table(std::vector<std::vector<Cell>> rows) {
    Table one;
    one.columns = {{"name", {}}, {"size", {}}, {"end", {}}};
    one.rows = std::move(rows);
    return one;
}

const std::int64_t two = 2, three = 3;

} // namespace

// Of every lab that is quick by itself.
void TestLabQuestion::theRightChoiceStandsThere_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("lab");
    for (const auto& [game, id] : {std::pair{"ribbonim", "ribbonim-levels"},
                                   {"bao", "bao-loops"},
                                   {"persimmons", "persimmons-grundy"},
                                   {"chopsticks", "chopsticks-rules"}}) {
        const auto& labs = labsOf(kindOf(game));
        const auto found = std::ranges::find(labs, std::string_view(id), &Lab::id);
        QVERIFY(found != labs.end());
        QTest::newRow(id) << game << static_cast<int>(found - labs.begin());
    }
}

void TestLabQuestion::theRightChoiceStandsThere() {
    QFETCH(QString, game);
    QFETCH(int, lab);
    const auto& one = labsOf(kindOf(game.toStdString()))[static_cast<std::size_t>(lab)];
    const auto found = one.run(parseValues(one.options, ""), {}, [](double) {});
    constexpr std::size_t rows = 60;
    const auto asked = labQuestions(found, rows, 5, 7);
    QVERIFY(!asked.empty());
    std::set<std::pair<std::size_t, std::size_t>> places;
    for (const auto& question : asked) {
        QVERIFY(question.row < rows && places.emplace(question.row, question.column).second);
        const auto& row = found.rows[question.row];
        const auto& right = question.choices.at(question.right);
        if (found.view == Table::View::Grid)
            QVERIFY(right == Cell(std::get<std::vector<std::int64_t>>(row[1]).at(question.column)));
        else
            QVERIFY(question.names <= question.column && right == row.at(question.column));
        QVERIFY(question.choices.size() >= 2 && question.choices.size() <= 4);
        for (std::size_t i = 0; i < question.choices.size(); ++i)
            QCOMPARE(std::ranges::count(question.choices, question.choices[i]), std::ptrdiff_t{1});
    }
    const auto again = labQuestions(found, rows, 5, 7);
    QVERIFY(std::ranges::equal(asked, again, [](const auto& a, const auto& b) {
        return std::tie(a.row, a.column, a.choices, a.right) == std::tie(b.row, b.column, b.choices, b.right);
    }));
}

void TestLabQuestion::whatTellsNothingIsNotAsked() {
    const std::string win = "win", loss = "loss";
    // Always the same, or without a name of its own.
    QVERIFY(labQuestions(table({{"a", two, win}, {"b", two, win}}), 60, 5, 1).empty());
    QVERIFY(labQuestions(table({{"a", two, win}, {"a", two, loss}}), 60, 5, 1).empty());
    QVERIFY(labQuestions(table({}), 60, 5, 1).empty());
    const auto asked = labQuestions(table({{"a", two, win}, {"a", three, loss}}), 60, 5, 1);
    QCOMPARE(asked.size(), std::size_t{2});
    for (const auto& question : asked) QVERIFY(question.names == 2 && question.column == 2);
    QVERIFY(labQuestions(table({{"a", two, win}, {"b", three, loss}}), 60, 0, 1).empty());
}

void TestLabQuestion::ofAGridAnyValueIs() {
    Table grid;
    grid.view = Table::View::Grid;
    grid.columns = {{"row", {}}, {"values", {}}};
    grid.rows = {{two, std::vector<std::int64_t>{1, 0, 1}}, {three, std::vector<std::int64_t>{1, 1}}};
    const auto asked = labQuestions(grid, 60, 9, 3);
    QCOMPARE(asked.size(), std::size_t{5});
    for (const auto& question : asked) QCOMPARE(question.choices.size(), std::size_t{2});
}

QTEST_GUILESS_MAIN(TestLabQuestion)
#include "tst_labquestion.moc"
