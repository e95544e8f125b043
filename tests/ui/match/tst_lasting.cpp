#include <QSignalSpy>
#include <QTest>

#include "core/gameof.h"
#include "core/games/bao/search/search.h"
#include "core/games/bao/search/thresholdmethod.h"
#include "core/play/opponent.h"
#include "core/play/record.h"
#include "ui/match/session.h"
#include "ui/match/words.h"

using namespace core;
using bao::Walk;
using State = Session::State;

// Moves that may last for ever: what is not found out yet is pending everywhere, holds nobody up, and is
// never taken for known. BAO is the game that has them.
class TestLasting : public QObject {
    Q_OBJECT

private slots:
    void capIsExact();
    void followingIsBounded();
    void pendingIsSettledLater();
    void unknownIsNotProven();
    void solverKnowsInTheEnd();
    void computerMakesOtherMoves();
    void matchCanBeCalledADraw();
    void recordsOfPendingMatches();
    void recordsGoOnAfterLongSowings();
    void recordsOfLoopsFoundOut();
    void hostileRecordsAreReadInTime();
    void sessionWaits();
    void sessionGoesOn();
    void whatIsSettledIsValuedAnew();
    void hintsOffTellNothing();
};

namespace {

// a goes round for 5,244 lays.
//
//     5  7  2
//     8  4  8
constexpr const char* someLays = "5,7,2/8,4,8 0-0 1";
// So does a here, for nobody knows how long: more than 2,000,000,000 lays.
//
//      2  9  8 11  8  1 10  9
//     10  2  3  2  7 10  5  6
constexpr const char* endlessLays = "2,9,8,11,8,1,10,9/6,5,10,7,2,3,2,10 0-0 1";

// l ends after 9,332 lays.
//
//     1  0  3  4  1  2  1  2
//     4  1  0  1  1  8  9  1
constexpr const char* longLays = "1,0,3,4,1,2,1,2/1,9,8,1,1,0,1,4 0-0 2";

std::shared_ptr<const Game> gameOf(const char* rules) {
    return kindOf("bao").game(rules);
}

bao::Rules rulesOf(const char* text) {
    return bao::Rules(parseValues(bao::options(), text));
}

} // namespace

// The last lay that closes the loop decides; one less does not.
void TestLasting::capIsExact() {
    const auto rules = rulesOf("pits=3");
    const auto p = rules.parse(someLays);
    std::uint64_t lays = 1;
    for (Walk walk(rules.ring(), p.stones, 0); walk.go(rules.ring(), 1) == Walk::State::Open;) ++lays;
    QVERIFY(lays > bao::laysAtOnce);
    auto stones = p.stones;
    QVERIFY(!rules.ring().sow(stones, 0, lays - 1));
    QVERIFY(stones == p.stones);
    QVERIFY(rules.ring().sow(stones, 0, lays)->endless);
    QVERIFY(rules.pending(rules.play(p, {0})));
}

void TestLasting::followingIsBounded() {
    const auto rules = rulesOf("pits=8");
    const auto p = rules.parse(endlessLays);
    const auto& ring = rules.ring();
    Walk truth(ring, p.stones, 0);
    QCOMPARE(truth.go(ring, 1000), Walk::State::Open);
    QCOMPARE(rules.fates().follow(ring, p.stones, 0, 1000, {}).sown(), truth.sown());
    QCOMPARE(rules.fates().follow(ring, p.stones, 0, UINT64_MAX, noTime()).sown(), truth.sown());
    truth.go(ring, 500);
    QCOMPARE(rules.fates().follow(ring, p.stones, 0, 500, {}).sown(), truth.sown());
}

void TestLasting::pendingIsSettledLater() {
    const auto game = gameOf("pits=3");
    const auto p = game->parse(someLays);
    const auto move = game->parse(p, "a");
    const auto pending = game->play(p, move);
    QVERIFY(game->pending(pending) && !game->pending(p));
    QVERIFY(!game->result(pending) && game->moves(pending).empty());
    QCOMPARE(game->mover(pending), Player::First);
    QVERIFY(game->parse(game->text(pending)) == pending);
    QVERIFY(!game->settle(pending, noTime()));
    QVERIFY(game->reached(p, move) == pending);
    const auto settled = game->settle(pending, {});
    QVERIFY(settled && game->result(*settled) == Outcome::Draw);
    // It is remembered, while playing stays the same.
    QVERIFY(game->settle(pending, noTime()) == settled);
    QVERIFY(game->reached(p, move) == *settled && game->play(p, move) == pending);
    QVERIFY(game->settle(p, noTime()) == p);
}

// Far behind only the endless move draws: as long as it is not known there is no answer, and never a wrong
// one.
void TestLasting::unknownIsNotProven() {
    const auto rules = rulesOf("pits=3");
    const auto p = rules.parse(someLays);
    const int n = bao::stonesOn(p.stones);
    const bao::Endgame none(rules.ring());
    bao::Search search(rules.ring(), none, rules.fates());
    const auto ask = [&] { return search.reaches(bao::Goal::Draw, p.stones, n, -n - 1, 1U << 14, {}); };
    QCOMPARE(ask(), bao::Search::Answer::Unknown);
    while (rules.fates().followAll(rules.ring(), 1U << 20, {})) {
    }
    QCOMPARE(ask(), bao::Search::Answer::Yes);
}

