#include <QSettings>
#include <QTest>

#include "core/kind.h"
#include "ui/board/boardview.h"
#include "ui/look/settings.h"
#include "ui/look/sounds.h"
#include "ui/look/theme.h"
#include "ui/match/review.h"
#include "ui/match/session.h"
#include "ui/panels/header.h"
#include "ui/panels/moves/reviewpanel.h"
#include "ui/panels/plates/resultplate.h"
#include "ui/window/matchpage.h"

#include <algorithm>
#include <memory>

// The end of a match: who has won, and three ways on.
class TestResultPlate : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QSettings().clear();
        settings::reduceMotion.set(true);
        settings::setSounds(true);
        m_heard.clear();
        sounds::setOutput([this](const QString& file) { m_heard << file; });
        theme().fitWindow({1280, 800});
        m_session = std::make_unique<Session>();
        m_page = std::make_unique<MatchPage>(*m_session);
        m_page->resize(1280, 800);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        begin();
    }
    void cleanup() {
        m_page.reset();
        m_session.reset();
        sounds::setOutput({});
    }

    // It comes once, with one sound, over a board that takes the room of the plates; Enter plays again, and
    // the other one begins.
    void enterPlaysAgain() {
        QVERIFY(!plate().isVisible());
        end();
        QVERIFY(plate().isVisible());
        QCOMPARE(m_heard.filter(QStringLiteral("/end.wav")).size(), 1);
        QCOMPARE(m_page->board()->geometry().top(), 64);
        QVERIFY(plate().accessibleDescription().startsWith(QStringLiteral("Hana wins")));
        QCOMPARE(focused(), QStringLiteral("Again: Ken begins"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!plate().isVisible());
        QCOMPARE(m_session->match().plies(), 0);
        QCOMPARE(m_session->players().seat(core::Player::First).name, std::string("Ken"));
        QCOMPARE(m_session->players().before().after(m_session->match()).wins[1],
                 1); // Hana's, where she sits now
    }

    // On the projector the menu lies over nothing of the board, where Fmurs has its sign for rolling up.
    void theProjectorsMenuIsBesideTheBoard() {
        theme().setProjector(true);
        m_page->resize(1281, 800); // arranged anew
        end();
        QVERIFY(plate().isVisible());
        const auto* header = m_page->findChild<Header*>();
        QVERIFY(header->isVisible());
        QVERIFY(!header->geometry().intersects(m_page->board()->geometry()));
        theme().setProjector(false);
    }

    // Esc, a click beside it and the key that goes back leave the board; it does not come a second time.
    void foldsAndStaysSo() {
        end();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!plate().isVisible());
        QVERIFY(m_page->board()->hasFocus());
        m_session->goTo(0);
        m_session->goTo(m_session->match().plies());
        QVERIFY(!plate().isVisible());
        begin();
        end();
        QVERIFY(plate().isVisible());
        QTest::mouseClick(&plate(), Qt::LeftButton, {}, QPoint(8, 8));
        QVERIFY(!plate().isVisible());
        begin();
        end();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        QVERIFY(!plate().isVisible());
        QCOMPARE(m_session->match().ply(), m_session->match().plies() - 1);
    }

    void looksBack() {
        end();
        press(QStringLiteral("Look back"));
        QVERIFY(!plate().isVisible());
        QVERIFY(m_page->findChild<ReviewPanel*>()->isVisible());
    }

    // What it turned on is on the board, and the keyboard there; back at the end nothing offers it again.
    void looksBackAtWhatItTurnedOn() {
        const std::shared_ptr<const core::Game> game = core::kindOf("persimmons").game("condition=W");
        m_session->begin(game, game->parse("1-3W 1"), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
        for (const auto* move : {"2:1", "1:1", "2:2"}) {
            m_session->play(game->parse(m_session->match().position(), move));
            m_page->board()->endAnimation();
        }
        QTRY_COMPARE(m_session->state(), Session::State::Finished);
        QTRY_COMPARE(::review::unknownPlies(*m_session), 0);
        QVERIFY(offered(QStringLiteral("Look back")));
        press(QStringLiteral("Look back"));
        QCOMPARE(m_session->match().ply(), 1); // the latest of two that weigh the same
        QVERIFY(m_page->board()->hasFocus());
        m_session->goTo(3);
        QVERIFY(!offered(QStringLiteral("Look back")));
        QVERIFY(offered(QStringLiteral("Again: Ken begins")));
        QVERIFY(offered(QStringLiteral("Again: Hana begins")));
    }

    // A match that was over before is no such moment; a giving up is, as often as it is done.
    void onlyTheEndIsAMoment() {
        m_session->giveUp();
        QVERIFY(plate().isVisible());
        QVERIFY(plate().accessibleDescription().contains(QStringLiteral("gave up")));
        m_session->undo();
        QVERIFY(!plate().isVisible());
        m_session->redo();
        QVERIFY(plate().isVisible());
        auto match = m_session->match();
        m_session->resume(std::move(match), m_session->players().seats());
        QVERIFY(!plate().isVisible());
    }

    // While it comes any key ends what moves, and the first way on gets the keyboard.
    void aKeyEndsWhatMoves() {
        settings::reduceMotion.set(false);
        m_session->giveUp();
        QVERIFY(plate().up() && plate().grown() < 1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(plate().grown(), 1);
        QCOMPARE(focused(), QStringLiteral("Again: Ken begins"));
        QCOMPARE(m_session->match().ending().has_value(), true);
    }

    // To try again is a variation: the match that was played stays on the table.
    void playingOnBeginsNoOtherMatch() {
        end();
        const int plies = m_session->match().plies();
        emit m_page->findChild<ReviewPanel*>()->tryRequested(0);
        QCOMPARE(m_session->match().ply(), 0);
        QCOMPARE(m_session->match().plies(), plies);
        QVERIFY(m_session->match().over());
    }

private:
    ResultPlate& plate() const { return *m_page->findChild<ResultPlate*>(); }
    void begin() const {
        const std::shared_ptr<const core::Game> game = core::kindOf("persimmons").game("condition=W");
        m_session->begin(game, game->parse("1W 1"), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
    }
    void end() const {
        const auto& match = m_session->match();
        m_session->play(match.game().moves(match.position()).front());
        m_page->board()->endAnimation();
        QTRY_COMPARE(m_session->state(), Session::State::Finished);
    }
    static QString focused() {
        const auto* button = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
        return button != nullptr ? button->text() : QString();
    }
    bool offered(const QString& text) const {
        return std::ranges::any_of(m_page->findChildren<QAbstractButton*>(), [&](const auto* button) {
            return button->isVisible() && button->text() == text;
        });
    }
    void press(const QString& text) const {
        for (auto* button : plate().findChildren<QAbstractButton*>())
            if (button->text() == text) return button->click();
        QFAIL("no such way on");
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<MatchPage> m_page;
    QStringList m_heard;
};

QTEST_MAIN(TestResultPlate)
#include "tst_resultplate.moc"
