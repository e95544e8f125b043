#include <QTest>

#include "core/picture/neighbour.h"
#include "tests/core/picture/choices.h"

using namespace choices;

// Pointing at moves, without a board.
class TestSelection : public QObject {
    Q_OBJECT

private slots:
    void tapMakesTheSpotsMove() {
        auto s = make(Gesture::Tap, {choice(1, {7}), choice(2, {8}, Outcome::Win)});
        QCOMPARE(behind(s, 8), move(2));
        QVERIFY(s.behind(9) == nullptr);
        QVERIFY(s.best(*s.behind(8)) && !s.best(*s.behind(7)));
        QVERIFY(!s.press(7).move);
        QVERIFY(s.open().empty());
        QCOMPARE(s.release().move, move(1));
        QVERIFY(s.trail().empty());
        QCOMPARE(s.press(9).refused, core::Path{9});
        QVERIFY(!s.release().move);
    }

    void tapSlidOffMakesNothing() {
        auto s = make(Gesture::Tap, {choice(1, {7}), choice(2, {8})});
        s.press(7);
        s.enter(std::nullopt);
        QVERIFY(!s.release().move && s.trail().empty());
    }

    // As pressing and letting go: a move, more to come, or the reason why not.
    void aClickIsBoth() {
        auto tap = make(Gesture::Tap, {choice(1, {7}), choice(2, {8})});
        QCOMPARE(tap.click(8).move, move(2));
        QCOMPARE(tap.click(9).refused, core::Path{9});
        QVERIFY(tap.trail().empty());
        auto steps = make(Gesture::Steps, {choice(1, {0, 1}), choice(2, {0, 1, 2}), choice(3, {5, 6})});
        QVERIFY(!steps.click(0).move);
        QCOMPARE(steps.trail(), core::Path{0});
        QVERIFY(!steps.click(6).refused.empty()); // what was chosen stays
        QCOMPARE(steps.click(2).move, move(2));
    }

    void stepsEndWhereOneWayEnds() {
        auto s =
            make(Gesture::Steps, {choice(1, {0, 1}), choice(2, {0, 1, 2}, Outcome::Win), choice(3, {5, 6})});
        QCOMPARE(behind(s, 0), move(2));
        QVERIFY(s.behind(1) == nullptr);
        s.press(0);
        QVERIFY(!s.release().move);
        QCOMPARE(behind(s, 1), move(1)); // what stopping there is worth
        QCOMPARE(behind(s, 2), move(2));
        QCOMPARE(s.bestOnward()->move, move(2));
        QCOMPARE(s.open(), (std::vector{move(1), move(2)}));
        s.press(1);
        QCOMPARE(s.release().move, move(1));
        s.press(0);
        s.release();
        s.press(2); // what lies between is passed over
        QCOMPARE(s.release().move, move(2));
        QCOMPARE(drag(s, {0, 1, 2}), move(2));
        QCOMPARE(drag(s, {0, 1}), move(1));
    }

    // Two ways end on 2 and mean different things: they are told apart spot by spot.
    void stepsAskForTheWay() {
        auto s =
            make(Gesture::Steps, {choice(1, {0, 1}), choice(2, {0, 1, 2}), choice(3, {0, 4, 2}, Outcome::Win),
                                  choice(4, {0, 4}), choice(5, {0, 1, 2, 3}), choice(6, {0, 4, 6, 2})});
        s.press(0);
        s.release();
        QCOMPARE(behind(s, 2), move(3)); // the best of them
        QCOMPARE(s.press(2).refused, (core::Path{0, 2}));
        QVERIFY(!s.release().move);
        QVERIFY(s.asked(2) && !s.asked(1) && !s.asked(4));
        QCOMPARE(s.open(), (std::vector{move(2), move(3), move(6)}));
        s.press(1); // one way is left
        QCOMPARE(s.release().move, move(2));
        s.press(0);
        s.release();
        s.press(2);
        s.release();
        s.press(4);
        QVERIFY(!s.release().move); // two are left
        QCOMPARE(s.trail(), (core::Path{0, 4}));
        QCOMPARE(s.reached()->move, move(4));
        auto stopped = s;
        stopped.press(4);
        QCOMPARE(stopped.release().move, move(4)); // once more: stop here
        auto straight = s;
        straight.press(2);
        QCOMPARE(straight.release().move, move(3));
        s.press(6);
        QCOMPARE(s.release().move, move(6));
    }

