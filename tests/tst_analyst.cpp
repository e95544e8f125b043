#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include "tests/toy/pursuit.h"
#include "ui/analyst.h"

#include <algorithm>

using namespace core;

// The worker never keeps the interface waiting, and its answers always belong to the last question.
class TestAnalyst : public QObject {
    Q_OBJECT

private slots:
    void answersTheLastQuestion();
    void asksWithoutWaiting();
    void changesTheGame();
    void restsOnRequest();
    void endsWhileThinking();

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

void TestAnalyst::answersTheLastQuestion() {
    Analyst analyst;
    const auto all = positions(*m_solved);
    const auto solver = m_solved->solver();
    std::size_t asked = 0;
    int answers = 0;
    connect(&analyst, &Analyst::improved, this, [&](const Analysis& analysis) {
        Analysis truth;
        solver->analyse(all[asked % all.size()], {}, [&](const Analysis& a) { truth = a; });
        QCOMPARE(analysis.verdict, truth.verdict);
        ++answers;
    });
    for (asked = 0; asked < 300; ++asked) {
        analyst.study(m_solved, all[asked % all.size()]);
        if (asked % 7 == 0) QCoreApplication::processEvents();
    }
    --asked;
    QTRY_VERIFY(answers > 0);
}

void TestAnalyst::asksWithoutWaiting() {
    Analyst analyst;
    const auto all = positions(*m_searched);
    std::vector<qint64> times;
    for (std::size_t i = 0; i < 300; ++i) {
        QElapsedTimer timer;
        timer.start();
        analyst.study(m_searched, all[i % all.size()]);
        times.push_back(timer.nsecsElapsed());
        QCoreApplication::processEvents(); // lets the worker get at it, so that there is something to stop
    }
    std::ranges::nth_element(times, times.begin() + 150);
    QVERIFY2(times[150] < 50'000, qPrintable(QStringLiteral("%1 ns").arg(times[150])));
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

void TestAnalyst::endsWhileThinking() {
    for (int i = 0; i < 20; ++i) {
        auto analyst = std::make_unique<Analyst>();
        QSignalSpy spy(analyst.get(), &Analyst::improved);
        analyst->study(m_searched, m_searched->parse("ad 1"));
        if (i % 2 == 0) QTRY_VERIFY(spy.count() > 0);
        QElapsedTimer timer;
        timer.start();
        analyst.reset();
        QVERIFY(timer.elapsed() < 500);
    }
    QCoreApplication::processEvents();
}

QTEST_GUILESS_MAIN(TestAnalyst)
#include "tst_analyst.moc"
