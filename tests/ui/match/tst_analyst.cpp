#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include "core/gameof.h"
#include "core/solve/retrograde.h"
#include "tests/memory.h"
#include "tests/toykinds.h"
#include "ui/match/analyst.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <new>
#include <stdexcept>
#include <system_error>

using namespace core;

namespace {

std::atomic<int> answers = 0; // given by any solver of this kind, on their way to the interface

using Throw = void (*)();

struct Counted {
    explicit Counted(const pursuit::Rules& rules) : inner(rules) {}
    void analyse(const pursuit::Rules::Position& p, const std::stop_token& stop, const auto& report) {
        inner.analyse(p, stop, report);
        ++answers;
    }
    Retrograde<pursuit::Rules> inner;
};

int solvers = 0;            // made of this kind
std::atomic<bool> mistaken; // the next question fails in the middle

struct Faulty {
    explicit Faulty(const pursuit::Rules& rules) : inner(rules) { ++solvers; }
    void analyse(const pursuit::Rules::Position& p, const std::stop_token& stop, const auto& report) {
        if (mistaken.exchange(false)) throw std::logic_error("half a table");
        inner.analyse(p, stop, report);
    }
    Retrograde<pursuit::Rules> inner;
};

} // namespace

// The worker never keeps the interface waiting, and its answers always belong to the last question.
class TestAnalyst : public QObject {
    Q_OBJECT

private slots:
    void answersTheLastQuestion();
    void whatIsOvertakenIsNotHeard();
    void asksWithoutWaiting();
    void changesTheGame();
    void restsOnRequest();
    void whatIsLeftIsGivenBack();
    void holesAreGivenBack();
    void cancellingStopsTheWork();
    void beginsAnewAfterAMistake();
    void endsWhileThinking();
    void troubleEndsOnlyTheJob_data();
    void troubleEndsOnlyTheJob();

private:
    // Every position that goes on, and one that is still being searched after a while.
    static std::vector<Position> positions(const Game& game) {
        std::vector<Position> all;
        for (char hare = 'b'; hare <= 'h'; ++hare) all.push_back(game.parse(std::string{'a', hare} + " 1"));
        return all;
    }
    std::shared_ptr<const Game> m_solved = pursuit::kind().game("");
    std::shared_ptr<const Game> m_searched = pursuit::searchedKind().game("");
};

// The first answer is waiting in the queue when the second question is asked: it must not be heard.
void TestAnalyst::answersTheLastQuestion() {
    const auto& kind = pursuit::kind();
    const std::shared_ptr<const Game> game =
        std::make_shared<GameOf<pursuit::Rules, pursuit::Board, Counted>>(kind,
                                                                          parseValues(kind.options, ""));
    Analyst analyst;
    std::vector<Analysis> heard;
    connect(&analyst, &Analyst::improved, this, [&](const Analysis& a) { heard.push_back(a); });
    analyst.study(game, game->parse("ab 1")); // won at once
    while (answers == 0) std::this_thread::yield();
    analyst.study(game, game->parse("ad 1")); // a draw
    QTRY_VERIFY(!heard.empty() && heard.back().complete);
    QVERIFY(heard.back().why && !heard.back().why->line.empty());
    for (const auto& each : heard) {
        QVERIFY(each.verdict == exactly(Outcome::Draw));
        QCOMPARE(each.complete, &each == &heard.back());
    }
}

// While the interface was at something else the solver has told a lot: the newest is all it has to take in.
void TestAnalyst::whatIsOvertakenIsNotHeard() {
    const auto& kind = pursuit::kind();
    const std::shared_ptr<const Game> game =
        std::make_shared<GameOf<pursuit::Rules, pursuit::Board, Counted>>(kind,
                                                                          parseValues(kind.options, ""));
    Analyst analyst;
    std::vector<Analysis> heard;
    connect(&analyst, &Analyst::improved, this, [&](const Analysis& a) { heard.push_back(a); });
    const auto before = answers.load();
    analyst.study(game, game->parse("ad 1"));
    while (answers == before) std::this_thread::yield(); // the value and the reason are known
    QCoreApplication::processEvents();
    QCOMPARE(heard.size(), 1U);
    QVERIFY(heard.front().why);
    QTRY_VERIFY(heard.back().complete);
    QVERIFY(heard.size() <= 2); // the line of play may have come in time for the first
}

// What is asked next is taken while the worker is still in the middle of what was asked before.
void TestAnalyst::asksWithoutWaiting() {
    std::atomic<bool> begun = false, released = false, left = false;
    Background background;
    background.run([&](const auto&, const auto&) {
        begun = true;
        while (!released) std::this_thread::yield();
        left = true;
    });
    while (!begun) std::this_thread::yield();
    int heard = 0;
    for (int i = 0; i < 300; ++i)
        background.run([&heard, i](const auto&, const auto& tell) { tell([&heard, i] { heard = i; }); });
    QVERIFY(!left);
    released = true;
    QTRY_COMPARE(heard, 299);
}

void TestAnalyst::changesTheGame() {
    Analyst analyst;
    QSignalSpy spy(&analyst, &Analyst::improved);
    int moves = 0;
    connect(&analyst, &Analyst::improved, this,
            [&](const Analysis& a) { moves = static_cast<int>(a.moves.size()); });
    analyst.study(m_solved, m_solved->parse("ad 1"));
    QTRY_COMPARE(moves, 2);
    analyst.study(m_searched, m_searched->parse("ad 2"));
    QTRY_COMPARE(moves, 3);
}

