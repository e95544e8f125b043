#include <QTest>

#include "core/games/ribbonim/rules.h"
#include "core/solve/census.h"
#include "tests/core/analysed.h"
#include "tests/core/games/ribbonim/ribbonimfields.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

using namespace core;
using namespace ribbonimfields;

// Ribbonim's rules, notation and board.
class TestRibbonim : public QObject {
    Q_OBJECT

private slots:
    void readsAndRefuses();
    void manyPartsGoThroughText_data() { bigLayouts(); }
    void manyPartsGoThroughText();
    void textSaysWhatComesNext();
    void symmetricFieldsCountOnce();
    void boardFits_data() { bigLayouts(); }
    void boardFits();
    void ringsShareTheRoomOfTheirRow();
    void cordsEndWhereTheirPartsEnd();
    void ringWraps();
    void ringsAreInBrackets();
    void refusals();
    void why();

private:
    static void bigLayouts();
};

void TestRibbonim::readsAndRefuses() {
    const auto game = gameOf("");
    QCOMPARE(game->text(game->parse("3-5-7")), "3-5-7 1");
    QCOMPARE(game->text(game->parse("2-(6)-1 2")), "2-(6)-1 2");
    QCOMPARE(game->text(game->parse("0")), "0 1");
    QCOMPARE(game->text(game->parse("o o / o o o")), "2-3 1");
    QCOMPARE(game->text(game->parse("o/oo/o 2")), "1-2-1 2");
    QCOMPARE(game->spelt(game->parse("2-3-(4) 2")), "o o / o o o / (o o o o) 2");
    QCOMPARE(game->spelt(game->parse("0")), "0");
    QCOMPARE(game->text(game->parse("o o / o o o / (o o o o) 2")), "2-3-(4) 2");
    QCOMPARE(game->brief(game->parse("20-20-20 2")), "20-20-20");
    for (const char* bad : {"3--5",
                            "3-5-",
                            "-3",
                            "21",
                            "20-20-20-1",
                            "(0)",
                            "()",
                            "0-1",
                            "3-5-7 3",
                            "3 5",
                            "o x",
                            "o//o",
                            "(3",
                            "(o",
                            "(o o) o",
                            "o (o)",
                            "+3",
                            "03",
                            "3-5-7  1",
                            "(1)-(1)-(1)-(1)-(1)-(1)-(1)-(1)-"
                            "(1)-(1)-(1)-(1)-(1)"})
        QVERIFY_THROWS_EXCEPTION(InputError, (void)game->parse(bad));
    for (const char* bad : {"layout=21", "layout=0", "layout=20,20,20,1", "layout=3,,5", "layout=",
                            "layout=1,1,1,1,1,1,1,1,1,1,1,1,1", "limit=21", "limit=-1", "ending=draw"})
        QVERIFY_THROWS_EXCEPTION(InputError, gameOf(bad));
    QCOMPARE(game->text(gameOf("layout=4,6,9,(5)")->start()), "4-6-9-(5) 1");
}

void TestRibbonim::bigLayouts() {
    QTest::addColumn<QString>("layout");
    for (const char* layout :
         {"1", "(1)", "(2)", "3,5,7", "4,6,9,(5)", "20,20,20", "(20),(20),(20)", "5,5,5,5,5,5,5,5,5,5,5,5",
          "(5),(5),(5),(5),(5),(5),(5),(5),(5),(5),(5),(5)", "20,1,1,1,1,1,1,1,1,1,1,(20)",
          "(1),(1),(1),(1),(1),(1),(1),(1),(1),(1),20,20", "20,(20),9,(6),1,1,1,(1),(1)",
          "(1),(1),1,(1),(2),1,2,3,(7),4", "19,19,1,1,1,1,1,1,1,1,1,13", "(9),20,(8),20,3"})
        QTest::newRow(layout) << layout;
    std::mt19937 random(357);
    for (int i = 0; i < 40; ++i) {
        QString layout;
        int left = 60;
        for (auto parts = 1 + random() % 12; parts > 0 && left > 0; --parts) {
            const int stones = 1 + static_cast<int>(random() % static_cast<unsigned>(std::min(left, 20)));
            left -= stones;
            layout += (layout.isEmpty() ? "" : ",") + QString(random() % 3 == 0 ? "(%1)" : "%1").arg(stones);
        }
        QTest::addRow("%d %s", i, qPrintable(layout)) << layout;
    }
}

