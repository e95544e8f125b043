#include <QTest>

#include "core/games/bao/look/figures.h"
#include "core/kind.h"
#include "ui/match/session.h"
#include "ui/models/historymodel.h"
#include "ui/panels/timeline.h"

// Where the points of the timeline stand.
class TimelineTest : public QObject {
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
            Timeline timeline(session, history);
            timeline.resize(848, 132);
            session.begin(game, game->parse(start), {});
            session.play(game->parse(session.match().position(), "b"));
            session.animationDone();
            const auto known = [&] {
                const auto& v = history.at(1).verdict;
                return v && v->figures.value(core::bao::figure::margin) == lead;
            };
            [&] { QTRY_VERIFY(known()); }();
            const double height = timeline.course().yOf(1).value();
            const auto hidden = [&] {
                session.hints().setLevel(Help::Off);
                session.hints().setLocked(true); // it is over: without the lock all is told
                return !timeline.course().yOf(1);
            };
            [&] { QVERIFY(hidden()); }();
            return height;
        };
        const double little = depth("0,1/0,3 4-3 1", -3), more = depth("0,1/0,3 2-6 1", -8),
                     most = depth("0,1/0,3 0-12 1", -16);
        QVERIFY2(66 < little && little < more && more < most,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(little).arg(more).arg(most)));
        QVERIFY(most < 132);
    }

    // Without hints nothing has a place in the players' lanes, until the match is over; behind a lock not
    // then.
    void hintsOffTellAtTheEnd() {
        Session session;
        const std::shared_ptr<const core::Game> game = core::kindOf("persimmons").game("condition=W");
        HistoryModel history(session);
        Timeline timeline(session, history);
        timeline.resize(848, 132);
        session.begin(game, game->parse("1-3W 1"), {});
        for (const auto* move : {"2:1", "1:1", "2:2"}) {
            QTRY_VERIFY(session.studies().of(0) != nullptr && session.studies().of(0)->complete);
            QVERIFY(!timeline.course().valued());
            QCOMPARE(timeline.course().turns().size(), std::size_t(1));
            session.play(game->parse(session.match().position(), move));
            session.animationDone();
        }
        QVERIFY(session.match().over());
        const auto above = [&](int ply) {
            const auto y = timeline.course().yOf(ply);
            return y && *y < 60;
        };
        QTRY_VERIFY(above(0) && !above(1) && above(2) && above(3));
        QTRY_VERIFY(timeline.course().turns().empty()); // of the second ply, too, a value is known
        session.hints().setLocked(true);
        QVERIFY(!timeline.course().valued());
    }

    // Who wins is decided by both halves together: of the first no value is drawn, and nothing falls as it
    // ends.
    void firstHalfIsOfTurnsAlone() {
        Session session;
        session.hints().setLevel(Help::Numbers);
        const std::shared_ptr<const core::Game> game =
            core::kindOf("fmurs").game("rows=6;columns=6;sheep=1;turn=either");
        HistoryModel history(session);
        Timeline timeline(session, history);
        timeline.resize(848, 132);
        session.begin(game, game->parse("6/4D1/3S2/6/1D4/6 d 0"), {});
        const auto known = [&](int ply) {
            const auto& verdict = history.at(ply).verdict;
            return verdict && core::likely(*verdict);
        };
        QTRY_VERIFY(known(0));
        QVERIFY(history.at(0).verdict->firstHalf);
        QVERIFY(!history.outcome(0) && !timeline.course().yOf(0));
        QVERIFY(!timeline.course().valued());
    }
};
QTEST_MAIN(TimelineTest)
#include "tst_timeline.moc"
