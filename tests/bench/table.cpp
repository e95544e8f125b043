// A class at an open table, over real lines on the loopback: 40 devices, or as many as are said, join, answer
// a question, look at a match that two of them play, and are cut off a thousand times. Without a display:
//
//     QT_QPA_PLATFORM=offscreen bench_table [GAME [RULES [DEVICES]]]
//
// Prints how long that took, from a press to the board on the other device as a rule and at most, the longest
// processor time of the host's thread for one event, and what the program has in memory, its devices among
// it. Fails if a seat or a ply got lost.

#include <QApplication>
#include <QElapsedTimer>
#include <QThread>

#include "tests/ui/table/opentable.h"

#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <random>

namespace {

constexpr int breaks = 1000, mostPresses = 60;

double processorMs() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

double megabytes() {
    long pages = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> pages >> resident;
    return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

// Takes the time of every event of the host's thread.
class Application final : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override {
        if (QThread::currentThread() != thread()) return QApplication::notify(receiver, event);
        const double from = processorMs();
        const bool done = QApplication::notify(receiver, event);
        if (--m_inside < 0) m_worst = std::max(m_worst.load(), processorMs() - from);
        m_inside = 0;
        return done;
    }
    double worst() { return m_worst.exchange(0); }

private:
    int m_inside = 0;
    std::atomic<double> m_worst = 0;
};

void check(bool holds, const char* what) {
    if (holds) return;
    std::printf("LOST: %s\n", what);
    std::fflush(stdout);
    std::_Exit(1);
}

// The devices, on a thread of their own. What the host does is done on the host's.
class Class {
public:
    Class(Application& application, OpenTable& table, std::size_t pupils)
        : m_application(application), m_table(table), m_pupils(pupils) {
        m_code = m_table.m_host.reception().code();
        m_port = m_table.m_host.reception().port();
    }

    void go() {
        join();
        answer();
        play();
        fallOut();
        std::puts("no seat and no ply was lost");
        atHost([] { QCoreApplication::quit(); });
    }

private:
    template <class Do>
    void atHost(Do act) {
        QMetaObject::invokeMethod(&m_application, act, Qt::BlockingQueuedConnection);
    }
    void tell(const char* what, const QElapsedTimer& clock) {
        std::printf("%-46s %6lld ms, longest event %5.1f ms, %5.1f MB\n", what,
                    static_cast<long long>(clock.elapsed()), m_application.worst(), megabytes());
        std::fflush(stdout);
    }

    void join() {
        QElapsedTimer clock;
        clock.start();
        for (std::size_t i = 0; i < m_pupils; ++i) {
            auto& one = *m_devices.emplace_back(std::make_unique<TestDevice>(m_port));
            const char* place = i == 0 ? "first" : i == 1 ? "second" : "watch";
            check(one.joins(m_code, place, "pupil"), "a device could not join");
        }
        for (auto& one : m_devices) check(one->sees(0), "a device sees no board");
        tell("all devices join, one after the other", clock);
    }

    void answer() {
        QElapsedTimer clock;
        clock.start();
        atHost([this] { m_table.m_host.asking().ask(Classroom::Asks::Outcome); });
        for (auto& one : m_devices) {
            check(one->until([&] { return one->m_board["question"].toObject()["number"].toInt() == 1; }),
                  "a device was not asked");
            one->say({{"do", "answer"}, {"question", 1}, {"says", "win"}});
        }
        for (auto& one : m_devices)
            check(one->until([&] {
                const auto choices = one->m_board["question"].toObject()["choices"].toArray();
                return choices[0].toObject()["chosen"].toBool();
            }),
                  "an answer was not taken");
        tell("all are asked, and have answered", clock);
        clock.restart();
        atHost([this] { m_table.m_host.asking().show(); });
        atHost([this] { m_table.m_host.asking().end(); });
        for (auto& one : m_devices)
            check(one->until([&] { return !one->m_board.contains("question"); }), "a question stayed");
        tell("all see the answers, then the match again", clock);
    }

