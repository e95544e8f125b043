#include <QTest>

#include "core/solve/storedtable.h"
#include "core/solve/tablestore.h"
#include "tests/tablefolder.h"

#include <algorithm>
#include <atomic>
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
    void everyBitCounts();
    void outliveTheirFiles();
    void whatIsReadIsChecked_data();
    void whatIsReadIsChecked();
    void fewBlocksForAll();
    void manyAtOnce();

private:
    static Bytes all(const StoredTable& table) {
        StoredTable::Pass pass(table);
        const auto read = pass.bytes(0, table.size());
        return {read.begin(), read.end()};
    }
    // A table in a file of its own, of which little is kept in memory.
    std::unique_ptr<StoredTable> keeping(const Bytes& table, double most) const {
        std::vector<std::uint64_t> sums;
        for (std::size_t i = 0; i < table.size(); i += StoredTable::block)
            sums.push_back(StoredTable::sum(
                std::span(table).subspan(i, std::min(StoredTable::block, table.size() - i))));
        const fs::path file = m_folder->filePath(QStringLiteral("plain")).toStdString();
        overwrite(file, table);
        return std::make_unique<StoredTable>(file, table.size(), std::move(sums), most);
    }
};

// What is saved in one way is not read in the other.
void TestOpenedTables::keptInTheirOwnWay() {
    for (const std::size_t size : {1U, 1000U, 65536U, 200'000U}) {
        const auto table = bytes(size, 5);
        QVERIFY(store().saveToOpen(key(), table));
        QCOMPARE(static_cast<double>(store().used()), TableStore::sizeToOpen(static_cast<double>(size)));
        const auto kept = store().open(key(), size);
        QVERIFY(kept && kept->size() == size && all(*kept) == table);
        QCOMPARE(kept->at(size / 2), table[size / 2]);
        QVERIFY(!store().open(key(), size + 1) && !store().open(key("b"), size) &&
                !store().load(key(), size));
        QVERIFY(store().save(key(), table) && !store().open(key(), size));
    }
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!store().saveToOpen(key("c"), bytes(5'000'000, 3), stop.get_token()));
    QVERIFY(!store(1000).saveToOpen(key("c"), bytes(1000, 3)) && !store().open(key("c"), 1000));
}

// Damage to what stands before the table is found at once, to a block of it when this is touched; then the
// file goes.
void TestOpenedTables::everyBitCounts() {
    constexpr std::size_t size = 200'000;
    const auto table = bytes(size, 6);
    QVERIFY(store().saveToOpen(key(), table));
    const auto before = contents(store().file(key())).size() - size;
    for (std::size_t i = 0; i < before + size; i += i < before ? 1 : 997) {
        const auto one = key(std::to_string(i)); // for it is not opened again
        QVERIFY(store().saveToOpen(one, table));
        const auto file = store().file(one);
        auto bad = contents(file);
        bad[i] ^= static_cast<std::uint8_t>(1U << i % 8);
        overwrite(file, bad);
        const auto kept = store().open(one, size);
        QCOMPARE(kept != nullptr, i >= before);
        if (i < before) continue;
        const auto at = i - before, other = (at + 2 * StoredTable::block) % size;
        QCOMPARE(kept->at(other), table[other]);
        QVERIFY(!kept->damaged() && fs::exists(file));
        QVERIFY_THROWS_EXCEPTION(DamagedTable, kept->at(at));
        QVERIFY_THROWS_EXCEPTION(DamagedTable, all(*kept));
        QVERIFY(kept->damaged() && !fs::exists(file));
        QVERIFY(store().saveToOpen(one, table) && !store().open(one, size));
        fs::remove(file);
    }
    const auto file = store().file(key());
    const auto good = contents(file);
    for (std::size_t cut = 0; cut < good.size(); cut += 1 + good.size() / 100) {
        overwrite(file, Bytes(good.begin(), good.begin() + std::ptrdiff_t(cut)));
        QVERIFY(!store().open(key(), size));
    }
    overwrite(file, Bytes(size - 1)); // by another program, after its length was looked at
    QVERIFY_THROWS_EXCEPTION(std::system_error, StoredTable(file, size, {}));
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
    const auto table = bytes(400'000, 9);
    QVERIFY(store().saveToOpen(key(), table));
    const auto kept = store().open(key(), table.size());
    const auto file = store().file(key());
    const auto whole = fs::file_size(file);
    QCOMPARE(kept->at(StoredTable::block + 5), table[StoredTable::block + 5]);
    if (shorter) {
        fs::resize_file(file, 5000);
    } else { // in place, as a failing disk would
        std::fstream out(file, std::ios::binary | std::ios::in | std::ios::out);
        const Bytes other(whole, 0xA5);
        out.write(reinterpret_cast<const char*>(other.data()), std::ptrdiff_t(whole));
    }
    for (const auto i : {5UL, 70UL, StoredTable::block - 1})
        QCOMPARE(kept->at(StoredTable::block + i), table[StoredTable::block + i]);
    QVERIFY_THROWS_EXCEPTION(DamagedTable, kept->at(3 * StoredTable::block));
    QVERIFY_THROWS_EXCEPTION(DamagedTable, all(*kept));
    QVERIFY(kept->damaged() && !fs::exists(file));
    QVERIFY(!store().open(key(), table.size()));
}

// Whichever block is asked for, it takes the place of another one.
void TestOpenedTables::fewBlocksForAll() {
    const auto table = bytes(1'000'000, 4);
    const auto two = keeping(table, 2.0 * StoredTable::block);
    for (std::size_t i = 0; i < table.size(); i += 4099) {
        const auto other = table.size() - 1 - i;
        QVERIFY(two->at(i) == table[i] && two->at(other) == table[other]);
    }
}

// Threads that take each other's blocks out of memory all read what was written.
void TestOpenedTables::manyAtOnce() {
    const auto table = bytes(1'000'000, 4);
    const auto one = keeping(table, 0);
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
