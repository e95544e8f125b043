#include <QTest>

#include "core/games/bao/figures.h"
#include "core/kind.h"
#include "ui/models/historymodel.h"
#include "ui/panels/timeline.h"
#include "ui/session.h"

// Where the points of the timeline stand.
class TimelineTest : public QObject {
    Q_OBJECT
private slots:
    // BAO counts leads: a match lost by more ends further down in the second player's lane. The first player
    // makes the one move there is and captures nothing.
    void leadIsTheHeight() {
        const auto depth = [](const char* start, int lead) {
            Session session;
            session.setHelp(Help::Numbers);
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
            const double height = timeline.course().yOf(1);
            const auto hidden = [&] {
                session.setHelp(Help::Off);
                return !timeline.course().known(1) && timeline.course().yOf(1) < height;
            };
            [&] { QVERIFY(timeline.course().known(1) && hidden()); }();
            return height;
        };
        const double little = depth("0,1/0,3 4-3 1", -3), more = depth("0,1/0,3 2-6 1", -8),
                     most = depth("0,1/0,3 0-12 1", -16);
        QVERIFY2(66 < little && little < more && more < most,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(little).arg(more).arg(most)));
        QVERIFY(most < 132);
    }
};
QTEST_MAIN(TimelineTest)
#include "tst_timeline.moc"
