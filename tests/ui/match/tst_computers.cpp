#include <QTest>

#include "tests/memory.h"
#include "ui/board/boardview.h"
#include "ui/controls/overlay.h"
#include "ui/look/settings.h"
#include "ui/match/background.h"
#include "ui/match/session.h"
#include "ui/window/matchpage.h"

#include "core/kind.h"

#include <map>

using namespace core;
using State = Session::State;

// Computers of every level play each other in every game, one match after the other in one window: each
// match comes to its end, and memory stays what it was.
class TestComputers : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void playMatchAfterMatch();

private:
    // More in tests/soak.
    const int matches = qEnvironmentVariableIntValue("MATCHES") > 0 ? qEnvironmentVariableIntValue("MATCHES")
                                                                    : 60;
    static constexpr int longest = 600; // plies; play that goes round for ever is left then

    void begin(int number);
    bool playOut();
    std::string restingAt() const;

    Session m_session;
    std::unique_ptr<MatchPage> m_page;
    std::vector<std::shared_ptr<const Game>> m_games;
};

void TestComputers::initTestCase() {
    memory::giveBackFreed();
    settings::reduceMotion.set(true);
    m_session.pacing().setPace({std::chrono::milliseconds(0), std::chrono::milliseconds(2)});
    m_session.hints().setLevel(Help::Numbers);
    for (const auto* kind : catalogue()) {
        m_games.push_back(kind->game(""));
        for (const auto& preset : kind->presets) m_games.push_back(kind->game(preset.rules));
    }
    m_page = std::make_unique<MatchPage>(m_session);
    m_page->resize(1280, 800);
    m_page->show();
    // The card between two halves waits for readers.
    connect(m_page->board(), &BoardView::animationHeld, this, [this] {
        for (auto* card : m_page->findChildren<Overlay*>()) card->dismiss();
    });
}

// Every game as often as any other, whatever it has of presets; every pair of levels.
void TestComputers::begin(int number) {
    const auto kinds = catalogue().size();
    const auto* kind = catalogue()[static_cast<std::size_t>(number) % kinds];
    std::vector<std::shared_ptr<const Game>> own;
    for (const auto& game : m_games)
        if (&game->kind() == kind) own.push_back(game);
    const auto turn = static_cast<std::size_t>(number) / kinds;
    const auto& game = own[turn % own.size()];
    const auto level = [](std::size_t n) { return static_cast<Level>(n % 6); };
    m_page->setUpdatesEnabled(turn % 10 == 0); // painting takes nearly all the time: some are enough
    m_session.begin(game, game->start(), {Seat{"A", level(turn)}, Seat{"B", level(turn / 6)}});
}

// To its end; false: it came to rest before. On a busy machine a match takes any time, but not a single ply.
bool TestComputers::playOut() {
    QEventLoop loop;
    QTimer rest;
    rest.setSingleShot(true);
    const auto look = [&] {
        rest.start(std::chrono::minutes(2));
        if (m_session.state() == State::Waiting) m_session.agreeDraw();
        if (m_session.state() == State::Finished || m_session.match().plies() >= longest) loop.quit();
    };
    connect(&m_session, &Session::stateChanged, &loop, look);
    connect(&rest, &QTimer::timeout, &loop, [&] { loop.exit(1); });
    QMetaObject::invokeMethod(&loop, look, Qt::QueuedConnection); // what has come so far
    return loop.exec() == 0;
}

std::string TestComputers::restingAt() const {
    const auto& match = m_session.match();
    return match.game().rules() + ", " + match.game().text(match.position()) + ", ply " +
           std::to_string(match.ply()) + ", state " + std::to_string(static_cast<int>(m_session.state()));
}

void TestComputers::playMatchAfterMatch() {
    std::map<std::string, int> ended;
    double before = 0;
    for (int i = 0; i < matches; ++i) {
        begin(i);
        const bool over = playOut();
        QVERIFY2(over, restingAt().c_str());
        const auto& match = m_session.match();
        QVERIFY(match.ending() || match.plies() >= longest);
        for (int ply = 0; ply < match.plies(); ++ply)
            QVERIFY(match.game().reached(match.at(ply), match.move(ply)) == match.at(ply + 1));
        if (match.ending()) ++ended[std::string(match.game().kind().id)];
        if (i == matches / 2) before = memory::resident();
        if ((i + 1) % 500 == 0) qInfo("%d matches, %.0f MB", i + 1, memory::resident());
    }
    for (const auto* kind : catalogue()) QVERIFY2(ended[std::string(kind->id)] > 0, kind->id.data());
    qInfo("%d matches, %.0f MB half-way, %.0f MB at the end", matches, before, memory::resident());
    m_session.close(); // the last match may still be solved, with what tables that takes
    if (memory::own)
        QTRY_VERIFY2_WITH_TIMEOUT(memory::resident() <= memory::allowed,
                                  qPrintable(QString::number(memory::resident())), 60000);
}

QTEST_MAIN(TestComputers)
#include "tst_computers.moc"
