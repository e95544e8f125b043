#include <QSettings>
#include <QTest>

#include "core/kind.h"
#include "ui/board/boardview.h"
#include "ui/controls/button.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/panels/drawer.h"
#include "ui/panels/moves/movespanel.h"
#include "ui/panels/moves/movetabs.h"
#include "ui/panels/moves/playedpanel.h"
#include "ui/panels/moves/reviewpanel.h"
#include "ui/panels/plates/banner.h"
#include "ui/panels/verdict/legend.h"
#include "ui/panels/verdict/verdictcard.h"
#include "ui/panels/verdict/whypanel.h"
#include "ui/window/matchpage.h"

#include <memory>

// How much stands around the board: nothing without hints, one drawer with them.
class TestDepth : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QSettings().clear();
        settings::reduceMotion.set(true);
        theme().fitWindow({1280, 800});
        m_session = std::make_unique<Session>();
    }
    void cleanup() {
        m_page.reset();
        m_session.reset();
    }

    // The board takes the width; only what was played can be asked for.
    void withoutHintsOnlyTheBoard_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1024, 600);
        QTest::newRow("usual") << QSize(1280, 800);
    }
    void withoutHintsOnlyTheBoard() {
        QFETCH(QSize, size);
        open(size);
        const bool small = size.width() < 1180;
        QCOMPARE(page().board()->geometry(), small ? QRect(12, 122, 1000, 410) : QRect(24, 160, 1232, 556));
        QVERIFY(!shows<Drawer>() && !shows<MovesPanel>() && !shows<VerdictCard>() && !shows<Legend>());
        key(Qt::Key_D);
        QVERIFY(shows<PlayedPanel>() && !shows<MovesPanel>() && !shows<ReviewPanel>() && !shows<WhyPanel>());
        QCOMPARE(m_session->hints().level(), Help::Off);
        key(Qt::Key_D);
        QVERIFY(!shows<Drawer>());
    }

    void aLevelOpensTheDrawer_data() { withoutHintsOnlyTheBoard_data(); }
    void aLevelOpensTheDrawer() {
        QFETCH(QSize, size);
        open(size);
        key(Qt::Key_3);
        QVERIFY(shows<Drawer>() && shows<MovesPanel>() && shows<VerdictCard>());
        const auto board = page().board()->geometry();
        const bool small = size.width() < 1180;
        QCOMPARE(board, small ? QRect(12, 122, 724, 410) : QRect(24, 138, 848, 520));
        QVERIFY(!board.intersects(page().findChild<Drawer*>()->geometry()));
        key(Qt::Key_0);
        QVERIFY(!shows<Drawer>());
    }

    // The one button shows the hints that were chosen last.
    void oneStepBetween() {
        open({1280, 800});
        hints().click();
        QVERIFY(shows<Drawer>());
        QCOMPARE(m_session->hints().level(), Help::Marks);
        key(Qt::Key_3);
        key(Qt::Key_0);
        hints().click();
        QCOMPARE(m_session->hints().level(), Help::Numbers);
    }

    // As it was left, also after the program has ended; with hints and without it is another matter.
    void drawerKeepsItsState() {
        m_session->hints().setLevel(Help::Numbers);
        open({1280, 800});
        QVERIFY(shows<Drawer>());
        page().findChild<DrawerHandle*>()->click();
        QVERIFY(!shows<Drawer>());
        const auto again = [this](Help help) {
            m_page.reset();
            m_session = std::make_unique<Session>();
            m_session->hints().setLevel(help);
            open({1280, 800});
        };
        again(Help::Numbers);
        QVERIFY(!shows<Drawer>());
        key(Qt::Key_D);
        again(Help::Numbers);
        QVERIFY(shows<Drawer>());
        again(Help::Off);
        QVERIFY(!shows<Drawer>());
        key(Qt::Key_D);
        again(Help::Off);
        QVERIFY(shows<PlayedPanel>());
    }

    // What the marks mean, only of those there are.
    void legendNamesTheMarksThatOccur() {
        m_session->hints().setLevel(Help::Numbers);
        open({1280, 800});
        QTRY_VERIFY(m_session->studies().here() != nullptr && m_session->studies().here()->complete);
        QTRY_VERIFY(shows<Legend>());
        m_session->hints().setLevel(Help::VerdictOnly);
        QVERIFY(!shows<Legend>());
    }

    // While a move is shown list and value are those of the position it was made in, as are the plates and
    // the edge of the board; all change when the piece has landed.
    void allChangesWhenThePieceHasLanded() {
        settings::reduceMotion.set(false);
        m_session->hints().setLevel(Help::Numbers);
        open({1280, 800});
        QTRY_VERIFY(m_session->studies().here() != nullptr && m_session->studies().here()->complete);
        const auto said = [this] {
            return QStringList{page().findChild<VerdictCard*>()->accessibleDescription(),
                               page().findChild<Banner*>()->accessibleDescription()};
        };
        const auto before = said();
        const auto lit = page().board()->picture().lit.side;
        const auto& match = m_session->match();
        m_session->play(match.game().moves(match.position()).front());
        QVERIFY(page().board()->animating());
        QCoreApplication::processEvents();
        QCOMPARE(said().front(), before.front());
        QCOMPARE(page().board()->picture().lit.side, lit);
        page().board()->finishAnimation();
        QCoreApplication::processEvents();
        QVERIFY(page().board()->picture().lit.side != lit);
        QTRY_VERIFY(said().front() != before.front());
    }

private:
    MatchPage& page() const { return *m_page; }
    void open(QSize size) {
        m_page = std::make_unique<MatchPage>(*m_session);
        m_page->resize(size);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        const std::shared_ptr<const core::Game> game = core::kindOf("persimmons").game("condition=W");
        m_session->begin(game, game->parse("2-3W 1"), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
        QCoreApplication::processEvents();
    }
    template <class Part>
    bool shows() const {
        return page().findChild<Part*>()->isVisible();
    }
    Button& hints() const { return *page().findChild<Button*>(QString(), Qt::FindDirectChildrenOnly); }
    void key(Qt::Key key) const { QTest::keyClick(page().board(), key); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<MatchPage> m_page;
};

QTEST_MAIN(TestDepth)
#include "tst_depth.moc"
