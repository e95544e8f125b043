#include <QProgressBar>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "core/kind.h"
#include "ui/dialogs/aboutoverlay.h"
#include "ui/dialogs/helpoverlay.h"
#include "ui/dialogs/newgame.h"
#include "ui/dialogs/settingsoverlay.h"
#include "ui/dialogs/setup.h"
#include "ui/labs/labpage.h"
#include "ui/lessons/lessonpage.h"
#include "ui/look/theme.h"
#include "ui/practice/carddeck.h"
#include "ui/practice/practicepage.h"

#include <algorithm>
#include <functional>

namespace {

using Make = std::function<QWidget*(QWidget& window)>; // what fills the window

// A window that is opened at one size and then gets others.
class Sized {
public:
    Sized(const Make& make, QSize size) {
        theme().fitWindow(size);
        m_window.resize(size);
        m_page = make(m_window);
        m_window.show();
        settle();
    }
    void resize(QSize size) {
        m_window.resize(size);
        theme().fitWindow(size); // in this order, as in the main window
        settle();
    }
    // Where all that can be seen stands.
    QStringList places() const {
        QStringList all;
        for (const auto* part : m_window.findChildren<QWidget*>()) {
            if (!part->isVisible() || qobject_cast<const QScrollBar*>(part) != nullptr) continue;
            const QRect place(part->mapTo(&m_window, QPoint()), part->size());
            all << QStringLiteral("%1 %2: %3, %4, %5 × %6")
                       .arg(part->metaObject()->className(), part->accessibleName())
                       .arg(place.x())
                       .arg(place.y())
                       .arg(place.width())
                       .arg(place.height());
        }
        return all;
    }

    // Nothing is being worked out any more: till then a lab stands as its progress has it.
    bool rests() const {
        return std::ranges::none_of(m_window.findChildren<QProgressBar*>(), &QWidget::isVisible);
    }

private:
    void settle() {
        m_page->resize(m_window.size());
        QCoreApplication::processEvents();
    }

    QWidget m_window;
    QWidget* m_page = nullptr;
};

template <class Page>
Make page(const char* game) {
    return [game](QWidget& window) { return new Page(core::kindOf(game), &window); };
}

} // namespace

Q_DECLARE_METATYPE(Make)

// Pages and dialogs in a window that is enlarged, or made smaller, while they are open.
class TestScaled : public QObject {
    Q_OBJECT

private slots:
    void standsAsIfOpenedThatLarge_data();
    void standsAsIfOpenedThatLarge();

private:
    QTemporaryDir m_home;
    CardDeck m_deck{m_home.path()};
};

void TestScaled::standsAsIfOpenedThatLarge_data() {
    QTest::addColumn<Make>("make");
    const auto opened = [](auto* dialog) {
        dialog->open();
        return dialog;
    };
    for (const auto* game : {"ribbonim", "fmurs"}) {
        QTest::addRow("new game of %s", game)
            << Make([=](QWidget& window) { return opened(new NewGame(core::kindOf(game), &window)); });
        QTest::addRow("lessons of %s", game) << Make([game](QWidget& window) {
            auto* lessons = new LessonPage(core::kindOf(game), &window);
            lessons->showLesson(0);
            return lessons;
        });
        QTest::addRow("guide of %s", game) << page<LessonPage>(game);
        QTest::addRow("labs of %s", game) << page<LabPage>(game);
    }
    QTest::newRow("loops") << page<LabPage>("bao");
    QTest::newRow("graph") << page<LabPage>("chopsticks");
    QTest::newRow("puzzles") << Make(
        [this](QWidget& window) { return new PracticePage(core::kindOf("ribbonim"), m_deck, 1, &window); });
    QTest::newRow("help") << Make(
        [=](QWidget& window) { return opened(new HelpOverlay(&core::kindOf("bao"), &window)); });
    QTest::newRow("about") << Make([=](QWidget& window) { return opened(new AboutOverlay(&window)); });
    QTest::newRow("set up") << Make([=](QWidget& window) {
        const std::shared_ptr<const core::Game> game = core::kindOf("fmurs").game("");
        return opened(new SetUp(game, game->start(), &window));
    });
    QTest::newRow("settings") << Make([=](QWidget& window) { return opened(new SettingsOverlay(&window)); });
}

void TestScaled::standsAsIfOpenedThatLarge() {
    QFETCH(Make, make);
    const QSize small(1280, 800), large(2560, 1600);
    Sized changed(make, small);
    for (const auto& size : {large, small}) {
        changed.resize(size);
        const Sized opened(make, size);
        QTRY_VERIFY_WITH_TIMEOUT(changed.rests() && opened.rests(), 120'000); // labs work it out anew
        QTRY_COMPARE(changed.places(), opened.places());
    }
}

QTEST_MAIN(TestScaled)
#include "tst_scaled.moc"
