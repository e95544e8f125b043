#include <QApplication>
#include <QLockFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/fulldisk.h"
#include "ui/controls/button.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/label.h"
#include "ui/dialogs/pinoverlay.h"
#include "ui/keep/padlock.h"
#include "ui/look/settings.h"
#include "ui/window/mainwindow.h"
#include "ui/window/teacherdesk.h"

#include <array>
#include <sys/inotify.h>
#include <unistd.h>

using std::chrono::seconds;

// The teacher's PIN, with a clock that the test sets.
class TestPadlock : public QObject {
    Q_OBJECT

private slots:
    void init();
    void onlyDigitsAreAPin();
    void rightAndWrongPin();
    void theFileDoesNotTellThePin();
    void waitingGrowsAndOutlivesTheProgram();
    void aTryCountsBeforeItIsAnswered();
    void noTwoProgramsTryAtOnce();
    void nobodyElseReadsTheFileForAMoment();
    void theSystemsClockCannotLengthenTheWait();
    void aFullDiskCostsTheTimeAllTheSame();
    void withTheFileThePinIsGone();
    void aFileThatCannotBeWrittenIsTold();
    void dialogsByKeyboard();
    void theLockStaysClosedOverAStart();

private:
    std::unique_ptr<Padlock> padlock() const {
        return std::make_unique<Padlock>(m_path, [this] { return m_now; });
    }
    bool right(Padlock& lock, const QString& pin) const;
    void setPin(Padlock& lock, const QString& pin) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    QDateTime m_now;
};

void TestPadlock::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath("deeper/pin.json");
    m_now = QDateTime(QDate(2026, 11, 22), QTime(9, 0), Qt::UTC);
    QFile::remove(Padlock::defaultPath());
}

