#include <QTest>

#include "core/kind.h"
#include "core/picture/drawing.h"
#include "core/picture/page.h"
#include "core/picture/shapes.h"
#include "tests/toykinds.h"

#include <algorithm>
#include <random>

using namespace core;

namespace {

double area(const std::vector<Point>& points) {
    double twice = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto a = points[i], b = points[(i + 1) % points.size()];
        twice += double(a.x) * double(b.y) - double(b.x) * double(a.y);
    }
    return std::abs(twice) / 2;
}

std::string english(const Message& message) {
    return message.english();
}

// The boards of all kinds, at their starts and some plies on, with every move worth a win in five.
std::vector<std::shared_ptr<BoardState>> boards() {
    std::vector<std::shared_ptr<BoardState>> all;
    auto kinds = catalogue();
    kinds.push_back(&pursuit::kind());
    for (const auto* kind : kinds) {
        const std::shared_ptr<const Game> game = kind->game("");
        auto p = game->start();
        std::mt19937 random(7);
        for (int ply = 0; ply < 6; ++ply) {
            const auto moves = game->moves(p);
            if (moves.empty()) break;
            auto& board = *all.emplace_back(std::make_shared<BoardState>(game, game->start()));
            board.setPosition(p);
            board.setInteractive(true);
            Analysis known;
            for (const auto m : moves) known.moves.push_back({m, exactly(Outcome::Win, 5)});
            board.setAnalysis(&known, Help::Numbers);
            p = game->play(p, moves[random() % moves.size()]);
        }
    }
    return all;
}

} // namespace

// A board as something to draw, without anybody who draws it.
class TestPicture : public QObject {
    Q_OBJECT

private slots:
    // As long as the line and round at both ends; a closed band has a hole, which is not filled.
    void linesAreMadeBroad() {
        const auto one = broadened({{{0, 0}, {100, 0}}}, 10);
        QCOMPARE(one.size(), std::size_t{1});
        QVERIFY(std::abs(area(one.front().points) - (2000 + 314.16)) < 2);
        const auto box = boundsOf(one.front());
        QVERIFY(std::abs(box.width() - 120) < 0.1F && std::abs(box.height() - 20) < 0.1F);
        const auto band = broadened({{{0, 0}, {100, 0}, {100, 100}, {0, 100}, {0, 0}}}, 10);
        QCOMPARE(band.size(), std::size_t{2});
        QVERIFY(std::abs(area(band[1].points) - 80.0 * 80) < 2);
        QVERIFY(std::abs(area(filledBy(band).points) - (area(band[0].points) - 80.0 * 80)) < 2);
    }

    // Cells that touch each other are framed as one, not over their neighbours.
    void cellsAreFramedAsABlock() {
        Layout layout;
        layout.size = {240, 80};
        for (const float x : {40.0F, 100.0F, 160.0F}) {
            Spot cell;
            cell.centre = cell.mark = {x, 40};
            cell.size = {60, 60};
            cell.form = Spot::Form::Square;
            layout.spots.push_back(cell);
        }
        const auto found = frames(layout, {Trace::Look::Ring, {0, 1}}, {Colour::of(Hue::First)});
        QCOMPARE(found.size(), std::size_t{1});
        const auto box = boundsOf(found.front()), right = placeOf(layout.spots[2]);
        QVERIFY(std::abs(box.width() - 126) < 0.1F);
        QVERIFY(box.high.x < right.low.x + 3.1F);
    }

    void linesEndAtTheEdge() {
        const auto parts = clipped({{-10, 5}, {5, 5}, {5, 20}, {8, 20}, {8, 5}}, {{0, 0}, {10, 10}});
        QCOMPARE(parts.size(), std::size_t{2});
        QCOMPARE(parts[0], (std::vector<Point>{{0, 5}, {5, 5}, {5, 10}}));
        QCOMPARE(parts[1], (std::vector<Point>{{8, 10}, {8, 5}}));
    }

    void pathsAreThoseOfSvg() {
        Shape shape;
        shape.points = {{0, 0}, {1.5F, -2.25F}};
        QCOMPARE(svgPath(shape), std::string("M0 0L1.5 -2.25"));
        shape.form = Shape::Form::Curve;
        QCOMPARE(svgPath(shape), std::string("M0 0C0.25 -0.38 1.25 -1.88 1.5 -2.25"));
        shape.form = Shape::Form::Polygon;
        QCOMPARE(svgPath(shape), std::string("M0 0L1.5 -2.25Z"));
    }

