#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "core/kind.h"
#include "tests/ui/buttons.h"
#include "ui/board/boardview.h"
#include "ui/board/tubeview.h"
#include "ui/look/settings.h"

// The field rolled up: it turns, and what is chosen on it is chosen on the board.
class TestTubeView : public QObject {
    Q_OBJECT
private slots:
    void init() { settings::reduceMotion.set(true); }
    void whatHasNoSeamDoesNotRoll();
    void keysRollTurnAndChoose();
    void aClickChoosesWhatIsSeen_data();
    void aClickChoosesWhatIsSeen();
    void draggingTurns();
    void itRollsInMotion();
    void movesAreSeenOnIt();
    void anotherGameLaysItFlat();
};

namespace {

struct Field {
    explicit Field(const char* rules, const char* position) {
        game = core::kindOf("fmurs").game(rules);
        board.resize(848, 520);
        board.setGame(game, game->parse(position));
        board.setPosition(game->parse(position));
        board.setInteractive(true);
        board.show();
    }
    const BoardModel::Cell& cell(core::SpotId spot) const { return board.model().cell(spot); }
    std::shared_ptr<const core::Game> game;
    BoardView board;
    TubeView tube{board};
};

constexpr const char* tubeRules = "rows=6;columns=6;sheep=1;halves=1;turn=either";
constexpr const char* position = "6/4D1/3S2/6/1D4/6 d 0";

} // namespace

void TestTubeView::whatHasNoSeamDoesNotRoll() {
    Field box("rows=6;columns=6;sheep=1;halves=1;turn=either;topology=box", position);
    QVERIFY(!box.tube.offered());
    QTest::keyClick(&box.board, Qt::Key_R);
    QVERIFY(!box.tube.open() && !box.tube.isVisible());
    QVERIFY(!button(box.board, "Roll the field up (R)")->isVisible());
}

void TestTubeView::keysRollTurnAndChoose() {
    Field t(tubeRules, position);
    QVERIFY(button(t.board, "Roll the field up (R)")->isVisible());
    QTest::keyClick(&t.board, Qt::Key_R);
    QVERIFY(t.tube.open() && t.tube.isVisible());
    const auto seen = t.tube.placeOf(0);
    QTest::keyClick(&t.tube, Qt::Key_Right);
    QVERIFY(t.tube.placeOf(0) != seen);
    QTest::keyClick(&t.tube, Qt::Key_Left);
    QCOMPARE(t.tube.placeOf(0), seen);
    QSignalSpy chosen(&t.board.pointing(), &BoardPointing::moveChosen);
    QTest::keyClick(&t.tube, Qt::Key_Down);
    QVERIFY(t.tube.focusSpot() >= 0 && t.tube.placeOf(t.tube.focusSpot())); // in front
    for (int i = 0; i < 36 && t.cell(t.tube.focusSpot()).art != "dog"; ++i)
        QTest::keyClick(&t.tube, Qt::Key_Down);
    QTest::keyClick(&t.tube, Qt::Key_Return);
    QVERIFY((t.cell(t.tube.focusSpot()).state & BoardModel::Chosen) != 0 && chosen.isEmpty());
    QTest::keyClick(&t.tube, Qt::Key_Escape); // not that one
    QVERIFY((t.cell(t.tube.focusSpot()).state & BoardModel::Chosen) == 0 && t.tube.open());
    QTest::keyClick(&t.tube, Qt::Key_Escape);
    QVERIFY(!t.tube.open() && !t.tube.isVisible());
    QTest::keyClick(&t.board, Qt::Key_R);
    QTest::keyClick(&t.tube, Qt::Key_R);
    QVERIFY(!t.tube.open());
}

void TestTubeView::aClickChoosesWhatIsSeen_data() {
    QTest::addColumn<QByteArray>("rules");
    QTest::newRow("tube") << QByteArray(tubeRules);
    QTest::newRow("ring") << QByteArray("rows=6;columns=6;sheep=1;halves=1;turn=either;topology=torus");
}

