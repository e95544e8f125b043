#include <QSignalSpy>
#include <QTest>

#include "tests/ui/board/meadow.h"

using namespace meadow;

// Pointing at a turn of Fmurs: landing cells, ways to them, chains of jumps.
class TestFmursTurnBoard : public QObject {
    Q_OBJECT

private slots:
    void landingCellsShowTheValueOfStoppingThere();
    void aLandingCellReachedInOneWayEndsTheTurn_data();
    void aLandingCellReachedInOneWayEndsTheTurn();
    void severalWaysAreToldApartCellByCell();
    void everyWayIsDrawn();
};

void TestFmursTurnBoard::landingCellsShowTheValueOfStoppingThere() {
    Meadow m;
    QCOMPARE(m.number("h4"), QStringLiteral("4")); // at rest: the best move of the dog, a step
    QCOMPARE(m.number("c4"), QString());
    m.click("h4");
    QCOMPARE(m.number("h3"), QStringLiteral("4"));  // h4h3
    QCOMPARE(m.number("c4"), QStringLiteral("5"));  // h4xc4
    QCOMPARE(m.number("c6"), QStringLiteral("8"));  // h4xc4xc6
    QCOMPARE(m.number("e6"), QStringLiteral("11")); // h4xc4xc6xe6
    QCOMPARE(m.number("e3"), QStringLiteral("7"));  // h4h3xe3, from where it may step
    QCOMPARE(m.number("a4"), QString());            // jumped over
}

void TestFmursTurnBoard::aLandingCellReachedInOneWayEndsTheTurn_data() {
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("move");
    QTest::newRow("step") << "h3"
                          << "h4h3";
    QTest::newRow("jump") << "c4"
                          << "h4xc4";
    QTest::newRow("jumps") << "e6"
                           << "h4xc4xc6xe6";
    QTest::newRow("step and jump") << "e3"
                                   << "h4h3xe3";
}

// However far it is: what lies between is passed over.
void TestFmursTurnBoard::aLandingCellReachedInOneWayEndsTheTurn() {
    QFETCH(QString, cell);
    QFETCH(QString, move);
    for (const bool byKeyboard : {false, true}) {
        Meadow m;
        QSignalSpy made(&m.view.pointing(), &BoardPointing::moveChosen);
        const auto point = byKeyboard ? &Meadow::enter : &Meadow::click;
        (m.*point)("h4");
        QVERIFY(made.isEmpty());
        (m.*point)(cell.toStdString());
        QCOMPARE(made.count(), 1);
        QCOMPARE(m.game->text(m.position, made.front().at(0).value<core::Move>()), move.toStdString());
    }
}

// b2 comes to d4 over c2 and d3, or over b3 and c4.
//     . D S .
//     . S . S
//     . . S .
void TestFmursTurnBoard::severalWaysAreToldApartCellByCell() {
    Meadow m("rows=8;columns=8;sheep=4;halves=1", "8/1DS5/1S1S4/2S5/8/8/5D2/8 d 0");
    QSignalSpy made(&m.view.pointing(), &BoardPointing::moveChosen),
        asked(&m.view.pointing(), &BoardPointing::refused);
    m.click("b2");
    m.click("d4");
    QVERIFY(made.isEmpty());
    QCOMPARE(asked.count(), 1);
    QVERIFY(asked.front().at(0).value<core::Message>().english().find("cell by cell") != std::string::npos);
    const auto target = [&](const char* cell) {
        return (m.view.model().cell(cellOf(cell)).state & BoardModel::Target) != 0;
    };
    QVERIFY(target("d2") && target("b4") && !target("b1")); // only the ways there are left
    QVERIFY(!target("d4") && (m.view.model().cell(cellOf("d4")).state & BoardModel::Chosen) != 0);
    m.click("b4");
    QCOMPARE(made.count(), 1);
    QCOMPARE(m.game->text(m.position, made.front().at(0).value<core::Move>()), std::string("b2xb4xd4"));
    // By dragging from cell to cell.
    made.clear();
    m.drag({"b2", "d2", "d4"});
    QCOMPARE(made.count(), 1);
    QCOMPARE(m.game->text(m.position, made.front().at(0).value<core::Move>()), std::string("b2xd2xd4"));
    // The straight way is clicked once more; a way round and back to the start is no slip of the mouse.
    made.clear();
    m.click("b2");
    m.click("b4");
    m.click("b4");
    QCOMPARE(made.count(), 1);
    QCOMPARE(m.game->text(m.position, made.front().at(0).value<core::Move>()), std::string("b2xb4"));
    made.clear();
    m.click("b2");
    m.click("b2");
    QVERIFY(made.isEmpty());
    m.click("d4");
    QCOMPARE(made.count(), 0);
}

// A chosen dog shows where it can go, over the seam too; another choice, other ways.
void TestFmursTurnBoard::everyWayIsDrawn() {
    Meadow m;
    m.view.setAnalysis(nullptr, Help::Off);
    const auto between = [&](const std::string& from, const std::string& to) {
        const auto a = m.view.spotRect(cellOf(from)).center(), b = m.view.spotRect(cellOf(to)).center();
        return m.view.grab().toImage().pixelColor((a + b) / 2);
    };
    const auto bare = between("c4", "c6"), step = between("h4", "h3");
    m.click("h4");
    QVERIFY(between("c4", "c6") != bare); // the second jump of a chain
    QVERIFY(between("h4", "h3") != step);
    m.click("f7");
    QCOMPARE(between("c4", "c6"), bare);
}

QTEST_MAIN(TestFmursTurnBoard)
#include "tst_fmursturnboard.moc"
