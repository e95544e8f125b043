#include <QSignalSpy>
#include <QTest>

#include "tests/ui/toysession.h"

#include <functional>
#include <map>

// The table of ui/match/session.h, line by line, on the toy game.
class TestSession : public QObject, ToySession {
    Q_OBJECT

private slots:
    void init() { renew(); }
    void peopleTakeTurns();
    void linesArePlayedOnlyByWhoIsHere();
    void repliesAreWeighedForWhoAsks();
    void computerMovesOnlyOnItsTurn();
    void stopMakesTheComputerMove();
    void computersPlayRestAndGoOn();
    void givingUpEndsTheMatch();
    void againAlternatesTheStarter();
    void sidesChangeOnceAfterTheFirstMove();
    void computerChangesSidesWhereItWouldLose_data();
    void computerChangesSidesWhereItWouldLose();
    void lineEndsAtAnIllegalMove();
    void whoIsAwayIsTold();
    void leftMatchesGoOnWhenLookedAtAgain();
    void everyActionInEveryState_data();
    void everyActionInEveryState();
};

void TestSession::peopleTakeTurns() {
    QCOMPARE(m_session->state(), State::Idle);
    begin(people());
    QCOMPARE(m_session->state(), State::HumanTurn);
    QSignalSpy moved(m_session.get(), &Session::moved);
    m_session->play(Move{99});
    QCOMPARE(moved.count(), 0);
    m_session->play(move("+"));
    QCOMPARE(moved.count(), 1);
    m_session->play(move("+")); // not while the board moves
    QCOMPARE(ply(), 1);
    m_session->animationDone();
    QCOMPARE(m_session->match().mover(), Player::Second);
    step("0");
    step("+");
    step("+");
    QCOMPARE(m_session->match().mover(), Player::Second); // the hare moves twice
}

// What an offer plays on this computer is not for a seat at another device.
void TestSession::linesArePlayedOnlyByWhoIsHere() {
    begin(people());
    m_session->players().setAway(Player::First, true);
    m_session->playLine({move("+")});
    QCOMPARE(m_session->match().plies(), 0);
    m_session->players().setAway(Player::First, false);
    m_session->playLine({move("+")});
    QCOMPARE(m_session->match().plies(), 1);
}

// How often an answer would be wrong is asked for the computer that plays perfectly, not for its opponent.
void TestSession::repliesAreWeighedForWhoAsks() {
    m_session->pacing().setPace({std::chrono::hours(1), std::chrono::hours(1)});
    begin(againstComputer());
    QTRY_VERIFY(m_session->studies().here() && m_session->studies().here()->complete);
    QVERIFY(m_session->studies().here()->hopes.empty());
    step("+");
    QTRY_VERIFY(m_session->studies().here() && m_session->studies().here()->complete);
    QVERIFY(!m_session->studies().here()->hopes.empty());
}

void TestSession::computerMovesOnlyOnItsTurn() {
    begin(againstComputer());
    step("+");
    QCOMPARE(m_session->state(), State::Thinking);
    m_session->play(m_session->match().game().moves(m_session->match().position()).front());
    QCOMPARE(ply(), 1); // a person cannot move for it
    QTRY_COMPARE(m_session->state(), State::Animating);
    QCOMPARE(ply(), 2);
}

void TestSession::stopMakesTheComputerMove() {
    m_session->pacing().setPace({std::chrono::hours(1), std::chrono::hours(1)});
    begin(againstComputer());
    step("+");
    m_session->stopThinking();
    QCOMPARE(m_session->state(), State::Animating);
    QCOMPARE(ply(), 2);
}

void TestSession::computersPlayRestAndGoOn() {
    begin(computers());
    QTRY_COMPARE(m_session->state(), State::Animating);
    m_session->animationDone();
    if (m_session->state() == State::Thinking) m_session->stopThinking();
    QCOMPARE(m_session->state(), State::Reviewing);
    const int before = ply();
    QTest::qWait(20);
    QCOMPARE(ply(), before);
    m_session->giveUp();
    QCOMPARE(m_session->state(), State::Reviewing);
    m_session->goOn();
    QTRY_COMPARE(ply(), before + 1);
    m_session->undo();
    QCOMPARE(ply(), before);
    QCOMPARE(m_session->state(), State::Reviewing);
    m_session->redo(); // who looks back goes on when they like
    QCOMPARE(ply(), before + 1);
    QCOMPARE(m_session->state(), State::Reviewing);
    m_session->again(Session::Begins::Same); // another match does not rest
    QCOMPARE(m_session->state(), State::Thinking);
}

