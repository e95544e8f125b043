#include <QTest>

#include "core/puzzle/sides.h"
#include "tests/core/analysed.h"
#include "tests/everykind.h"

#include <set>

using namespace core;

// Boards for whoever says first whether to begin or to follow: in every game, lost ones among them, and a
// search that ends.
class TestSides : public QObject {
    Q_OBJECT

private slots:
    void everyGameHasBoth_data();
    void everyGameHasBoth();
    void aStopIsGoneOnWith();
    void whatIsFoundByThenWillDo();

private:
    Remembered m_remembered;
};

void TestSides::everyGameHasBoth_data() {
    QTest::addColumn<int>("kind");
    for (std::size_t i = 0; i < catalogue().size(); ++i)
        QTest::addRow("%s", std::string(catalogue()[i]->id).c_str()) << static_cast<int>(i);
}

void TestSides::everyGameHasBoth() {
    QFETCH(int, kind);
    const auto& k = *catalogue()[static_cast<std::size_t>(kind)];
    SideStream stream(k, 1);
    std::set<std::string> seen;
    constexpr int longest = 15;
    int lost = 0, boards = 0;
    for (; boards < 12; ++boards) {
        const auto board = stream.next(longest, {});
        QVERIFY(board.has_value());
        QVERIFY(!stream.searches());
        const auto& known = m_remembered.of(board->game, board->position);
        QVERIFY(known.verdict.proven() && board->outcome != Outcome::Draw);
        QCOMPARE(known.verdict.lower.outcome, board->outcome);
        if (const auto plies = known.verdict.plies()) QVERIFY(*plies >= 3 && *plies <= longest);
        lost += board->outcome == Outcome::Loss ? 1 : 0;
        seen.insert(board->game->rules() + board->game->text(board->position));
    }
    QVERIFY2(lost >= 2 && lost <= boards - 2, std::to_string(lost).c_str());
    QCOMPARE(seen.size(), std::size_t(12));
}

// A search that is stopped is not over, and finds what it would have found.
void TestSides::aStopIsGoneOnWith() {
    const auto& kind = kindOf("ribbonim");
    SideStream one(kind, 4), other(kind, 4);
    StopSource stopped;
    stopped.request_stop();
    for (int i = 0; i < 3; ++i) {
        QVERIFY(!one.next(15, stopped.get_token()));
        QVERIFY(one.searches());
    }
    QVERIFY(one.next(15, {}).has_value());
    QVERIFY(other.next(15, {}).has_value());
}

// No board is short enough: after so many it says so, and the next search is another one.
void TestSides::whatIsFoundByThenWillDo() {
    SideStream stream(kindOf("ribbonim"), 4);
    QVERIFY(!stream.next(2, {}));
    QVERIFY(!stream.searches());
    QVERIFY(stream.next(15, {}).has_value());
}

QTEST_APPLESS_MAIN(TestSides)
#include "tst_sides.moc"