void TestLasting::solverKnowsInTheEnd() {
    const auto game = gameOf("pits=3");
    const auto p = game->parse(someLays);
    const auto verdictOf = [&](const Analysis& a) {
        const auto move = game->parse(p, "a");
        return std::ranges::find(a.moves, move, &MoveVerdict::move)->verdict;
    };
    std::stop_source enough;
    bool wasPending = false, known = false;
    game->solver()->analyse(p, enough.get_token(), [&](const Analysis& a) {
        const auto v = verdictOf(a);
        wasPending |= v.pending;
        QVERIFY(!v.pending || (!v.proven() && a.verdict.upper == Outcome::Win && !a.complete));
        known = v.endless;
        if (known) {
            QVERIFY(a.verdict.lower.outcome >= Outcome::Draw);
            enough.request_stop();
        }
    });
    QVERIFY(wasPending && known);
}

void TestLasting::computerMakesOtherMoves() {
    const auto game = gameOf("pits=8");
    const auto p = game->parse(endlessLays);
    const Match match(game, p);
    const auto all = unvalued(*game, p);
    QVERIFY(all.moves.size() > 1);
    std::mt19937_64 random(1);
    for (const auto level : allLevels)
        for (int i = 0; i < 50; ++i)
            QVERIFY(!game->pending(game->play(p, choose(match, all, {level}, random))));
    // Where there is nothing else it is made.
    Analysis only;
    only.moves.push_back(all.moves.front());
    QVERIFY(all.moves.front().verdict.pending);
    QVERIFY(choose(match, only, {Level::Perfect}, random) == only.moves.front().move);
}

void TestLasting::matchCanBeCalledADraw() {
    const auto game = gameOf("pits=8");
    Match match(game, game->parse(endlessLays));
    match.agreeDraw();
    QVERIFY(!match.ending()); // not without a reason
    match.play(game->parse(match.position(), "a"));
    QVERIFY(match.pending() && !match.ending());
    match.settle();
    QVERIFY(match.pending());
    match.agreeDraw();
    QCOMPARE(match.ending(), (Ending{{}, Ending::Reason::Agreed}));
    match.goTo(0);
    QVERIFY(!match.ending());
    match.play(game->moves(match.position()).back());
    QVERIFY(!match.ending());
}

void TestLasting::recordsOfPendingMatches() {
    const auto game = gameOf("pits=8");
    Record record{Match(game, game->parse(endlessLays)), {}};
    record.match.play(game->parse(record.match.position(), "a"));
    const auto open = write(record);
    auto read = readRecord(open);
    QVERIFY(read.match.pending() && !read.match.ending());
    QCOMPARE(write(read), open);
    auto varied = record;
    varied.match.goTo(0);
    varied.match.vary(game->moves(varied.match.position()).back());
    QCOMPARE(readRecord(write(varied)).match.lines(), 2);
    record.match.agreeDraw();
    const auto drawn = write(record);
    read = readRecord(drawn);
    QCOMPARE(read.match.ending(), (Ending{{}, Ending::Reason::Agreed}));
    QCOMPARE(write(read), drawn);
    auto more = open;
    more.insert(more.find("\"a\"") + 3, ",\"b\"");
    try {
        readRecord(more);
        QFAIL("a move after one whose end nobody knows");
    } catch (const InputError& e) {
        QVERIFY(std::string(e.what()).starts_with("moves[2]: “b” comes after"));
    }
}

// A sowing that takes longer than is followed at once, but ends, is no end of a record.
void TestLasting::recordsGoOnAfterLongSowings() {
    const auto game = gameOf("pits=8");
    const auto start = game->parse(longLays);
    const auto sowing = game->parse(start, "l");
    QVERIFY(game->pending(game->reached(start, sowing)));
    QVERIFY(game->settle(game->play(start, sowing), {}).has_value()); // by the worker, as in a match
    Record record{Match(game, start), {}};
    record.match.play(sowing);
    QVERIFY(!record.match.pending() && !record.match.ending());
    while (!record.match.ending() && record.match.plies() < 6)
        record.match.play(game->moves(record.match.position()).front());
    record.match.goTo(1);
    record.match.vary(game->moves(record.match.position()).back());
    const auto text = write(record);
    const auto read = readRecord(text); // another game, which knows nothing of that yet
    QVERIFY(&read.match.game() != game.get());
    QCOMPARE(write(read), text);
    QVERIFY(read.match.at(1) == record.match.at(1));
    // What was agreed on before anybody knew stays so.
    const auto unknowing = gameOf("pits=8");
    Record agreed{Match(unknowing, start), {}};
    agreed.match.play(sowing);
    agreed.match.agreeDraw();
    const auto drawn = write(agreed);
    QCOMPARE(readRecord(drawn).match.ending(), (Ending{{}, Ending::Reason::Agreed}));
    QCOMPARE(write(readRecord(drawn)), drawn);
}

