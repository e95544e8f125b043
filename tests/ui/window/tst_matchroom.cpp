#include <QListView>
#include <QTest>

#include "core/kind.h"
#include "tests/toykinds.h"
#include "tests/ui/buttons.h"
#include "ui/board/boardview.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/panels/matchbar.h"
#include "ui/panels/moves/movespanel.h"
#include "ui/panels/moves/movetabs.h"
#include "ui/panels/moves/playedpanel.h"
#include "ui/panels/verdict/whypanel.h"
#include "ui/window/halftime.h"
#include "ui/window/matchactions.h"
#include "ui/window/matchpage.h"

#include <set>

using Shared = std::shared_ptr<const core::Game>;

// What stands on the page of a match has room, at every size.
class TestMatchRoom : public QObject {
    Q_OBJECT
private slots:
    // What was better comes later than the row that it is told in, and takes room.
    void rowsOfMovesPlayedDoNotOverlap() {
        Session session;
        session.hints().setLevel(Help::Numbers);
        MatchPage page(session);
        page.resize(1024, 600);
        page.show();
        const Shared game = core::kindOf("persimmons").game("condition=W");
        session.begin(game, game->parse("2-3W 1"), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
        auto* tabs =
            page.findChild<MoveTabs*>()->findChild<Segmented*>(QString(), Qt::FindDirectChildrenOnly);
        tabs->setCurrent(1);
        emit tabs->chosen(1);
        for (int i = 0; i < 3; ++i) { // all from the first string that hangs: worse than mirroring
            session.play(game->moves(session.match().position()).front());
            session.animationDone();
        }
        const auto* list = page.findChild<PlayedPanel*>()->findChild<QListView*>();
        const auto heights = [&] {
            std::set<int> all;
            for (int row = 0; row < list->model()->rowCount(); ++row)
                all.insert(list->visualRect(list->model()->index(row, list->modelColumn())).height());
            return all;
        };
        QTRY_VERIFY(heights().size() > 1);
        for (int row = 0; row + 1 < list->model()->rowCount(); ++row) {
            const auto here = list->visualRect(list->model()->index(row, list->modelColumn()));
            const auto next = list->visualRect(list->model()->index(row + 1, list->modelColumn()));
            QVERIFY(here.bottom() < next.top());
        }
    }

    void reasonsAndBarFold() {
        Session session;
        const Shared game = core::pursuit::kind().game("");
        session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
        MatchPage page(session);
        const auto* bar = page.findChild<MatchBar*>();
        theme().setProjector(true);
        page.resize(1280, 800);
        page.show();
        QVERIFY(!bar->isVisible());
        const auto fold = [&] {
            for (auto* action : page.matchActions().all())
                if (action->text() == QStringLiteral("Fold timeline")) action->trigger();
        };
        fold();
        QVERIFY(bar->isVisible());
        QVERIFY(!bar->geometry().intersects(page.board()->geometry()));
        fold();
        QVERIFY(!bar->isVisible());
        theme().setProjector(false);
    }

    // Pieces are no smaller in projector mode than in the window it takes the place of, and no part covers
    // another.
    void projectorEnlargesTheBoard_data() {
        QTest::addColumn<Shared>("game");
        for (const auto* kind : core::catalogue())
            QTest::newRow(std::string(kind->id).c_str()) << Shared(kind->game(""));
    }
    void projectorEnlargesTheBoard() {
        QFETCH(Shared, game);
        for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
            Session session;
            session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
            MatchPage page(session);
            const auto widthOfASpot = [&](bool projector) {
                theme().setProjector(projector);
                theme().fitWindow(size);
                page.resize(size);
                page.show();
                return page.board()->spotRect(0).width();
            };
            const int plain = widthOfASpot(false), large = widthOfASpot(true);
            const QWidgetList parts = page.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
            for (const auto* part : parts)
                if (part->isVisible() && part != page.board() && part->inherits("Card"))
                    QVERIFY(!part->geometry().intersects(page.board()->geometry()));
            theme().setProjector(false);
            theme().fitWindow({1280, 800});
            QVERIFY2(large >= plain, // without hints a board fills the window as well

                     qPrintable(QStringLiteral("%1: %2 → %3").arg(size.width()).arg(plain).arg(large)));
        }
    }

    // A name beside the board's pieces is read whatever stands and is marked there.
    void namesCoverNoSpot_data() { projectorEnlargesTheBoard_data(); }
    void namesCoverNoSpot() {
        QFETCH(Shared, game);
        const auto layout = game->layout(game->start());
        for (const auto& name : layout.names) {
            if (!name) continue;
            const QRectF room(name->x, name->y - 12, 100, 24);
            for (const auto& spot : layout.spots)
                QVERIFY(!room.intersects(QRectF(spot.centre.x - spot.size.width / 2,
                                                spot.centre.y - spot.size.height / 2, spot.size.width,
                                                spot.size.height)));
        }
    }

    // In a small window why has a tab, and a key; projected it lies over the board.
    void smallWindowsTellWhyToo() {
        Session session;
        session.hints().setLevel(Help::Numbers);
        MatchPage page(session);
        page.resize(1024, 600);
        page.show();
        const Shared game = core::kindOf("persimmons").game("");
        session.begin(game, game->parse("1-2A"), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
        const auto* why = page.findChild<WhyPanel*>();
        QTRY_VERIFY(!why->empty());
        QVERIFY(!why->isVisible() && page.findChild<MovesPanel*>()->isVisible());
        QTest::keyClick(page.board(), Qt::Key_Y);
        QVERIFY(why->isVisible() && !page.findChild<MovesPanel*>()->isVisible());
        QTest::keyClick(page.board(), Qt::Key_Y);
        QVERIFY(!why->isVisible() && page.findChild<MovesPanel*>()->isVisible());
        QTest::keyClick(page.board(), Qt::Key_D); // closed: it opens for the answer
        QTest::keyClick(page.board(), Qt::Key_Y);
        QTRY_VERIFY(why->isVisible());
        theme().setProjector(true);
        page.resize(1024, 601);
        QVERIFY(!why->isVisible());
        QTest::keyClick(page.board(), Qt::Key_Y);
        QVERIFY(why->isVisible() && page.board()->geometry().contains(why->geometry()));
        theme().setProjector(false);
    }

    // All lines of the card between two halves have room, however they wrap.
    void cardBetweenHalvesShowsAllItsLines() {
        QWidget window;
        window.resize(1280, 800);
        window.show();
        const auto sentence = core::Message(core::text("test", "All of the sheep have been caught by now. "
                                                               "Who of the two was the quicker? Now it is "
                                                               "the other one who goes with the dogs, "
                                                               "and will it take less turns this time?"));
        const core::Interlude told{sentence, {sentence, sentence, sentence}};
        auto* card = new InterludeOverlay([told] { return told; }, &window);
        card->open();
        for (const auto* label : card->findChildren<Label*>())
            if (label->wordWrap()) QVERIFY(label->height() >= label->heightForWidth(label->width()));
    }
};
QTEST_MAIN(TestMatchRoom)
#include "tst_matchroom.moc"
