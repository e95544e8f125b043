#include <QTest>

#include "ui/board/neighbour.h"
#include "ui/board/selection.h"

using core::Gesture;
using core::Outcome;

namespace {

core::Move move(int number) {
    return {static_cast<std::uint64_t>(number)};
}

// A move known by its number that leads to a position of its own, with its value: proven, so many plies from
// the end.
Choice choice(int number, core::Path path, Outcome outcome = Outcome::Loss, int plies = 1) {
    core::Position after;
    after.bits[0] = static_cast<std::uint64_t>(number);
    return {move(number), std::move(path), after, core::exactly(outcome, plies)};
}

Selection make(Gesture gesture, std::vector<Choice> choices) {
    core::Analysis known;
    for (const auto& c : choices) known.moves.push_back({c.move, c.verdict});
    std::ranges::stable_sort(
        known.moves, [](const auto& a, const auto& b) { return core::preference(a.verdict, b.verdict) > 0; });
    Selection selection;
    selection.reset(gesture, std::move(choices));
    selection.value(&known);
    return selection;
}

// Stones 0–1–2 in a row: any neighbours may be taken.
Selection ribbon() {
    return make(Gesture::Span, {choice(1, {0}), choice(2, {1}, Outcome::Win, 3), choice(3, {2}),
                                choice(4, {0, 1}), choice(5, {1, 2}, Outcome::Win, 5), choice(6, {0, 1, 2})});
}

// Five stones in a circle, up to four of them, or all.
Selection ring() {
    std::vector<Choice> choices;
    for (int first = 0; first < 5; ++first)
        for (int count = 1; count <= 4; ++count) {
            core::Path path;
            for (int i = 0; i < count; ++i) path.push_back((first + i) % 5);
            choices.push_back(choice(first * 10 + count, path));
        }
    choices.push_back(choice(5, {0, 1, 2, 3, 4}));
    return make(Gesture::Span, choices);
}

std::optional<core::Move> drag(Selection& selection, const core::Path& spots) {
    selection.press(spots.front());
    for (const auto spot : spots) selection.enter(spot);
    return selection.release().move;
}

core::Move behind(const Selection& selection, core::SpotId spot) {
    const auto* found = selection.behind(spot);
    return found != nullptr ? found->move : move(-1);
}

} // namespace

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

    void spanRunsEitherWay() {
        auto s = ribbon();
        QCOMPARE(drag(s, {0, 1, 2}), move(6));
        QCOMPARE(drag(s, {2, 1, 0}), move(6));
        QCOMPARE(drag(s, {2, 0}), move(6)); // a hasty drag skips spots
        QCOMPARE(drag(s, {1, 2, 1}), move(2));
        QCOMPARE(drag(s, {0, 1, 2, 1}), move(4)); // part of the way back
        s.press(0);
        QVERIFY(!s.enter(2).move);
        QVERIFY(!s.cancel().move && !s.release().move);
    }

    // As children do: the first stone, then the last one. One click alone never takes what more could follow.
    void spanIsTakenWithTwoClicks() {
        auto s = ribbon();
        QVERIFY(!drag(s, {0}));
        QCOMPARE(s.trail(), core::Path{0});
        QCOMPARE(drag(s, {2}), move(6));
        QVERIFY(!drag(s, {2}));
        QCOMPARE(drag(s, {1}), move(5));
        QVERIFY(!drag(s, {1}));
        QCOMPARE(drag(s, {1}), move(2)); // the same again: that one alone
        auto alone = make(Gesture::Span, {choice(1, {0}), choice(2, {1, 2})});
        QCOMPARE(drag(alone, {0}), move(1)); // nothing else can follow
    }

    // What a spot shows is what goes if one points at it: never the best of all moves that touch it.
    void marksOfASpanSayWhatPointingBrings() {
        for (auto s : {ribbon(), ring()})
            for (const auto& [first, last] :
                 std::vector<std::pair<int, int>>{{0, 0}, {0, 1}, {2, 1}, {2, 0}}) {
                const auto own = behind(s, first);
                QVERIFY(!drag(s, {first}));
                QCOMPARE(behind(s, first), own);
                const auto shown = behind(s, last);
                QCOMPARE(drag(s, {last}), std::optional(shown));
            }
    }

    void bestRunsOfASpanStandApart() {
        auto s = make(Gesture::Span, {choice(1, {0}), choice(2, {0, 1}, Outcome::Win),
                                      choice(3, {1, 2}, Outcome::Win), choice(4, {3}, Outcome::Win),
                                      choice(5, {3, 4}, Outcome::Win), choice(6, {5, 6}, Outcome::Win, 3)});
        QCOMPARE(s.runs().size(), 1U);
        QCOMPARE(s.runs().front()->move, move(2));
        s.press(0);
        QVERIFY(s.runs().empty()); // then the spots say it
    }

    void spanShowsWhatEndsAtEachSpot() {
        auto s = ribbon();
        QCOMPARE(behind(s, 1), move(2));
        QCOMPARE(behind(s, 2), move(3));
        s.press(2);
        QCOMPARE(behind(s, 2), move(3));
        QCOMPARE(behind(s, 1), move(5));
        QCOMPARE(behind(s, 0), move(6));
        QCOMPARE(s.open(), (std::vector{move(3), move(5), move(6)}));
        QVERIFY(!s.best(*s.behind(1))); // measured over the whole position
    }

    void spanRefusesWhatNoMoveJoins() {
        auto s = make(Gesture::Span, {choice(1, {0}), choice(2, {1})});
        s.press(0);
        s.enter(1);
        const auto answer = s.release();
        QVERIFY(!answer.move);
        QCOMPARE(answer.refused, (core::Path{0, 1}));
        QVERIFY(s.trail().empty());
    }

    void ringTakesTheShorterWayUnlessDraggedTheOther() {
        auto s = ring();
        QCOMPARE(drag(s, {0, 3}), move(33));                   // 3, 4, 0
        QCOMPARE(drag(s, {0, 1, 2, 3}), move(4));              // 0, 1, 2, 3
        QCOMPARE(drag(s, {0, 1, 2, 3, 2, 1, 0, 4}), move(42)); // the other way after all
        QCOMPARE(drag(s, {2, 1, 0, 4}), move(44));             // 4, 0, 1, 2
        QCOMPARE(drag(s, {2, 3, 4, 0, 1}), move(5));           // all, wherever begun
        QCOMPARE(drag(s, {2, 3, 4, 0, 1, 2}), move(21));       // round and back to the first
    }

    void spanGoesOnAlongTheMoves() {
        auto s = ring();
        s.press(0);
        auto onward = s.onward();
        std::ranges::sort(onward);
        QCOMPARE(onward, (std::vector{1, 4}));
        s.enter(1);
        QCOMPARE(s.onward(), (std::vector{0, 2}));
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
        QCOMPARE(s.goal(), std::optional(2));
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
        QCOMPARE(s.goal(), std::optional(0));
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
        Selection s;
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
        QCOMPARE(neighbour(layout, 0, Direction::Right, all), 1);
        QCOMPARE(neighbour(layout, 0, Direction::Down, all), 2);
        QVERIFY(!neighbour(layout, 0, Direction::Left, all));
    }
};

QTEST_APPLESS_MAIN(TestSelection)
#include "tst_selection.moc"
