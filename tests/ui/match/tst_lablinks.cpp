#include <QSignalSpy>
#include <QTest>

#include "core/kind.h"
#include "tests/ui/buttons.h"
#include "ui/match/lablinks.h"
#include "ui/match/session.h"
#include "ui/panels/verdict/whypanel.h"
#include "ui/window/matchactions.h"
#include "ui/window/matchpage.h"

#include <random>

// The ways from a match to a lab that shows more of a move: in BAO, to the loop of one that never ends.
class TestLabLinks : public QObject {
    Q_OBJECT

private slots:
    void matchOffersItsLoops() {
        const auto& kind = core::kindOf("bao");
        const std::shared_ptr<const core::Game> game = kind.game("pits=4");
        Session session;
        session.hints().setLevel(Help::Marks);
        MatchPage page(session);
        page.resize(1280, 800);
        session.begin(game, game->parse("3,1,0,3/0,1,0,1 4-3 1"), {});
        QSignalSpy asked(&page, &MatchPage::labRequested);
        click(page, "Show the loop of a");
        page.matchActions().link->trigger();
        QCOMPARE(asked.count(), 2);
        session.hints().setLevel(Help::Off);
        page.matchActions().link->trigger(); // without hints not even that is told
        QCOMPARE(asked.count(), 2);
        session.play(game->parse(session.match().position(), "a"));
        QTRY_COMPARE(session.state(), Session::State::Finished);
        QVERIFY(page.findChild<WhyPanel*>()->accessibleDescription().contains("after 7 lays"));
        click(page, "Show the loop");
        QCOMPARE(asked.count(), 3);
        QCOMPARE(asked.last().at(0).toString(), "3,1,0,3/0,1,0,1 a");
        session.goTo(0);
        QVERIFY(!button(page, "Show the loop")->isVisibleTo(&page));
    }

    // Each way is that of its own move, be it one among several or the one that ended the match.
    void waysAreThoseOfTheirMoves() {
        const std::shared_ptr<const core::Game> game = core::kindOf("bao").game("pits=4");
        std::mt19937 random(1);
        for (int ended = 0; ended < 3;) {
            core::Match match(game);
            while (!match.ending()) {
                const auto moves = game->moves(match.position());
                match.play(moves[random() % moves.size()]);
                const auto ways = lablinks::choices(match);
                for (const auto& [move, way] : ways)
                    QCOMPARE(way.place.substr(way.place.size() - 2),
                             " " + game->text(match.position(), move));
                QVERIFY(match.ending() || !lablinks::ofEnding(match));
                if (ways.empty() || ways.back().move == moves.front()) continue;
                match.play(ways.back().move);
                QVERIFY(match.ending() && lablinks::ofEnding(match));
                QCOMPARE(lablinks::ofEnding(match)->place, ways.back().way.place);
                ++ended;
            }
        }
    }
};

QTEST_MAIN(TestLabLinks)
#include "tst_lablinks.moc"
