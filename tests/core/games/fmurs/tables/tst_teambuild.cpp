#include <QTemporaryDir>
#include <QTest>

#include "core/solve/team.h"
#include "tests/core/games/fmurs/fmursladder.h"

#include <atomic>
#include <barrier>
#include <cstdlib>
#include <filesystem>
#include <thread>

using namespace core;
using namespace fmursladder;
namespace fs = std::filesystem;

namespace {

// What members say to each other, here all in one program.
class Table {
public:
    explicit Table(int members) : m_members(members), m_all(members) {}

    class Seat : public Team {
    public:
        Seat(Table& table, int self) : m_table(table), m_self(self) {}
        int members() const override { return m_table.m_members; }
        int self() const override { return m_self; }
        void tellAll(int from, std::span<std::uint8_t> bytes) override {
            m_table.tell(*this, from, bytes, true);
        }
        void tellFirst(int from, std::span<std::uint8_t> bytes) override {
            m_table.tell(*this, from, bytes, m_self == 0);
        }
        [[noreturn]] void giveUp() override { std::abort(); }

    private:
        Table& m_table;
        int m_self;
    };

    std::atomic<std::size_t> told = 0; // bytes

private:
    void tell(const Seat& seat, int from, std::span<std::uint8_t> bytes, bool hears) {
        if (seat.self() == from) m_said = bytes;
        m_all.arrive_and_wait();
        if (seat.self() != from && hears) {
            if (m_said.size() != bytes.size()) qFatal("they do not call the same");
            std::ranges::copy(m_said, bytes.begin());
            told += bytes.size();
        }
        m_all.arrive_and_wait();
    }

    int m_members;
    std::barrier<> m_all;
    std::span<std::uint8_t> m_said;
};

} // namespace

// Several programs build a table of Fmurs together: byte by byte the same as one.
class TestTeamBuild : public QObject {
    Q_OBJECT

private slots:
    void sameAsAlone_data();
    void sameAsAlone();
    void allGoOn();

private:
    // Each builds until something has been told so many times. True if the table is done and right.
    static bool build(const QString& rules, int members, const fs::path& folder, int told) {
        Table table(members);
        std::atomic<bool> right = true;
        std::vector<std::jthread> all;
        for (int self = 0; self < members; ++self)
            all.emplace_back([&, self] {
                Table::Seat seat(table, self);
                const Ladder ladder(rules);
                Means means{.hands = 1};
                means.team = &seat;
                const auto name = "table." + std::to_string(self);
                const auto made = ladder.fresh();
                std::stop_source stop;
                int left = told;
                const auto tell = [&](double) {
                    if (--left == 0) stop.request_stop();
                };
                const bool done =
                    made->solveAt({folder / (name + ".work"), name}, stop.get_token(), tell, means);
                if (!done || (self == 0 && !ladder.agrees(*made))) right = false;
            });
        all.clear();
        return right;
    }
};

void TestTeamBuild::sameAsAlone_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("members");
    for (const auto* const rules :
         {"rows=6;columns=6;sheep=4", "rows=7;columns=7;sheep=3;turn=either",
          "rows=6;columns=6;sheep=2;dogs=3", "rows=6;columns=5;sheep=3;shelter=on;fighting=on;distance=on",
          "rows=6;columns=6;sheep=3;score10=on"})
        for (const int members : {1, 2, 4})
            QTest::addRow("%s, %d", rules, members) << QString(rules) << members;
}

void TestTeamBuild::sameAsAlone() {
    QFETCH(QString, rules);
    QFETCH(int, members);
    const QTemporaryDir folder;
    QVERIFY(build(rules, members, folder.path().toStdString(), -1));
}

// From the least mark of any: small tables tell equally often, so all stop after the same stage, and then one
// has lost all it had.
void TestTeamBuild::allGoOn() {
    const QString rules = "rows=6;columns=6;sheep=4";
    for (const int told : {1, 2, 5, 8}) {
        const QTemporaryDir folder;
        const fs::path path = folder.path().toStdString();
        QVERIFY(!build(rules, 3, path, told));
        if (told == 5) fs::remove(path / "table.1.work");
        QVERIFY(build(rules, 3, path, -1));
    }
}

QTEST_GUILESS_MAIN(TestTeamBuild)
#include "tst_teambuild.moc"
