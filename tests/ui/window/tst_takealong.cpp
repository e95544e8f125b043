#include <QFileDialog>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/fulldisk.h"
#include "ui/look/language.h"
#include "ui/shelf/shelf.h"
#include "ui/window/appactions.h"
#include "ui/window/mainwindow.h"
#include "ui/window/takealong.h"

// The page for browsers is saved where the user wants it, whole or not at all; what hinders it is told in a
// line.
class TakeAlongTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        language::set(language::Id::English);
        QFile page(path("page.html"));
        QVERIFY(page.open(QIODevice::WriteOnly));
        QCOMPARE(page.write(m_bytes), m_bytes.size());
    }
    void isInEveryMenu();
    void savesThePage();
    void tellsWhereThePageComesFrom();
    void tellsWhatCannotBeWritten();
    void keepsWhatWasThereOnAFullDisk();

private:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QByteArray read(const QString& name) const {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QFileDialog* dialog() const { return m_window.findChild<QFileDialog*>(); }

    const QByteArray m_bytes = "<!doctype html>" + QByteArray(100'000, 'k');
    QTemporaryDir m_folder;
    QWidget m_window;
};

void TakeAlongTest::isInEveryMenu() {
    MainWindow window;
    window.show();
    emit window.findChild<Shelf*>()->menuRequested({});
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QVERIFY(menu->actions().contains(window.findChild<AppActions*>()->takeAlong));
    menu->close();
}

void TakeAlongTest::savesThePage() {
    TakeAlong along(path("page.html"), &m_window);
    QSignalSpy told(&along, &TakeAlong::told);
    along.ask();
    QVERIFY(dialog() != nullptr);
    QCOMPARE(QFileInfo(dialog()->selectedFiles().value(0)).fileName(), QStringLiteral("kachisuji.html"));
    emit dialog()->fileSelected(path("mine.html"));
    QCOMPARE(read(path("mine.html")), m_bytes);
    QCOMPARE(told.size(), 1);
    QVERIFY(told[0][0].toString().contains(path("mine.html")));
    delete dialog();
}

void TakeAlongTest::tellsWhereThePageComesFrom() {
    TakeAlong along(path("nothing.html"), &m_window);
    QSignalSpy told(&along, &TakeAlong::told);
    along.ask();
    QVERIFY(dialog() == nullptr);
    QCOMPARE(told.size(), 1);
    QVERIFY(told[0][0].toString().contains(QLatin1String("kachisuji-page")));
}

void TakeAlongTest::tellsWhatCannotBeWritten() {
    TakeAlong along(path("page.html"), &m_window), gone(path("nothing.html"), &m_window);
    QSignalSpy told(&along, &TakeAlong::told), toldToo(&gone, &TakeAlong::told);
    along.saveAs(path("page.html/mine.html")); // no folder
    QCOMPARE(told.size(), 1);
    QVERIFY2(told[0][0].toString().startsWith(QLatin1String("The page could not be saved: ")),
             qPrintable(told[0][0].toString()));
    gone.saveAs(path("mine.html")); // removed meanwhile
    QCOMPARE(toldToo.size(), 1);
    QVERIFY(toldToo[0][0].toString().startsWith(QLatin1String("The page could not be saved: ")));
}

void TakeAlongTest::keepsWhatWasThereOnAFullDisk() {
    QFile before(path("before.html"));
    QVERIFY(before.open(QIODevice::WriteOnly));
    before.write("before");
    before.close();
    TakeAlong along(path("page.html"), &m_window);
    QSignalSpy told(&along, &TakeAlong::told);
    {
        const FullDisk full(static_cast<rlim_t>(m_bytes.size()) / 2);
        along.saveAs(path("before.html"));
    }
    QCOMPARE(told.size(), 1);
    QVERIFY(told[0][0].toString().startsWith(QLatin1String("The page could not be saved: ")));
    QCOMPARE(read(path("before.html")), QByteArray("before"));
}

QTEST_MAIN(TakeAlongTest)
#include "tst_takealong.moc"
