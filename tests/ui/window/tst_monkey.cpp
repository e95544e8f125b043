#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QTest>

#include "tests/memory.h"
#include "tests/toykinds.h"
#include "ui/board/boardview.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"
#include "ui/match/background.h"
#include "ui/match/session.h"
#include "ui/window/matchactions.h"
#include "ui/window/matchpage.h"

#include <algorithm>
#include <chrono>
#include <random>

using namespace core;
using State = Session::State;

// Presses everything in any order, and looks after each event whether the match still makes sense.
class TestMonkey : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void survivesSeededEvents();

private:
    // A million in tests/soak; fewer where a sanitizer makes each one slow (see CMakePresets.json).
    const int events = qEnvironmentVariableIntValue("MONKEY_EVENTS") > 0
                           ? qEnvironmentVariableIntValue("MONKEY_EVENTS")
                           : 25'000;

    int dice(int sides) { return static_cast<int>(m_random() % static_cast<unsigned>(sides)); }
    void act();
    void actOnSession();
    void click();
    void key();
    void newMatch();
    void environment();
    void remember();
    void check();

    std::mt19937_64 m_random{20'261'121};
    Session m_session;
    std::unique_ptr<MatchPage> m_page;
    std::vector<std::shared_ptr<const Game>> m_games;
    std::vector<Position> m_path; // up to the ply looked at before the event
    int m_line = 0;               // of the match's lines
    bool m_another = false;       // the event put another match on the table
};

void TestMonkey::initTestCase() {
    memory::giveBackFreed();
    settings::reduceMotion.set(true);
    m_session.pacing().setPace({std::chrono::milliseconds(0), std::chrono::milliseconds(1)});
    m_games.push_back(pursuit::kind().game(""));
    for (const auto* kind : catalogue()) m_games.push_back(kind->game(""));
    connect(&m_session, &Session::matchChanged, this, [this] { m_another = true; });
    m_page = std::make_unique<MatchPage>(m_session);
    m_page->resize(1280, 800);
    m_page->show();
}

void TestMonkey::newMatch() {
    const auto seat = [this](const char* name) {
        return dice(3) == 0 ? Seat{"Computer", static_cast<Level>(dice(6))} : Seat{name, {}};
    };
    const auto& game = m_games[static_cast<std::size_t>(dice(static_cast<int>(m_games.size())))];
    m_session.begin(game, game->start(), {seat("Hana"), seat("Ken")});
}

void TestMonkey::click() {
    auto* board = m_page->board();
    const auto spot = dice(board->model().spots());
    const bool anywhere = dice(4) == 0;
    const QPoint at =
        anywhere ? QPoint(dice(board->width()), dice(board->height())) : board->spotRect(spot).center();
    if (dice(3) == 0) {
        QTest::mousePress(board, Qt::LeftButton, {}, at);
        const auto other = board->spotRect(dice(board->model().spots())).center();
        QTest::mouseMove(board, other);
        QTest::mouseRelease(board, Qt::LeftButton, {}, other);
    } else {
        QTest::mouseClick(board, Qt::LeftButton, {}, at);
    }
}

void TestMonkey::key() {
    constexpr Qt::Key keys[]{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,  Qt::Key_Return,
                             Qt::Key_Home, Qt::Key_End,   Qt::Key_Escape, Qt::Key_Space, Qt::Key_Tab};
    auto* target = dice(2) == 0 ? static_cast<QWidget*>(m_page->board()) : QApplication::focusWidget();
    if (target == nullptr) target = m_page.get();
    QTest::keyClick(target, keys[dice(10)], dice(4) == 0 ? Qt::ShiftModifier : Qt::NoModifier);
}

