#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "core/solve/tablestore.h"
#include "tests/ui/buttons.h"
#include "ui/controls/forms/segmented.h"
#include "ui/dialogs/aboutoverlay.h"
#include "ui/dialogs/allmatches.h"
#include "ui/dialogs/helpoverlay.h"
#include "ui/dialogs/newgame.h"
#include "ui/dialogs/pinoverlay.h"
#include "ui/dialogs/settingsoverlay.h"
#include "ui/dialogs/setup.h"
#include "ui/dialogs/teacheroverlay.h"
#include "ui/keep/matchstore.h"
#include "ui/keep/padlock.h"
#include "ui/labs/labpage.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/practice/seriespanel.h"
#include "ui/shelf/gamepage.h"
#include "ui/shelf/shelf.h"
#include "ui/shelf/welcomeback.h"
#include "ui/table/host/host.h"
#include "ui/table/overlays/pairsoverlay.h"
#include "ui/table/overlays/simuloverlay.h"
#include "ui/table/overlays/tableoverlay.h"
#include "ui/window/mainwindow.h"
#include "ui/window/matchpage.h"

#include <algorithm>
#include <csignal>
#include <random>

// The dialog of what the user prefers.
class SettingsTest : public QObject {
    Q_OBJECT
private:
    // All that is written there, what is called what, and how wide what is only painted is.
    static QStringList told(const QWidget& part) {
        QStringList all{part.accessibleName()};
        for (const auto* action : part.actions()) all << action->text();
        for (const auto* one : part.findChildren<QWidget*>()) {
            if (one->focusPolicy() != Qt::NoFocus) all << one->accessibleName() << one->toolTip();
            if (const auto* label = qobject_cast<const QLabel*>(one)) all << label->text();
            if (const auto* button = qobject_cast<const QAbstractButton*>(one)) all << button->text();
            if (const auto* field = qobject_cast<const QLineEdit*>(one)) all << field->placeholderText();
            if (qobject_cast<const Segmented*>(one) != nullptr)
                all << QString::number(one->sizeHint().width());
        }
        all.sort(); // parts that are raised change places
        return all;
    }

    // Says what one that is made now says, once that has found out what to say.
    template <class Make>
    static void follows(Make make) {
        QWidget window;
        window.resize(1280, 800);
        const auto* before = make(&window);
        const auto english = told(*before);
        language::set(language::Id::Kana);
        QCoreApplication::processEvents();
        QVERIFY(told(*before) != english);
        for (const auto tongue : {language::Id::Kana, language::Id::English}) {
            language::set(tongue);
            const auto* made = make(&window);
            QTRY_COMPARE(told(*before), told(*made));
        }
    }

private slots:
    // Who has chosen nothing yet is shown everything, in ordinary size, and asked for nothing.
    void firstStart() {
        QVERIFY(!settings::highContrast() && !settings::predictsFirst() && !settings::fades());
        QCOMPARE(settings::textSize(), 100);
        QCOMPARE(settings::help(), 0);
    }