// From every angle: what can be seen can be clicked, and a dog and its goal make a move.
void TestTubeView::aClickChoosesWhatIsSeen() {
    QFETCH(QByteArray, rules);
    Field t(rules.constData(), position);
    t.tube.roll();
    QSignalSpy chosen(&t.board.pointing(), &BoardPointing::moveChosen);
    int made = 0;
    for (int turn = 0; turn < 6; ++turn) {
        for (core::SpotId dog = 0; dog < t.board.model().spots(); ++dog) {
            if (t.cell(dog).art != "dog" || !t.tube.placeOf(dog)) continue;
            QTest::mouseClick(&t.tube, Qt::LeftButton, {}, *t.tube.placeOf(dog));
            QVERIFY((t.cell(dog).state & BoardModel::Chosen) != 0);
            for (core::SpotId to = 0; to < t.board.model().spots(); ++to) {
                if (to == dog || (t.cell(to).state & BoardModel::Target) == 0 || !t.cell(to).art.empty())
                    continue;
                const auto place = t.tube.placeOf(to);
                if (!place || t.tube.spotAt(*place) != to) continue;
                const auto before = chosen.count();
                QTest::mouseClick(&t.tube, Qt::LeftButton, {}, *place);
                made += static_cast<int>(chosen.count() - before);
                break;
            }
            t.board.setPosition(t.game->parse(position)); // nothing is chosen
        }
        QTest::keyClick(&t.tube, Qt::Key_Right);
    }
    QVERIFY2(made >= 4, qPrintable(QString::number(made)));
}

void TestTubeView::draggingTurns() {
    Field t(tubeRules, position);
    t.tube.roll();
    core::SpotId front = 0;
    while (!t.tube.placeOf(front)) ++front;
    const auto from = *t.tube.placeOf(front);
    const auto drag = [&](QPoint to) {
        QMouseEvent move(QEvent::MouseMove, to, t.tube.mapToGlobal(QPointF(to)), Qt::NoButton, Qt::LeftButton,
                         {});
        QApplication::sendEvent(&t.tube, &move);
    };
    QTest::mousePress(&t.tube, Qt::LeftButton, {}, from);
    drag(from + QPoint(0, 60));
    QVERIFY(t.tube.placeOf(front) != from);
    QTest::mouseRelease(&t.tube, Qt::LeftButton, {}, from + QPoint(0, 60));
    for (core::SpotId spot = 0; spot < t.board.model().spots(); ++spot)
        QVERIFY((t.cell(spot).state & BoardModel::Chosen) == 0); // a drag chooses nothing
}

// Without reduced motion it takes its time, and shows each moment.
void TestTubeView::itRollsInMotion() {
    settings::reduceMotion.set(false);
    Field t(tubeRules, position);
    t.tube.roll();
    const auto first = t.tube.grab().toImage();
    QTRY_VERIFY(t.tube.findChild<QVariantAnimation*>() == nullptr || t.tube.grab().toImage() != first);
    t.tube.roll(); // back from where it is
    QTRY_VERIFY(!t.tube.isVisible());
}

// The dog goes over the rolled field, from where it stood to where it stands then.
void TestTubeView::movesAreSeenOnIt() {
    Field t(tubeRules, position);
    t.tube.roll();
    const auto p = t.game->parse(position);
    const auto before = t.tube.grab().toImage();
    settings::reduceMotion.set(false);
    t.board.animate(p, t.game->moves(p).front());
    QVERIFY(t.board.animating());
    QTRY_VERIFY(t.tube.grab().toImage() != before || !t.board.animating());
    QVERIFY(t.board.animating() && t.board.picture().motion != nullptr);
    QTest::mouseClick(&t.tube, Qt::LeftButton, {}, t.tube.rect().center()); // ends it, and no more
    QVERIFY(!t.board.animating() && t.board.model().selection().trail().empty());
}

void TestTubeView::anotherGameLaysItFlat() {
    Field t(tubeRules, position);
    t.tube.roll();
    const std::shared_ptr<const core::Game> other = core::kindOf("ribbonim").game("");
    t.board.setGame(other, other->start());
    QVERIFY(!t.tube.open() && !t.tube.isVisible());
    t.board.setFocus();
    QVERIFY(t.board.focusProxy() == nullptr);
}

QTEST_MAIN(TestTubeView)
#include "tst_tubeview.moc"