bool TestPadlock::right(Padlock& lock, const QString& pin) const {
    QSignalSpy answered(&lock, &Padlock::answered);
    lock.attempt(pin);
    return answered.wait(60'000) && answered.front().front().toBool();
}

void TestPadlock::setPin(Padlock& lock, const QString& pin) const {
    QSignalSpy changed(&lock, &Padlock::changed);
    lock.setPin(pin);
    QVERIFY(changed.wait(60'000));
}

void TestPadlock::onlyDigitsAreAPin() {
    for (const auto* pin : {"", "123", "1234567890123", "12a4", "12 34", "-1234"})
        QVERIFY2(!Padlock::allowed(pin), pin);
    QVERIFY(Padlock::allowed("1234"));
    QVERIFY(Padlock::allowed("123456789012"));
    QVERIFY(Padlock::allowed(QStringLiteral("１２３４"))); // typed with a Japanese input method
}

void TestPadlock::rightAndWrongPin() {
    auto lock = padlock();
    QVERIFY(!lock->hasPin());
    setPin(*lock, QStringLiteral("１２３４"));
    QVERIFY(lock->hasPin());
    QVERIFY(right(*lock, "1234"));
    QCOMPARE(lock->wait(), seconds(0));
    QVERIFY(!right(*lock, "1235"));
    QVERIFY(lock->wait() > seconds(0));
    m_now = m_now.addSecs(lock->wait().count());
    QVERIFY(right(*padlock(), "1234"));
    QCOMPARE(lock->wait(), seconds(0));
}

void TestPadlock::theFileDoesNotTellThePin() {
    auto lock = padlock();
    setPin(*lock, "271828");
    const auto content = [this] {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const auto first = content();
    QVERIFY(first.contains("$argon2id$"));
    QVERIFY(!first.contains("271828"));
    QCOMPARE(QFile::permissions(m_path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    setPin(*lock, "271828");
    QVERIFY(content() != first); // another salt
}

void TestPadlock::waitingGrowsAndOutlivesTheProgram() {
    setPin(*padlock(), "1234");
    for (const int expected : {5, 10, 20, 40, 80, 160, 320, 600, 600}) {
        QVERIFY(!right(*padlock(), "9999"));
        auto later = padlock();
        QCOMPARE(later->wait(), seconds(expected));
        QSignalSpy answered(later.get(), &Padlock::answered);
        later->attempt("1234"); // not even the right one
        QVERIFY(!later->busy());
        m_now = m_now.addSecs(expected - 1);
        QCOMPARE(later->wait(), seconds(1));
        m_now = m_now.addSecs(1);
        QCOMPARE(later->wait(), seconds(0));
        QCOMPARE(answered.size(), 0);
    }
    QVERIFY(right(*padlock(), "1234"));
    QVERIFY(!right(*padlock(), "9999"));
    QCOMPARE(padlock()->wait(), seconds(5)); // from the beginning
}

void TestPadlock::aTryCountsBeforeItIsAnswered() {
    setPin(*padlock(), "1234");
    auto killed = padlock();
    killed->attempt("9999");
    QCOMPARE(padlock()->wait(), seconds(5));
    QVERIFY(killed->busy());
}

// Another one counts its try at the moment: this one is not tried, or two tries would count as one.
void TestPadlock::noTwoProgramsTryAtOnce() {
    setPin(*padlock(), "1234");
    auto lock = padlock();
    QSignalSpy troubled(lock.get(), &Padlock::troubled);
    {
        QLockFile another(m_path + QStringLiteral(".lock"));
        QVERIFY(another.lock());
        lock->attempt("1234");
        QVERIFY(!lock->busy());
        QCOMPARE(troubled.size(), 1);
    }
    QVERIFY(right(*lock, "1234"));
}

// Permissions that are changed once the file has its name are seen in the folder.
void TestPadlock::nobodyElseReadsTheFileForAMoment() {
    const QFileInfo file(m_path);
    file.dir().mkpath(QStringLiteral("."));
    const int seen = inotify_init1(IN_NONBLOCK);
    QVERIFY(inotify_add_watch(seen, QFile::encodeName(file.path()).constData(),
                              IN_ATTRIB | IN_CREATE | IN_MOVED_TO) >= 0);
    setPin(*padlock(), "1234");
    alignas(inotify_event) std::array<char, 4096> events;
    const auto size = read(seen, events.data(), events.size());
    close(seen);
    bool made = false;
    for (ssize_t at = 0; at < size;) {
        const auto* event = reinterpret_cast<const inotify_event*>(events.data() + at);
        at += static_cast<ssize_t>(sizeof(inotify_event) + event->len);
        if (file.fileName() != QFile::decodeName(event->name)) continue;
        QVERIFY((event->mask & IN_ATTRIB) == 0);
        made = true;
    }
    QVERIFY(made);
    QCOMPARE(QFile::permissions(m_path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
}

void TestPadlock::theSystemsClockCannotLengthenTheWait() {
    setPin(*padlock(), "1234");
    QVERIFY(!right(*padlock(), "9999"));
    m_now = m_now.addYears(-1);
    QCOMPARE(padlock()->wait(), seconds(5));
}

// It is told, too, in the dialog as long as nothing else is tried.
void TestPadlock::aFullDiskCostsTheTimeAllTheSame() {
    setPin(*padlock(), "1234");
    auto lock = padlock();
    QWidget window;
    window.resize(1280, 800);
    window.show();
    auto* dialog = new PinOverlay(*lock, &window);
    dialog->open();
    QSignalSpy troubled(lock.get(), &Padlock::troubled);
    {
        const FullDisk disk(10);
        for (const int expected : {5, 10, 20}) {
            QVERIFY(!right(*lock, "9999"));
            QCOMPARE(lock->wait(), seconds(expected));
            QTRY_VERIFY(!lock->busy());
            lock->attempt("1234"); // not even the right one
            QVERIFY(!lock->busy());
            const auto labels = dialog->findChildren<Label*>();
            const auto line = troubled.last().front().toString();
            QVERIFY(std::ranges::any_of(labels, [&](const Label* l) { return l->text().endsWith(line); }));
            m_now = m_now.addSecs(expected);
        }
        QCOMPARE(troubled.size(), 3);
        QVERIFY(right(*lock, "1234"));
        QCOMPARE(lock->wait(), seconds(0));
        QVERIFY(!right(*lock, "9999"));
        QCOMPARE(lock->wait(), seconds(5)); // from the beginning
        m_now = m_now.addSecs(5);
    }
    QVERIFY(!right(*lock, "9999"));
    QCOMPARE(padlock()->wait(), seconds(10)); // with room again it is in the file
}

void TestPadlock::withTheFileThePinIsGone() {
    auto lock = padlock();
    const HintChoice keeps{Help::VerdictOnly, true, false};
    lock->close(keeps);
    QVERIFY(!lock->closed()); // without a PIN nothing is kept
    setPin(*lock, "1234");
    lock->close(keeps);
    QVERIFY(padlock()->closed() == keeps);
    QVERIFY(QFile::remove(m_path));
    QVERIFY(!padlock()->closed());
    QVERIFY(!padlock()->hasPin());
}

void TestPadlock::aFileThatCannotBeWrittenIsTold() {
    Padlock lock(QStringLiteral("/proc/none/pin.json"));
    QSignalSpy troubled(&lock, &Padlock::troubled), changed(&lock, &Padlock::changed);
    lock.setPin("1234");
    QVERIFY(troubled.wait(60'000));
    QCOMPARE(changed.size(), 0);
    QVERIFY(!troubled.front().front().toString().contains('\n'));
}

// Typed, gone through with Tab, pressed with Enter; Esc leaves all as it was.
void TestPadlock::dialogsByKeyboard() {
    auto lock = padlock();
    QWidget window;
    window.resize(1280, 800);
    window.show();
    window.activateWindow();
    const auto focused = [] { return QApplication::focusWidget(); };
    const auto type = [&](const QString& text) {
        for (const auto c : text) QTest::keyClick(focused(), c.toLatin1());
    };
    auto* set = new NewPinOverlay(*lock, &window);
    set->open();
    QTRY_VERIFY(qobject_cast<Field*>(focused()));
    type("1234");
    QTest::keyClick(focused(), Qt::Key_Tab);
    type("1235");
    QTest::keyClick(focused(), Qt::Key_Return);
    QVERIFY(!lock->busy()); // they are not the same
    QTest::keyClick(focused(), Qt::Key_Backspace);
    type("4");
    QSignalSpy changed(lock.get(), &Padlock::changed);
    QTest::keyClick(focused(), Qt::Key_Return);
    QVERIFY(changed.wait(60'000));
    QVERIFY(!set->isVisible());

    auto* dialog = new PinOverlay(*lock, &window);
    QSignalSpy opened(dialog, &PinOverlay::opened), answered(lock.get(), &Padlock::answered);
    dialog->open();
    QTRY_VERIFY(qobject_cast<Field*>(focused()));
    auto* button = dialog->findChildren<Button*>().back();
    QVERIFY(!button->isEnabled());
    type("9999");
    QTest::keyClick(focused(), Qt::Key_Return);
    QVERIFY(answered.wait(60'000));
    QVERIFY(dialog->isVisible());
    type("1234");
    QVERIFY(!button->isEnabled()); // time has to pass
    m_now = m_now.addSecs(5);
    type("5");
    QTest::keyClick(focused(), Qt::Key_Backspace);
    QVERIFY(button->isEnabled());
    QTest::keyClick(focused(), Qt::Key_Return);
    QVERIFY(answered.wait(60'000));
    QCOMPARE(opened.size(), 1);

    dialog = new PinOverlay(*lock, &window);
    QSignalSpy again(dialog, &PinOverlay::opened);
    dialog->open();
    QTRY_VERIFY(qobject_cast<Field*>(focused()));
    QTest::keyClick(focused(), Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    QCOMPARE(again.size(), 0);
}

// Locked with a PIN the hints stay locked; with the file deleted they are open at the next start.
void TestPadlock::theLockStaysClosedOverAStart() {
    Padlock lock;
    setPin(lock, "1234");
    {
        MainWindow window;
        QVERIFY(!window.session().hints().locked());
        window.session().hints().setLevel(Help::Marks);
        window.findChild<TeacherDesk*>()->setLocked(true);
        QVERIFY(window.session().hints().locked());
    }
    {
        settings::help.set(static_cast<int>(Help::Numbers)); // by whatever hand
        MainWindow window;
        QCOMPARE(window.session().hints().level(), Help::Marks);
        QVERIFY(window.session().hints().locked());
        window.findChild<TeacherDesk*>()->setLocked(false);
        QVERIFY(window.session().hints().locked()); // until the PIN is given
        QVERIFY(window.findChild<PinOverlay*>());
    }
    QVERIFY(QFile::remove(Padlock::defaultPath()));
    MainWindow window;
    QVERIFY(!window.session().hints().locked());
    window.findChild<TeacherDesk*>()->setLocked(true);
    window.findChild<TeacherDesk*>()->setLocked(false);
    QVERIFY(!window.session().hints().locked()); // as without a PIN
}

QTEST_MAIN(TestPadlock)
#include "tst_padlock.moc"
