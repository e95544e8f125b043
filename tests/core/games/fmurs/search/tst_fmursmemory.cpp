#include <QTemporaryDir>
#include <QTest>

#include "core/games/fmurs/search/memory.h"
#include "core/games/fmurs/tables/endgames.h"
#include "tests/core/games/fmurs/fmursrules.h"
#include "tests/memory.h"

#include <malloc.h>

#include <atomic>
#include <cstdlib>
#include <new>

using namespace core;
using namespace core::fmurs;
using namespace fmursrules;

namespace {

// Bytes that are held, and the most there have been.
std::atomic<std::size_t> held = 0, most = 0;

void* counted(void* memory) {
    if (memory == nullptr) throw std::bad_alloc();
    const auto now = held += malloc_usable_size(memory);
    for (auto old = most.load(); now > old && !most.compare_exchange_weak(old, now);) {
    }
    return memory;
}

void release(void* memory) {
    held -= malloc_usable_size(memory);
    std::free(memory);
}

} // namespace

void* operator new(std::size_t size) {
    return counted(std::malloc(std::max<std::size_t>(size, 1)));
}
void* operator new(std::size_t size, std::align_val_t align) {
    const auto to = static_cast<std::size_t>(align);
    return counted(std::aligned_alloc(to, (std::max<std::size_t>(size, 1) + to - 1) / to * to));
}
void operator delete(void* memory) noexcept {
    release(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    release(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
    release(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
    release(memory);
}

// What the endgame tables of Fmurs take of memory: as much as is told before, and little once they lie on
// disk.
class TestFmursMemory : public QObject {
    Q_OBJECT

private slots:
    void memoryCoversThePages();
    void tablesOnDiskTakeLittleMemory();
    void solversTakeWhatTheyNeed();
};

// What is told of the memory before is more than building takes, and not much more; what is told of a table
// is its size.
void TestFmursMemory::memoryCoversThePages() {
    for (const auto* const rules :
         {"sheep=3", "sheep=3;turn=either;topology=box;rows=7;columns=7", "sheep=2;dogs=3;rows=7;columns=7",
          "sheep=3;shelter=on;rows=8;columns=7", "sheep=4;dogs=1;rows=8;columns=8"}) {
        const auto r = rulesOf(rules);
        const auto before = held.load();
        Endgames endgames(r.chase(), r.dogs(), r.symmetries(), {}, r.countedTurns());
        endgames.use({2, rowMathWays().back()});
        most = held.load();
        QVERIFY(endgames.solve(r.sheep(), {}));
        const auto taken = static_cast<double>(most - before), told = endgames.memory(r.sheep());
        QVERIFY2(taken < told && told < taken * 2.5,
                 qPrintable(QStringLiteral("%1: %2 of %3").arg(rules).arg(taken).arg(told)));
    }
    for (const auto* const rules : {"", "topology=torus", "topology=box;rocks=e5", "dogpiece=gold"}) {
        const auto other = rulesOf(QStringLiteral("rows=6;columns=5;sheep=3;%1").arg(rules));
        Endgames small(other.chase(), other.dogs(), other.symmetries(), {}, other.countedTurns());
        QVERIFY(small.solve(3, {}));
        QCOMPARE(static_cast<double>(small.table(3).size()), small.size(3));
    }
}

// Neither where the table has just been built nor where it was found.
void TestFmursMemory::tablesOnDiskTakeLittleMemory() {
    const QTemporaryDir folder;
    const auto cache = qgetenv("XDG_CACHE_HOME");
    qputenv("XDG_CACHE_HOME", folder.path().toUtf8());
    const auto r = rulesOf("rows=8;columns=8;sheep=4;halves=1");
    for (int time = 0; time < 2; ++time) {
        const auto before = held.load();
        Endgames endgames(r.chase(), r.dogs(), r.symmetries(), r.tableName());
        QCOMPARE(endgames.kept(4), time > 0);
        QVERIFY(endgames.solve(4, {}) && endgames.kept(4));
        const auto taken = static_cast<double>(held - before);
        QVERIFY2(taken < endgames.size(4) / 2,
                 qPrintable(QStringLiteral("%1 of %2").arg(taken).arg(endgames.size(4))));
    }
    qputenv("XDG_CACHE_HOME", cache);
}

// Room to remember positions in is only taken for positions that are remembered, also where these are
// forgotten in part.
void TestFmursMemory::solversTakeWhatTheyNeed() {
    if constexpr (!memory::own) QSKIP("the sanitizer's memory is counted with the program's");
    const auto before = memory::resident();
    std::vector<std::unique_ptr<Memory>> all;
    for (int i = 0; i < 20; ++i) {
        all.push_back(std::make_unique<Memory>());
        all.back()->keep({.key = 5, .least = 3, .most = 7});
        all.back()->forgetExpected();
        QCOMPARE(all.back()->find(5).most, 7);
        QCOMPARE(all.back()->find(0).most, Memory::Entry().most); // this key is no place's
    }
    const auto taken = memory::resident() - before;
    QVERIFY2(taken < 20, qPrintable(QString::number(taken)));
}

QTEST_GUILESS_MAIN(TestFmursMemory)
#include "tst_fmursmemory.moc"
