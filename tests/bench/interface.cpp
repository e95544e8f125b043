// How long the window is busy with one thing while the solver works: painting, a key, a step of the mouse, a
// report taken in. Plays some moves at the extremes of every option of every game, without a display:
//
//     QT_QPA_PLATFORM=offscreen bench_interface [GAME…]
//
// Prints the longest processor time of the interface's thread for one event, in milliseconds; then of the
// pictures painted while a move is seen how many there were, the time that all but one in a hundred take, and
// how many come too late for 60 in a second.

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStandardPaths>

#include "ui/board/boardview.h"
#include "ui/match/session.h"
#include "ui/window/matchpage.h"

#include "core/kind.h"

#include <time.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <random>
#include <set>
#include <vector>

namespace {

constexpr int plies = 8, msPerPly = 350;

double processorMs() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

enum class Doing : std::uint8_t { Paint, Key, Mouse, Refresh, Move, Begin };
constexpr std::array names{"paint", "key", "mouse", "refresh", "move", "begin"};

// Takes the time of whatever is done; what happens within counts as that.
class Watch {
public:
    template <class Do>
    auto operator()(Doing what, Do&& act) {
        struct Taken {
            Watch& watch;
            Doing what;
            double from = processorMs();
            ~Taken() {
                watch.m_inside = false;
                auto& worst = watch.worst[static_cast<std::size_t>(what)];
                const double took = processorMs() - from;
                worst = std::max(worst, took);
                if (what == Doing::Paint && watch.moving) watch.frames.push_back(took);
            }
        };
        if (m_inside) return act();
        m_inside = true;
        const Taken taken{*this, what};
        return act();
    }
    std::array<double, names.size()> worst{};
    std::vector<double> frames; // pictures of a move
    bool moving = false;

private:
    bool m_inside = false;
};

Watch watch;

class Application final : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override {
        return watch(doing(event->type()), [&] { return QApplication::notify(receiver, event); });
    }

private:
    static Doing doing(QEvent::Type type) {
        switch (type) {
        case QEvent::UpdateRequest:
        case QEvent::Expose:
        case QEvent::Paint:
            return Doing::Paint;
        case QEvent::KeyPress:
        case QEvent::ShortcutOverride:
            return Doing::Key;
        case QEvent::MouseMove:
        case QEvent::HoverMove:
            return Doing::Mouse;
        default:
            return Doing::Refresh;
        }
    }
};

// Each option at its ends while the others have their defaults, and all that are numbers at their highest.
std::set<std::string> extremes(const core::Schema& schema) {
    std::set<std::string> all{""};
    std::string highest;
    for (const auto& option : schema) {
        const auto key = std::string(option.key) + '=';
        for (const auto& choice : option.choices) all.insert(key + std::string(choice.value));
        if (option.type != core::Option::Type::Int) continue;
        const auto most = key + std::to_string(option.max);
        all.insert({key + std::to_string(option.min), most});
        highest += (highest.empty() ? "" : ";") + most;
    }
    all.insert(highest);
    return all;
}

void key(QWidget& widget, Qt::Key code) {
    QKeyEvent press(QEvent::KeyPress, code, {}), release(QEvent::KeyRelease, code, {});
    QCoreApplication::sendEvent(&widget, &press);
    QCoreApplication::sendEvent(&widget, &release);
}

void pointAt(QWidget& widget, QPointF at) {
    QMouseEvent move(QEvent::MouseMove, at, widget.mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(&widget, &move);
}

void play(Session& session, MatchPage& page, std::shared_ptr<const core::Game> game) {
    std::mt19937 random(1);
    watch(Doing::Begin, [&] {
        session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
    });
    constexpr std::array keys{Qt::Key_Right, Qt::Key_Down,  Qt::Key_Left,  Qt::Key_Up,
                              Qt::Key_Right, Qt::Key_Space, Qt::Key_Escape};
    for (int ply = 0; ply < plies && !session.match().ending(); ++ply) {
        QElapsedTimer time;
        time.start();
        for (std::size_t i = 0; time.elapsed() < msPerPly; ++i) {
            watch.moving = session.state() == Session::State::Animating;
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 10);
            auto& board = *page.board();
            if (i % 4 == 1) key(board, keys[i / 4 % keys.size()]);
            if (i % 4 == 3)
                pointAt(board, QPointF(static_cast<double>(random() % 1000) * board.width() / 1000,
                                       static_cast<double>(random() % 1000) * board.height() / 1000));
        }
        const auto moves = game->moves(session.match().position());
        if (session.state() == Session::State::Animating) session.animationDone();
        if (session.state() != Session::State::HumanTurn) continue;
        watch(Doing::Move, [&] { session.play(moves[random() % moves.size()]); });
    }
}

void printFrames(std::vector<double> frames) {
    constexpr double frame = 1000.0 / 60;
    std::ranges::sort(frames);
    const auto late = std::ranges::count_if(frames, [](double ms) { return ms > frame; });
    std::printf("%8zu%8.1f%8td", frames.size(), frames.empty() ? 0 : frames[frames.size() * 99 / 100], late);
}

} // namespace

int main(int argc, char** argv) {
    QStandardPaths::setTestModeEnabled(true);
    Application application(argc, argv);
    Session session;
    MatchPage page(session);
    page.resize(1280, 800);
    page.show();
    session.hints().setLevel(Help::Numbers);
    QCoreApplication::processEvents(); // the window's first picture is part of the program's start
    const auto wanted = QCoreApplication::arguments().mid(1);
    for (const auto* name : names) std::printf("%8s", name);
    std::puts("  frames  of 100    late  rules");
    for (const auto* kind : core::catalogue()) {
        const auto id = std::string(kind->id);
        if (!wanted.isEmpty() && !wanted.contains(QString::fromStdString(id))) continue;
        for (const auto& rules : extremes(kind->options)) {
            std::shared_ptr<const core::Game> game;
            try {
                game = kind->game(rules);
            } catch (const core::InputError&) { // they exclude each other
                continue;
            }
            watch.worst = {};
            watch.frames.clear();
            play(session, page, std::move(game));
            for (const double ms : watch.worst) std::printf("%8.1f", ms);
            printFrames(watch.frames);
            std::printf("  %s %s\n", id.c_str(), rules.c_str());
            std::fflush(stdout);
        }
    }
    session.close();
}
