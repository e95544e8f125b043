#include <QRectF>
#include <QTest>

#include "core/kind.h"
#include "tests/core/analysed.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <set>

using namespace core;

namespace {

std::unique_ptr<Game> gameWith(std::string_view rules = "") {
    return kindOf("persimmons").game(rules);
}

} // namespace

// The board of Persimmons and what is said about it.
class TestPersimmonsBoard : public QObject {
    Q_OBJECT

private slots:
    void boardHasRoom_data();
    void boardHasRoom();
    void fruitsAreNamed();
    void aFingerHasRoom_data();
    void aFingerHasRoom();
    void theCordGoesRoundItsEnds();
    void stringsAreNumberedAtTheirKnots();
    void tabletsStandInRows();
    void lowEndFallsFirst();
    void tabletsGo();
    void summaryTellsTheStart();
    void refusalsNameTheRule();
    void whyMarksTheOddColumns();
    void whyNamesMovesThatWin();
};

void TestPersimmonsBoard::boardHasRoom_data() {
    QTest::addColumn<QString>("strings");
    for (const char* s : {"1,2,3", "3,5,2,4", "21", "12,13", "21,21,21,21,21,21,21,21", "0,0,1",
                          "12,12,12,12,12,12,12,12", "3,3,3,3,3,3,3,3", "4,5,6,7,8"})
        QTest::newRow(s) << s;
}

// Nothing overlaps, nothing leaves the board, and a mark has its room.
void TestPersimmonsBoard::boardHasRoom() {
    QFETCH(QString, strings);
    for (const char* condition : {"A", "W"}) {
        const auto game = gameWith("strings=" + strings.toStdString() + ";condition=" + condition);
        for (const auto& layout : {game->layout(game->start()), *game->upright(game->start())}) {
            const QRectF board(0, 0, layout.size.width, layout.size.height);
            std::vector<QRectF> taken;
            for (const auto& spot : layout.spots) {
                const bool tablet = spot.form == Spot::Form::Tablet;
                const float seen = spot.size.width;
                const float height = tablet ? spot.size.height : std::min(spot.size.height, 26.0F);
                QRectF place(spot.centre.x - seen / 2, spot.centre.y - height / 2, seen, height);
                if (!tablet) place.setRight(spot.mark.x + 14); // a bare one
                QVERIFY(board.contains(place));
                for (const auto& other : taken)
                    QVERIFY(!other.adjusted(0.1, 0.1, -0.1, -0.1).intersects(place));
                taken.push_back(place);
            }
        }
    }
}

void TestPersimmonsBoard::aFingerHasRoom_data() {
    QTest::addColumn<QString>("rules");
    for (const char* rules :
         {"", "strings=5,5;condition=W", "strings=21;condition=L;limit=3", "strings=3,5,7", "strings=9,13",
          "strings=2,3,4,5", "strings=6,7,4", "strings=10,2,8,3", "strings=10,2,9,1,8", "strings=4,5,6,7,8"})
        QTest::newRow(rules) << rules;
}

// On a telephone held upright that is as small as any: 9 mm, as tests/page/matches measures it.
void TestPersimmonsBoard::aFingerHasRoom() {
    QFETCH(QString, rules);
    constexpr float finger = 34, wide = 336, high = 396; // px
    const auto game = gameWith(rules.toStdString());
    const auto layout = *game->upright(game->start());
    QCOMPARE(layout.spots.size(), game->layout(game->start()).spots.size());
    const float scale = std::min(wide / layout.size.width, high / layout.size.height);
    for (const auto& spot : layout.spots) {
        float room = std::min(spot.size.width, spot.size.height) + 8; // as it is hit
        for (const auto& other : layout.spots)
            if (&other != &spot)
                room = std::min(room, std::max(std::abs(other.centre.x - spot.centre.x),
                                               std::abs(other.centre.y - spot.centre.y)));
        QVERIFY2(room * scale >= finger, std::to_string(room * scale).c_str());
    }
}

// In two columns: each cord ends at its last persimmon; from the first it goes on below its end and comes
// from above to the second. How many there are is said in the middle of both.
void TestPersimmonsBoard::theCordGoesRoundItsEnds() {
    const auto game = gameWith("strings=21;condition=A");
    std::map<float, float> ends; // of columns: the lowest persimmon
    const auto spots = game->layout(game->start()).spots;
    for (int i = 0; i < 21; ++i) {
        const auto centre = spots.at(static_cast<std::size_t>(i)).centre;
        ends[centre.x] = std::max(ends[centre.x], centre.y);
    }
    QCOMPARE(ends.size(), std::size_t{2});
    const float left = ends.begin()->first, right = ends.rbegin()->first;
    int loops = 0, cords = 0, counts = 0;
    for (const auto& shape : game->scene(game->start(), game->start()).below) {
        const auto& p = shape.points;
        if (shape.form == core::Shape::Form::Line) {
            ++cords;
            QCOMPARE(p.back().y, ends.at(p.back().x));
        } else if (shape.form == core::Shape::Form::Curve) {
            ++loops;
            QVERIFY(p.front().x < p[1].x && p[1].x < p[2].x && p[1].y > p.front().y);
            QVERIFY(p[p.size() - 2].x < p.back().x && p[p.size() - 2].y < p.back().y);
        } else if (shape.text.english() == "21") {
            ++counts;
            QCOMPARE(p.front().x, (left + right) / 2);
        }
    }
    QVERIFY(loops == 1 && cords == 2 && counts == 1);
}

