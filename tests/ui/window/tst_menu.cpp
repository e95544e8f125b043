#include <QApplication>
#include <QMenu>
#include <QTest>

#include "core/kind.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/shelf/shelf.h"
#include "ui/window/gamepages.h"
#include "ui/window/mainwindow.h"
#include "ui/window/matchpage.h"

#include <algorithm>

// The menu of a match has four blocks, in a small window too, and that of the shelf what it has no match for.
class MenuTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_window.resize(1024, 600); }
    void ofAMatch();
    void ofTheShelf();

private:
    // The parts between lines.
    static qsizetype blocks(const QMenu& menu) {
        return 1 + std::ranges::count_if(menu.actions(), [](const QAction* a) { return a->isSeparator(); });
    }
    MainWindow m_window;
};

void MenuTest::ofAMatch() {
    const std::shared_ptr<const core::Game> game = core::catalogue().front()->game("");
    m_window.session().begin(game, game->start(), {});
    emit m_window.findChild<GamePages*>()->toMatch();
    m_window.show();
    for (const auto id : {language::Id::Japanese, language::Id::Kana, language::Id::English}) {
        language::set(id);
        emit m_window.findChild<MatchPage*>()->menuRequested({});
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QCOMPARE(blocks(*menu), 4);
        // In one column, as high as entries are in the program.
        constexpr int row = 28, edges = 8;
        const auto entries = std::ranges::count_if(
            menu->actions(), [](const QAction* a) { return a->isVisible() && !a->isSeparator(); });
        QVERIFY2(entries * row + edges < m_window.height(), qPrintable(QString::number(entries)));
        menu->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

void MenuTest::ofTheShelf() {
    emit m_window.findChild<GamePages*>()->toShelf();
    emit m_window.findChild<Shelf*>()->menuRequested({});
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QCOMPARE(blocks(*menu), 2 + (menu->actions().front()->isSeparator() ? 1 : 0));
    menu->close();
}

QTEST_MAIN(MenuTest)
#include "tst_menu.moc"
