#include <QImage>

#include "tests/ui/buttons.h"
#include "tests/ui/table/opentable.h"
#include "tests/ui/table/testworld.h"
#include "ui/look/theme.h"
#include "ui/table/overlays/lobbyoverlay.h"
#include "ui/table/overlays/tableoverlay.h"

// The way to the table, as large as the screen: the picture and the code can be read from afar, with the
// names of a whole class beside them, of those who are there and of those who are not.
class TestLobby : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void whoIsThereIsSeen();
    void theCodeIsLarge_data();
    void theCodeIsLarge();
    void projectingItIsLarge();
    void itGoesWithTheTable();

private:
    LobbyView& view() { return *m_window->findChild<LobbyView*>(); }
    void open() {
        (new LobbyOverlay(m_table->m_host, m_window.get()))->open();
        QTRY_VERIFY(view().isVisible());
    }

    std::shared_ptr<TestWorld> m_world;
    std::unique_ptr<OpenTable> m_table;
    std::unique_ptr<QWidget> m_window;
};

void TestLobby::init() {
    m_world = std::make_shared<TestWorld>();
    m_table = std::make_unique<OpenTable>(m_world);
    QVERIFY(m_table->begin("ribbonim"));
    m_window = std::make_unique<QWidget>();
    m_window->resize(1366, 768);
    m_window->show();
}

void TestLobby::cleanup() {
    theme().setProjector(false);
    m_window.reset();
    m_table.reset();
}

void TestLobby::whoIsThereIsSeen() {
    auto& book = m_table->m_host.reception().book();
    book.add({QStringLiteral("Hana"), QStringLiteral("Ken")});
    open();
    const auto said = [&] { return view().accessibleDescription(); };
    QVERIFY(said().contains(QStringLiteral("0 are there")) &&
            said().contains(QStringLiteral("2 still to come Hana, Ken")));
    auto& ken = m_table->connects();
    QVERIFY(ken.connected());
    ken.reads(QString::fromStdString(book.roster().pupils[1].card));
    m_table->device("watch", "Anna");
    QTRY_VERIFY(said().contains(QStringLiteral("2 are there Ken, Anna")));
    QVERIFY(said().contains(QStringLiteral("1 still to come Hana")));
    QVERIFY(view().accessibleName().contains(m_table->m_host.reception().code().left(3)));
    auto* dialog = m_window->findChild<LobbyOverlay*>();
    QTest::keyClick(dialog, Qt::Key_M); // it is projected
    QVERIFY(!said().contains(QStringLiteral("Ken")) && said().contains(QStringLiteral("2 are there")));
    QTest::keyClick(dialog, Qt::Key_M);
    QVERIFY(said().contains(QStringLiteral("Ken")));
}

void TestLobby::theCodeIsLarge_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("projected");
    QTest::newRow("1024 × 600") << QSize(1024, 600) << false;
    QTest::newRow("1366 × 768") << QSize(1366, 768) << false;
    QTest::newRow("1920 × 1080") << QSize(1920, 1080) << false;
    QTest::newRow("1366 × 768, F11") << QSize(1366, 768) << true;
}

// Half of the height at least is the picture, with 40 names beside it.
void TestLobby::theCodeIsLarge() {
    QFETCH(QSize, size);
    QFETCH(bool, projected);
    m_window->resize(size);
    theme().fitWindow(size);
    theme().setProjector(projected);
    QStringList names;
    for (int i = 0; i < 40; ++i) names << QStringLiteral("Pupil %1").arg(i);
    m_table->m_host.reception().book().add(names);
    open();
    const auto image = view().grab().toImage();
    int most = 0;
    for (int y = 0; y < image.height(); ++y) {
        int first = -1, last = -1;
        for (int x = 0; x < image.width() / 2; ++x)
            if (image.pixel(x, y) == qRgb(0, 0, 0)) first = first < 0 ? x : first, last = x;
        if (first >= 0 && y < image.height() / 3) most = std::max(most, last - first + 1);
    }
    QVERIFY2(most >= size.height() * 0.42, qPrintable(QString::number(most)));
}

void TestLobby::projectingItIsLarge() {
    auto* dialog = new TableOverlay(m_table->m_host, m_window.get());
    dialog->open();
    QVERIFY(m_window->findChild<LobbyOverlay*>() == nullptr);
    theme().setProjector(true);
    QVERIFY(m_window->findChild<LobbyOverlay*>() != nullptr);
    m_window->findChild<LobbyOverlay*>()->dismiss();
    QTRY_VERIFY(m_window->findChild<LobbyOverlay*>() == nullptr);
    click(*dialog, QStringLiteral("As large as the screen"));
    QVERIFY(m_window->findChild<LobbyOverlay*>() != nullptr);
}

void TestLobby::itGoesWithTheTable() {
    open();
    m_table->m_host.close();
    QTRY_VERIFY(m_window->findChild<LobbyOverlay*>() == nullptr);
}

QTEST_MAIN(TestLobby)
#include "tst_lobby.moc"