// The list speaks of strings by their numbers: these stand at the pole, whose middle is that of what hangs
// there, and the counts in discs below.
void TestPersimmonsBoard::stringsAreNumberedAtTheirKnots() {
    for (const char* strings : {"5", "21", "4,4,4", "3,3,3,3,3,3,3,3"}) {
        const auto game = gameWith(std::string("strings=") + strings + ";condition=W");
        const auto layout = game->layout(game->start());
        std::vector<std::string> numbers;
        for (const auto& shape : game->scene(game->start(), game->start()).below)
            if (shape.form == core::Shape::Form::Text &&
                shape.points.front().y < layout.spots.front().centre.y)
                numbers.push_back(shape.text.english());
        const auto count =
            static_cast<std::size_t>(std::count(strings, strings + std::strlen(strings), ',') + 1);
        QCOMPARE(numbers.size(), count);
        for (std::size_t i = 0; i < count; ++i) QCOMPARE(numbers[i], std::to_string(i + 1));
        float left = layout.size.width, right = 0;
        for (const auto& spot : layout.spots) {
            left = std::min(left, spot.centre.x);
            right = std::max(right, spot.centre.x);
        }
        for (const auto& shape : layout.ground) {
            const bool pole = shape.form == core::Shape::Form::Rect && shape.radius > 4;
            if (pole && count < 8)
                QVERIFY(std::abs((shape.points[0].x + shape.points[1].x) - (left + right)) < 1);
        }
    }
}

// With arrow keys one comes from a tablet to what hangs beside it.
void TestPersimmonsBoard::tabletsStandInRows() {
    const auto game = gameWith("strings=12,13;condition=A");
    const auto spots = game->layout(game->start()).spots;
    const float pitch = spots[1].centre.y - spots[0].centre.y;
    std::set<int> rows;
    for (const auto& tablet : spots) {
        if (tablet.form != Spot::Form::Tablet) continue;
        rows.insert(tablet.row);
        for (const auto& fruit : spots)
            if (fruit.form != Spot::Form::Tablet && fruit.row == tablet.row)
                QVERIFY(std::abs(fruit.centre.y - tablet.centre.y) <= pitch);
    }
    QCOMPARE(rows.size(), std::size_t{2});
}

void TestPersimmonsBoard::lowEndFallsFirst() {
    const auto game = gameWith("strings=2,4");
    const auto start = game->start();
    const auto drop = game->parse(start, "2:3");
    QCOMPARE(game->path(start, start, drop), Path{3});
    QCOMPARE(
        game->story(start, start, drop),
        (Story{{Event::Kind::Fall, 5, 5, 0}, {Event::Kind::Fall, 4, 4, 1}, {Event::Kind::Fall, 3, 3, 2}}));
    const auto after = game->scene(start, game->play(start, drop));
    QCOMPARE(after.tokens.size(), std::size_t{3});
    QCOMPARE(after.tokens.back().spot, 2);
    // What hangs lowest now falls first.
    const auto p = game->play(start, game->parse(start, "2:1"));
    QCOMPARE(game->story(start, p, game->parse(p, "2:1")), (Story{{Event::Kind::Fall, 4, 4, 0}}));
}

void TestPersimmonsBoard::tabletsGo() {
    const auto texts = [](const Scene& scene) {
        std::set<std::string> all;
        for (const auto& shape : scene.below) all.insert(shape.text.english());
        return all;
    };
    const auto game = gameWith("strings=2");
    const auto start = game->start();
    QCOMPARE(game->layout(start).spots.size(), std::size_t{4});
    const auto open = texts(game->scene(start, start));
    QVERIFY(open.contains("Last mover wins") && open.contains("Last mover loses"));
    const auto declare = game->parse(start, "L");
    QCOMPARE(game->path(start, start, declare), Path{2});
    QCOMPARE(game->story(start, start, declare), (Story{{Event::Kind::Flip, 2, 2, 0}}));
    const auto decided = texts(game->scene(start, game->play(start, declare)));
    QVERIFY(!decided.contains("Last mover wins") && decided.contains("Last mover loses"));
    const auto without = gameWith("strings=2;condition=W");
    QCOMPARE(without->layout(without->start()).spots.size(), std::size_t{2});
}

void TestPersimmonsBoard::summaryTellsTheStart() {
    const auto game = gameWith("strings=2,6;limit=3");
    const auto start = game->start();
    const auto summary = game->summary(start);
    QCOMPARE(summary.size(), std::size_t{3});
    QCOMPARE(summary.back().english(), std::string("started from 2-6"));
}

