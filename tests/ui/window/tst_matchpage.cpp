#include <QAction>
#include <QGuiApplication>
#include <QListView>
#include <QTest>

#include "core/kind.h"
#include "tests/toykinds.h"
#include "tests/ui/buttons.h"
#include "ui/board/boardview.h"
#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/forms/segmented.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/panels/moves/movespanel.h"
#include "ui/panels/moves/movetabs.h"
#include "ui/panels/moves/reviewpanel.h"
#include "ui/panels/plates/banner.h"
#include "ui/window/matchactions.h"
#include "ui/window/matchpage.h"

#include <algorithm>

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
        QCOMPARE(tabs->current(), 1); // of two: there is nothing to choose
        session.goTo(0);              // looking back
        QVERIFY(page.findChild<MovesPanel*>()->isVisible());
        tabs->setCurrent(1);
        emit tabs->chosen(1);
        session.goTo(1);
        QVERIFY(page.findChild<ReviewPanel*>()->isVisible());
        session.goTo(0);
        QCOMPARE(tabs->current(), 1); // as it was left
        session.goTo(1);
        tabs->setCurrent(0); // chosen at the end: it stays
        emit tabs->chosen(0);
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
        for (auto* action : page.matchActions().all()) {
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
            return std::ranges::any_of(page.matchActions().all(), [](const QAction* action) {
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
        for (auto* action : page.matchActions().all())
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
            for (auto* action : page.matchActions().all()) {
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
};

QTEST_MAIN(TestMatchPage)
#include "tst_matchpage.moc"