    void tableLimitIsKept() {
        QWidget window;
        window.resize(1280, 800);
        QCOMPARE(settings::tableLimit(), core::TableStore::defaultLimit);
        auto* dialog = new SettingsOverlay(&window);
        dialog->open();
        Segmented* limit = nullptr;
        for (auto* choice : dialog->findChildren<Segmented*>())
            if (choice->accessibleName().startsWith("Solver tables")) limit = choice;
        QVERIFY(limit);
        QCOMPARE(limit->current(), 3);
        QTest::keyClick(limit, Qt::Key_Left);
        QCOMPARE(settings::tableLimit(), std::uintmax_t{2'000'000'000});
        QTest::keyClick(limit, Qt::Key_Left);
        QTest::keyClick(limit, Qt::Key_Left);
        // Stores made from now on keep nothing.
        QVERIFY(!core::TableStore().save({"toy", "", "none"}, std::vector<std::uint8_t>(4)));
        QTest::keyClick(limit, Qt::Key_Right);
        QVERIFY(core::TableStore().save({"toy", "", "some"}, std::vector<std::uint8_t>(4)));
    }

    // What was there before the language was changed says what is made in it.
    void whatIsOpenFollowsTheLanguage() {
        const auto& kind = core::kindOf("persimmons");
        const std::shared_ptr<const core::Game> game = kind.game({});
        Session session;
        const QTemporaryDir folder;
        MatchStore store(session, folder.path());
        Padlock padlock;
        session.begin(game, game->start(), {});
        Host host(session, World::real({}));
        QVERIFY(host.open());
        follows([](QWidget* w) { return new AboutOverlay(w); });
        follows([&](QWidget* w) { return new HelpOverlay(&kind, w); });
        follows([](QWidget* w) { return new SettingsOverlay(w); });
        follows([&](QWidget* w) { return new NewGame(kind, w); });
        follows([&](QWidget* w) { return new NewGame(core::kindOf("chopsticks"), w); });
        follows([&](QWidget* w) { return new SetUp(game, game->start(), w); });
        follows([&](QWidget* w) { return new AllMatches(store, w); });
        follows([&](QWidget* w) { return new TeacherOverlay(padlock, w); });
        follows([&](QWidget* w) { return new NewPinOverlay(padlock, w); });
        follows([&](QWidget* w) { return new PinOverlay(padlock, w); });
        follows([&](QWidget* w) { return new TableOverlay(host, w); });
        follows([&](QWidget* w) { return new PairsOverlay(host, w); });
        follows([&](QWidget* w) { return new SimulOverlay(host, w); });
        follows([](QWidget* w) { return new Shelf(core::catalogue(), w); });
        follows([](QWidget* w) { return new WelcomeBack(core::catalogue(), w); });
        follows([&](QWidget* w) { return new GamePage(kind, w); });
        follows([&](QWidget* w) { return new SeriesPanel(kind.id, w); });
        follows([&](QWidget* w) { return new MatchPage(session, w); });
        for (const auto* each : core::catalogue())
            follows([each](QWidget* w) { return new LabPage(*each, w); });
    }

    // What was chosen goes, and comes back; names stay.
    void allIsPutBack() {
        QWidget window;
        window.resize(1280, 800);
        window.show();
        settings::setPlayerName(0, QStringLiteral("Hana"));
        settings::look.set(settings::Look::Dark);
        settings::textSize.set(150);
        settings::reduceMotion.set(true);
        SettingsOverlay dialog(&window);
        dialog.open();
        button(dialog, QStringLiteral("All settings back to default"))->click();
        QTRY_COMPARE(settings::textSize(), 100);
        QVERIFY(!theme().dark() && !settings::reduceMotion());
        QCOMPARE(settings::playerName(0), QStringLiteral("Hana"));
        QVERIFY(dialog.isAncestorOf(window.focusWidget()));
        button(dialog, QStringLiteral("Back to what I had chosen"))->click();
        QTRY_COMPARE(settings::textSize(), 150);
        QVERIFY(theme().dark() && settings::reduceMotion());
        button(dialog, QStringLiteral("All settings back to default"))->click();
        QTRY_COMPARE(settings::textSize(), 100);
    }

    // On a projector a small window has no room for all: it is scrolled, not pressed together.
    void nothingIsPressedTogether() {
        QWidget window;
        window.resize(1024, 600);
        theme().fitWindow(window.size());
        theme().setProjector(true);
        window.show();
        auto* dialog = new SettingsOverlay(&window);
        dialog->open();
        for (const auto* choice : dialog->findChildren<Segmented*>())
            QVERIFY(choice->height() >= choice->sizeHint().height());
        theme().setProjector(false);
    }

    void peopleHaveTheNamesOfTheLastTime() {
        settings::setPlayerName(0, QStringLiteral("Aoi"));
        settings::setPlayerName(1, QStringLiteral("Ben"));
        QCOMPARE(settings::people()[0].name, std::string("Aoi"));
        QCOMPARE(settings::people()[1].name, std::string("Ben"));
    }

    void damagedFileIsTakenAsItIs();
    void survivesBeingKilledWhileSaving();
};

namespace {

// What a program that is killed had been doing.
[[noreturn]] void writeForEver() {
    for (int i = 0;; ++i) {
        settings::setPlayerName(0, QStringLiteral("Name %1").arg(i));
        settings::setRules("persimmons", QStringLiteral("limit=%1").arg(1 + i % 3));
        settings::addBeatenStage("fmurs", QStringLiteral("rows=%1").arg(i % 9), i % 2 == 0);
        QSettings().sync();
    }
}

} // namespace

// Whatever stands in the file, every setting has a value that the program can use, and the window opens.
void SettingsTest::damagedFileIsTakenAsItIs() {
    settings::setLanguageId(language::Id::Japanese);
    settings::setPlayerName(0, QStringLiteral("花"));
    settings::setRules("fmurs", QStringLiteral("rows=10;columns=9"));
    settings::setTableLimit(1000);
    settings::setWindowGeometry("geometry");
    QSettings().sync();
    QFile file(QSettings().fileName());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto good = file.readAll();
    file.close();
    std::mt19937 random(20'261'122);
    for (int round = 0; round < 60; ++round) {
        auto bad = good;
        for (int i = 0; i <= round % 8; ++i)
            bad[static_cast<qsizetype>(random() % static_cast<unsigned>(bad.size()))] =
                static_cast<char>(random() % 256);
        if (round % 3 == 0)
            bad.truncate(static_cast<qsizetype>(random() % static_cast<unsigned>(bad.size())));
        if (round % 7 == 0) bad.replace("1000", "99999999999999999999999");
        if (round % 5 == 0) bad += "\n[players]\nname1=" + QByteArray(100'000, 'x') + '\n';
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bad) == bad.size());
        file.close();
        QSettings().sync();
        const auto id = static_cast<int>(settings::languageId().value_or(language::Id::English));
        QVERIFY(id >= 0 && id <= 2);
        QVERIFY(settings::help() >= 0 && settings::help() <= 3);
        QVERIFY(settings::playerName(0).size() <= 40 && settings::playerName(1).size() <= 40);
        QVERIFY(settings::animationSpeed() >= 0.25 && settings::animationSpeed() <= 4);
        MainWindow window;
        window.show();
        for (const auto* kind : core::catalogue()) NewGame(*kind, &window).open();
    }
    QVERIFY(file.remove());
    QSettings().sync();
}

void SettingsTest::survivesBeingKilledWhileSaving() {
    const int rounds = std::max(10, qEnvironmentVariableIntValue("KILLS"));
    for (int round = 0; round < rounds; ++round) {
        QProcess writer;
        writer.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--write")});
        QVERIFY(writer.waitForStarted());
        QTRY_VERIFY(settings::playerName(0).startsWith(QStringLiteral("Name ")));
        QTest::qWait(5 + round % 10 * 3);
        ::kill(static_cast<pid_t>(writer.processId()), SIGKILL);
        QVERIFY(writer.waitForFinished());
        QSettings().sync();
        QCOMPARE(QSettings().status(), QSettings::NoError);
        QVERIFY2(settings::playerName(0).startsWith(QStringLiteral("Name ")),
                 qPrintable(settings::playerName(0)));
        settings::help.set(round % 4); // what the next program writes is kept as well
        QSettings().sync();
        QCOMPARE(settings::help(), round % 4);
    }
}

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    SettingsTest test;
    if (argc == 2 && QByteArray(argv[1]) == "--write") {
        writeForEver();
    }
    return QTest::qExec(&test, argc, argv);
}
#include "tst_settings.moc"