// Taking single stones makes as many parts as there can be; their text leads back to the same field, also
// sorted.
void TestRibbonim::manyPartsGoThroughText() {
    QFETCH(QString, layout);
    const auto game = gameOf("limit=1;layout=" + layout.toStdString());
    std::mt19937 random(1);
    for (int round = 0; round < 3; ++round) {
        auto p = game->start();
        for (auto moves = game->moves(p); !moves.empty(); moves = game->moves(p)) {
            // Prefer what splits: the middle of the first part that is long enough.
            auto m = moves[random() % moves.size()];
            const auto big = std::ranges::find_if(moves, [&](Move x) {
                const auto parts = fieldOf(game->brief(game->play(p, x)));
                return parts.size() > fieldOf(game->brief(p)).size();
            });
            if (round > 0 && big != moves.end()) m = *big;
            p = game->play(p, m);
            const auto text = game->text(p);
            QCOMPARE(game->text(game->parse(text)), text);
            auto parts = fieldOf(game->brief(p));
            auto canonical = fieldOf(game->brief(game->canonical(p)));
            std::ranges::sort(parts);
            std::ranges::sort(canonical);
            QCOMPARE(canonical, parts);
            // In any other order it is the same field.
            std::ranges::shuffle(parts, random);
            try {
                const auto other = game->parse(textOf(parts) + text.substr(text.size() - 2));
                QVERIFY(game->canonical(other) == game->canonical(p));
            } catch (const InputError&) {
                QVERIFY(parts.size() > 12); // not every order finds room on the board
            }
        }
    }
}

// From a position that was pasted the same moves lead to the same, wherever a ring was cut.
void TestRibbonim::textSaysWhatComesNext() {
    const auto game = gameOf("limit=3;layout=(7),4,(5)");
    std::mt19937 random(2);
    for (int round = 0; round < 40; ++round) {
        auto played = game->start(), pasted = played;
        for (auto moves = game->moves(played); !moves.empty(); moves = game->moves(played)) {
            const auto m = moves[random() % moves.size()];
            const auto said = game->text(played, m);
            const auto same = game->parse(pasted, said);
            played = game->play(played, m);
            QCOMPARE(game->text(game->play(pasted, same)), game->text(played));
            pasted = game->parse(game->text(played));
        }
    }
}

// 2-2: then 2-1 or 2; then 1-1, 2, 1 or 1, 0; … by hand nine with their movers.
void TestRibbonim::symmetricFieldsCountOnce() {
    const auto game = gameOf("layout=2,2");
    const auto counted = census(*game, game->start(), {});
    QCOMPARE(counted.positions, 9U);
    QCOMPARE(counted.finished, 2U);
    QCOMPARE(counted.start.plies(), 3);
}

void TestRibbonim::boardFits() {
    QFETCH(QString, layout);
    const auto game = gameOf("layout=" + layout.toStdString());
    const auto board = game->layout(game->start());
    const auto parts = fieldOf(game->brief(game->start()));
    QCOMPARE(board.spots.size(),
             std::accumulate(parts.begin(), parts.end(), std::size_t(0), [](std::size_t n, int part) {
                 return n + static_cast<std::size_t>(std::abs(part));
             }));
    const auto step = board.step;
    QVERIFY2(step >= 27 && step <= 84, qPrintable(QString::number(step)));
    for (std::size_t i = 0; i < board.spots.size(); ++i) {
        const auto& a = board.spots[i];
        QVERIFY(a.centre.x > a.size.width / 2 && a.centre.x + a.size.width / 2 < board.size.width);
        QVERIFY(a.centre.y >= a.size.height * 0.4F && a.mark.y + 18 <= board.size.height);
        for (std::size_t j = 0; j < i; ++j) {
            const auto& b = board.spots[j];
            QVERIFY(std::hypot(a.centre.x - b.centre.x, a.centre.y - b.centre.y) > 0.98F * step);
            // No mark lies on another stone's face.
            constexpr float down = 11; // to the middle of a bare one
            QVERIFY(std::hypot(a.mark.x - b.centre.x, a.mark.y + down - b.centre.y) > 0.4F * step);
            QVERIFY(std::hypot(b.mark.x - a.centre.x, b.mark.y + down - a.centre.y) > 0.4F * step);
        }
    }
}