    int ply() {
        int ply = 0;
        atHost([&] { ply = m_table.m_session.match().ply(); });
        return ply;
    }

    // A press by whoever is on move; whether there was anything to press.
    bool press() {
        for (int i : {0, 1}) {
            auto& one = *m_devices[static_cast<std::size_t>(i)];
            if (!one.mine()) continue;
            std::vector<int> targets;
            const auto cells = one.cells();
            for (int spot = 0; spot < cells.size(); ++spot)
                if (cells[spot].toObject()["target"].toBool()) targets.push_back(spot);
            if (targets.empty()) return false;
            const auto before = one.m_board;
            QElapsedTimer clock;
            clock.start();
            one.press(targets[m_dice() % targets.size()]);
            if (!one.until([&] { return one.m_board != before; })) return false;
            const int ply = one.m_board["ply"].toInt();
            if (ply == before["ply"].toInt()) return true;
            auto& other = *m_devices[static_cast<std::size_t>(1 - i)];
            check(other.until([&] { return other.m_board["ply"].toInt() >= ply; }),
                  "a move on the other device");
            m_ways.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
            return true;
        }
        return false;
    }

    void play() {
        QElapsedTimer clock;
        clock.start();
        int presses = 0;
        while (presses < mostPresses && press()) ++presses;
        const int last = ply();
        for (auto& one : m_devices) check(one->sees(last), "a device sees an old board");
        std::ranges::sort(m_ways);
        check(!m_ways.empty(), "there was no move");
        std::printf("%d presses, %d plies; from a press to the other one's board %.1f ms, at most %.1f ms\n",
                    presses, last, m_ways[m_ways.size() / 2], m_ways.back());
        tell("a match before all of them", clock);
    }

    void fallOut() {
        QElapsedTimer clock;
        clock.start();
        for (int i = 0; i < breaks; ++i) {
            auto& one = m_devices[m_dice() % m_devices.size()];
            const auto token = one->m_token;
            const int before = ply();
            if (m_dice() % 4 == 0)
                one->say({{"do", "press"}, {"spot", 0}, {"ply", -1}}); // cut off while talking
            one->drop();
            one = std::make_unique<TestDevice>(m_port);
            check(one->connected(), "a device cannot connect again");
            one->hello({}, token);
            check(one->until([&] { return one->m_token == token && !one->m_board.isEmpty(); }),
                  "a device did not find its seat");
            check(ply() >= before, "a ply");
        }
        tell("a thousand times one is cut off and comes back", clock);
        const int last = ply();
        for (auto& one : m_devices) check(one->sees(last), "a device sees an old board");
        std::size_t seats = 0, present = 0;
        atHost([&] {
            for (const auto& guest : m_table.m_host.reception().seating().guests())
                ++seats, present += guest.present;
        });
        check(seats == m_pupils, "a seat, or there is one too many");
        check(present == m_pupils, "somebody who is there counts as away");
    }

    Application& m_application;
    OpenTable& m_table;
    std::size_t m_pupils;
    QString m_code;
    int m_port = 0;
    std::vector<std::unique_ptr<TestDevice>> m_devices;
    std::mt19937 m_dice{7};
    std::vector<double> m_ways; // ms from a press that moves to the board on the other device
};

} // namespace

int main(int argc, char* argv[]) {
    Application application(argc, argv);
    OpenTable table;
    table.m_session.hints().setLevel(Help::Numbers);
    const auto pupils = static_cast<std::size_t>(argc > 3 ? std::atoi(argv[3]) : 40);
    std::printf("%zu devices; before a table is open %.1f MB\n", pupils, megabytes());
    if (!table.begin(argc > 1 ? argv[1] : "fmurs", argc > 2 ? argv[2] : "")) return 1;
    const std::unique_ptr<QThread> devices(QThread::create([&] { Class(application, table, pupils).go(); }));
    devices->start();
    const int result = QApplication::exec();
    devices->wait();
    return result;
}
