#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QListView>
#include <QMimeData>
#include <QSettings>
#include <QTest>

#include "core/kind.h"
#include "tests/toykinds.h"
#include "tests/ui/buttons.h"
#include "ui/board/boardview.h"
#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/panels/matchbar.h"
#include "ui/panels/moves/movespanel.h"
#include "ui/panels/moves/movetabs.h"
#include "ui/panels/moves/playedpanel.h"
#include "ui/panels/moves/reviewpanel.h"
#include "ui/panels/plates/banner.h"
#include "ui/panels/plates/strips.h"
#include "ui/panels/verdict/whypanel.h"
#include "ui/window/halftime.h"
#include "ui/window/matchpage.h"

#include <algorithm>
#include <set>

using Shared = std::shared_ptr<const core::Game>;

// The page on which a match is played: what the board on it does and how much room it gets.
class TestMatchPage : public QObject {
    Q_OBJECT

private slots:

    void pageOfARunningMatchIsPlayable() {
        Session session;
        const Shared game = core::pursuit::kind().game("");
        session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
        const MatchPage page(session);
        QVERIFY(page.findChild<BoardView*>()->model().interactive());
    }

    // A list that goes with its page does not leave the focus to whatever comes next.
    void anotherPageGivesTheBoardTheFocus() {
        Session session;
        session.hints().setLevel(Help::Numbers);
        MatchPage page(session);
        page.resize(1280, 800);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        const Shared game = core::pursuit::kind().game("");
        session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
        page.findChild<MovesPanel*>()->findChild<QListView*>()->setFocus();
        auto* tabs =
            page.findChild<MoveTabs*>()->findChild<Segmented*>(QString(), Qt::FindDirectChildrenOnly);
        tabs->setCurrent(1);
        emit tabs->chosen(1);
        QVERIFY(page.findChild<BoardView*>()->hasFocus());
    }

    void edgeShowsTheMoverThenTheWinner() {
        Session session;
        const Shared game = core::pursuit::kind().game("");
        const MatchPage page(session);
        session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
        const auto* board = page.findChild<BoardView*>();
        QCOMPARE(board->picture().lit.side, session.match().game().mover(game->start()));
        session.giveUp();
        QCOMPARE(board->picture().lit.side, core::other(game->mover(game->start())));
    }

    // What was looked at belongs to the match before.
    void nextMatchBeginsWithTheMoves() {
        Session session;
        session.hints().setLevel(Help::Numbers);
        const Shared game = core::pursuit::kind().game("");
        session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
        MatchPage page(session);
        page.resize(1280, 800);
        page.show();
        auto* tabs =
            page.findChild<MoveTabs*>()->findChild<Segmented*>(QString(), Qt::FindDirectChildrenOnly);
        tabs->setCurrent(2);
        emit tabs->chosen(2);
        QVERIFY(page.findChild<ReviewPanel*>()->isVisible());
        session.giveUp();
        session.again();
        QCOMPARE(tabs->current(), 0);
        QVERIFY(!page.findChild<ReviewPanel*>()->isVisible());
        QVERIFY(page.findChild<MovesPanel*>()->isVisible());
    }

    // Players without a name of their own are called in the language of the moment, on the board as well.
    void boardNamesFollowTheLanguage() {
        Session session;
        MatchPage page(session);
        page.resize(1280, 800);
        page.show();
        const Shared game = core::kindOf("chopsticks").game("");
        session.begin(game, game->start(), {core::Seat{}, core::Seat{}});
        auto* board = page.findChild<BoardView*>();
        language::set(language::Id::Kana);
        QCoreApplication::processEvents();
        const auto switched = board->grab().toImage();
        emit session.players().renamed(); // they are named anew
        QCOMPARE(board->grab().toImage(), switched);
        language::set(language::Id::English);
    }

