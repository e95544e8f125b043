#include <QTest>

#include "core/solve/mappedtable.h"
#include "core/solve/tablestore.h"
#include "tests/tablefolder.h"

#include <algorithm>
#include <filesystem>
#include <stop_token>
#include <system_error>

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
};

// What is saved in one way is not read in the other.
void TestOpenedTables::keptInTheirOwnWay() {
    for (const std::size_t size : {1U, 1000U, 65536U, 200'000U}) {
        const auto table = bytes(size, 5);
        QVERIFY(store().saveToOpen(key(), table));
        QCOMPARE(static_cast<double>(store().used()), TableStore::sizeToOpen(static_cast<double>(size)));
        const auto kept = store().open(key(), size);
        QVERIFY(kept && kept->size() == size && std::ranges::equal(kept->bytes(0, size), table));
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
    const auto file = store().file(key());
    const auto good = contents(file);
    const auto before = good.size() - size;
    for (std::size_t i = 0; i < good.size(); i += i < before ? 1 : 997) {
        auto bad = good;
        bad[i] ^= static_cast<std::uint8_t>(1U << i % 8);
        overwrite(file, bad);
        const auto kept = store().open(key(), size);
        QCOMPARE(kept != nullptr, i >= before);
        if (i < before) continue;
        const auto at = i - before, other = (at + 2 * MappedTable::block) % size;
        QCOMPARE(kept->at(other), table[other]);
        QVERIFY(!kept->damaged() && fs::exists(file));
        QVERIFY_THROWS_EXCEPTION(DamagedTable, kept->at(at));
        QVERIFY_THROWS_EXCEPTION(DamagedTable, kept->bytes(0, size));
        QVERIFY(kept->damaged() && !fs::exists(file));
    }
    for (std::size_t cut = 0; cut < good.size(); cut += 1 + good.size() / 100) {
        overwrite(file, Bytes(good.begin(), good.begin() + std::ptrdiff_t(cut)));
        QVERIFY(!store().open(key(), size));
    }
    overwrite(file, Bytes(size - 1)); // by another program, after its length was looked at
    QVERIFY_THROWS_EXCEPTION(std::system_error, MappedTable(file, size, {}));
}

// Replaced or removed by another program, a table that is open goes on as it was.
void TestOpenedTables::outliveTheirFiles() {
    const auto first = bytes(100'000, 7), second = bytes(100'000, 8);
    QVERIFY(store().saveToOpen(key(), first));
    const auto kept = store().open(key(), first.size());
    QVERIFY(kept && store().saveToOpen(key(), second));
    fs::remove(store().file(key()));
    QVERIFY(std::ranges::equal(kept->bytes(0, first.size()), first));
}

QTEST_GUILESS_MAIN(TestOpenedTables)
#include "tst_openedtables.moc"