// Three of a size beside each other, with the same room between them, and one below in the middle.
void TestRibbonim::ringsShareTheRoomOfTheirRow() {
    const auto game = gameOf("layout=(8),(8),(8),(8)");
    const auto board = game->layout(game->start());
    std::array<Point, 4> centres{};
    for (std::size_t i = 0; i < board.spots.size(); ++i) {
        centres.at(i / 8).x += board.spots[i].centre.x / 8;
        centres.at(i / 8).y += board.spots[i].centre.y / 8;
    }
    const auto same = [](float a, float b) { return std::abs(a - b) < 1; };
    const auto& [left, middle, right, below] = centres;
    QVERIFY(same(left.y, middle.y) && same(middle.y, right.y) && below.y - middle.y > 100);
    QVERIFY(same(middle.x - left.x, right.x - middle.x) && same(left.x + right.x, board.size.width));
    QVERIFY(same(below.x, middle.x) && same(below.x, board.size.width / 2));
}

// A little before the first stone and a little behind the last, and no farther than the next part; with a
// knot at either end and the number of the part before it.
void TestRibbonim::cordsEndWhereTheirPartsEnd() {
    const auto game = gameOf("layout=6,4");
    const auto start = game->start();
    const auto spots = game->layout(start).spots;
    const auto p = game->play(start, game->parse(start, "1:3+1"));
    std::vector<std::vector<Point>> cords;
    std::vector<Point> knots, numbers;
    for (const auto& shape : game->scene(start, p).below) {
        if (shape.form == Shape::Form::Line) cords.push_back(shape.points);
        if (shape.form == Shape::Form::Ellipse) knots.push_back(shape.points.front());
        if (shape.form != Shape::Form::Text) continue;
        numbers.push_back(shape.points.front());
        QCOMPARE(shape.text.arguments.front().plain, std::to_string(numbers.size()));
    }
    const std::vector<std::pair<std::size_t, std::size_t>> ends{{0, 1}, {3, 5}, {6, 9}};
    QCOMPARE(cords.size(), ends.size());
    QCOMPARE(numbers.size(), ends.size());
    QCOMPARE(knots.size(), 2 * ends.size());
    const auto step = spots[1].centre.x - spots[0].centre.x;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const auto first = spots[ends[i].first].centre, last = spots[ends[i].second].centre;
        const auto &from = cords[i].front(), &to = cords[i].back();
        QVERIFY(from.x < first.x && from.x > first.x - step && to.x > last.x && to.x < last.x + step);
        QVERIFY(std::abs(from.y - first.y) < 1 && std::abs(to.y - last.y) < 1);
        QVERIFY(knots[2 * i] == from && knots[2 * i + 1] == to);
        // Where stones have been taken before it, it stands clear of the ring round them.
        const bool cut = i == 1;
        QVERIFY(cut ? std::abs(numbers[i].x - from.x) < 1 && numbers[i].y > from.y + step / 2
                    : numbers[i].x < from.x && numbers[i].x > from.x - step &&
                          std::abs(numbers[i].y - from.y) < 1);
    }
}