void TestMonkey::environment() {
    switch (dice(5)) {
    case 0:
        return language::set(static_cast<language::Id>(dice(3)));
    case 1:
        return theme().setDark(dice(2) == 0);
    case 2:
        return theme().setProjector(dice(3) == 0);
    default:
        constexpr QSize sizes[]{{1280, 800}, {1024, 600}, {1920, 1080}};
        m_page->resize(sizes[dice(3)]);
        theme().fitWindow(m_page->size());
    }
}

void TestMonkey::actOnSession() {
    switch (dice(8)) {
    case 0:
        return m_session.undo();
    case 1:
        return m_session.redo();
    case 2:
        return m_session.goTo(dice(m_session.match().plies() + 3) - 1);
    case 3:
        return m_session.stopThinking();
    case 4:
        return m_session.goOn();
    case 5:
        return m_session.hints().setLevel(static_cast<Help>(dice(4)));
    case 6:
        return m_session.animationDone();
    default:
        return m_session.players().rename(static_cast<Player>(dice(2)),
                                          QStringLiteral("Name %1").arg(dice(9)));
    }
}

void TestMonkey::act() {
    const int what = dice(1000);
    if (!m_session.active() || what < 4 || m_session.match().plies() > 60) return newMatch();
    if (what < 8) return environment();
    if (what < 10) return m_session.again(Session::Begins::Same);
    if (what < 14) return m_session.giveUp();
    if (what < 20)
        return m_page->matchActions()
            .all()[dice(static_cast<int>(m_page->matchActions().all().size()))]
            ->trigger();
    if (what < 300) return actOnSession();
    if (what < 550) return key();
    if (what < 975) return click();
    m_page->setUpdatesEnabled(dice(6) == 0); // painting takes nearly all the time: some frames are enough
    QCoreApplication::processEvents();
}

void TestMonkey::remember() {
    m_another = false;
    m_path.clear();
    if (!m_session.active()) return;
    m_line = m_session.match().line();
    for (int ply = 0; ply <= m_session.match().ply(); ++ply) m_path.push_back(m_session.match().at(ply));
}

void TestMonkey::check() {
    const auto state = m_session.state();
    QCOMPARE(m_session.active(), state != State::Idle);
    if (!m_session.active()) return;
    const auto& match = m_session.match();
    QVERIFY(match.ply() >= 0 && match.ply() <= match.plies());
    if (state == State::Finished) QVERIFY(match.ending().has_value());
    if (state == State::HumanTurn)
        QVERIFY(!m_session.players().seat(match.mover()).computer && !match.ending());
    if (state == State::Thinking)
        QVERIFY(m_session.players().seat(match.mover()).computer && match.ply() == match.plies());
    if (match.ply() > 0 && state != State::Animating) {
        // Every position on the line follows from the one before.
        const auto before = match.at(match.ply() - 1);
        QVERIFY(match.game().play(before, match.move(match.ply() - 1)) == match.position());
    }
    // What led to the ply looked at stays, unless it is another match or line.
    const int common = std::min(static_cast<int>(m_path.size()) - 1, match.ply());
    for (int ply = 0; !m_another && match.line() == m_line && ply <= common; ++ply)
        QVERIFY(match.at(ply) == m_path[static_cast<std::size_t>(ply)]);
    if (const auto* known = m_session.studies().here(); known && !match.game().result(match.position()))
        QCOMPARE(known->moves.size(), match.game().moves(match.position()).size());
    const auto& shown = m_page->board()->model(); // a line of play may be gone through in place of the match
    QVERIFY(m_page->board()->picture().preview ? !shown.interactive() : shown.position() == match.position());
}

void TestMonkey::survivesSeededEvents() {
    for (int i = 0; i < events; ++i) {
        remember();
        act();
        check();
        if (QTest::currentTestFailed()) QFAIL(qPrintable(QStringLiteral("event %1").arg(i)));
    }
    qInfo("%d events, %.0f MB", events, memory::resident());
    if (memory::own) QVERIFY(memory::resident() <= memory::allowed);
}

QTEST_MAIN(TestMonkey)
#include "tst_monkey.moc"
