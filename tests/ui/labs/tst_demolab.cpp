#include <QAbstractButton>
#include <QTest>

#include "core/kind.h"
#include "ui/controls/label.h"
#include "ui/controls/transportbar.h"
#include "ui/labs/demolab.h"
#include "ui/look/settings.h"

#include <algorithm>

// A proof that is played through is a film in the one bar.
class DemoLabTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { settings::reduceMotion.set(true); }
    void goesBackAndOn();
    void saysWhereItFails();
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

// Where what is followed fails that is said, and one can look back.
void DemoLabTest::saysWhereItFails() {
    DemoLab lab(*core::kindOf("persimmons").demonstration);
    lab.resize(1200, 700);
    lab.show();
    QTRY_VERIFY(lab.line() && lab.line()->plies() == 1); // it begins by itself
    auto* best = lab.findChild<QAbstractButton*>();
    for (auto* button : lab.findChildren<QAbstractButton*>())
        if (button->text() == QStringLiteral("Best reply")) best = button;
    best->click(); // of those that all lose the first
    QTRY_COMPARE(lab.line()->plies(), 2);
    const auto says = [&](const char* what) {
        const auto labels = lab.findChildren<Label*>();
        return std::ranges::any_of(labels,
                                   [&](const auto* l) { return l->text().contains(QLatin1String(what)); });
    };
    QTRY_VERIFY(says("Here the recipe fails"));
    QTRY_COMPARE(lab.line()->plies(), 3); // it goes its way all the same
    QTRY_VERIFY(says("you can win now"));
    auto& bar = *lab.findChild<TransportBar*>();
    QTest::keyClick(&bar, Qt::Key_Home);
    QCOMPARE(lab.line()->ply(), 0);
    QVERIFY(says("So it does this"));
}

QTEST_MAIN(DemoLabTest)
#include "tst_demolab.moc"