    // The larger sizes take no less room, and a number is left out before the sign is.
    void marksGetSmallerInSteps() {
        for (const char* number : {"", "5", "14", "≤140", "∞"}) {
            const Mark mark{Mark::Glyph::Win, true, true, number};
            for (std::size_t i = 1; i < markSizes.size(); ++i) {
                const auto larger = extentOf(mark, markSizes[i - 1]), smaller = extentOf(mark, markSizes[i]);
                QVERIFY(smaller.width <= larger.width && smaller.height <= larger.height);
                QVERIFY(heightOf(markSizes[i]) <= heightOf(markSizes[i - 1]));
            }
            const auto lettered = [&](MarkSize size) {
                return std::ranges::any_of(shapesOf(mark, size, true), [&](const Shape& shape) {
                    return shape.form == Shape::Form::Text && shape.text.english() == number;
                });
            };
            QCOMPARE(lettered(MarkSize::S), *number != '\0');
            QVERIFY(!lettered(MarkSize::Sign) && !shapesOf(mark, MarkSize::Bare, true).empty());
        }
    }

    // What a page is told is what the board has; each mark is told once, in all its forms.
    void aPageIsToldTheSame() {
        for (const auto& board : boards()) {
            const auto scene = page::sceneJson(*board, {}, english);
            const auto& marks = scene["marks"];
            QCOMPARE(static_cast<int>(scene["cells"].size()), board->spots());
            bool shown = false;
            for (SpotId spot = 0; spot < board->spots(); ++spot) {
                const auto& cell = scene["cells"][static_cast<std::size_t>(spot)];
                const auto& own = board->cell(spot);
                QCOMPARE(cell["says"].get<std::string>(), board->says(spot).english());
                QCOMPARE(cell.contains("mark"), own.mark && !own.onArrow);
                QCOMPARE(cell.value("target", false), (own.state & BoardState::Target) != 0);
                for (int way = 0; way < 4; ++way)
                    QCOMPARE(cell["next"][static_cast<std::size_t>(way)].get<SpotId>(),
                             board->next(spot, static_cast<Direction>(way)).value_or(spot));
                if (!cell.contains("mark")) continue;
                shown = true;
                const auto& mark = marks[cell["mark"].get<std::size_t>()];
                QCOMPARE(mark["number"].get<std::string>(), own.mark->number);
                QCOMPARE(mark["forms"].size(), scene["sizes"].size());
            }
            QVERIFY(shown || !scene["arrows"].empty());
            for (std::size_t i = 0; i < marks.size(); ++i)
                for (std::size_t k = 0; k < i; ++k) QVERIFY(marks[i] != marks[k]);
        }
    }

    // Every move can be shown on a page, from where the pieces stand to where they come to.
    void movesAreToldFromStartToEnd() {
        for (const auto& board : boards())
            for (const auto& choice : board->selection().choices()) {
                const auto motion = page::motionJson(*board, board->position(), choice.move, english);
                QVERIFY(motion["ms"].get<int>() > 0);
                for (const auto& piece : motion["pieces"]) {
                    int before = -1;
                    for (const auto& key : piece["keys"]) {
                        QVERIFY(key[0].get<int>() > before);
                        before = key[0].get<int>();
                    }
                    QVERIFY(before <= motion["ms"].get<int>());
                }
            }
    }

    // What a chain of jumps has leapt over so far is faded.
    //     . D S .
    //     . S . S
    void whatIsLeaptOverFades() {
        const std::shared_ptr<const Game> game = kindOf("fmurs").game("rows=8;columns=8;sheep=4;halves=1");
        const auto p = game->parse("8/1DS5/1S1S4/2S5/8/8/5D2/8 d 0");
        BoardState board(game, game->start());
        board.setPosition(p);
        board.setInteractive(true);
        const auto faded = [&] {
            const auto tokens = page::sceneJson(board, {}, english)["tokens"];
            return static_cast<int>(std::ranges::count_if(
                tokens, [](const auto& token) { return token.value("opacity", 1.0) == 0.42; }));
        };
        QCOMPARE(faded(), 0);
        const auto path = game->path(game->start(), p, game->parse(p, "b2xb4xd4"));
        board.point([&](Selection& s) { return s.press(path[0]); });
        board.point([&](Selection& s) { return s.enter(path[1]); });
        QCOMPARE(faded(), 1);
    }

