#include <QTest>

#include "core/games/fmurs/pages.h"
#include "core/games/fmurs/rowmath.h"

#include <algorithm>
#include <random>

using namespace core::fmurs;

// Rows of values of Fmurs, rearranged by whatever instructions the processor has.
class TestRowMath : public QObject {
    Q_OBJECT

private slots:
    void rowsAreRearranged_data();
    void rowsAreRearranged();
};

void TestRowMath::rowsAreRearranged_data() {
    QTest::addColumn<int>("cells");
    for (const int cells : {1, 9, 16, 17, 63, 64, 65, 90, 128, 129, 144}) QTest::addRow("%d", cells) << cells;
}

// Also where neighbours do not stay neighbours, byte by byte.
void TestRowMath::rowsAreRearranged() {
    QFETCH(int, cells);
    const auto width = (static_cast<std::size_t>(cells) + 15) / 16 * 16;
    std::mt19937 random(7);
    Permutation order{};
    for (int c = 0; c < cells; ++c) order[static_cast<std::size_t>(c)] = static_cast<Cell>(c);
    std::shuffle(order.begin(), order.begin() + cells, random);
    const Shuffle shuffle(order, cells, width);
    RowBytes row;
    for (auto& byte : row) byte = static_cast<std::uint8_t>(random());
    for (const auto way : rearrangeWays()) {
        RowBytes found;
        found.fill(77);
        way(found.data(), row.data(), shuffle, width);
        for (std::size_t i = 0; i < found.size(); ++i) {
            const bool used = i < static_cast<std::size_t>(cells);
            QCOMPARE(int{found[i]}, used ? int{row[order[i]]} : i < width ? 0 : 77);
        }
    }
}

QTEST_GUILESS_MAIN(TestRowMath)
#include "tst_rowmath.moc"
