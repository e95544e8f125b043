#include <QTemporaryDir>
#include <QTest>

#include "core/games/bao/search/thresholdmethod.h"
#include "tests/core/games/bao/baorules.h"

#include <fstream>

using namespace core;
using bao::Goal;
using bao::Ring;
namespace fs = std::filesystem;

// What BAO's solver keeps on disk: found again, and as good as none where it is damaged.
class TestBaoKept : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("XDG_CACHE_HOME", m_folder.filePath("cache").toUtf8()); }
    void damagedTablesAreBuiltAnew();
    void keptBoundsComeBack();
    void boundsAreKeptWhenThereAreMany();
    void endgameIsBuiltOnce();

private:
    TableStore store() const { return {m_folder.path().toStdString(), TableStore::defaultLimit}; }

    QTemporaryDir m_folder;
};

void TestBaoKept::damagedTablesAreBuiltAnew() {
    const auto rules = rulesOf("pits=4");
    Verdict truth;
    const auto value = [&] {
        bao::ThresholdMethod method(rules, store());
        method.solve(rules.start(), {}, [] {});
        return method.verdict(rules.start());
    };
    truth = value();
    int files = 0;
    for (const auto& entry : fs::directory_iterator(m_folder.path().toStdString())) {
        if (entry.path().extension() != ".table") continue;
        ++files;
        for (int damage = 0; damage < 6; ++damage) {
            const auto size = fs::file_size(entry.path());
            if (damage % 2 == 0) {
                std::fstream file(entry.path(), std::ios::in | std::ios::out | std::ios::binary);
                file.seekp(static_cast<std::streamoff>(size * static_cast<unsigned>(damage) / 6));
                file.write("\x55\xAA\x55", 3);
            } else
                fs::resize_file(entry.path(), size * static_cast<unsigned>(damage) / 6);
            QVERIFY(value() == truth);
        }
    }
    QVERIFY(files > 0);
}

// Packed and unpacked, a table says the same of the boards with the most stones.
void TestBaoKept::keptBoundsComeBack() {
    const auto rules = rulesOf("pits=5");
    const bao::Endgame none(rules.ring());
    bao::Search search(rules.ring(), none, rules.fates()), later(rules.ring(), none, rules.fates());
    const auto stones = rules.start().stones;
    const int n = bao::stonesOn(stones);
    search.reaches(Goal::Draw, stones, n, n / 2, 1U << 30, {});
    const auto packed = search.table().pack();
    QCOMPARE(packed.size(), bao::BoundsTable::keptBytes);
    later.table().unpack(packed);
    QVERIFY(search.bounds(stones, n) == later.bounds(stones, n));
    QVERIFY(later.bounds(stones, n) != bao::Bounds::ofStones(n));
}

// Not after every little question: what was kept and then removed by somebody is not written again.
void TestBaoKept::boundsAreKeptWhenThereAreMany() {
    const QTemporaryDir folder;
    const fs::path tables = folder.filePath("tables").toStdString();
    const auto rules = rulesOf("pits=6;filled=all");
    const TableStore own(tables, TableStore::defaultLimit);
    QVERIFY(
        bao::Endgame(rules.ring()).reach(bao::Endgame::top, own, {})); // it is kept in a thread of its own
    bao::ThresholdMethod method(rules, own);
    QVERIFY(method.solve(rules.start(), {}, [] {}));
    QVERIFY(method.search().nodes() > 1U << 17U && !fs::is_empty(tables));
    bao::ThresholdMethod later(rules, own);
    QVERIFY(later.solve(rules.start(), {}, [] {}));
    QVERIFY(later.verdict(rules.start()) == method.verdict(rules.start()));
    QVERIFY(later.search().nodes() < method.search().nodes() / 4); // most of it was known
    fs::remove_all(tables);
    QVERIFY(method.solve(rules.start(), {}, [] {}));
    QVERIFY(!fs::exists(tables));
}

// Whoever finds it on disk has it at once, even when there is no time to build it.
void TestBaoKept::endgameIsBuiltOnce() {
    const QTemporaryDir folder;
    const TableStore own(folder.path().toStdString(), TableStore::defaultLimit);
    const Ring ring(4);
    std::stop_source stop;
    stop.request_stop();
    bao::Endgame hurried(ring);
    QVERIFY(!hurried.reach(bao::Endgame::top, own, stop.get_token()));
    QVERIFY(bao::Endgame(ring).reach(bao::Endgame::top, own, {}));
    bao::Endgame later(ring);
    QVERIFY(later.reach(2, own, stop.get_token()));
    QCOMPARE(later.layers(), bao::Endgame::top + 1);
}

QTEST_GUILESS_MAIN(TestBaoKept)
#include "tst_baokept.moc"