void TestAnalyst::restsOnRequest() {
    Analyst analyst;
    QSignalSpy spy(&analyst, &Analyst::improved);
    analyst.study(m_searched, m_searched->parse("ad 1"));
    QTRY_VERIFY(spy.count() > 0);
    analyst.rest();
    const auto before = spy.count();
    QTest::qWait(60);
    QCOMPARE(spy.count(), before);
}

// The solver goes with its game some time after nobody looks any longer, unless somebody looks again.
void TestAnalyst::whatIsLeftIsGivenBack() {
    Analyst analyst;
    auto* left = analyst.findChild<QTimer*>();
    QVERIFY(left != nullptr);
    left->setInterval(0);
    int complete = 0;
    connect(&analyst, &Analyst::improved, this, [&](const Analysis& a) { complete += a.complete ? 1 : 0; });
    std::shared_ptr<const Game> game = pursuit::kind().game("");
    const auto position = game->parse("ab 1");
    const std::weak_ptr<const Game> held = game;
    analyst.study(game, position);
    QTRY_COMPARE(complete, 1);
    analyst.leave();
    analyst.study(std::move(game), position);
    QTRY_COMPARE(complete, 2);
    QVERIFY(!left->isActive() && !held.expired());
    analyst.leave();
    QTRY_VERIFY(held.expired());
}

// Memory between small things that are still needed is the system's again after a job.
void TestAnalyst::holesAreGivenBack() {
    if constexpr (!memory::own) QSKIP("the sanitizers have memory of their own");
    std::vector<std::unique_ptr<std::array<char, 200>>> things(500'000);
    for (auto& thing : things) thing = std::make_unique<std::array<char, 200>>();
    const double all = memory::resident();
    for (std::size_t i = 0; i < things.size(); ++i)
        if (i % 400 != 0) things[i].reset();
    Background background;
    background.run([](const std::stop_token&, const Background::Tell&) {});
    QTRY_VERIFY2(memory::resident() < all - 50, qPrintable(QString::number(memory::resident())));
}

// Nobody wants it any more: the processor is free again.
void TestAnalyst::cancellingStopsTheWork() {
    std::atomic<bool> begun = false, stopped = false, released = false;
    Background background;
    background.run([&](const std::stop_token& stop, const auto&) {
        begun = true;
        while (!stop.stop_requested() && !released) std::this_thread::yield();
        stopped = stop.stop_requested();
    });
    while (!begun) std::this_thread::yield();
    background.cancel();
    [[maybe_unused]] const bool heard = QTest::qWaitFor([&] { return stopped.load(); }, 2000);
    released = true;
    QVERIFY(stopped);
}

// What failed in the middle is half done: the same question is put to another solver.
void TestAnalyst::beginsAnewAfterAMistake() {
    const auto& kind = pursuit::kind();
    const std::shared_ptr<const Game> game =
        std::make_shared<GameOf<pursuit::Rules, pursuit::Board, Faulty>>(kind, parseValues(kind.options, ""));
    Analyst analyst;
    const QSignalSpy failed(&analyst, &Analyst::failed), improved(&analyst, &Analyst::improved);
    mistaken = true;
    analyst.study(game, game->parse("ad 1"));
    QTRY_COMPARE(failed.count(), 1);
    analyst.study(game, game->parse("ad 1"));
    QTRY_VERIFY(!improved.isEmpty());
    QCOMPARE(solvers, 2);
}

void TestAnalyst::endsWhileThinking() {
    for (int i = 0; i < 20; ++i) {
        auto analyst = std::make_unique<Analyst>();
        QSignalSpy spy(analyst.get(), &Analyst::improved);
        analyst->study(m_searched, m_searched->parse("ad 1"));
        if (i % 2 == 0) QTRY_VERIFY(spy.count() > 0);
        analyst.reset(); // in the middle of a search that would take far longer than the test may
    }
    QCoreApplication::processEvents();
}

void TestAnalyst::troubleEndsOnlyTheJob_data() {
    QTest::addColumn<Throw>("fail");
    QTest::addColumn<QString>("said");
    const QString memory = "There is not enough memory for this.";
    QTest::newRow("memory") << Throw([] { throw std::bad_alloc(); }) << memory;
    QTest::newRow("larger than any container") << Throw([] { throw std::length_error("toy"); }) << memory;
    QTest::newRow("threads") << Throw([] { throw std::system_error(EAGAIN, std::generic_category()); })
                             << memory;
    QTest::newRow("a mistake") << Throw([] { throw std::logic_error("no such index"); })
                               << QString("This could not be worked out: no such index");
}

void TestAnalyst::troubleEndsOnlyTheJob() {
    QFETCH(Throw, fail);
    QFETCH(QString, said);
    Background background;
    const QSignalSpy failed(&background, &Background::failed);
    background.run([fail = fail](const auto&, const auto&) { fail(); });
    QVERIFY(background.running());
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed.first().first().toString(), said);
    QVERIFY(!background.running());
    bool done = false;
    background.run([&done](const auto&, const auto& tell) { tell([&done] { done = true; }); });
    QTRY_VERIFY(done);
    QTRY_VERIFY(!background.running());
    QCOMPARE(failed.count(), 1);
}

QTEST_GUILESS_MAIN(TestAnalyst)
#include "tst_analyst.moc"
