#include <QTest>

#include "core/solve/compression.h"
#include "core/solve/tablestore.h"
#include "tests/fulldisk.h"
#include "tests/tablefolder.h"

#define XXH_INLINE_ALL // for a library of its own does not hand it on
#include <xxhash.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <random>
#include <stop_token>
#include <thread>

using namespace core;
namespace fs = std::filesystem;

// Tables on disk: what was kept comes back, and a file that is not exactly that is as good as none.
class TestTableStore : public QObject, private TableFolder {
    Q_OBJECT

private slots:
    void init() { renew(); }
    void keepsAndReplaces_data();
    void keepsAndReplaces();
    void comesInPieces();
    void everyBitCounts();
    void cutShortAnywhere();
    void swappedFilesAreIgnored();
    void otherVersionsAreIgnored();
    void otherFormatsAreIgnored();
    void oldestGoFirst();
    void unwritableFolderIsNoError();
    void halfWrittenFilesAreSwept();
    void stopsInBetween();
    void longerThanExpected();
    void manyAtOnce();
    void fullDiskKeepsTheOldTable();
};

namespace {

void setAge(const fs::path& file, int hours) {
    fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(hours));
}

} // namespace

void TestTableStore::keepsAndReplaces_data() {
    QTest::addColumn<int>("size");
    QTest::newRow("empty") << 0;
    QTest::newRow("small, as it is") << 1000;
    QTest::newRow("large, compressed") << 300000;
}

void TestTableStore::keepsAndReplaces() {
    QFETCH(int, size);
    const auto first = bytes(std::size_t(size), 1), second = bytes(std::size_t(size), 2);
    QVERIFY(!store().load(key(), first.size()));
    QVERIFY(store().save(key(), first));
    QVERIFY(store().load(key(), first.size()) == first);
    QVERIFY(store().save(key(), second));
    QVERIFY(store().load(key(), second.size()) == second);
    QVERIFY(!store().load(key(), second.size() + 1));
    QVERIFY(!store().load(key("b"), second.size()));
}

// What cannot be made smaller takes several of them.
void TestTableStore::comesInPieces() {
    std::mt19937 random(4);
    Bytes table(3'500'000);
    for (auto& byte : table) byte = static_cast<std::uint8_t>(random());
    QVERIFY(store().save(key(), table));
    QVERIFY(store().used() > table.size());
    QVERIFY(store().load(key(), table.size()) == table);
}

// Whichever bit of the file is wrong, header and key included, the table does not come back.
void TestTableStore::everyBitCounts() {
    for (const std::size_t size : {64U, 70000U}) {
        const auto table = bytes(size, 3);
        QVERIFY(store().save(key(), table));
        const auto file = store().file(key());
        const auto good = contents(file);
        const std::size_t stride = 1 + good.size() / 400;
        for (std::size_t i = 0; i < good.size(); i += i < 64 ? 1 : stride) {
            auto bad = good;
            bad[i] ^= static_cast<std::uint8_t>(1U << i % 8);
            overwrite(file, bad);
            QVERIFY2(!store().load(key(), size), qPrintable(QString::number(i)));
        }
        overwrite(file, good);
        QVERIFY(store().load(key(), size) == table);
    }
}

void TestTableStore::cutShortAnywhere() {
    const auto table = bytes(200, 4);
    QVERIFY(store().save(key(), table));
    const auto file = store().file(key());
    const auto good = contents(file);
    for (std::size_t size = 0; size < good.size(); ++size) {
        overwrite(file, Bytes(good.begin(), good.begin() + std::ptrdiff_t(size)));
        QVERIFY(!store().load(key(), table.size()));
    }
    auto longer = good;
    longer.push_back(0);
    overwrite(file, longer);
    QVERIFY(!store().load(key(), table.size()));
}

// Nothing is written behind the room there is.
void TestTableStore::longerThanExpected() {
    constexpr std::size_t size = 1U << 26;
    const auto stored = compressed(Bytes(size), {});
    for (const std::size_t room : {std::size_t{0}, std::size_t{1000}, size - 1, size + 1})
        QVERIFY(!decompressed(stored, room, {}));
    QVERIFY(decompressed(stored, size, {}) == Bytes(size));
}

void TestTableStore::swappedFilesAreIgnored() {
    QVERIFY(store().save(key("a"), bytes(100, 5)) && store().save(key("b"), bytes(100, 6)));
    const auto a = store().file(key("a")), b = store().file(key("b"));
    const auto kept = contents(a);
    overwrite(a, contents(b));
    overwrite(b, kept);
    QVERIFY(!store().load(key("a"), 100) && !store().load(key("b"), 100));
}

void TestTableStore::otherVersionsAreIgnored() {
    auto newer = key();
    newer.version = 2;
    QVERIFY(store().save(key(), bytes(100, 7)));
    QVERIFY(!store().load(newer, 100));
    // A file of one version under the name of another.
    fs::copy_file(store().file(key()), store().file(newer));
    QVERIFY(!store().load(newer, 100));
}