void TestSession::givingUpEndsTheMatch() {
    reach(State::Thinking); // the computer is on move: the person gives up
    m_session->giveUp();
    QCOMPARE(m_session->state(), State::Finished);
    QCOMPARE(m_session->match().ending()->winner, Player::Second);
    QVERIFY(!m_session->can(Session::Wish::GiveUp));
    m_session->again(Session::Begins::Same);
    QCOMPARE(m_session->state(), State::HumanTurn);
}

// A match that goes on is begun anew by the same player, and counts for nothing.
void TestSession::againAlternatesTheStarter() {
    begin(people());
    const auto one = m_session->players().seat(Player::First).name,
               two = m_session->players().seat(Player::Second).name;
    for (int match = 0; match < 4; ++match) {
        QCOMPARE(m_session->players().seat(Player::First).name, match % 2 == 0 ? one : two);
        step("+");
        m_session->again();
        QCOMPARE(m_session->players().before().after(m_session->match()).matches(), match);
        QCOMPARE(m_session->players().seat(Player::First).name, match % 2 == 0 ? one : two);
        m_session->giveUp(); // each loses when beginning
        m_session->again();
    }
    QCOMPARE(m_session->players().before().after(m_session->match()).wins, (std::array{2, 2}));
    step("+");
    m_session->giveUp();
    const auto counted = m_session->players().before().after(m_session->match());
    QCOMPARE(counted.matches(), 5);
    m_session->goTo(0);
    step("-"); // what is tried out afterwards does not count
    QVERIFY(!m_session->match().ending());
    QVERIFY(m_session->players().before().after(m_session->match()) == counted);
    m_session->again(Session::Begins::Same);
    QCOMPARE(m_session->players().seat(Player::First).name, one);
}

// The pie rule. What comes of the match is whose seat it then is; the score goes with the people.
void TestSession::sidesChangeOnceAfterTheFirstMove() {
    begin(people());
    step("+");
    m_session->changeSides(); // was not agreed on
    QCOMPARE(m_session->players().seats(), people());
    m_session->begin(m_game, m_game->start(), people(), true);
    QVERIFY(!m_session->can(Session::Wish::ChangeSides));
    step("+");
    QVERIFY(m_session->can(Session::Wish::ChangeSides));
    QSignalSpy changed(m_session.get(), &Session::sidesChanged),
        fresh(m_session.get(), &Session::matchChanged);
    m_session->players().setAway(Player::Second, true);
    m_session->changeSides(); // that is asked elsewhere
    QCOMPARE(changed.count(), 0);
    m_session->players().setAway(Player::Second, false);
    m_session->changeSides();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(m_session->players().seat(Player::First).name, std::string("Ken"));
    QCOMPARE(m_session->players().seat(Player::Second).name, std::string("Hana"));
    QVERIFY(ply() == 1 && m_session->state() == State::HumanTurn);
    QVERIFY(!m_session->can(Session::Wish::ChangeSides));
    step("0");
    m_session->undo();
    m_session->undo(); // the change alone
    QCOMPARE(m_session->players().seats(), people());
    QVERIFY(ply() == 1 && m_session->can(Session::Wish::ChangeSides));
    m_session->changeSides();
    m_session->giveUp(); // Ken, where the line ends
    QCOMPARE(fresh.count(), 0);
    m_session->again();
    QCOMPARE(m_session->players().before().wins, (std::array{1, 0})); // Hana's, who begins now
    QCOMPARE(m_session->players().seat(Player::Second).name, std::string("Ken"));
    step("+");
    QVERIFY(m_session->can(Session::Wish::ChangeSides)); // agreed on for the series
}

void TestSession::computerChangesSidesWhereItWouldLose_data() {
    QTest::addColumn<QString>("first");
    QTest::addColumn<bool>("changes");
    QTest::newRow("a lost board") << "2:3" << true; // 2-2, the last mover wins
    QTest::newRow("a won board") << "2:1" << false;
}

void TestSession::computerChangesSidesWhereItWouldLose() {
    QFETCH(QString, first);
    QFETCH(bool, changes);
    const std::shared_ptr<const Game> game = kindOf("persimmons").game("strings=2,5;condition=W");
    m_session->begin(game, game->start(), againstComputer(), true);
    m_session->play(move(qPrintable(first)));
    m_session->animationDone();
    QTRY_VERIFY(m_session->state() == (changes ? State::HumanTurn : State::Animating));
    QCOMPARE(m_session->players().seat(Player::First).computer.has_value(), changes);
    QCOMPARE(ply(), changes ? 1 : 2);
    if (!changes) return;
    m_session->undo(); // up to one's own move, or it would change them again
    QCOMPARE(m_session->players().seats(), againstComputer());
    QVERIFY(ply() == 0 && m_session->state() == State::HumanTurn);
    m_session->play(move("2:3"));
    m_session->animationDone();
    QTRY_COMPARE(m_session->state(), State::HumanTurn);
    m_session->play(move("1:1"));
    m_session->animationDone();
    QTRY_COMPARE(m_session->state(), State::Animating); // the computer plays the side it took
    QCOMPARE(ply(), 3);
}