void TestPersimmonsBoard::refusalsNameTheRule() {
    const auto game = gameWith("strings=2,6;limit=3");
    const auto start = game->start();
    QCOMPARE(game->refusal(start, start, {4}).english(), std::string("A turn drops at most 3 persimmons."));
    const auto p = game->play(game->play(start, game->parse(start, "2:1")), game->parse(start, "W"));
    QCOMPARE(game->refusal(start, p, {7}).english(), std::string("This persimmon has been dropped already."));
    QCOMPARE(game->refusal(start, p, {8}).english(), std::string("The condition is declared already."));
}

void TestPersimmonsBoard::whyMarksTheOddColumns() {
    const auto game = gameWith();
    // 2-5A: 010, 101 and 001 for the condition; the fours and the twos are odd.
    const auto won = whyOf(*game, game->parse("2-5A"));
    QCOMPARE(won.columns, (std::vector<std::string>{"4", "2", "1"}));
    QCOMPARE(won.rows.size(), std::size_t{3});
    QCOMPARE(won.rows[1].label, std::string("5"));
    QCOMPARE(won.rows[1].dots, (std::vector<bool>{true, false, true}));
    QCOMPARE(won.rows[2].label, std::string("A"));
    QCOMPARE(won.odd, (std::vector<bool>{true, true, false}));
    QVERIFY2(won.text.english().find("Drop 5 from the string of 5:") != std::string::npos,
             won.text.english().c_str());
    const auto lost = whyOf(*game, game->parse("1-3A"));
    QCOMPARE(lost.odd, (std::vector<bool>{false, false}));
    const auto limited = gameWith("limit=2");
    QVERIFY(whyOf(*limited, limited->start()).columns.empty());
}

// Why names a move that is marked, and the one that the written recipe, repaired, says wins too.
void TestPersimmonsBoard::whyNamesMovesThatWin() {
    const auto game = gameWith();
    int told = 0;
    for (const char* condition : {"A", "W", "L"})
        for (int a = 0; a <= 6; ++a)
            for (int b = a; b <= 6; ++b)
                for (int c = b; c <= 6; ++c) {
                    const auto board =
                        std::to_string(a) + '-' + std::to_string(b) + '-' + std::to_string(c) + condition;
                    const auto p = game->parse(board);
                    const auto known = analysed(*game, p);
                    if (known.verdict.lower != Outcome::Win || game->result(p)) continue;
                    std::set<std::string> winning;
                    for (const auto& move : known.moves)
                        if (move.verdict.lower == Outcome::Win) winning.insert(game->text(p, move.move));
                    const auto& lines = known.why->lines;
                    QVERIFY2(lines.size() == 1, board.c_str());
                    // What the recipe names, as moves: any string that holds so many will do.
                    const auto& places = lines.front().arguments;
                    const auto said = lines.front().english();
                    std::set<std::string> named;
                    if (places.size() == 1)
                        named.insert(said.find("mover wins") != std::string::npos ? "W" : "L");
                    else
                        for (int string = 1; const int count : {a, b, c}) {
                            if (std::to_string(count) == places[2].plain)
                                named.insert(std::to_string(string) + ':' +
                                             std::to_string(count - std::stoi(places[1].plain)));
                            ++string;
                        }
                    QVERIFY(!named.empty());
                    for (const auto& move : named)
                        QVERIFY2(winning.contains(move), (board + ' ' + said).c_str());
                    // And the move told first is one of those that are marked.
                    const auto first = known.why->text.arguments.front().message.front().english();
                    std::set<std::string> marked;
                    for (const auto& move : known.moves) {
                        if (move.verdict.plies() != known.moves.front().verdict.plies()) break;
                        const auto name = game->text(p, move.move);
                        marked.insert(name == "W" ? "Declare “last mover wins”"
                                      : name == "L"
                                          ? "Declare “last mover loses”"
                                          : "Drop " + name.substr(2) + " from the string of " +
                                                std::to_string(std::array{
                                                    a, b, c}[static_cast<std::size_t>(name.front() - '1')]));
                    }
                    QVERIFY2(marked.contains(first), (board + ' ' + first).c_str());
                    ++told;
                }
    QVERIFY(told > 50);
}

void TestPersimmonsBoard::fruitsAreNamed() {
    const auto game = gameWith("strings=1,3");
    const auto& spots = game->layout(game->start()).spots;
    QCOMPARE(spots.at(0).label.english(), std::string("string 1, persimmon 1 from above"));
    QCOMPARE(spots.at(1).label.english(), std::string("string 2, persimmon 1 from above"));
    QCOMPARE(spots.at(3).label.english(), std::string("string 2, persimmon 3 from above"));
}

QTEST_GUILESS_MAIN(TestPersimmonsBoard)
#include "tst_persimmonsboard.moc"