// Whatever a later version of the program writes in its own way, the checksum right as far as this one knows.
void TestTableStore::otherFormatsAreIgnored() {
    QVERIFY(store().save(key(), bytes(100, 7)));
    auto file = contents(store().file(key()));
    constexpr std::size_t format = 8, checksum = 32, header = 40;
    const std::string name = "toy\npits=2\na\n1";
    const auto sealed = [&](std::uint8_t version) {
        file[format] = version;
        std::fill_n(&file[checksum], sizeof(std::uint64_t), std::uint8_t{0});
        auto hash = XXH3_64bits(file.data(), header);
        hash = XXH3_64bits_withSeed(name.data(), name.size(), hash);
        hash = XXH3_64bits_withSeed(&file[header], file.size() - header, hash);
        std::memcpy(&file[checksum], &hash, sizeof hash);
        overwrite(store().file(key()), file);
        return store().load(key(), 100).has_value();
    };
    QVERIFY(sealed(1)); // this is how files are sealed
    QVERIFY(!sealed(2));
}

void TestTableStore::oldestGoFirst() {
    const auto room = store(4000);
    const std::vector<std::string> names{"a", "b", "c"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        QVERIFY(room.save(key(names[i]), bytes(1200, 8)));
        setAge(room.file(key(names[i])), 10 - static_cast<int>(i));
    }
    QVERIFY(room.load(key("a"), 1200));
    QVERIFY(room.save(key("d"), bytes(1200, 8)));
    QVERIFY(!room.load(key("a"), 1200));
    for (const auto* kept : {"b", "c", "d"}) QVERIFY(room.load(key(kept), 1200));
    QVERIFY(room.used() <= 4000);
    QVERIFY(!room.save(key("e"), bytes(5000, 8))); // would not fit by itself
    QVERIFY(room.load(key("b"), 1200));
}

void TestTableStore::unwritableFolderIsNoError() {
    const TableStore nowhere("/proc/no/such/folder", 1000), none("", 1000);
    for (const auto& each : {nowhere, none}) {
        QVERIFY(!each.save(key(), bytes(10, 9)));
        QVERIFY(!each.load(key(), 10));
        QCOMPARE(each.used(), 0U);
    }
}

void TestTableStore::halfWrittenFilesAreSwept() {
    const fs::path fresh = m_folder->filePath("x.table.1-1.part").toStdString(),
                   stale = m_folder->filePath("y.table.1-1.part").toStdString();
    overwrite(fresh, bytes(10, 1));
    overwrite(stale, bytes(10, 1));
    setAge(stale, 48);
    QVERIFY(store().save(key(), bytes(10, 1)));
    QVERIFY(fs::exists(fresh) && !fs::exists(stale));
}

// Neither half a table is kept nor half of one given back.
void TestTableStore::stopsInBetween() {
    const auto table = bytes(5'000'000, 3);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!store().save(key(), table, stop.get_token()));
    QVERIFY(!fs::exists(store().file(key())));
    QVERIFY(store().save(key(), table));
    QVERIFY(!store().load(key(), table.size(), stop.get_token()));
    QVERIFY(store().load(key(), table.size()) == table);
    QVERIFY(store(1000).room() == 1000);
}

// Programs and threads that build, keep and read the same tables at once, where not all have room: whatever
// is read is what was kept.
void TestTableStore::manyAtOnce() {
    const std::vector<std::string> names{"a", "b", "c"};
    std::atomic<int> wrong = 0, read = 0;
    std::vector<std::jthread> all;
    for (unsigned thread = 0; thread < 4; ++thread)
        all.emplace_back([&, thread] {
            const auto room = store(150'000);
            for (unsigned i = 0; i < 60; ++i) {
                const unsigned which = (i + thread) % 3;
                const auto table = bytes(70'000, which);
                if ((i / 3 + thread) % 2 == 0) room.save(key(names[which]), table);
                if (const auto kept = room.load(key(names[which]), table.size())) {
                    ++read;
                    if (*kept != table) ++wrong;
                }
            }
        });
    all.clear();
    QCOMPARE(wrong, 0);
    QVERIFY(read > 0);
    QVERIFY(store().save(key("d"), bytes(100, 1)));
    for (const auto& file : fs::directory_iterator(m_folder->path().toStdString()))
        QCOMPARE(file.path().extension().string(), ".table");
}

void TestTableStore::fullDiskKeepsTheOldTable() {
    const auto old = bytes(1000, 1);
    QVERIFY(store().save(key(), old));
    {
        const FullDisk disk(500);
        QVERIFY(!store().save(key(), bytes(1000, 2)));
    }
    QVERIFY(store().load(key(), 1000) == old);
    QCOMPARE(std::distance(fs::directory_iterator(m_folder->path().toStdString()), {}), 1);
}

QTEST_GUILESS_MAIN(TestTableStore)
#include "tst_tablestore.moc"
