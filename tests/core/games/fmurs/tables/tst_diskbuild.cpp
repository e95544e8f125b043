#include <QTemporaryDir>
#include <QTest>

#include "core/game.h"
#include "tests/core/games/fmurs/fmursladder.h"
#include "tests/fulldisk.h"
#include "tests/tablefolder.h"

#include <filesystem>
#include <random>
#include <system_error>

using namespace core;
using namespace core::fmurs;
using namespace fmursladder;
namespace fs = std::filesystem;

// Tables of Fmurs that are built on disk in place of memory: byte by byte the same, whenever they are
// stopped, killed or cut off from power on their way.
class TestDiskBuild : public QObject, private TableFolder {
    Q_OBJECT

private slots:
    void init() { renew(); }
    void sameAsInMemory_data();
    void sameAsInMemory();
    void anotherProgramGoesOn_data() { sameAsInMemory_data(); }
    void anotherProgramGoesOn();
    void powerMayFail();
    void lostBlocksAreNoticed();
    void fullDiskLeavesNothing();

private:
    WorkPlace place(const std::string& name = "table") const {
        return {fs::path(m_folder->path().toStdString()) / (name + ".work"), name};
    }
};

namespace {

const Means twoHands{.hands = 2};

// Stops when something is told for the n-th time. True if it was done before.
bool buildUntil(Endgame& table, const WorkPlace& place, int told) {
    std::stop_source stop;
    return table.solveAt(
        place, stop.get_token(),
        [&](double) {
            if (--told == 0) stop.request_stop();
        },
        twoHands);
}

} // namespace

void TestDiskBuild::sameAsInMemory_data() {
    QTest::addColumn<QString>("rules");
    for (const auto* const rules :
         {"rows=6;columns=6;sheep=4", "rows=7;columns=7;sheep=3;turn=either",
          "rows=5;columns=5;sheep=3;topology=torus", "rows=6;columns=6;sheep=2;dogs=3",
          "rows=6;columns=6;sheep=3;dogs=1", "rows=6;columns=5;sheep=3;shelter=on;fighting=on;distance=on",
          "rows=6;columns=5;sheep=3;dogpiece=dragon", "rows=6;columns=6;sheep=3;score10=on"})
        QTest::addRow("%s", rules) << QString(rules);
}

void TestDiskBuild::sameAsInMemory() {
    QFETCH(QString, rules);
    const Ladder ladder(rules);
    const auto table = ladder.fresh();
    QVERIFY(table->solveAt(place(), {}, {}, twoHands));
    QVERIFY(ladder.agrees(*table));
}

// Each goes on with what the one before has left, wherever that was stopped, and in the end with what was
// done.
void TestDiskBuild::anotherProgramGoesOn() {
    QFETCH(QString, rules);
    const Ladder ladder(rules);
    int programs = 0;
    std::uint32_t mark = 0;
    for (bool done = false; !done; ++programs) {
        auto table = ladder.fresh();
        done = buildUntil(*table, place(), 4);
        if (done) QVERIFY(ladder.agrees(*table));
        table.reset();
        const auto reached = WorkFile(place(), ladder.whole->keptSize()).mark();
        QVERIFY(done ? reached >= mark : reached > mark);
        mark = reached;
    }
    QVERIFY(programs > 2);
    const auto again = ladder.fresh();
    QVERIFY(again->solveAt(place(), {}, {}, twoHands) && ladder.agrees(*again));
}

// What has been written since the mark may be on disk or not, block by block and even byte by byte.
void TestDiskBuild::powerMayFail() {
    const Ladder ladder("rows=6;columns=6;sheep=4");
    std::vector<Bytes> states;
    for (int told = 2;; ++told) {
        fs::remove(place().file);
        const auto table = ladder.fresh();
        const bool done = buildUntil(*table, place(), told);
        states.push_back(contents(place().file));
        if (done) break;
    }
    QVERIFY(states.size() > 8);
    std::mt19937 random(1);
    for (std::size_t marked = 0; marked + 1 < states.size(); ++marked)
        for (const std::size_t block : {1, 512}) {
            auto mixed = states[marked];
            const auto& later = states[marked + 1 + random() % (states.size() - marked - 1)];
            for (std::size_t at = 4096; at < mixed.size(); at += block)
                if (random() % 2 == 0)
                    std::copy_n(&later[at], std::min(block, mixed.size() - at), &mixed[at]);
            overwrite(place().file, mixed);
            const auto table = ladder.fresh();
            QVERIFY(table->solveAt(place(), {}, {}, twoHands));
            QVERIFY(ladder.agrees(*table));
        }
}

void TestDiskBuild::lostBlocksAreNoticed() {
    const Ladder ladder("rows=6;columns=6;sheep=4");
    {
        const auto table = ladder.fresh();
        QVERIFY(!buildUntil(*table, place(), 4));
    }
    auto all = contents(place().file);
    std::fill_n(all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2), 4096, std::uint8_t{0});
    overwrite(place().file, all);
    const auto table = ladder.fresh();
    QVERIFY_THROWS_EXCEPTION(DamagedTable, table->solveAt(place(), {}, {}, twoHands));
    QVERIFY(!fs::exists(place().file));
    QVERIFY(table->solveAt(place(), {}, {}, twoHands) && ladder.agrees(*table));
}

void TestDiskBuild::fullDiskLeavesNothing() {
    const Ladder ladder("rows=6;columns=6;sheep=4");
    const auto table = ladder.fresh();
    for (const auto room : {rlim_t{10'000}, rlim_t{ladder.whole->keptSize() / 2}}) {
        const FullDisk full(room);
        QVERIFY_THROWS_EXCEPTION(std::system_error, table->solveAt(place(), {}, {}, twoHands));
        QVERIFY(!fs::exists(place().file));
    }
    QVERIFY(table->solveAt(place(), {}, {}, twoHands) && ladder.agrees(*table));
}

QTEST_GUILESS_MAIN(TestDiskBuild)
#include "tst_diskbuild.moc"
