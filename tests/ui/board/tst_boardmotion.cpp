#include "tests/ui/board/boardtable.h"
#include "ui/look/settings.h"

using namespace boardtable;

// What moves on the board when a move is made.
class TestBoardMotion : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { settings::reduceMotion.set(false); }
    void clickEndsAnAnimation_data() { addGames(); }
    void clickEndsAnAnimation() {
        QFETCH(Shared, game);
        Table table(game);
        QSignalSpy done(&table.view, &BoardView::animationDone);
        const auto m = game->moves(game->start()).front();
        table.view.animate(game->start(), m);
        table.view.setPosition(game->play(game->start(), m));
        QVERIFY(table.view.animating() && done.isEmpty());
        table.press(0);
        table.release(0);
        QCOMPARE(done.size(), 1);
        QVERIFY(!table.view.animating() && table.chosen.empty());
        table.view.animate(game->start(), m);
        QTest::keyClick(&table.view, Qt::Key_Return);
        QCOMPARE(done.size(), 2);
        table.view.animate(game->start(), m);
        table.view.setPosition(game->start()); // taken back meanwhile
        QCOMPARE(done.size(), 3);
    }

    void animationEndsByItself() {
        const Shared game = core::pursuit::kind().game("");
        Table table(game);
        QSignalSpy done(&table.view, &BoardView::animationDone);
        table.view.animate(game->start(), game->moves(game->start()).front());
        QVERIFY(done.wait(2000));
        settings::reduceMotion.set(true);
        table.view.animate(game->start(), game->moves(game->start()).front());
        QVERIFY(done.wait(100));
        settings::reduceMotion.set(false);
    }

    void motionStartsAndEndsAtTheScenes_data() { addGames(); }
    void motionStartsAndEndsAtTheScenes() {
        QFETCH(Shared, game);
        const auto start = game->start();
        const auto layout = game->layout(start);
        for (const auto m : game->moves(start)) {
            const core::Motion motion(*game, layout, start, start, m);
            QVERIFY(motion.duration() > 0);
            QCOMPARE(motion.change(0), 0.0);
            QCOMPARE(motion.change(motion.duration()), 1.0);
            for (const auto& event : game->story(start, start, m)) {
                QVERIFY(core::length(motion.pose(event.from, 0).shift) < 0.01F);
                const auto end = motion.pose(event.from, motion.duration());
                const bool leaves =
                    event.kind == core::Event::Kind::Lift || event.kind == core::Event::Kind::Fall;
                QVERIFY(!leaves || end.shift != core::Point{});
                if (event.kind == core::Event::Kind::Tap) QVERIFY(core::length(end.shift) < 0.01F);
                if (event.kind == core::Event::Kind::Change) QVERIFY(!end.art.empty());
            }
        }
    }
};

QTEST_MAIN(TestBoardMotion)
#include "tst_boardmotion.moc"
