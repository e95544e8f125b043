#include <QTest>

#include "core/games/bao/look/figures.h"
#include "core/kind.h"
#include "ui/match/session.h"
#include "ui/models/historymodel.h"
#include "ui/panels/matchbar.h"

// What the bar shows of a match: its points, and what may be seen of their values.
class MatchLineTest : public QObject {
    Q_OBJECT
private slots:
    // BAO counts leads: a match lost by more ends further down in the second player's lane. The first player
    // makes the one move there is and captures nothing.
    void leadIsTheHeight() {
        const auto depth = [](const char* start, int lead) {
            Session session;
            session.hints().setLevel(Help::Numbers);
            const std::shared_ptr<const core::Game> game = core::kindOf("bao").game("pits=2");
            HistoryModel history(session);
            session.begin(game, game->parse(start), {});
            session.play(game->parse(session.match().position(), "b"));
            session.animationDone();
            const auto known = [&] {
                const auto& v = history.at(1).verdict;
                return v && v->figures.value(core::bao::figure::margin) == lead;
            };
            [&] { QTRY_VERIFY(known()); }();
            const double height = matchline::played(session, history).points[1].height.value();
            const auto hidden = [&] {
                session.hints().setLevel(Help::Off);
                session.hints().setLocked(true); // it is over: without the lock all is told
                return !matchline::played(session, history).valued();
            };
            [&] { QVERIFY(hidden()); }();
            return height;
        };
        const double little = depth("0,1/0,3 4-3 1", -3), more = depth("0,1/0,3 2-6 1", -8),
                     most = depth("0,1/0,3 0-12 1", -16);
        QVERIFY2(0 > little && little > more && more > most,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(little).arg(more).arg(most)));
        QVERIFY(most >= -1);
    }

    // Without hints nothing has a height, until the match is over; behind a lock not then.
    void hintsOffTellAtTheEnd() {
        Session session;
        const std::shared_ptr<const core::Game> game = core::kindOf("persimmons").game("condition=W");
        HistoryModel history(session);
        session.begin(game, game->parse("1-3W 1"), {});
        const auto line = [&] { return matchline::played(session, history); };
        for (const auto* move : {"2:1", "1:1", "2:2"}) {
            QTRY_VERIFY(session.studies().of(0) != nullptr && session.studies().of(0)->complete);
            QVERIFY(!line().valued());
            QCOMPARE(line().mode, transport::Mode::Match);
            session.play(game->parse(session.match().position(), move));
            session.animationDone();
        }
        QVERIFY(session.match().over());
        QCOMPARE(line().mode, transport::Mode::Looking);
        const auto sign = [&](std::size_t at) { return line().points[at].height.value_or(0); };
        QTRY_VERIFY(sign(0) > 0 && sign(1) < 0 && sign(2) > 0 && sign(3) > 0);
        QCOMPARE(sign(3), 0.88); // of the result
        session.hints().setLocked(true);
        QVERIFY(!line().valued());
    }

    // What is not known is no draw: it has no height at all.
    void unknownIsNoDraw() {
        QCOMPARE(matchline::height(core::kindOf("chopsticks"), {}, 12), std::nullopt);
        QCOMPARE(matchline::height(core::kindOf("chopsticks"), core::exactly(core::Outcome::Draw), 12), 0.0);
        auto half = core::exactly(core::Outcome::Win, 4);
        half.firstHalf = true;
        QCOMPARE(matchline::height(core::kindOf("fmurs"), half, 12), std::nullopt);
    }

    // Who wins is decided by both halves together: the plies of the first are in a lane of their own, known
    // or not, and the second has heights.
    void firstHalfIsOfTurnsAlone() {
        Session session;
        session.hints().setLevel(Help::Numbers);
        const std::shared_ptr<const core::Game> game =
            core::kindOf("fmurs").game("rows=6;columns=6;sheep=1;turn=either");
        HistoryModel history(session);
        session.begin(game, game->parse("6/4D1/3S2/6/1D4/6 d 0"), {});
        QTRY_VERIFY(history.at(0).verdict && core::likely(*history.at(0).verdict));
        QVERIFY(history.at(0).verdict->firstHalf);
        const auto line = [&] { return matchline::played(session, history); };
        QVERIFY(line().points[0].half && !line().points[0].height);
        int first = 0; // plies of it
        const auto names = core::Names{};
        for (bool over = false; !over && session.match().plies() < 60;) {
            const auto& p = session.match().position();
            QTRY_VERIFY(session.studies().here() != nullptr && session.studies().here()->complete);
            const auto move = session.studies().here()->moves.front().move;
            over = game->interlude(p, move, names).has_value();
            session.play(move);
            session.animationDone();
            ++first;
        }
        QTRY_VERIFY(history.outcome(first).has_value());
        for (int ply = 0; ply <= first; ++ply) {
            const auto& point = line().points[static_cast<std::size_t>(ply)];
            QCOMPARE(point.half, ply < first);
            QCOMPARE(point.height.has_value(), ply == first);
        }
        session.hints().setLevel(Help::Off);
        QVERIFY(!line().valued());
    }

    // Variations leave the line where they do.
    void variationsAreTwigs() {
        Session session;
        const std::shared_ptr<const core::Game> game = core::kindOf("ribbonim").game("");
        HistoryModel history(session);
        session.begin(game, game->start(), {});
        for (int ply = 0; ply < 3; ++ply) {
            session.play(game->moves(session.match().position()).front());
            session.animationDone();
        }
        session.giveUp();
        session.goTo(1);
        session.play(game->moves(session.match().position()).back());
        session.animationDone();
        session.goTo(3, 0);
        const auto line = matchline::played(session, history);
        QCOMPARE(line.branches, (std::vector<transport::Branch>{{1, 1}}));
        QCOMPARE(line.last(), 3);
        QCOMPARE(line.ahead, 0); // it is over
        QVERIFY(!line.points[0].mover && line.points[1].mover != line.points[2].mover);
    }

    // Best play that comes back to where it began is a loop.
    void linesThatComeRoundAreLoops() {
        const std::shared_ptr<const core::Game> game = core::kindOf("ribbonim").game("");
        core::Match match(game);
        match.play(game->moves(match.position()).front());
        QCOMPARE(matchline::best(match).mode, transport::Mode::BestPlay);
        QCOMPARE(matchline::best(match).points.size(), std::size_t(2));
    }
};
QTEST_MAIN(MatchLineTest)
#include "tst_matchline.moc"
