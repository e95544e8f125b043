#include <QLabel>
#include <QProcess>
#include <QTest>

#include "core/gameof.h"
#include "tests/memory.h"
#include "tests/toykinds.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/window/application.h"
#include "ui/window/mainwindow.h"
#include "ui/window/matchpage.h"

#include <new>

using namespace core;

// The window where memory runs short, and where it is closed or changed in the middle of everything.
class TestWindowLimits : public QObject {
    Q_OBJECT

private slots:
    void eventWithoutMemory();
    void playsOnWithoutMemory();
    void manyQuickChangesOfGame();
    void closesWhileThinking();
};

namespace {

std::array<Seat, 2> people() {
    return {Seat{"Hana", {}}, Seat{"Ken", {}}};
}

// Takes more and more, until there is no more.
struct Hungry {
    explicit Hungry(const pursuit::Rules&) {}
    void analyse(const pursuit::Rules::Position&, const std::stop_token& stop, const auto&) {
        while (!stop.stop_requested()) taken.emplace_back(8U << 20U, '\1');
    }
    std::vector<std::string> taken;
};

std::shared_ptr<const Game> hungryGame() {
    return std::make_shared<GameOf<pursuit::Rules, pursuit::Board, Hungry>>(
        pursuit::kind(), parseValues(pursuit::kind().options, ""));
}

// Paints in sizes never used before while a solver holds all that it can get.
void paintWhileAllIsTaken() {
    std::vector<std::vector<char>> taken;
    for (const std::size_t kept : {64U << 10U, 8U << 20U, 64U << 20U}) { // all but so much
        try {
            if (memory::allowedYet() > kept) taken.emplace_back(memory::allowedYet() - kept);
        } catch (const std::bad_alloc&) { // not so much, then
        }
    }
    QLabel words(QStringLiteral("white 白 しろ"));
    for (int size = 11; size < 60; size += 7) {
        QFont font = words.font();
        font.setPixelSize(size);
        words.setFont(font);
        words.grab();
    }
}

// Exit code: 0 if the match went on, the trouble was told, and the next question answered.
int playWithoutMemory() {
    Session session;
    MatchPage page(session);
    page.resize(1280, 800);
    page.show();
    int told = 0;
    QObject::connect(&session.studies(), &Studies::failed, &session, [&](const QString& line) {
        if (!line.isEmpty()) ++told;
    });
    const auto game = hungryGame();
    session.hints().setLevel(Help::Numbers);
    const memory::Little little; // no solver that wants everything gets it
    paintWhileAllIsTaken();
    session.begin(game, game->start(), people());
    if (!QTest::qWaitFor([&] { return told > 0; }, 60'000)) return 3;
    for (int i = 0; i < 3; ++i) {
        const auto moves = game->moves(session.match().position());
        if (session.match().ending()) break;
        if (moves.empty() || session.state() != Session::State::HumanTurn) return 4;
        session.play(moves.front());
        session.animationDone();
        QCoreApplication::processEvents();
    }
    // What asks for little is answered.
    const std::shared_ptr<const Game> small = pursuit::kind().game("");
    session.begin(small, small->start(), people());
    const bool known = QTest::qWaitFor(
        [&] { return session.studies().here() && session.studies().here()->complete; }, 60'000);
    return known ? 0 : 5;
}

} // namespace

void TestWindowLimits::eventWithoutMemory() {
    struct Hungry : QObject {
        bool event(QEvent*) override { throw std::bad_alloc(); }
    } hungry;
    auto* application = qobject_cast<Application*>(QCoreApplication::instance());
    QStringList told;
    connect(application, &Application::troubled, this, [&](const QString& line) { told << line; });
    QCoreApplication::postEvent(&hungry, new QEvent(QEvent::User));
    QCoreApplication::processEvents();
    QCOMPARE(told.size(), 1);
    QVERIFY(!told.front().isEmpty());
}

void TestWindowLimits::playsOnWithoutMemory() {
    if (!memory::own) QSKIP("the sanitizers take more");
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--little-memory")});
    QVERIFY(child.waitForFinished(180'000));
    QCOMPARE(child.exitStatus(), QProcess::NormalExit);
    QCOMPARE(child.exitCode(), 0);
}

// What was asked of one game is never answered to another.
void TestWindowLimits::manyQuickChangesOfGame() {
    Session session;
    MatchPage page(session);
    page.show();
    session.hints().setLevel(Help::Numbers);
    std::vector<std::shared_ptr<const Game>> games{pursuit::kind().game("")};
    for (const auto* kind : catalogue()) games.push_back(kind->game(""));
    for (std::size_t i = 0; i < 200; ++i) {
        const auto& game = games[i % games.size()];
        session.begin(game, game->start(), people());
        if (i % 3 == 0) QCoreApplication::processEvents();
        if (const auto* known = session.studies().here()) {
            const auto moves = game->moves(session.match().position());
            QCOMPARE(known->moves.size(), moves.size());
            for (const auto& m : known->moves) QVERIFY(std::ranges::find(moves, m.move) != moves.end());
        }
    }
    session.begin(games.front(), games.front()->start(), people());
    QTRY_VERIFY(session.studies().here() && session.studies().here()->complete);
}

void TestWindowLimits::closesWhileThinking() {
    for (const auto* kind : catalogue()) {
        auto window = std::make_unique<MainWindow>();
        window->show();
        const std::shared_ptr<const Game> game = kind->game("");
        window->session().hints().setLevel(Help::Numbers);
        window->session().begin(game, game->start(),
                                {Seat{"Computer", Level::Perfect}, Seat{"Computer", Level::Perfect}});
        QTRY_VERIFY(window->session().studies().here());
        window->close();
        window.reset();
        QCoreApplication::processEvents();
    }
}

int main(int argc, char** argv) {
    Application application(argc, argv);
    if (argc == 2 && QByteArray(argv[1]) == "--little-memory") return playWithoutMemory();
    TestWindowLimits test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_windowlimits.moc"