    void aMessagePointsAsAClickDoes() {
        for (const auto& board : boards()) {
            auto told = *board, clicked = *board;
            for (SpotId spot = 0; spot < board->spots(); ++spot) {
                const auto heard = told.hear(tabletalk::Press{spot, 0});
                const auto answer = clicked.point([&](Selection& s) { return s.click(spot); });
                QVERIFY(heard.has_value());
                QCOMPARE(heard->move, answer.move);
                QCOMPARE(heard->refused, answer.refused);
                QCOMPARE(told.selection().trail(), clicked.selection().trail());
            }
            QVERIFY(!told.hear(tabletalk::Press{board->spots(), 0})->move);
            QVERIFY(!told.hear(tabletalk::PressArrow{100'000, 0})->move);
            QVERIFY(!told.hear(tabletalk::Here{}));
        }
    }

    // A page shows no more shapes than that (resources/web/trust.js): else there would be no board at all.
    void aPageTakesTheGround() {
        constexpr std::size_t most = 1000;
        for (const auto& board : boards()) {
            const auto told = page::layoutJson(*board, [](const Message& m) { return m.english(); });
            QVERIFY(!told.at("ground").empty() && told.at("ground").size() <= most);
        }
    }

    // Nothing of a board is cut off: neither its places nor what is written beside them.
    void aPageHasRoomForAll() {
        for (const auto& board : boards()) {
            const auto told = page::layoutJson(*board, english);
            const Point low{told["corner"][0].get<float>(), told["corner"][1].get<float>()};
            const Box frame{low, low + Point{told["size"][0].get<float>(), told["size"][1].get<float>()}};
            const auto has = [&](Point p) {
                return p.x > frame.low.x && p.x < frame.high.x && p.y > frame.low.y && p.y < frame.high.y;
            };
            for (const auto& spot : board->layout().spots) {
                const Point half{spot.size.width / 2, spot.size.height / 2};
                QVERIFY(has(spot.centre - half) && has(spot.centre + half));
            }
            const auto scene = page::sceneJson(*board, {}, english);
            const auto size =
                std::ranges::find_if(scene["sizes"], [](const auto& one) { return one["from"] <= 1; });
            for (const auto& cell : scene["cells"]) {
                if (!cell.contains("mark")) continue;
                const float beyond = cell["away"][1].get<float>() * size->at("height").get<float>();
                QVERIFY(has({cell["at"][0].get<float>(), cell["at"][1].get<float>() + beyond}));
            }
            for (const auto* shapes : {&board->layout().ground, &board->scene().below, &board->scene().above})
                for (const auto& shape : *shapes)
                    if (shape.form == Shape::Form::Text)
                        QVERIFY2(
                            has(shape.points.front() - Point{0, shape.textSize / 2}) &&
                                has(shape.points.front() + Point{0, shape.textSize / 2}),
                            (std::string(board->game().kind().id) + ": " + shape.text.english()).c_str());
        }
    }

    // Nor in a frame that is higher than wide, where what stands beside a board is above or below it.
    void aTallPageHasRoomForAll() {
        bool moved = false, stood = false;
        for (const auto& board : boards()) {
            const auto& layout = board->layout();
            const auto told = page::layoutJson(*board, english)["tall"];
            const Point low{told["corner"][0].get<float>(), told["corner"][1].get<float>()};
            const Box frame{low, low + Point{told["size"][0].get<float>(), told["size"][1].get<float>()}};
            if (told.contains("spots")) continue; // laid out anew
            const bool standing = told.contains("standing");
            const auto lying = [&](Point p) { return standing ? Point{p.y, p.x} : p; };
            const Box seen{lying(frame.low), lying(frame.high)};
            stood = stood || standing;
            if (standing) {
                const auto sizes = page::sceneJson(*board, {}, english)["tall"]["sizes"];
                QCOMPARE(sizes.size(), 5U);
                QVERIFY(frame.height() > frame.width());
            }
            for (const auto& spot : layout.spots) QCOMPARE(seen.with(placeOf(spot)), seen);
            auto shapes = groundOf(layout, seen);
            for (const auto* all : {&board->scene().below, &board->scene().above})
                shapes.insert(shapes.end(), all->begin(), all->end());
            std::vector<Box> written;
            for (const auto& shape : shapes) {
                if (shape.form != Shape::Form::Text) continue;
                moved = moved || shape.tall;
                const auto at = shape.tall.value_or(lying(shape.points.front()));
                const auto room = Box{at, at}.grown(shape.textSize * 0.3F, shape.textSize / 2);
                if (shape.opacity < 1) continue; // once more beyond an edge
                QVERIFY2(frame.with(room) == frame,
                         (std::string(board->game().kind().id) + ": " + shape.text.english()).c_str());
                for (const auto& other : written)
                    QVERIFY2(room.high.x <= other.low.x || other.high.x <= room.low.x ||
                                 room.high.y <= other.low.y || other.high.y <= room.low.y,
                             shape.text.english().c_str());
                if (shape.tall) written.push_back(room);
            }
        }
        QVERIFY(moved && stood);
    }

    // Where a game has a board of its own for such a frame, all of it is told: the same, elsewhere.
    void aTallPageIsToldTheSame() {
        bool some = false;
        for (const auto& board : boards()) {
            const auto layout = page::layoutJson(*board, english);
            const auto& tall = layout["tall"];
            if (!tall.contains("spots")) continue;
            some = true;
            const Point low{tall["corner"][0].get<float>(), tall["corner"][1].get<float>()};
            const Box frame{low, low + Point{tall["size"][0].get<float>(), tall["size"][1].get<float>()}};
            const auto has = [&](const page::Json& at, float beside, float above) {
                const Point p{at[0].get<float>(), at[1].get<float>()};
                return frame.with(Box{p, p}.grown(beside, above)) == frame;
            };
            QCOMPARE(tall["spots"].size(), layout["spots"].size());
            for (const auto& spot : tall["spots"])
                QVERIFY(has(spot["at"], spot["size"][0].get<float>() / 2, spot["size"][1].get<float>() / 2));
            const auto scene = page::sceneJson(*board, {}, english);
            const auto& own = scene["tall"];
            QCOMPARE(own["tokens"].size(), scene["tokens"].size());
            QCOMPARE(own["cells"].size(), scene["cells"].size());
            for (std::size_t i = 0; i < scene["cells"].size(); ++i)
                for (const char* what : {"says", "mark", "target", "chosen"})
                    QVERIFY(own["cells"][i].value(what, page::Json()) ==
                            scene["cells"][i].value(what, page::Json()));
            for (const auto& shape : own["below"])
                if (shape.contains("text")) QVERIFY(has(shape["at"], 4, shape["size"].get<float>() / 2));
            for (const auto& choice : board->selection().choices()) {
                const auto motion = page::motionJson(*board, board->position(), choice.move, english);
                QCOMPARE(motion["tall"]["ms"].get<int>(), motion["ms"].get<int>());
                QCOMPARE(motion["tall"]["pieces"].size(), motion["pieces"].size());
            }
        }
        QVERIFY(some);
    }

    // The last move is framed where it was made, in the colour of who made it.
    void whatWasPlayedIsFramed() {
        auto kinds = catalogue();
        kinds.push_back(&pursuit::kind());
        for (const auto* kind : kinds) {
            const std::shared_ptr<const Game> game = kind->game("");
            Match match(game, game->start());
            QVERIFY(!lastMoveOf(match, match.start()));
            std::mt19937 random(3);
            for (int ply = 0; ply < 12 && !match.ending(); ++ply) {
                const auto mover = match.mover();
                const auto moves = game->moves(match.position());
                match.play(moves[random() % moves.size()]);
                const auto last = lastMoveOf(match, match.start());
                QVERIFY(last && last->player == mover && !last->trace.spots.empty());
                BoardState board(game, game->start());
                board.setPosition(match.position());
                for (const auto spot : last->trace.spots) QVERIFY(spot >= 0 && spot < board.spots());
                const auto told = page::sceneJson(board, last, english)["last"];
                QVERIFY(!told.empty());
                const std::string hue(nameOf(hueOf(mover)));
                QVERIFY(std::ranges::any_of(
                    told, [&](const auto& shape) { return shape.value("stroke", page::Json()) == hue; }));
            }
        }
    }

    // Nobody's own pieces stand on their heads on a page; what is read as one says about which point.
    void ownPiecesStandUpright() {
        bool turned = false, cards = false;
        for (const auto& board : boards()) {
            const auto& layout = board->layout();
            QCOMPARE(page::layoutJson(*board, english)["round"].get<bool>(), false);
            for (const auto player : {Player::First, Player::Second}) {
                const bool round = page::layoutJson(*board, english, player)["round"].get<bool>();
                turned = turned || round;
                for (const auto& token : board->scene().tokens)
                    if (token.owner == player && !spotOf(layout, token.spot).card)
                        QCOMPARE(token.tilt, round ? 180.0F : 0.0F);
            }
            const auto scene = page::sceneJson(*board, {}, english);
            for (std::size_t i = 0; i < layout.spots.size(); ++i) {
                if (!layout.spots[i].card) continue;
                cards = true;
                const auto& cell = scene["cells"][i];
                if (cell.contains("mark"))
                    QCOMPARE(cell["with"].dump(), page::pointJson(layout.spots[i].centre).dump());
            }
        }
        QVERIFY(turned && cards);
    }
};

QTEST_APPLESS_MAIN(TestPicture)
#include "tst_picture.moc"
