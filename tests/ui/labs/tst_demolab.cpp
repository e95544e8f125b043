#include <QAbstractButton>
#include <QTest>

#include "core/kind.h"
#include "ui/controls/transportbar.h"
#include "ui/labs/demolab.h"
#include "ui/look/settings.h"

// A proof that is played through is a film in the one bar.
class DemoLabTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { settings::reduceMotion.set(true); }
    void goesBackAndOn();
};

void DemoLabTest::goesBackAndOn() {
    DemoLab lab(*core::kindOf("fmurs").demonstration);
    lab.resize(1200, 700);
    lab.show();
    auto* best = lab.findChild<QAbstractButton*>();
    for (auto* button : lab.findChildren<QAbstractButton*>())
        if (button->text() == QStringLiteral("Best reply")) best = button;
    QTRY_VERIFY(lab.line().has_value());
    QTRY_VERIFY_WITH_TIMEOUT((best->click(), lab.line()->plies() >= 3), 60'000); // the proof moves between
    const int plies = lab.line()->plies();
    auto& bar = *lab.findChild<TransportBar*>();
    QCOMPARE(bar.line().last(), plies);
    QCOMPARE(bar.current(), plies);
    QTest::keyClick(&bar, Qt::Key_Home);
    QCOMPARE(lab.line()->ply(), 0);
    QTest::keyClick(&bar, Qt::Key_Right);
    QCOMPARE(lab.line()->ply(), 1);
    QCOMPARE(lab.line()->plies(), plies); // what was played is still there
    QTest::keyClick(&bar, Qt::Key_End);
    QCOMPARE(bar.current(), plies);
}

QTEST_MAIN(DemoLabTest)
#include "tst_demolab.moc"
