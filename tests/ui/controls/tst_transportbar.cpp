#include <QMouseEvent>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/buttons.h"
#include "ui/controls/transportbar.h"

using transport::Mode;

// The one bar: by mouse, keys, wheel and buttons.
class TestTransportBar : public QObject {
    Q_OBJECT
private slots:
    void buttonsLead();
    void keysLead();
    void thePointerLeads();
    void theWheelLeads();
    void itPlaysToTheEnd();
    void whatIsHiddenDoesNotPlay();
    void aTwigLeadsIntoItsLine();
    void itSaysWhereOneIs();
    void valuesMakeItACurve();
};

namespace {

struct Shown {
    explicit Shown(transport::Line line = transport::steps(Mode::Looking, 9, 4)) {
        bar.setLine(std::move(line));
        bar.resize(848, bar.wantedHeight());
        bar.show();
    }
    TransportBar bar;
    QSignalSpy stepped{&bar, &TransportBar::stepped};
};

} // namespace

void TestTransportBar::buttonsLead() {
    Shown t;
    const auto press = [&](const char* name, int to) {
        QTest::mouseClick(button(t.bar, QString::fromLatin1(name)), Qt::LeftButton);
        QCOMPARE(t.bar.current(), to);
        QCOMPARE(t.stepped.back().front().toInt(), to);
    };
    press("One step on", 5);
    press("One step back", 4);
    press("To the beginning", 0);
    QVERIFY(!button(t.bar, "One step back")->isEnabled() && !button(t.bar, "To the beginning")->isEnabled());
    press("To the end", 8);
    QVERIFY(!button(t.bar, "One step on")->isEnabled());
    QVERIFY(button(t.bar, "Play")->isEnabled()); // from the beginning
    t.bar.setLine(transport::steps(Mode::Match, 9, 8));
    QVERIFY(!button(t.bar, "Play")->isEnabled()); // the match is there already
    for (const auto* b : t.bar.findChildren<QAbstractButton*>())
        QVERIFY(b->width() >= 44 && b->height() >= 44);
}

void TestTransportBar::keysLead() {
    Shown t;
    for (const auto& [key, to] : {std::pair(Qt::Key_Left, 3), std::pair(Qt::Key_Right, 4),
                                  std::pair(Qt::Key_End, 8), std::pair(Qt::Key_Home, 0)}) {
        QTest::keyClick(&t.bar, key);
        QCOMPARE(t.bar.current(), to);
    }
    QTest::keyClick(&t.bar, Qt::Key_Space);
    QVERIFY(t.bar.playing());
    QTest::keyClick(&t.bar, Qt::Key_Right); // whoever steps has the bar
    QVERIFY(!t.bar.playing());
    QVERIFY(!t.bar.takes(QKeyEvent(QEvent::KeyPress, Qt::Key_Left, Qt::ControlModifier)));
    QVERIFY(!t.bar.takes(QKeyEvent(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier)));
}

