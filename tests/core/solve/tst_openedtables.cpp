#include <QTest>

#include "core/solve/storedtable.h"
#include "core/solve/tablestore.h"
#include "tests/tablefolder.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>
#include <stop_token>
#include <system_error>
#include <thread>
#include <vector>

using namespace core;
namespace fs = std::filesystem;

// Tables on disk that are too large to be loaded and are opened instead.
class TestOpenedTables : public QObject, private TableFolder {
    Q_OBJECT

private slots:
    void init() { renew(); }
    void keptInTheirOwnWay();
    void whateverTheirShape_data();
    void whateverTheirShape();
    void fewBits();
    void everyBitCounts();
    void eachPageInItsPlace();
    void theFormBefore();
    void outliveTheirFiles();
    void whatIsReadIsChecked_data();
    void whatIsReadIsChecked();
    void fewPagesForAll();
    void manyAtOnce();

private:
    static Bytes all(const StoredTable& table) {
        StoredTable::Pass pass(table);
        const auto read = pass.bytes(0, table.size());
        return {read.begin(), read.end()};
    }
    // As tables are: what lies beside each other is alike, and here and there is nothing.
    static Bytes alike(std::size_t size, unsigned seed = 1) {
        std::mt19937 random(seed);
        Bytes table(size);
        for (std::size_t i = 0; i < size; ++i) {
            const int before = i < 64 ? 9 : (table[i - 1] + table[i - 64]) / 2;
            table[i] = static_cast<std::uint8_t>(std::clamp(before + int(random() % 7) - 3, 3, 20));
            if (random() % 11 == 0) table[i] = random() % 2 == 0 ? 0 : 255;
        }
        return table;
    }
    // How many bytes stand before the pages, as the file says.
    static std::size_t before(const Bytes& file) {
        std::uint64_t stored = 0;
        std::memcpy(&stored, &file[24], sizeof stored);
        return headerBytes + stored;
    }
    // The same file elsewhere: one that was damaged is not opened again.
    TableStore elsewhere(std::size_t number, const Bytes& file) const {
        const auto folder = m_folder->path().toStdString() + "/" + std::to_string(number);
        fs::create_directory(folder);
        TableStore store(folder, TableStore::defaultLimit);
        overwrite(store.file(key()), file);
        return store;
    }
    static constexpr std::size_t headerBytes = 40, page = 4096;
};

// What is saved in one way is not read in the other.
void TestOpenedTables::keptInTheirOwnWay() {
    for (const std::size_t size : {1U, 1000U, 65536U, 200'000U}) {
        const auto table = bytes(size, 5);
        QVERIFY(store().saveToOpen(key(), table));
        const auto kept = store().open(key(), size);
        QVERIFY(kept && kept->size() == size && all(*kept) == table);
        QCOMPARE(kept->at(size / 2), table[size / 2]);
        QVERIFY(!store().open(key(), size + 1) && !store().open(key("b"), size) &&
                !store().load(key(), size));
        QVERIFY(store().save(key(), table) && !store().open(key(), size));
    }
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!store().saveToOpen(key("c"), bytes(5'000'000, 3), {}, stop.get_token()));
    QVERIFY(!store(1000).saveToOpen(key("c"), bytes(1000, 3)) && !store().open(key("c"), 1000));
}

