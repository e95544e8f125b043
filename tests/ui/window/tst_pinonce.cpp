#include <QApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include "core/kind.h"
#include "tests/ui/buttons.h"
#include "ui/dialogs/pinoverlay.h"
#include "ui/keep/padlock.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/table/overlays/tableoverlay.h"
#include "ui/window/mainwindow.h"
#include "ui/window/tabledesk.h"

// The teacher gives the PIN once, to ask the class and to show what is right, as long as the dialog is open.
class TestPinOnce : public QObject {
    Q_OBJECT

private slots:
    void theTeacherGivesThePinOnce();
};

void TestPinOnce::theTeacherGivesThePinOnce() {
    language::set(language::Id::English);
    QFile::remove(Padlock::defaultPath());
    Padlock lock;
    QSignalSpy changed(&lock, &Padlock::changed);
    lock.setPin(QStringLiteral("4711"));
    QVERIFY(changed.wait(60'000));
    lock.close({Help::Off});
    MainWindow window;
    window.resize(1366, 768);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    auto& session = window.session();
    const std::shared_ptr<const core::Game> game = core::catalogue().front()->game("");
    session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
    const auto table = [&] { return window.findChild<TableOverlay*>(); };
    const auto asked = [&] { return window.findChild<PinOverlay*>() != nullptr; };
    const auto press = [&](const char* name) { click(*table(), QString::fromLatin1(name)); };
    window.findChild<TableDesk*>()->open();
    press("Your move?");
    QVERIFY(asked());
    QVERIFY(!session.hints().asked());
    QTRY_VERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->inherits("QLineEdit"));
    QTest::keyClicks(QApplication::focusWidget(), "4711");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(session.hints().asked(), 60'000);
    QTRY_VERIFY(!asked());
    press("Show the answers"); // how many gave each; nothing yet of what is right
    QVERIFY(!asked() && session.hints().asked());
    press("Explain");
    QVERIFY(!asked() && !session.hints().asked());
    press("Done");
    press("Your move?");
    QVERIFY(!asked() && session.hints().asked());
    table()->dismiss(); // somebody else may sit here now
    QTRY_VERIFY(table() == nullptr);
    window.findChild<TableDesk*>()->open();
    press("Show the answers");
    QVERIFY(asked() && session.hints().asked());
    // Nor does an end without an explanation tell who was right.
    QTRY_VERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->inherits("QLineEdit"));
    QTest::keyClicks(QApplication::focusWidget(), "4711");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(!asked());
    QTRY_VERIFY(session.hints().asked());
    table()->dismiss();
    QTRY_VERIFY(table() == nullptr);
    window.findChild<TableDesk*>()->open();
    press("Done");
    QVERIFY(asked() && session.hints().asked());
}

QTEST_MAIN(TestPinOnce)
#include "tst_pinonce.moc"