// A press on a place, and a drag over others.
void TestTransportBar::thePointerLeads() {
    for (const bool curve : {false, true}) {
        auto line = transport::steps(Mode::Looking, 9, 4);
        for (auto& point : line.points) point.height = 0;
        Shown t(line);
        t.bar.setCurve(curve);
        t.bar.resize(848, t.bar.wantedHeight());
        QCOMPARE(t.bar.curved(), curve);
        for (int to = 0; to <= 8; ++to) {
            QTest::mouseClick(&t.bar, Qt::LeftButton, {}, t.bar.placeAt(to).toPoint());
            QCOMPARE(t.bar.current(), to);
        }
        QTest::mousePress(&t.bar, Qt::LeftButton, {}, t.bar.placeAt(8).toPoint());
        const auto at = t.bar.placeAt(2);
        QMouseEvent drag(QEvent::MouseMove, at, t.bar.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&t.bar, &drag);
        QCOMPARE(t.bar.current(), 2);
        const auto over = t.bar.placeAt(6);
        QMouseEvent hover(QEvent::MouseMove, over, t.bar.mapToGlobal(over), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(&t.bar, &hover);
        QCOMPARE(t.bar.current(), 2);
    }
}

void TestTransportBar::theWheelLeads() {
    Shown t;
    const auto turn = [&](int by) {
        QWheelEvent event({400, 20}, t.bar.mapToGlobal(QPointF(400, 20)), {}, {0, by}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&t.bar, &event);
    };
    turn(-120);
    QCOMPARE(t.bar.current(), 5);
    turn(60); // half a notch
    QCOMPARE(t.bar.current(), 5);
    turn(60);
    QCOMPARE(t.bar.current(), 4);
}

void TestTransportBar::itPlaysToTheEnd() {
    QSettings().setValue(QStringLiteral("motion/speed"), 4.0);
    Shown t(transport::steps(Mode::Lab, 3, 2));
    t.bar.play(true);
    QCOMPARE(t.bar.current(), 0);
    QTRY_COMPARE(t.bar.current(), 2);
    QVERIFY(!t.bar.playing());
}

void TestTransportBar::whatIsHiddenDoesNotPlay() {
    Shown t;
    t.bar.play(true);
    t.bar.hide();
    QVERIFY(!t.bar.playing());
    t.bar.show();
    t.bar.play(true);
    t.bar.setLine(transport::steps(Mode::BestPlay, 4, 1)); // another thing to go along
    QVERIFY(!t.bar.playing());
}

void TestTransportBar::aTwigLeadsIntoItsLine() {
    auto line = transport::steps(Mode::Looking, 9, 4);
    line.branches = {{3, 2}};
    Shown t(line);
    QSignalSpy branched(&t.bar, &TransportBar::branched);
    const QPointF root = t.bar.placeAt(3);
    QTest::mouseClick(&t.bar, Qt::LeftButton, {}, (root + QPointF(14, -14)).toPoint());
    QCOMPARE(branched.count(), 1);
    QCOMPARE(branched.front().front().toInt(), 2);
    QVERIFY(t.stepped.isEmpty());
}

void TestTransportBar::itSaysWhereOneIs() {
    TransportBar bar;
    const auto says = [&](Mode mode, int places, int at) {
        bar.setLine(transport::steps(mode, places, at));
        return bar.accessibleDescription();
    };
    QCOMPARE(says(Mode::Match, 1, 0), QStringLiteral("start"));
    QCOMPARE(says(Mode::Match, 13, 12), QStringLiteral("move 12"));
    QCOMPARE(says(Mode::Match, 13, 7), QStringLiteral("move 7 of 12"));
    QCOMPARE(says(Mode::Looking, 16, 15), QStringLiteral("move 15 of 15"));
    QCOMPARE(says(Mode::BestPlay, 5, 1), QStringLiteral("best play 1 of 4"));
    QCOMPARE(says(Mode::Loop, 31, 12), QStringLiteral("lap 13, back after 30"));
    QCOMPARE(says(Mode::Lab, 13, 3), QStringLiteral("step 3 of 12"));
    bar.setWords(QStringLiteral("won in at most 3 moves"));
    QCOMPARE(bar.accessibleDescription(), QStringLiteral("won in at most 3 moves"));
}

// Only of what was played, where something is known, and not in a small window.
void TestTransportBar::valuesMakeItACurve() {
    TransportBar bar;
    bar.setCurve(true);
    auto line = transport::steps(Mode::Match, 4, 3);
    bar.setLine(line);
    QVERIFY(!bar.curved());
    QSignalSpy higher(&bar, &TransportBar::heightChanged);
    line.points[1].height = 0.5;
    bar.setLine(line);
    QVERIFY(bar.curved() && higher.count() == 1 && bar.wantedHeight() == 114);
    line.mode = Mode::BestPlay;
    bar.setLine(line);
    QVERIFY(!bar.curved() && bar.wantedHeight() == 56);
    line.mode = Mode::Looking;
    bar.setLine(line);
    bar.setCompact(true);
    QVERIFY(!bar.curved() && bar.wantedHeight() == 48);
}

QTEST_MAIN(TestTransportBar)
#include "tst_transportbar.moc"