void TestOpenedTables::whateverTheirShape_data() {
    QTest::addColumn<QList<int>>("rows");
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("values"); // that occur
    QTest::addColumn<int>("size");
    QList<int> triangle, pyramid;
    for (int row = 1; row < 90; ++row) triangle << row;
    for (int top = 2; top < 60; ++top)
        for (int row = 1; row < top; ++row) pyramid << row;
    QTest::newRow("one value") << QList<int>{4096} << 1 << 1 << 50'000;
    QTest::newRow("two values") << QList<int>{64} << 8 << 2 << 50'000;
    QTest::newRow("three values") << QList<int>{1} << 1 << 3 << 10'000;
    QTest::newRow("all values") << QList<int>{90} << 9 << 256 << 50'000;
    QTest::newRow("uneven rows") << QList<int>{5, 1, 300, 2} << 7 << 30 << 50'000;
    QTest::newRow("triangles") << triangle << 9 << 30 << 4005 * 20 + 1;
    QTest::newRow("steps longer than rows") << triangle << 100 << 30 << 4005 * 3;
    QTest::newRow("pages of parts") << pyramid << 8 << 30 << 34220 * 3 + 77;
    QTest::newRow("a long row") << QList<int>{20'000} << 100 << 30 << 70'000;
    QTest::newRow("less than a row") << QList<int>{4096} << 1 << 30 << 3;
}

void TestOpenedTables::whateverTheirShape() {
    QFETCH(QList<int>, rows);
    QFETCH(int, step);
    QFETCH(int, values);
    QFETCH(int, size);
    TableShape shape{{}, static_cast<std::size_t>(step)};
    for (const int row : rows) shape.rows.push_back(static_cast<std::uint16_t>(row));
    auto table =
        values > 30 ? bytes(static_cast<std::size_t>(size), 5) : alike(static_cast<std::size_t>(size));
    for (auto& value : table)
        if (values < 30) value = static_cast<std::uint8_t>(value % values * 100);
    QVERIFY(store().saveToOpen(key(), table, shape));
    const auto kept = store().open(key(), table.size(), shape);
    QVERIFY(kept);
    QVERIFY(all(*kept) == table);
    for (std::size_t i = 0; i < table.size(); i += 61) QCOMPARE(kept->at(i), table[i]);
    QCOMPARE(kept->at(table.size() - 1), table.back());
    StoredTable::Pass pass(*kept);
    for (std::size_t i = 0; i + 1000 < table.size(); i += 997) {
        const auto some = pass.bytes(i, 1000);
        QVERIFY(std::ranges::equal(some, std::span(table).subspan(i, 1000)));
    }
}

// Random steps of one in seven, and one value in eleven that nobody can foresee: 3.2 bits.
void TestOpenedTables::fewBits() {
    const auto table = alike(2'000'000);
    QVERIFY(store().saveToOpen(key(), table, {{64}, 1}));
    QVERIFY(static_cast<double>(store().used()) * 8 < 3.5 * 2'000'000);
}

// Damage to what stands before the pages is found at once, to a page when this is touched; then the file
// goes.
void TestOpenedTables::everyBitCounts() {
    constexpr std::size_t size = 200'000;
    const auto table = alike(size);
    QVERIFY(store().saveToOpen(key(), table));
    const auto file = store().file(key());
    const auto good = contents(file);
    const auto begin = before(good);
    QVERIFY(begin < good.size() && size / 4 < good.size());
    const auto flipped = [&](std::size_t i) {
        auto bad = good;
        bad[i] ^= static_cast<std::uint8_t>(1U << i % 8);
        return bad;
    };
    for (std::size_t i = 0; i < begin; ++i) {
        overwrite(file, flipped(i));
        QVERIFY(!store().open(key(), size));
    }
    // Every byte of the first pages, and some of all others.
    for (auto i = begin; i < good.size(); i += i < begin + 1700 ? 1 : 1997) {
        const auto other = elsewhere(i, flipped(i));
        const auto kept = other.open(key(), size);
        QVERIFY(kept && !kept->damaged());
        int wrong = 0, damaged = 0;
        for (std::size_t at = 0; at < size; at += 1009) {
            try {
                wrong += kept->at(at) == table[at] ? 0 : 1;
            } catch (const DamagedTable&) {
                ++damaged;
            }
        }
        QVERIFY(wrong == 0 && damaged > 0 && damaged < 9);
        QVERIFY_THROWS_EXCEPTION(DamagedTable, all(*kept));
        QVERIFY(kept->damaged() && !fs::exists(other.file(key())));
        QVERIFY(other.saveToOpen(key(), {}) && !other.open(key(), 0));
        fs::remove_all(other.file(key()).parent_path());
    }
    for (std::size_t cut = 0; cut < good.size(); cut += 1 + good.size() / 100) {
        overwrite(file, Bytes(good.begin(), good.begin() + std::ptrdiff_t(cut)));
        QVERIFY(!store().open(key(), size));
    }
    auto longer = good;
    longer.push_back(0);
    overwrite(file, longer);
    QVERIFY(!store().open(key(), size));
    overwrite(file, good);
    const auto other = store().open(key(), size, {{64}, 1}); // not the shape it was packed in
    QVERIFY(other);
    QVERIFY_THROWS_EXCEPTION(DamagedTable, other->at(7));
}

// Two pages that are as long as each other have changed their places.
void TestOpenedTables::eachPageInItsPlace() {
    const auto table = alike(2'000'000);
    QVERIFY(store().saveToOpen(key(), table));
    const auto file = store().file(key());
    auto bytes = contents(file);
    const auto begin = before(bytes);
    const auto pages = (table.size() + 4095) / 4096;
    std::vector<std::uint16_t> lengths(pages);
    std::memcpy(lengths.data(), &bytes[begin - pages * 2], pages * 2);
    bool swapped = false;
    for (std::size_t i = 1, at = begin + lengths[0]; i + 1 < pages && !swapped; at += lengths[i++]) {
        if (lengths[i] != lengths[i + 1]) continue;
        const auto first = bytes.begin() + std::ptrdiff_t(at);
        std::swap_ranges(first, first + lengths[i], first + lengths[i]);
        overwrite(file, bytes);
        const auto kept = store().open(key(), table.size());
        QVERIFY(kept && kept->at(5) == table[5]);
        QVERIFY_THROWS_EXCEPTION(DamagedTable, kept->at(i * 4096));
        QVERIFY_THROWS_EXCEPTION(DamagedTable, kept->at((i + 1) * 4096));
        swapped = true;
    }
    QVERIFY(swapped);
}

// A file as version 1 made it, whole and under the same name: blocks of bytes behind their checksums.
void TestOpenedTables::theFormBefore() {
    const auto table = bytes(200'000, 6);
    constexpr std::size_t block = 1U << 16;
    Bytes sums;
    for (std::size_t i = 0; i < table.size(); i += block) {
        const std::uint64_t sum = XXH3_64bits(&table[i], std::min(block, table.size() - i));
        sums.insert(sums.end(), sizeof sum, 0);
        std::memcpy(&sums[sums.size() - sizeof sum], &sum, sizeof sum);
    }
    struct {
        std::uint64_t signature = 0x656C62617449534BU;
        std::uint32_t format = 1, form = 2;
        std::uint64_t size, stored, checksum = 0;
    } header{.size = table.size(), .stored = sums.size()};
    const std::string name = "toy\npits=2\na\n1";
    auto hash = XXH3_64bits(&header, sizeof header);
    hash = XXH3_64bits_withSeed(name.data(), name.size(), hash);
    header.checksum = XXH3_64bits_withSeed(sums.data(), sums.size(), hash);
    Bytes file(sizeof header);
    std::memcpy(file.data(), &header, sizeof header);
    file.insert(file.end(), sums.begin(), sums.end());
    file.insert(file.end(), table.begin(), table.end());
    overwrite(store().file(key()), file);
    QVERIFY(!store().open(key(), table.size()) && !store().load(key(), table.size()));
    QVERIFY(store().saveToOpen(key(), table));
    const auto kept = store().open(key(), table.size());
    QVERIFY(kept && all(*kept) == table);
}

// Replaced or removed by another program, a table that is open goes on as it was.
void TestOpenedTables::outliveTheirFiles() {
    const auto first = bytes(100'000, 7), second = bytes(100'000, 8);
    QVERIFY(store().saveToOpen(key(), first));
    const auto kept = store().open(key(), first.size());
    QVERIFY(kept && store().saveToOpen(key(), second));
    fs::remove(store().file(key()));
    QVERIFY(all(*kept) == first);
}

void TestOpenedTables::whatIsReadIsChecked_data() {
    QTest::addColumn<bool>("shorter");
    QTest::newRow("made shorter") << true;
    QTest::newRow("written over") << false;
}

// A file that somebody spoils while it is open: what was read before is as it was, and what is read after is
// not believed. The program lives on.
void TestOpenedTables::whatIsReadIsChecked() {
    QFETCH(bool, shorter);
    const auto table = alike(400'000);
    QVERIFY(store().saveToOpen(key(), table));
    const auto kept = store().open(key(), table.size());
    const auto file = store().file(key());
    const auto whole = fs::file_size(file);
    QCOMPARE(kept->at(page + 5), table[page + 5]);
    if (shorter) {
        fs::resize_file(file, 5000);
    } else { // in place, as a failing disk would
        std::fstream out(file, std::ios::binary | std::ios::in | std::ios::out);
        const Bytes other(whole, 0xA5);
        out.write(reinterpret_cast<const char*>(other.data()), std::ptrdiff_t(whole));
    }
    for (const auto i : {5UL, 70UL, page - 1}) QCOMPARE(kept->at(page + i), table[page + i]);
    QVERIFY_THROWS_EXCEPTION(DamagedTable, kept->at(3 * page));
    QVERIFY_THROWS_EXCEPTION(DamagedTable, all(*kept));
    QVERIFY(kept->damaged() && !fs::exists(file));
    QVERIFY(!store().open(key(), table.size()));
}

// Whichever page is asked for, it takes the place of another one.
void TestOpenedTables::fewPagesForAll() {
    const auto table = alike(1'000'000);
    QVERIFY(store().saveToOpen(key(), table));
    const auto two = store().open(key(), table.size(), {}, 2.0 * page);
    for (std::size_t i = 0; i < table.size(); i += 4099) {
        const auto other = table.size() - 1 - i;
        QVERIFY(two->at(i) == table[i] && two->at(other) == table[other]);
    }
}

// Threads that take each other's pages out of memory all read what was written.
void TestOpenedTables::manyAtOnce() {
    const auto table = alike(1'000'000);
    QVERIFY(store().saveToOpen(key(), table));
    const auto one = store().open(key(), table.size(), {}, 0);
    std::atomic<int> wrong = 0;
    std::vector<std::jthread> threads;
    for (unsigned thread = 0; thread < 4; ++thread)
        threads.emplace_back([&, thread] {
            std::mt19937 random(thread);
            for (int k = 0; k < 20'000; ++k) {
                // mostly near each other, as a search asks
                const auto i = (k % 50 == 0 ? random() : random() % 5000) % table.size();
                wrong += one->at(i) == table[i] ? 0 : 1;
            }
        });
    threads.clear();
    QCOMPARE(wrong, 0);
}

QTEST_GUILESS_MAIN(TestOpenedTables)
#include "tst_openedtables.moc"
