#include <QTest>

#include "core/kind.h"
#include "ui/match/review.h"
#include "ui/match/session.h"

using namespace core;

// What a match turned on.
class TestReview : public QObject {
    Q_OBJECT

private slots:
    void mistakesStandByWeight();
    void aFlawlessMatchHasNone();
    void aFirstHalfIsLostByTime();
    void whatIsNotProvenIsNotTold();
    void givingUpThrowsAway();
    void whoGivesUpCountsNotWhoIsOnMove();
    void tryingAgainKeepsTheFriend();
    void tryingAgainAgainstTheComputer();

private:
    // Strings 1 and 3 where the last mover wins: leaving two equal strings wins.
    void begin(const char* position) {
        const std::shared_ptr<const Game> game = kindOf("persimmons").game("condition=W");
        m_session.begin(game, game->parse(position), {Seat{"Hana", {}}, Seat{"Ken", {}}});
    }
    void play(std::initializer_list<const char*> moves) {
        for (const auto* move : moves) {
            m_session.play(m_session.match().game().parse(m_session.match().position(), move));
            m_session.animationDone();
        }
        QTRY_COMPARE(::review::unknownPlies(m_session), 0);
    }

    Session m_session;
};

// 1-3: first drops one (1-2), wrong; second drops the lone one (0-2), wrong; first takes the two and wins.
void TestReview::mistakesStandByWeight() {
    begin("1-3W 1");
    play({"2:1", "1:1", "2:2"});
    const auto points = ::review::turningPoints(m_session);
    QCOMPARE(points.size(), std::size_t(2));
    QCOMPARE(points[0].ply, 1); // as heavy as the other, but later
    QCOMPARE(points[1].ply, 0);
    QCOMPARE(points[0].had, Outcome::Win);
    QCOMPARE(points[0].left, Outcome::Loss);
    const auto& match = m_session.match();
    QCOMPARE(match.game().text(match.at(0), points[1].better), std::string("2:2"));
}

void TestReview::aFlawlessMatchHasNone() {
    begin("1-3W 1");
    play({"2:2", "1:1", "2:1"});
    QVERIFY(m_session.match().ending());
    QVERIFY(::review::turningPoints(m_session).empty());
}

// The dogs could have caught it at once: nobody has won or lost by that yet.
void TestReview::aFirstHalfIsLostByTime() {
    const std::shared_ptr<const Game> game = kindOf("fmurs").game("rows=6;columns=6;sheep=1");
    m_session.begin(game, game->parse("6/6/1D2D1/6/1S4/6 d 35"), {Seat{"Hana", {}}, Seat{"Ken", {}}});
    play({"e3e2"});
    const auto points = ::review::turningPoints(m_session);
    QCOMPARE(points.size(), std::size_t(1));
    QVERIFY(!points[0].turns());
    QVERIFY(points[0].plies > 0);
    QCOMPARE(points[0].better, m_session.studies().of(0)->moves.front().move);
    QVERIFY(core::review::count(points).empty()); // it turned nothing
    const auto lost = core::review::lossMessage(points[0], {"Hana"});
    QCOMPARE(QString::fromUtf8(lost.phrase.english), QStringLiteral("%1 took longer than needed"));
    const auto told = ::review::note(m_session, points);
    QCOMPARE(told.n, 1);
    QVERIFY(QString::fromUtf8(told.phrase.english).contains(QStringLiteral("cost time")));
}

// Where sheep are counted the other half is open, and what a move has cost is a guess.
void TestReview::whatIsNotProvenIsNotTold() {
    const std::shared_ptr<const Game> game = kindOf("fmurs").game("rows=6;columns=6;sheep=3;score10=on");
    m_session.begin(game, game->parse("6/6/1D2D1/6/1S1SS1/6 d 9"), {Seat{"Hana", {}}, Seat{"Ken", {}}});
    play({"e3e2"});
    const auto told = ::review::note(m_session, ::review::turningPoints(m_session));
    QVERIFY(QString::fromUtf8(told.phrase.english).contains(QStringLiteral("is known")));
}

void TestReview::givingUpThrowsAway() {
    begin("1-3W 1");
    play({});
    QVERIFY(!::review::thrownAway(m_session));
    m_session.giveUp(); // with a win to be had
    m_session.goTo(0);
    const auto lost = ::review::thrownAway(m_session);
    QVERIFY(lost);
    QCOMPARE(lost->who, Player::First);
    QCOMPARE(lost->had, Outcome::Win);
    m_session.undo();
    play({"2:2"});
    m_session.giveUp(); // nothing but a loss
    QVERIFY(m_session.match().ending());
    QVERIFY(!::review::thrownAway(m_session));
}

// The computer is on move, and its opponent gives up: the win that was to be had there was the computer's.
void TestReview::whoGivesUpCountsNotWhoIsOnMove() {
    m_session.pacing().setPace({std::chrono::hours(1), std::chrono::hours(1)});
    const std::shared_ptr<const Game> game = kindOf("persimmons").game("condition=W");
    m_session.begin(game, game->parse("1-3W 1"), {Seat{"", Level::Gentle}, Seat{"Ken", {}}});
    play({});
    m_session.giveUp();
    QCOMPARE(m_session.match().ending()->winner, Player::First);
    QVERIFY(!::review::thrownAway(m_session));
}

// Between two people the match stays, and so do both: another move opens a variation.
void TestReview::tryingAgainKeepsTheFriend() {
    begin("1-3W 1");
    play({"2:1", "1:1", "2:2"});
    const auto retry = ::review::retry(m_session, 1);
    QVERIFY(retry && !retry->against);
    m_session.goTo(1);
    play({"2:1"});
    QCOMPARE(m_session.match().line(), 1);
    QVERIFY(!::review::retry(m_session, 7));
}

// It is the computer that sits there that answers; what it has played itself nobody tries in its place.
void TestReview::tryingAgainAgainstTheComputer() {
    m_session.pacing().setPace({std::chrono::hours(1), std::chrono::hours(1)});
    const std::shared_ptr<const Game> game = kindOf("persimmons").game("condition=W");
    m_session.begin(game, game->parse("1-3W 1"), {Seat{"Hana", {}}, Seat{"", Level::Strong}});
    m_session.play(game->parse(m_session.match().position(), "2:1"));
    m_session.animationDone();
    m_session.stopThinking();
    m_session.animationDone();
    const auto own = ::review::retry(m_session, 0);
    QVERIFY(own && own->against == Player::Second);
    QVERIFY(!::review::retry(m_session, 1));
}

QTEST_GUILESS_MAIN(TestReview)
#include "tst_review.moc"
