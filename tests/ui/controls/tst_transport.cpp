#include <QTest>

#include "ui/controls/transport.h"

using namespace transport;

// Where the places of a way stand on a bar or in a curve.
class TestTransport : public QObject {
    Q_OBJECT
private slots:
    void everyPlaceIsFoundWhereItStands();
    void thereIsRoomForWhatComes();
    void aFirstHalfTakesAQuarter();
    void aRunningFirstHalfTakesAll();
    void drawsStandBetweenTheLanes();
    void manyPlacesHaveNoPoints();
};

namespace {

Line halves(int first, int second) {
    auto line = steps(Mode::Match, first + second, 0);
    for (int at = 0; at < first; ++at) line.points[static_cast<std::size_t>(at)].half = true;
    return line;
}

} // namespace

void TestTransport::everyPlaceIsFoundWhereItStands() {
    for (const auto& line :
         {steps(Mode::Lab, 2, 0), steps(Mode::Loop, 31, 4), halves(30, 20), halves(1, 1)}) {
        for (const bool curve : {false, true}) {
            const Axis axis(line, 100, 700, curve);
            double before = 99;
            for (int at = 0; at <= line.last(); ++at) {
                const double x = axis.x(at);
                QVERIFY(x > before && x <= 700);
                QCOMPARE(axis.place(x), at);
                before = x;
            }
            QCOMPARE(axis.place(-1e4), 0);
            QCOMPARE(axis.place(1e4), line.last());
        }
    }
}

void TestTransport::thereIsRoomForWhatComes() {
    auto line = steps(Mode::Match, 7, 6);
    line.ahead = 6;
    const Axis axis(line, 0, 120, true);
    QCOMPARE(axis.x(6), 60.0);
    QCOMPARE(axis.place(119), 6); // nothing has been played there
    QCOMPARE(Axis(steps(Mode::Lab, 0, 0), 0, 120, false).place(60), 0);
}

void TestTransport::aFirstHalfTakesAQuarter() {
    const Axis axis(halves(31, 20), 0, 400, true);
    QCOMPARE(axis.halves(), 31);
    QCOMPARE(axis.border(), 100.0);
    QVERIFY(axis.x(30) < 100 && axis.x(31) > 100);
    QCOMPARE(axis.x(50), 400.0);
    QCOMPARE(Axis(halves(31, 20), 0, 400, false).halves(), 0); // a bar has one step
}

void TestTransport::aRunningFirstHalfTakesAll() {
    const Axis axis(halves(9, 0), 0, 400, true);
    QCOMPARE(axis.border(), 400.0);
    QCOMPARE(axis.x(4), axis.x(8) / 2);
}

void TestTransport::drawsStandBetweenTheLanes() {
    auto line = steps(Mode::Match, 3, 0);
    QCOMPARE(depth(line, 0), 0.0);
    QVERIFY(depth(line, 0.01) > drawLane && depth(line, -0.01) < -drawLane);
    QCOMPARE(depth(line, 1), 1.0);
    line.draws = false;
    QCOMPARE(depth(line, 0.25), 0.25);
    QVERIFY(!line.valued());
    line.points[1].height = 0;
    QVERIFY(line.valued());
}

void TestTransport::manyPlacesHaveNoPoints() {
    QVERIFY(steps(Mode::Match, 59, 0).pointed() && !steps(Mode::Match, 60, 0).pointed());
    QVERIFY(!steps(Mode::Match, 9, 8).replays() && steps(Mode::Looking, 9, 8).replays());
    QVERIFY(!steps(Mode::Looking, 1, 0).replays());
}

QTEST_APPLESS_MAIN(TestTransport)
#include "tst_transport.moc"
