#include <QSignalSpy>
#include <QTest>

#include "tests/ui/toysession.h"
#include "ui/keep/matchnotes.h"

#include <algorithm>

// What a session knows of its match, and when it shows it.
class TestHints : public QObject, ToySession {
    Q_OBJECT

private slots:
    void init() { renew(); }
    void analysesStay();
    void mistakeIsFound();
    void lockKeepsTheHelp();
    void predictionComesFirst();
    void guessesJudgeNobody();
    void locksOpenForAMoment();
};

void TestHints::analysesStay() {
    begin(people());
    QTRY_VERIFY(m_session->analysis() && m_session->analysis()->complete);
    step("+");
    QTRY_VERIFY(m_session->analysis() && m_session->analysis()->complete);
    m_session->goTo(0);
    QVERIFY(m_session->analysis() && m_session->analysis()->complete);
    m_session->play(move("-")); // another line: what was known of its plies no longer holds
    QVERIFY(m_session->analysis(0) != nullptr);
    QVERIFY(m_session->analysis(1) == nullptr);
    m_session->animationDone();
    QTRY_VERIFY(m_session->analysis(1) && m_session->analysis(1)->complete);
    const auto legal = m_game->moves(m_session->match().position());
    for (const auto& known : m_session->analysis(1)->moves)
        QVERIFY(std::ranges::find(legal, known.move) != legal.end());
}

// The hare may only lose by walking into the hunter.
//   hunter a, hare c, the hare to move: "-" is a loss in two, sitting still or going on is not.
void TestHints::mistakeIsFound() {
    m_session->begin(m_game, m_game->parse("ac 2"), people());
    step("-");
    QTRY_VERIFY(m_session->analysis(0) && m_session->analysis(0)->complete);
    const auto better = m_session->mistake(0);
    QVERIFY(better.has_value());
    QCOMPARE(better->verdict.lower.outcome, Outcome::Draw);
    m_session->undo();
    m_session->play(better->move);
    QVERIFY(!m_session->mistake(0).has_value());
}

void TestHints::lockKeepsTheHelp() {
    m_session->setHelp(Help::Marks);
    m_session->setLocked(true);
    m_session->setHelp(Help::Off);
    QCOMPARE(m_session->help(), Help::Marks);
}

// Each ply is asked for once; going back to it does not ask again, another move does.
void TestHints::predictionComesFirst() {
    m_session->setHelp(Help::Numbers);
    m_session->setPredictsFirst(true);
    begin(people());
    QCOMPARE(m_session->shownHelp(), Help::Off);
    m_session->predict(Outcome::Draw);
    QCOMPARE(m_session->shownHelp(), Help::Numbers);
    QVERIFY(m_session->prediction() == Outcome::Draw);
    m_session->predict(Outcome::Win); // said is said
    QVERIFY(m_session->prediction() == Outcome::Draw);
    step("+");
    QVERIFY(m_session->holdsBack());
    m_session->predict(Outcome::Loss);
    m_session->undo();
    QVERIFY(!m_session->holdsBack());
    step("-");
    QVERIFY(m_session->holdsBack());
    m_session->setPredictsFirst(false);
    QCOMPARE(m_session->shownHelp(), Help::Numbers);
}

// The marks come, and go by themselves; the match's record tells it.
void TestHints::locksOpenForAMoment() {
    using std::chrono::milliseconds;
    begin(people());
    m_session->setPredictsFirst(true);
    m_session->showBriefly(milliseconds(1));
    QCOMPARE(m_session->shownHelp(), Help::Off); // not locked
    m_session->setLocked(true);
    m_session->showBriefly(milliseconds(1));
    QCOMPARE(m_session->shownHelp(), Help::Marks);
    QCOMPARE(m_session->chosenHelp(), Help::Off);
    QTRY_COMPARE(m_session->shownHelp(), Help::Off);
    QVERIFY((m_session->helped() == Helped{true, 1}));
    m_session->showBriefly();
    begin(people());
    QCOMPARE(m_session->shownHelp(), Help::Off);
    QVERIFY(m_session->helped() == Helped{});
    const auto rest = withNotes("{}", {{}, {}, {true, 3}});
    QVERIFY((notesIn(rest).helped == Helped{true, 3}));
    QCOMPARE(notesIn(R"({"glances": -5})").helped.glances, 0);
}

// Only what is proven tells whether a prediction was right.
void TestHints::guessesJudgeNobody() {
    const std::shared_ptr<const Game> searched = pursuit::searchedKind().game("");
    m_session->begin(searched, searched->parse("ad 1"), people());
    m_session->setHelp(Help::Marks);
    m_session->setPredictsFirst(true);
    QTRY_VERIFY(m_session->analysis() && m_session->analysis()->verdict.estimate);
    QVERIFY(!m_session->analysis()->verdict.proven());
    const QSignalSpy judged(m_session.get(), &Session::predictionJudged);
    m_session->predict(Outcome::Win);
    QVERIFY(m_session->prediction() && judged.isEmpty());
}

QTEST_GUILESS_MAIN(TestHints)
#include "tst_hints.moc"