// A loop that the reader finds out is a draw by the rules, not one agreed on.
void TestLasting::recordsOfLoopsFoundOut() {
    const auto game = gameOf("pits=3");
    Record record{Match(game, game->parse(someLays)), {}};
    record.match.play(game->parse(record.match.position(), "a"));
    QVERIFY(game->settle(record.match.position(), {}).has_value());
    record.match.settle();
    QCOMPARE(record.match.ending(), (Ending{{}, Ending::Reason::Rules}));
    const auto text = write(record);
    QCOMPARE(readRecord(text).match.ending(), record.match.ending());
    QCOMPARE(write(readRecord(text)), text);
}

// Moves of which nobody knows how they end, one after the other in variations: only some are followed, all as
// far as any computer follows them.
void TestLasting::hostileRecordsAreReadInTime() {
    const auto game = gameOf("pits=8");
    const auto p = game->parse(endlessLays);
    const auto pending = game->play(p, game->parse(p, "a"));
    QVERIFY(!game->settleWithin(pending, 1U << 20U));
    const auto other = game->parse(longLays);
    const auto ending = game->play(other, game->parse(other, "l"));
    QVERIFY(!game->settleWithin(ending, 9'331 - 1'000));
    QVERIFY(!game->settle(ending, noTime()));
    QVERIFY(game->settleWithin(ending, 1'001).has_value()); // nothing is lost
    QVERIFY(game->settle(ending, noTime()).has_value());
}

void TestLasting::sessionWaits() {
    const auto game = gameOf("pits=8");
    Session session;
    session.begin(game, game->parse(endlessLays), {Seat{"Hana", {}}, Seat{"Ken", {}}});
    const auto move = game->parse(game->parse(endlessLays), "a");
    session.play(move);
    QCOMPARE(session.state(), State::Animating);
    session.animationDone();
    QCOMPARE(session.state(), State::Waiting);
    session.play(move);
    QCOMPARE(session.match().plies(), 1);
    session.hints().setLevel(Help::Marks);
    session.hints().setPredictsFirst(true); // nobody is asked what this is worth
    QVERIFY(!session.hints().holdsBack());
    session.hints().predict(Outcome::Draw);
    QVERIFY(!session.hints().prediction());
    session.undo();
    QCOMPARE(session.state(), State::HumanTurn);
    QVERIFY(session.hints().holdsBack());
    session.agreeDraw();
    QCOMPARE(session.state(), State::HumanTurn);
    session.redo();
    QCOMPARE(session.state(), State::Waiting);
    session.agreeDraw();
    QCOMPARE(session.state(), State::Finished);
    QCOMPARE(session.match().ending()->reason, Ending::Reason::Agreed);
    // It stands when the same move is made again; another match has to be called a draw anew.
    session.undo();
    session.play(move);
    session.animationDone();
    QCOMPARE(session.state(), State::Finished);
    session.again(Session::Begins::Same);
    session.play(move);
    session.animationDone();
    QCOMPARE(session.state(), State::Waiting);
    session.giveUp();
    QCOMPARE(session.match().ending()->winner, Player::Second);
}

void TestLasting::sessionGoesOn() {
    const auto game = gameOf("pits=3");
    Session session;
    session.begin(game, game->parse(someLays), {Seat{"Hana", {}}, Seat{"Ken", {}}});
    session.play(game->parse(session.match().position(), "a"));
    session.animationDone();
    QTRY_COMPARE(session.state(), State::Finished);
    QCOMPARE(session.match().ending(), Ending{});
    QVERIFY(!session.match().pending());
}

// The sowing ends, and the match goes on: what was known of its position was of the sowing under way.
void TestLasting::whatIsSettledIsValuedAnew() {
    const auto game = gameOf("pits=8");
    Session session;
    session.begin(game, game->parse(longLays), {Seat{"Hana", {}}, Seat{"Ken", {}}});
    session.play(game->parse(session.match().position(), "l"));
    QVERIFY(session.match().pending());
    session.animationDone();
    QTRY_COMPARE(session.state(), State::HumanTurn);
    QCOMPARE(session.match().ply(), 1);
    QTRY_VERIFY(session.studies().here() && !session.studies().here()->moves.empty());
}

void TestLasting::hintsOffTellNothing() {
    const auto game = gameOf("pits=4");
    const auto p = game->start();
    for (const auto move : game->moves(p)) {
        for (const auto help : {Help::Off, Help::VerdictOnly}) // which tells of the position alone
            QCOMPARE(words::move(*game, p, p, move, help),
                     QStringLiteral("pit %1").arg(QString::fromStdString(game->text(p, move))));
        QVERIFY(words::move(*game, p, p, move, Help::Marks).contains("lay"));
    }
}

QTEST_MAIN(TestLasting)
#include "tst_lasting.moc"