// Of a ready-made line only what is legal is made, and nothing after it.
void TestSession::lineEndsAtAnIllegalMove() {
    begin(people());
    const auto legal = move("+");
    m_session->playLine({Move{99}, legal});
    QCOMPARE(m_session->match().plies(), 0);
    m_session->playLine({legal, Move{99}, legal});
    QCOMPARE(m_session->match().plies(), 1);
    QCOMPARE(m_session->state(), State::HumanTurn);
    m_session->playLine({});
    QCOMPARE(m_session->match().plies(), 1);
    reach(State::Thinking);
    const int before = ply();
    m_session->playLine(m_session->match().game().moves(m_session->match().position()));
    QCOMPARE(ply(), before);
}

// Once each time that it changes.
void TestSession::whoIsAwayIsTold() {
    begin(people());
    QSignalSpy changed(m_session.get(), &Session::stateChanged);
    for (const auto& [away, times] : {std::pair(false, 0), {true, 1}, {true, 1}, {false, 2}}) {
        m_session->players().setAway(Player::Second, away);
        QCOMPARE(m_session->players().away(Player::Second), away);
        QCOMPARE(changed.count(), times);
    }
    QVERIFY(!m_session->players().away(Player::First));
}

// Nothing is studied for a match that is left, unless the computer is to move in it.
void TestSession::leftMatchesGoOnWhenLookedAtAgain() {
    begin(people());
    m_session->look(false);
    QVERIFY(m_session->studies().of(0) == nullptr);
    m_session->look(true);
    QTRY_VERIFY(m_session->studies().of(0) != nullptr && m_session->studies().of(0)->complete);
    renew();
    reach(State::Thinking);
    m_session->look(false);
    QTRY_COMPARE(m_session->state(), State::Animating);
}

void TestSession::everyActionInEveryState_data() {
    QTest::addColumn<State>("state");
    QTest::addColumn<int>("action");
    // Waiting is for moves that last, which the toy game has not: see tst_lasting.
    for (const auto state : {State::Idle, State::HumanTurn, State::Thinking, State::Animating,
                             State::Finished, State::Reviewing})
        for (int action = 0; action < 17; ++action)
            QTest::addRow("state %d action %d", static_cast<int>(state), action) << state << action;
}

void TestSession::everyActionInEveryState() {
    QFETCH(State, state);
    QFETCH(int, action);
    reach(state);
    auto& s = *m_session;
    const std::vector<std::function<void()>> actions{
        [&] { s.play(s.active() ? s.match().game().moves(s.match().position()).at(0) : Move{}); },
        [&] { s.undo(); },
        [&] { s.redo(); },
        [&] { s.goTo(0); },
        [&] { s.goTo(1000); },
        [&] { s.giveUp(); },
        [&] { s.stopThinking(); },
        [&] { s.goOn(); },
        [&] { s.animationDone(); },
        [&] { s.again(Session::Begins::Same); },
        [&] { s.close(); },
        [&] { s.players().rename(Player::First, QStringLiteral("Aya")); },
        [&] { begin(people()); },
        [&] { s.hints().predict(Outcome::Draw); },
        [&] { s.goTo(1, 0); },
        [&] { s.giveUp(Session::By::Away); },
        [&] { s.again(); },
    };
    const auto move = action == 0, stop = action == 6;
    const int before = s.active() ? s.match().plies() : 0;
    QSignalSpy changed(&s, &Session::stateChanged), travelled(&s, &Session::positionChanged);
    actions[static_cast<std::size_t>(action)]();
    // What has its own state does nothing in any other: an animation may end late, a click may come late.
    const std::map<int, State> own{
        {0, State::HumanTurn}, {6, State::Thinking}, {7, State::Reviewing}, {8, State::Animating}};
    if (const auto found = own.find(action); found != own.end() && found->second != state)
        QVERIFY(changed.isEmpty() && travelled.isEmpty());
    // Only a person's move on their turn, or the computer told to hurry, makes the line longer.
    const bool longer = (move && state == State::HumanTurn) || (stop && state == State::Thinking);
    if (s.active() && action != 9 && action != 12 && action != 15 && action != 16)
        QCOMPARE(s.match().plies(), before + (longer ? 1 : 0));
    QCOMPARE(s.active(), s.state() != State::Idle);
    if (s.state() == State::HumanTurn) QVERIFY(!s.players().seat(s.match().mover()).computer);
    if (s.state() == State::Thinking) QVERIFY(s.players().seat(s.match().mover()).computer);
    QCOMPARE(s.state() == State::Finished, s.active() && s.match().ending().has_value());
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