    void waysThatMeanTheSameAreOne() {
        auto twin = choice(3, {0, 4, 2});
        twin.after = choice(2, {}).after;
        auto s = make(Gesture::Steps, {choice(1, {0, 1}), choice(2, {0, 1, 2}), twin});
        s.press(0);
        s.release();
        s.press(2);
        QCOMPARE(s.release().move, move(2));
    }

    // Round and back to where the piece stands: a second click on it is no move yet.
    void stepsRoundAndBack() {
        auto s = make(Gesture::Steps, {choice(1, {0, 1}), choice(2, {0, 1, 0})});
        s.press(0);
        s.release();
        s.press(0);
        QVERIFY(!s.release().move);
        QVERIFY(s.asked(0));
        s.press(1);
        QCOMPARE(s.release().move, move(2));
        for (int i = 0; i < 3; ++i) {
            s.press(0);
            s.release();
        }
        QVERIFY(s.trail().empty());
    }

    void stepsGoSpotAfterSpotByDragging() {
        auto s =
            make(Gesture::Steps, {choice(1, {0, 1}), choice(2, {0, 1, 2}), choice(3, {0, 4, 2}, Outcome::Win),
                                  choice(4, {0, 4}), choice(5, {0, 1, 2, 3})});
        QCOMPARE(drag(s, {0, 1, 2}), move(2));
        QCOMPARE(drag(s, {0, 4, 2}), move(3));
        QCOMPARE(drag(s, {0, 3}), move(5));    // only one way leads there
        QCOMPARE(drag(s, {0, 7, 1}), move(1)); // over a piece
        s.press(0);
        s.enter(7);
        QVERIFY(s.chosen() == nullptr);
        QCOMPARE(s.release().refused, (core::Path{0, 7}));
        QVERIFY(s.trail().empty());
    }

    void stepsCanBeTakenBack() {
        auto s = make(Gesture::Steps, {choice(1, {0, 1}), choice(3, {5, 6}), choice(4, {7, 7})});
        s.press(0);
        s.release();
        s.press(0);
        s.release();
        QVERIFY(s.trail().empty());
        s.press(0);
        s.release();
        s.press(5); // another piece
        QCOMPARE(s.trail(), core::Path{5});
        s.release();
        QCOMPARE(s.press(1).refused, (core::Path{5, 1}));
        s.cancel();
        s.press(7);
        QVERIFY(!s.release().move);
        s.press(7); // staying is a move here
        QCOMPARE(s.release().move, move(4));
    }

    void unknownIsNeverBest() {
        core::Selection s;
        s.reset(Gesture::Tap, {{move(1), {0}, {}}});
        QVERIFY(!s.best(*s.behind(0)));
        core::Analysis nothing;
        nothing.moves = {{move(1), {}}};
        s.value(&nothing);
        QVERIFY(!s.best(*s.behind(0)));
    }

    void arrowsPreferTheRow() {
        core::Layout layout;
        const auto add = [&](float x, float y, int row) {
            core::Spot spot;
            spot.centre = {x, y};
            spot.row = row;
            layout.spots.push_back(spot);
        };
        add(0, 0, 0);
        add(100, 0, 0);
        add(40, 20, 1);
        const std::vector<core::SpotId> all{0, 1, 2};
        QCOMPARE(neighbour(layout, 0, core::Direction::Right, all), 1);
        QCOMPARE(neighbour(layout, 0, core::Direction::Down, all), 2);
        QVERIFY(!neighbour(layout, 0, core::Direction::Left, all));
    }
};

QTEST_APPLESS_MAIN(TestSelection)
#include "tst_selection.moc"
