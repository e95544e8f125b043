#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include "core/solve/tablestore.h"
#include "ui/controls/segmented.h"
#include "ui/dialogs/settingsoverlay.h"
#include "ui/settings.h"

// The dialog of what the user prefers.
class SettingsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("kachisuji-test"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_settings"));
        QSettings().clear();
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
        QCOMPARE(settings::tableLimit(), std::uintmax_t{500'000'000});
        QTest::keyClick(limit, Qt::Key_Left);
        QTest::keyClick(limit, Qt::Key_Left);
        // Stores made from now on keep nothing.
        QVERIFY(!core::TableStore().save({"toy", "", "none"}, std::vector<std::uint8_t>(4)));
        QTest::keyClick(limit, Qt::Key_Right);
        QVERIFY(core::TableStore().save({"toy", "", "some"}, std::vector<std::uint8_t>(4)));
    }
};
QTEST_MAIN(SettingsTest)
#include "tst_settings.moc"
