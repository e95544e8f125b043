#include <QTest>

#include "core/games/fmurs/tables/index/rowmath.h"
#include "core/games/fmurs/tables/pages.h"

#include <algorithm>
#include <bit>
#include <random>
#include <vector>

using namespace core::fmurs;

// Rows of values and bits of Fmurs, dealt with by whatever instructions the processor has.
class TestRowMath : public QObject {
    Q_OBJECT

private slots:
    void rowsAreRearranged_data();
    void rowsAreRearranged();
    void bytesAreFoundAndLowered();
    void sheepWithoutEscapeAreLost();
    void bitsAreListed();
    void wordsAreJoined();
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
    for (const auto& way : rowMathWays()) {
        RowBytes found;
        for (auto size = width; size > 0; size -= 16) {
            found.fill(77);
            way.rearrange(std::span(found).first(size), row.data(), shuffle);
            for (std::size_t i = 0; i < found.size(); ++i) {
                const bool used = i < static_cast<std::size_t>(cells);
                QCOMPARE(int{found[i]}, i >= size ? 77 : used ? int{row[order[i]]} : 0);
            }
        }
    }
}

// Bytes behind the last one stay as they are.
void TestRowMath::bytesAreFoundAndLowered() {
    std::mt19937 random(7);
    for (const std::size_t size : {0U, 1U, 15U, 63U, 64U, 65U, 130U, 192U, 4005U})
        for (const unsigned value : {0U, 3U, 128U, 254U})
            for (const auto& way : rowMathWays()) {
                std::vector<std::uint8_t> bytes(size + 64);
                for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random() % 5 + value - value % 5);
                std::vector<std::uint64_t> bits(size / 64 + 1), marked(size / 64 + 1);
                const auto limit = static_cast<std::uint8_t>(value);
                way.findEqual(std::span(bytes).first(size), limit, bits.data());
                auto expected = bytes;
                bool any = false;
                for (std::size_t i = 0; i < size; ++i) {
                    QCOMPARE((bits[i / 64] >> i % 64 & 1U) != 0, bytes[i] == limit);
                    if (random() % 2 == 0) continue;
                    marked[i / 64] |= std::uint64_t{1} << i % 64;
                    any = any || bytes[i] > limit;
                    expected[i] = std::min(bytes[i], limit);
                }
                QCOMPARE(way.lower(std::span(bytes).first(size), marked.data(), limit), any);
                QVERIFY(bytes == expected);
            }
}

void TestRowMath::sheepWithoutEscapeAreLost() {
    std::mt19937_64 random(7);
    constexpr std::size_t blocks = 5;
    for (const std::size_t block : {1U, 3U, 8U, 9U, 52U}) {
        const auto size = blocks * block;
        std::vector<std::uint64_t> sheep(size);
        for (auto& word : sheep) word = random() % 4 == 0 ? 0 : random();
        std::vector<std::vector<std::uint64_t>> words(6, std::vector<std::uint64_t>(size));
        for (auto& of : words)
            for (auto& word : of) word = random() & random();
        const std::vector<std::uint16_t> same{0, 1, 2, 3, 4}, moved{3, 0, 4, 2, 1};
        for (const bool all : {false, true}) {
            std::vector<Escape> escapes{{words[0].data(), same.data(), nullptr},
                                        {words[1].data(), moved.data(), words[2].data()},
                                        {words[3].data(), moved.data(), nullptr}};
            const std::vector<std::uint64_t> everywhere(size, ~std::uint64_t{0});
            if (all) escapes.push_back({everywhere.data(), moved.data(), nullptr});
            for (const auto& way : rowMathWays()) {
                std::vector<std::uint64_t> lost(size, 77);
                const auto count = way.findLost(escapes, block, sheep, lost.data());
                for (std::size_t i = 0; i < size; ++i) {
                    const auto there = moved[i / block] * block + i % block;
                    QCOMPARE(lost[i], all ? 0
                                          : sheep[i] & ~(words[0][i] | (words[1][there] & ~words[2][i]) |
                                                         words[3][there]));
                }
                QCOMPARE(count, size - static_cast<std::size_t>(std::ranges::count(lost, 0)));
            }
        }
    }
}

void TestRowMath::bitsAreListed() {
    std::mt19937_64 random(7);
    const std::vector<std::uint64_t> bits{0, ~std::uint64_t{0}, random(), 0, random() & random() & random(),
                                          1};
    std::vector<std::uint32_t> set;
    for (std::uint32_t i = 0; i < bits.size() * 64; ++i)
        if ((bits[i / 64] >> i % 64 & 1U) != 0) set.push_back(i);
    for (const auto& way : rowMathWays()) {
        std::vector<std::uint32_t> listed(bits.size() * 64 + 16);
        listed.resize(way.list(bits, listed.data()));
        QCOMPARE(listed, set);
    }
}

void TestRowMath::wordsAreJoined() {
    std::mt19937_64 random(7);
    const auto some = [&](std::size_t count) {
        std::vector<std::uint64_t> words(count);
        for (auto& word : words) word = random();
        return words;
    };
    constexpr std::size_t stride = 56, before = 64;
    const auto words = some(before + stride + 128);
    const std::vector<WordSource> sources{
        {0, 9, some(stride)}, {-3, 63, some(stride)}, {100, 0, some(stride)}};
    const std::vector<std::ptrdiff_t> ways{64, -56};
    for (const auto& way : rowMathWays())
        for (std::size_t from = 0; from < stride; from += 8) {
            std::vector<std::uint64_t> out(stride);
            way.join(sources, ways, &words[before], from, out);
            for (std::size_t i = 0; i < stride; ++i) {
                const auto* const at = &words[before + i];
                auto all = at[64] | at[-56];
                for (const auto& s : sources) all |= std::rotl(at[s.from], s.by) & s.goals[i];
                QCOMPARE(out[i], i < from ? 0 : all);
            }
        }
}

QTEST_GUILESS_MAIN(TestRowMath)
#include "tst_rowmath.moc"