    // What there is to see then comes by itself; what was there before comes back with the match.
    void endShowsWhatTheMatchTurnedOn() {
        Session session;
        session.hints().setLevel(Help::Numbers);
        MatchPage page(session);
        page.resize(1280, 800);
        page.show();
        const Shared game = core::kindOf("persimmons").game("condition=W");
        const auto begin = [&] {
            session.begin(game, game->parse("1W 1"), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
        };
        begin();
        auto* tabs =
            page.findChild<MoveTabs*>()->findChild<Segmented*>(QString(), Qt::FindDirectChildrenOnly);
        const auto end = [&] {
            session.play(game->moves(session.match().position()).front());
            session.animationDone();
            QCOMPARE(session.state(), Session::State::Finished);
        };
        end();
        QVERIFY(page.findChild<ReviewPanel*>()->isVisible());
        QCOMPARE(tabs->current(), 2);
        session.goTo(0); // looking back
        QVERIFY(page.findChild<MovesPanel*>()->isVisible());
        tabs->setCurrent(1);
        emit tabs->chosen(1);
        session.goTo(1);
        QCOMPARE(tabs->current(), 2);
        session.goTo(0);
        QCOMPARE(tabs->current(), 1); // as it was left
        session.goTo(1);
        tabs->setCurrent(1); // chosen at the end: it stays
        emit tabs->chosen(1);
        session.goTo(0);
        QCOMPARE(tabs->current(), 1);
        begin(); // another match
        QCOMPARE(tabs->current(), 0);
        end();
        emit page.findChild<ReviewPanel*>()->betterRequested({0, {}, {}, session.match().move(0)});
        QCOMPARE(session.match().ply(), 0);
        QCOMPARE(tabs->current(), 2); // there is more to be read
        begin();
        session.hints().setLevel(Help::Off);
        session.hints().setLocked(true);
        end();
        QVERIFY(!page.findChild<ReviewPanel*>()->isVisible()); // it would tell
    }

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

    // To whoever listens: what is asked, what is played and by whom, and how it ended.
    void questionsAreAnswered() {
        Session session;
        const Shared game = core::pursuit::kind().game("");
        session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
        MatchPage page(session);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.board()->setFocus();
        const auto heard = [&] { return page.findChild<Announcer*>()->accessibleName(); };
        const auto ask = [&](Qt::Key key) {
            QTest::keyClick(page.board(), key);
            return heard();
        };
        QVERIFY(ask(Qt::Key_W).startsWith(QStringLiteral("Hana’s turn")));
        QCOMPARE(ask(Qt::Key_M), QStringLiteral("Nobody has moved yet."));
        QTest::keyClick(page.board(), Qt::Key_Right);
        const auto place = page.board()->model().index(page.board()->focusSpot());
        const auto here = ask(Qt::Key_I);
        QVERIFY2(here.startsWith(place.data(Qt::AccessibleTextRole).toString()), qPrintable(here));
        session.play(game->moves(game->start()).front());
        QVERIFY2(heard().startsWith(QStringLiteral("Hana played")), qPrintable(heard()));
        ask(Qt::Key_I);
        QVERIFY(ask(Qt::Key_M).startsWith(QStringLiteral("Hana played")));
        session.giveUp();
        QVERIFY2(heard().contains(QStringLiteral("gave up")), qPrintable(heard()));
    }

    void copyingSaysSo() {
        Session session;
        const Shared game = core::pursuit::kind().game("");
        session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
        const MatchPage page(session);
        const auto* notice = page.findChild<NoticeStrip*>();
        for (auto* action : page.matchActions()) {
            const bool position = action->text() == QStringLiteral("Copy position");
            if (!position && action->text() != QStringLiteral("Copy moves")) continue;
            action->trigger();
            QCOMPARE(notice->text(), position ? QStringLiteral("The position is copied.")
                                              : QStringLiteral("The moves are copied."));
        }
        QVERIFY(!notice->text().isEmpty());
    }

    // The pie rule: after the first move the strip above the board asks, and says what came of it.
    void sidesAreOfferedAtTheBoard() {
        Session session;
        const Shared game = core::kindOf("chopsticks").game("");
        MatchPage page(session);
        page.resize(1280, 800);
        page.show();
        session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}}, true);
        const auto* notice = page.findChild<NoticeStrip*>();
        const auto offered = [&] {
            return std::ranges::any_of(page.matchActions(), [](const QAction* action) {
                return action->text() == QStringLiteral("Change sides") && action->isVisible();
            });
        };
        QVERIFY(!offered());
        session.play(game->moves(game->start()).front());
        session.animationDone();
        QVERIFY(offered());
        QCOMPARE(notice->text(),
                 QStringLiteral("Ken, you may change sides with Hana now, instead of moving."));
        QTest::mouseClick(button(*notice, QStringLiteral("Change sides")), Qt::LeftButton);
        QCOMPARE(session.players().seat(core::Player::First).name, std::string("Ken"));
        QCOMPARE(notice->text(), QStringLiteral("Ken and Hana have changed sides."));
        QVERIFY(!offered());
    }

    void pastedBoardsSayHowElseTheyMayBeRead() {
        Session session;
        const Shared game = core::kindOf("persimmons").game("");
        session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
        const MatchPage page(session);
        QGuiApplication::clipboard()->setText(QStringLiteral("13A"));
        for (auto* action : page.matchActions())
            if (action->text() == QStringLiteral("Paste")) action->trigger();
        QCOMPARE(QString::fromStdString(session.match().game().text(session.match().position())),
                 QStringLiteral("13A 1"));
        QCOMPARE(page.findChild<NoticeStrip*>()->text(),
                 QStringLiteral("13 is one string here; two strings are 1-3."));
    }

    // Where the game's source writes positions in another way; a sheet gets cells.
    void copiesAsTheSourceWrites() {
        Session session;
        for (const auto& [id, rules, offered] : {std::tuple{"persimmons", "", false},
                                                 {"ribbonim", "", true},
                                                 {"fmurs", "rows=4;columns=5;sheep=2", true}}) {
            const Shared game = core::kindOf(id).game(rules);
            session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
            const MatchPage page(session);
            QGuiApplication::clipboard()->setText(QStringLiteral("-"));
            for (auto* action : page.matchActions()) {
                if (action->shortcut() != QKeySequence(QStringLiteral("Ctrl+Alt+C"))) continue;
                QCOMPARE(action->isVisible(), offered);
                QCOMPARE(action->text().contains(QStringLiteral("cells")), id == std::string_view("fmurs"));
                action->trigger();
            }
            const auto* data = QGuiApplication::clipboard()->mimeData();
            QCOMPARE(data->text() == QStringLiteral("-"), !offered);
            QCOMPARE(data->html().contains(QStringLiteral("<td>⬜</td>")), id == std::string_view("fmurs"));
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
            for (auto* action : page.matchActions())
                if (action->text() == QStringLiteral("Fold timeline")) action->trigger();
        };
        fold();
        QVERIFY(bar->isVisible());
        QVERIFY(!bar->geometry().intersects(page.board()->geometry()));
        fold();
        QVERIFY(!bar->isVisible());
        theme().setProjector(false);
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

    // A move taken back leaves the question whose turn it is; the timeline leads back.
    void undoIsNoReview() {
        Session session;
        const Shared game = core::pursuit::kind().game("");
        session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
        MatchPage page(session);
        page.show();
        const auto said = [&page] { return page.findChild<Banner*>()->accessibleDescription(); };
        session.play(game->moves(game->start()).front());
        session.animationDone();
        session.undo();
        QVERIFY2(said().startsWith("Hana’s turn"), qPrintable(said()));
        session.redo();
        session.goTo(0);
        QVERIFY2(said().startsWith("Hana’s turn"), qPrintable(said()));
        session.giveUp();
        session.goTo(0);
        QVERIFY2(said().startsWith("Looking back"), qPrintable(said()));
    }

    // Who begins now did not before, and what each has won goes with the person to the other seat.
    void changeOfSidesIsSaid() {
        for (const bool named : {true, false}) {
            Session session;
            const Shared game = core::pursuit::kind().game("");
            const auto seat = [named](const char* name) { return core::Seat{named ? name : "", {}}; };
            session.begin(game, game->start(), {seat("Hana"), seat("Ken")});
            MatchPage page(session);
            page.show();
            const auto says = [&page](const char* text) {
                return page.findChild<Banner*>()->accessibleDescription().contains(QString::fromUtf8(text));
            };
            const auto* change = named ? "⇄ Ken begins this time" : "⇄ Changed sides";
            session.giveUp(); // the first player: the second has won
            session.again();
            QVERIFY(says(change) && says("score 1 : 0"));
            session.play(game->moves(game->start()).front());
            session.animationDone();
            QVERIFY(!says(change) && says("score 1 : 0"));
            session.again(Session::Begins::Same);
            QVERIFY(says(change)); // they still sit so
            session.giveUp();
            session.again(Session::Begins::Same);
            QVERIFY(!says(change) && says("score 1 : 1"));
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
        auto* card = new InterludeOverlay({sentence, {sentence, sentence, sentence}}, &window);
        card->open();
        for (const auto* label : card->findChildren<Label*>())
            if (label->wordWrap()) QVERIFY(label->height() >= label->heightForWidth(label->width()));
    }
};

QTEST_MAIN(TestMatchPage)
#include "tst_matchpage.moc"