void TestRibbonim::ringWraps() {
    const auto game = gameOf("layout=2,(5)");
    const auto start = game->start();
    const auto m = game->parse(start, "2:4+3");
    QCOMPARE(game->path(start, start, m), (Path{5, 6, 2}));
    QCOMPARE(game->phrase(start, m).english(), "part 2, take 3: 4–1");
    QCOMPARE(game->phrase(start, game->parse(start, "1:2+1")).english(), "part 1, stone 2");
    const auto opened = game->play(start, m);
    QCOMPARE(game->text(opened), "2-2 2");
    // The stones stay where they were: the second and third of the ring.
    QCOMPARE(game->path(start, opened, game->parse(opened, "2:1+2")), (Path{3, 4}));
    QCOMPARE(game->layout(start).spots[5].label.english(), "ring 2, stone 4");
    QCOMPARE(game->story(start, start, m).size(), 3U);
    // Two arcs, named clockwise from where the ring was cut, as of the ribbon 5-6-1-2: stones 5-6 and 2.
    const auto apart = gameOf("layout=(6)");
    auto p = apart->start();
    for (const char* move : {"1:3+2", "1:3+1"}) p = apart->play(p, apart->parse(p, move));
    QCOMPARE(apart->text(p), "2-1 1");
    QCOMPARE(apart->path(apart->start(), p, apart->parse(p, "1:1+2")), (Path{4, 5}));
    QCOMPARE(apart->path(apart->start(), p, apart->parse(p, "2:1+1")), (Path{1}));
}

// Half a bracket is none.
void TestRibbonim::ringsAreInBrackets() {
    QVERIFY(ribbonim::strandOf("(12)")->ring && !ribbonim::strandOf("12")->ring);
    for (const auto* const given : {"(12", "12)", "(", ")", "()", "(0)", "((3))"})
        QVERIFY2(!ribbonim::strandOf(given), given);
}

void TestRibbonim::refusals() {
    const auto game = gameOf("limit=2;layout=4,(5)");
    const auto start = game->start();
    const auto p = game->play(start, game->parse(start, "1:2+1"));
    const auto said = [&](const Path& pointed) { return game->refusal(start, p, pointed).english(); };
    QVERIFY(said({1}).find("already been taken") != std::string::npos);
    QVERIFY(said({0, 2}).find("next to each other") != std::string::npos);
    QVERIFY(said({3, 4}).find("next to each other") != std::string::npos);
    QVERIFY(said({4, 6}).find("At most 2") != std::string::npos);
}

void TestRibbonim::why() {
    const auto game = gameOf("");
    const auto about = [&](const char* field) { return whyOf(*game, game->parse(field)); };
    const auto odd = about("2-4-7-(5)");
    QCOMPARE(odd.columns, (std::vector<std::string>{"4", "2", "1"}));
    QCOMPARE(odd.odd, (std::vector<bool>{true, false, false}));
    QCOMPARE(odd.rows[3].label, "(5)");
    QCOMPARE(odd.rows[3].dots, (std::vector<bool>{true, false, true}));
    QCOMPARE(odd.text.english(), "Taking 4 from an end of the ribbon of 7 makes every column even.");
    QVERIFY(about("1-2-3").text.english().starts_with("Every column is even"));
    QVERIFY(about("1-1-5").text.english().find("odd number of single stones") != std::string::npos);
    QVERIFY(about("1-1-1").text.english().starts_with("An odd number"));
    QVERIFY(about("1-1").text.english().starts_with("An even number"));
    // Kayles: 5 counts 4, and 4 counts 1.
    const auto kayles = gameOf("ending=normal;limit=2");
    QCOMPARE(whyOf(*kayles, kayles->parse("5-4")).rows[0].label, "5 → 4");
    // In misère play a firm part, as 2 is, makes it the same; without one, and beside (6), there is no rule.
    const auto misere = gameOf("limit=2");
    QCOMPARE(whyOf(*misere, misere->parse("5-2")).text.english(),
             "Taking 1 from the ribbon of 5 where it leaves 1 and 3 makes every column even.");
    QVERIFY(whyOf(*misere, misere->parse("5-4")).columns.empty());
    QVERIFY(whyOf(*misere, misere->parse("5-2-(6)")).columns.empty());
    QVERIFY(about("1-2-3").lines.empty());
    QVERIFY(whyOf(*kayles, kayles->parse("(6)")).lines.front().english().find("Circular Nim") !=
            std::string::npos);
    QVERIFY(whyOf(*misere, misere->parse("5-2")).lines.front().english().find("misère quotient") !=
            std::string::npos);
    const auto single = gameOf("limit=1");
    QVERIFY(whyOf(*single, single->parse("5-4")).text.english().starts_with("An odd number"));
    QVERIFY(whyOf(*single, single->parse("5-4")).lines.empty());
}

QTEST_GUILESS_MAIN(TestRibbonim)
#include "tst_ribbonim.moc"
