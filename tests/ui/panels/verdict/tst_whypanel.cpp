#include <QRegularExpression>
#include <QScrollArea>
#include <QSettings>
#include <QTest>

#include "core/kind.h"
#include "tests/ui/buttons.h"
#include "ui/board/boardview.h"
#include "ui/controls/button.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/panels/verdict/whypanel.h"
#include "ui/window/matchpage.h"

#include <algorithm>

// Why a position is worth what it is, beside the board.
class TestWhyPanel : public QObject {
    Q_OBJECT

private slots:
    void reasonsBeginInPlainWords();
    void allOfTheTheoryCanBeRead();
    void allThereIsToPressGrowsWithTheWindow();
    void howManyMovesKeepTheDrawIsSaidOnce();
};

// The theory is one click deeper, and stays shown for whoever asked for it.
void TestWhyPanel::reasonsBeginInPlainWords() {
    Session session;
    session.hints().setLevel(Help::Numbers);
    MatchPage page(session);
    page.resize(1280, 800);
    page.show();
    const std::shared_ptr<const core::Game> game = core::kindOf("persimmons").game("");
    session.begin(game, game->parse("1-2A"), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
    const auto* why = page.findChild<WhyPanel*>();
    QTRY_VERIFY(!why->accessibleDescription().isEmpty());
    QVERIFY(!why->accessibleDescription().contains("Grundy"));
    const auto buttons = why->findChildren<Button*>();
    const auto more = std::ranges::find(buttons, QStringLiteral("Theory"), &Button::text);
    QVERIFY(more != buttons.end());
    (*more)->click();
    QVERIFY(why->accessibleDescription().contains("Grundy"));
    QVERIFY(settings::whyDeep());
    (*more)->click();
    QVERIFY(!why->accessibleDescription().contains("Grundy"));
}

// Where the card has too little room for it the rest comes by wheel and keys.
void TestWhyPanel::allOfTheTheoryCanBeRead() {
    theme().fitWindow({1280, 800});
    settings::whyDeep.set(true);
    Session session;
    session.hints().setLevel(Help::Numbers);
    MatchPage page(session);
    page.resize(1024, 380);
    page.show();
    const std::shared_ptr<const core::Game> game = core::kindOf("persimmons").game("");
    session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
    auto* why = page.findChild<WhyPanel*>();
    QTRY_VERIFY(!why->accessibleDescription().isEmpty());
    QTest::keyClick(page.board(), Qt::Key_Y);
    auto* area = why->findChild<QScrollArea*>();
    QTRY_VERIFY(area->isVisible());
    const auto* text = area->widget();
    QTRY_VERIFY(text->height() > area->viewport()->height()); // else there is nothing to test
    QVERIFY(text->height() >= text->heightForWidth(text->width()));
    area->setFocus(Qt::TabFocusReason);
    QTest::keyClick(area, Qt::Key_PageDown, {}, 0);
    for (int i = 0; i < 200; ++i) QTest::keyClick(area, Qt::Key_Down);
    QCOMPARE(text->mapTo(area->viewport(), QPoint(0, text->height())).y(), area->viewport()->height());
    settings::whyDeep.set(false);
}

// The window is enlarged while a line of play is offered.
void TestWhyPanel::allThereIsToPressGrowsWithTheWindow() {
    theme().fitWindow({1280, 800});
    Session session;
    session.hints().setLevel(Help::Numbers);
    MatchPage page(session);
    page.resize(1280, 800);
    page.show();
    const std::shared_ptr<const core::Game> game =
        core::kindOf("fmurs").game("rows=6;columns=6;sheep=1;halves=1");
    session.begin(game, game->parse("6/4D1/3S2/6/1D4/6 d 0"),
                  {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
    const auto& why = *page.findChild<WhyPanel*>();
    QTRY_VERIFY(!why.line().empty());
    for (const auto& size : {QSize(1280, 800), QSize(3840, 2160), QSize(1280, 800), QSize(1920, 1080)}) {
        page.resize(size); // in this order, as in a window
        theme().fitWindow(size);
        QCoreApplication::processEvents();
        QRect above;
        for (const QWidget* part : {button(why, "Play it through"), button(why, "Show on the board")}) {
            QVERIFY(part->isVisible());
            const auto place = QRect(part->mapTo(&why, QPoint()), part->size());
            QVERIFY(why.rect().contains(place) && !place.intersects(above));
            QVERIFY(part->parentWidget() == &why || part->parentWidget()->rect().contains(part->geometry()));
            above = place;
        }
    }
}

// By the game's own reasons, and what is told of traps comes behind them.
void TestWhyPanel::howManyMovesKeepTheDrawIsSaidOnce() {
    Session session;
    session.hints().setLevel(Help::Numbers);
    session.hints().setTraps(true);
    MatchPage page(session);
    const std::shared_ptr<const core::Game> game = core::kindOf("chopsticks").game("");
    session.begin(game, game->parse("12/11 1"), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
    const auto& why = *page.findChild<WhyPanel*>();
    QTRY_VERIFY(why.accessibleDescription().contains("answers lose"));
    for (const bool deep : {false, true}) {
        if (deep) button(why, "Theory")->click();
        QCOMPARE(why.accessibleDescription().count(QRegularExpression("of( your)? \\d+ moves keep")), 1);
    }
    settings::whyDeep.set(false);
}

QTEST_MAIN(TestWhyPanel)
#include "tst_whypanel.moc"
