#include <QTest>

#include "core/kind.h"
#include "core/picture/tube.h"

#include <algorithm>
#include <cmath>

using core::Tube;

// A field with joined edges as the body it is.
class TestTube : public QObject {
    Q_OBJECT
private slots:
    void boxesDoNotRoll();
    void flatItIsTheField();
    void neighboursOverTheSeamMeet();
    void aClickFindsItsCell_data();
    void aClickFindsItsCell();
    void whatComesToTheFrontIsSeen();
    void theBackIsBehindTheHorizon();
};

namespace {

core::Wrap wrap(int rows, int columns, bool ring) {
    core::Wrap w;
    w.cell = {10, 10};
    w.size = {static_cast<float>(columns) * 10, static_cast<float>(rows) * 10};
    w.across = true;
    w.down = ring;
    return w;
}

double far(core::Point a, core::Point b) {
    return std::hypot(double(a.x - b.x), double(a.y - b.y));
}

} // namespace

void TestTube::boxesDoNotRoll() {
    const auto rolls = [](const char* rules) {
        const auto game = core::kindOf("fmurs").game(rules);
        return Tube::rolls(game->layout(game->start()).wrap);
    };
    QVERIFY(rolls("topology=cylinder") && rolls("topology=torus") && !rolls("topology=box"));
    const auto other = core::kindOf("ribbonim").game("");
    QVERIFY(!Tube::rolls(other->layout(other->start()).wrap));
}

// Columns go right and rows down, a cell is as long as it is.
void TestTube::flatItIsTheField() {
    for (const bool ring : {false, true}) {
        const Tube flat(wrap(6, 8, ring), {0, {}});
        const auto origin = flat.at(0.5, 0.5);
        for (int row = 0; row < 6; ++row)
            for (int column = 0; column < 8; ++column) {
                const auto s = flat.at(column + 0.5, row + 0.5);
                QVERIFY(std::abs(double(s.at.x - origin.at.x) - column * s.size) < 1e-3);
                QVERIFY(std::abs(double(s.at.y - origin.at.y) - row * s.size) < 1e-3);
                QVERIFY(std::abs(s.facing - 1) < 1e-6);
            }
    }
}

void TestTube::neighboursOverTheSeamMeet() {
    for (const bool ring : {false, true})
        for (const float turn : {0.0F, 3.0F, 5.5F}) {
            const Tube tube(wrap(6, 8, ring), {1, {turn, ring ? 2.0F : 0.0F}});
            const auto meets = [&](double c1, double r1, double c2, double r2) {
                return far(tube.at(c1, r1).at, tube.at(c2, r2).at) < 0.02;
            };
            for (int row = 0; row < 6; ++row) QVERIFY(meets(7.999, row + 0.5, 0, row + 0.5));
            for (int column = 0; ring && column < 8; ++column)
                QVERIFY(meets(column + 0.5, 5.999, column + 0.5, 0));
        }
}

void TestTube::aClickFindsItsCell_data() {
    QTest::addColumn<bool>("ring");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("tube") << false << 6 << 8;
    QTest::newRow("long tube") << false << 12 << 4;
    QTest::newRow("wide tube") << false << 4 << 12;
    QTest::newRow("ring") << true << 8 << 8;
    QTest::newRow("thin ring") << true << 12 << 5;
}

// From several angles, while it rolls and closed: where the middle of a cell is seen, nothing before it, a
// click is a click on that cell.
void TestTube::aClickFindsItsCell() {
    QFETCH(bool, ring);
    QFETCH(int, rows);
    QFETCH(int, columns);
    for (const double rolled : {0.0, 0.3, 0.7, 1.0})
        for (const float turn : {0.0F, 1.0F, 2.5F, 3.0F}) {
            const Tube tube(wrap(rows, columns, ring), {rolled, {turn, ring ? turn : 0}});
            int found = 0;
            for (int row = 0; row < rows; ++row)
                for (int column = 0; column < columns; ++column) {
                    const auto s = tube.at(column + 0.4, row + 0.4);
                    const auto cell = tube.at(s.at);
                    if (s.facing < 0.1) continue; // behind the horizon, or on it
                    const bool own = cell == Tube::Cell{column, row};
                    found += own ? 1 : 0;
                    if (own || !cell) continue; // the inside of the near edge can be before it
                    const auto before = tube.at(cell->column + 0.5, cell->row + 0.5);
                    QVERIFY2(before.depth > s.depth - 1, "what is found lies behind what is seen");
                }
            QVERIFY2(found >= rows * columns / 4, qPrintable(QString::number(found)));
            QVERIFY(!tube.at(core::Point{1e4F, 0}));
        }
}

void TestTube::whatComesToTheFrontIsSeen() {
    for (const bool ring : {false, true}) {
        const Tube tube(wrap(6, 8, ring), {});
        for (int row = 0; row < 6; ++row)
            for (int column = 0; column < 8; ++column) {
                const Tube turned(wrap(6, 8, ring), {1, tube.turnTo({column, row})});
                const auto s = turned.at(column + 0.5, row + 0.5);
                QVERIFY(s.facing > 0.5);
                QVERIFY(turned.at(s.at) == (Tube::Cell{column, row}));
            }
    }
}

void TestTube::theBackIsBehindTheHorizon() {
    const Tube tube(wrap(6, 8, false), {});
    int behind = 0;
    for (int column = 0; column < 8; ++column) behind += tube.at(column + 0.5, 3.5).facing < 0 ? 1 : 0;
    QVERIFY(behind >= 3 && behind <= 5);
    const auto inside = std::ranges::count_if(tube.facets(), &Tube::Facet::inside);
    QVERIFY(inside > 0 && inside < std::ssize(tube.facets()));
}

QTEST_APPLESS_MAIN(TestTube)
#include "tst_tube.moc"
