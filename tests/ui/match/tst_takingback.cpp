#include <QSignalSpy>
#include <QTest>

#include "tests/ui/toysession.h"

// What taking back, looking back and branching off make of a match at the table.
class TestTakingBack : public QObject, ToySession {
    Q_OBJECT

private slots:
    void init() { renew(); }
    void undoTakesBackOnePlyBetweenPeople();
    void undoTakesBackOnesOwnDecision_data();
    void undoTakesBackOnesOwnDecision();
    void undoTakesBackTheAnswerToo();
    void takingBackIsNotLookingBack();
    void undoTakesBackTheGivingUpAlone();
    void nothingPlayedIsLost();
    void branchingOffBeginsAMatch();
    void lookingBackLetsTheComputerRest();
};

void TestTakingBack::undoTakesBackOnePlyBetweenPeople() {
    begin(people());
    QVERIFY(!m_session->can(Session::Wish::TakeBack));
    step("+");
    step("0");
    m_session->undo();
    QCOMPARE(ply(), 1);
    QVERIFY(m_session->can(Session::Wish::BringBack));
    m_session->redo();
    QCOMPARE(ply(), 2);
    m_session->undo();
    step("-");
    QVERIFY(!m_session->can(Session::Wish::BringBack));
}

void TestTakingBack::undoTakesBackOnesOwnDecision_data() {
    QTest::addColumn<State>("state");
    QTest::newRow("animating") << State::Animating;
    QTest::newRow("thinking") << State::Thinking;
    QTest::newRow("reviewing") << State::Reviewing;
}

void TestTakingBack::undoTakesBackOnesOwnDecision() {
    QFETCH(State, state);
    reach(state);
    m_session->undo();
    QCOMPARE(ply(), 0);
    QCOMPARE(m_session->state(), State::HumanTurn);
    m_session->animationDone(); // late, from a board that was stopped
    QTest::qWait(5);
    QCOMPARE(ply(), 0);
    m_session->redo();
    QVERIFY(ply() >= 1);
}

// The computer has answered: the person's own decision is taken back, not its answer alone.
void TestTakingBack::undoTakesBackTheAnswerToo() {
    reach(State::Thinking);
    QTRY_COMPARE(m_session->state(), State::Animating);
    m_session->animationDone();
    QCOMPARE(m_session->state(), State::HumanTurn);
    QCOMPARE(ply(), 2);
    m_session->undo();
    QCOMPARE(ply(), 0);
    QCOMPARE(m_session->state(), State::HumanTurn);
    QVERIFY(!m_session->match().looksBack());
}

// In a running match an earlier ply is where somebody has taken back; only a match that is over, or another
// line, is looked back on.
void TestTakingBack::takingBackIsNotLookingBack() {
    begin(people());
    step("+");
    step("0");
    m_session->undo();
    m_session->undo();
    QVERIFY(!m_session->match().looksBack() && m_session->can(Session::Wish::BringBack));
    m_session->redo();
    QVERIFY(!m_session->match().looksBack() && ply() == 1);
    m_session->goTo(0);
    QVERIFY(!m_session->match().looksBack());
    step("+"); // found again
    QVERIFY(!m_session->match().looksBack());
    m_session->goTo(2);
    m_session->giveUp();
    m_session->undo(); // that alone
    QVERIFY(!m_session->match().looksBack());
    m_session->redo();
    m_session->goTo(1);
    m_session->undo();
    QVERIFY(m_session->match().looksBack());
}

void TestTakingBack::undoTakesBackTheGivingUpAlone() {
    begin(people());
    step("+");
    m_session->giveUp();
    QCOMPARE(m_session->state(), State::Finished);
    m_session->undo();
    QCOMPARE(m_session->state(), State::HumanTurn);
    QCOMPARE(ply(), 1);
    m_session->goTo(0);
    m_session->goTo(1);
    QCOMPARE(m_session->state(),
             State::HumanTurn); // the timeline goes through the match, and gives nothing up
    QVERIFY(m_session->can(Session::Wish::BringBack));
    m_session->redo();
    QCOMPARE(m_session->state(), State::Finished);
    m_session->undo();
    step("0");
    QVERIFY(!m_session->can(Session::Wish::BringBack));
    QCOMPARE(m_session->match().lines(), 1);
}

// After the end another move opens a variation; what was known of the match is still known.
void TestTakingBack::nothingPlayedIsLost() {
    begin(people());
    step("+");
    step("0");
    m_session->giveUp();
    QTRY_VERIFY(m_session->studies().of(2) && m_session->studies().of(1) &&
                m_session->studies().of(1)->complete);
    m_session->goTo(1);
    step("-");
    QCOMPARE(m_session->match().line(), 1);
    QCOMPARE(m_session->state(), State::HumanTurn);
    QSignalSpy changed(m_session.get(), &Session::positionChanged);
    m_session->goTo(2, 0);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(m_session->state(), State::Finished);
    QVERIFY(m_session->studies().of(2));
    for (const int beyond : {-1, m_session->match().plies() + 1}) QVERIFY(!m_session->studies().of(beyond));
}

void TestTakingBack::branchingOffBeginsAMatch() {
    begin(people());
    step("+");
    const auto here = m_session->match().position();
    step("0");
    m_session->goTo(1);
    m_session->begin(m_session->match().sharedGame(), m_session->match().position(),
                     m_session->players().seats());
    QCOMPARE(m_session->match().start(), here);
    QCOMPARE(m_session->match().plies(), 0);
}

void TestTakingBack::lookingBackLetsTheComputerRest() {
    reach(State::Reviewing);
    QTest::qWait(20);
    QCOMPARE(ply(), 1);
    m_session->play(m_session->match().game().moves(m_session->match().position()).front());
    QCOMPARE(ply(), 1);
    m_session->goTo(2);
    QCOMPARE(m_session->state(), State::HumanTurn);
}

QTEST_GUILESS_MAIN(TestTakingBack)
#include "tst_takingback.moc"
