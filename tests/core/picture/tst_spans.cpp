#include <QTest>

#include "tests/core/picture/choices.h"

using namespace choices;

namespace {

// Stones 0–1–2 in a row: any neighbours may be taken.
core::Selection ribbon() {
    return make(Gesture::Span, {choice(1, {0}), choice(2, {1}, Outcome::Win, 3), choice(3, {2}),
                                choice(4, {0, 1}), choice(5, {1, 2}, Outcome::Win, 5), choice(6, {0, 1, 2})});
}

// Five stones in a circle, up to four of them, or all.
core::Selection ring() {
    std::vector<core::Choice> choices;
    for (int first = 0; first < 5; ++first)
        for (int count = 1; count <= 4; ++count) {
            core::Path path;
            for (int i = 0; i < count; ++i) path.push_back((first + i) % 5);
            choices.push_back(choice(first * 10 + count, path));
        }
    choices.push_back(choice(5, {0, 1, 2, 3, 4}));
    return make(Gesture::Span, choices);
}

} // namespace

// Pointing at a run of spots, from one end to the other.
class TestSpans : public QObject {
    Q_OBJECT

private slots:
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
};

QTEST_GUILESS_MAIN(TestSpans)
#include "tst_spans.moc"
