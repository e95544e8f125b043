#include "core/picture/page.h"

#include "core/kind.h"
#include "core/picture/colours.h"
#include "core/picture/drawing.h"
#include "core/picture/markplaces.h"
#include "core/picture/motion.h"
#include "core/picture/shapes.h"
#include "core/picture/wrap.h"

#include <algorithm>

namespace core::page {

namespace {

Json colourJson(const Colour& c) {
    if (c.role == Hue::None) return nullptr;
    return c.role == Hue::Own ? hex(c.light) + '/' + hex(c.dark) : std::string(nameOf(c.role));
}

Json shapeJson(const Shape& s, const Speak& speak) {
    Json json;
    if (s.form == Shape::Form::Text) {
        json["text"] = speak(s.text);
        json["at"] = pointJson(s.points.front());
        if (s.tall) json["tall"] = pointJson(*s.tall);
        if (s.points.size() > 1) json["with"] = pointJson(s.points.back());
        json["size"] = rounded(s.textSize);
        if (s.bold) json["bold"] = true;
    } else {
        json["d"] = svgPath(s);
        if (s.width > 0 && s.stroke.role != Hue::None) {
            json["stroke"] = colourJson(s.stroke);
            json["width"] = rounded(s.width);
            if (s.dash[0] > 0) json["dash"] = {rounded(s.dash[0] * s.width), rounded(s.dash[1] * s.width)};
        }
    }
    json["fill"] = colourJson(s.fill);
    if (s.opacity < 1) json["opacity"] = rounded(s.opacity);
    return json;
}

} // namespace

Json pointJson(Point p) {
    return {rounded(p.x), rounded(p.y)};
}

Json shapesJson(const std::vector<Shape>& all, const Speak& speak) {
    auto json = Json::array();
    for (const auto& one : all)
        if (!one.points.empty()) json.push_back(shapeJson(one, speak));
    return json;
}

Json pieceJson(const Token& token) {
    Json json{{"art", std::string(token.art)}, {"size", rounded(token.size)}};
    if (token.tilt != 0) json["tilt"] = rounded(token.tilt);
    if (token.mirrored) json["mirrored"] = true;
    if (token.owner) json["owner"] = std::string(nameOf(hueOf(*token.owner)));
    return json;
}

namespace {

Json tokensJson(const Layout& layout, const std::vector<Token>& all) {
    auto json = Json::array();
    for (const auto& token : all) {
        const auto& spot = spotOf(layout, token.spot);
        const auto home = spot.centre, place = home + token.offset;
        for (const auto& copy : wrapped::copies(layout.wrap, home, place)) {
            auto one = pieceJson(token);
            one["at"] = pointJson(place + copy.offset);
            const auto opacity = copy.opacity * static_cast<float>(opacityOf(token));
            if (opacity < 1) one["opacity"] = rounded(opacity);
            if (spot.card) one["with"] = pointJson(home);
            json.push_back(std::move(one));
        }
    }
    return json;
}

// The marks of a scene, each told once, in all its sizes; a page knows how large the board is there.
class Marks {
public:
    explicit Marks(const Speak& speak) : m_speak(speak) {}

    // The number under which it is told.
    std::size_t number(const Mark& mark) {
        const auto found = std::ranges::find(m_marks, mark);
        if (found != m_marks.end()) return static_cast<std::size_t>(found - m_marks.begin());
        m_marks.push_back(mark);
        return m_marks.size() - 1;
    }
    Json json() const {
        auto all = Json::array();
        for (const auto& mark : m_marks) {
            auto forms = Json::array();
            for (const auto size : markSizes)
                forms.push_back({{"width", rounded(extentOf(mark, size).width)},
                                 {"shapes", shapesJson(shapesOf(mark, size, true), m_speak)}});
            all.push_back({{"glyph", std::string(nameOf(mark.glyph))},
                           {"filled", mark.filled},
                           {"best", mark.best},
                           {"number", mark.number},
                           {"forms", std::move(forms)}});
        }
        return all;
    }

private:
    const Speak& m_speak;
    std::vector<Mark> m_marks;
};

Json cellsJson(const BoardState& board, Marks& marks, const Speak& speak) {
    auto json = Json::array();
    const auto among = board.places();
    for (SpotId spot = 0; spot < board.spots(); ++spot) {
        const auto& cell = board.cell(spot);
        Json one{{"says", speak(board.says(spot))}};
        for (const auto way : {Direction::Left, Direction::Right, Direction::Up, Direction::Down})
            one["next"].push_back(neighbour(board.layout(), spot, way, among).value_or(spot));
        if ((cell.state & BoardState::Target) != 0) one["target"] = true;
        if ((cell.state & BoardState::Chosen) != 0) one["chosen"] = true;
        if (cell.mark && !cell.onArrow) {
            one["mark"] = marks.number(*cell.mark);
            const auto at = markCentre(board, spot, {}, 1);
            one["at"] = pointJson(at);
            one["away"] = pointJson(markCentre(board, spot, {2, 2}, 1) - at);
            if (board.spot(spot).card) one["with"] = pointJson(board.spot(spot).centre);
        }
        json.push_back(std::move(one));
    }
    return json;
}

// The best lie on top.
Json arrowsJson(const BoardState& board, Marks& marks, const Speak& speak) {
    auto json = Json::array();
    for (const bool best : {false, true})
        for (std::size_t i = 0; i < board.arrows().size(); ++i) {
            const auto& arrow = board.arrows()[i];
            if (!arrow.mark || arrow.mark->best != best) continue;
            Shape way;
            way.points = {arrow.place.from, arrow.place.to};
            json.push_back({{"arrow", i},
                            {"shapes", shapesJson(arrowShapes(board, arrow, best, 1), speak)},
                            {"way", svgPath(way)},
                            {"at", pointJson(arrow.place.mark)},
                            {"mark", marks.number(*arrow.mark)},
                            {"open", arrow.open}});
        }
    return json;
}

Json runsJson(const BoardState& board, Marks& marks, const Speak& speak) {
    auto json = Json::array();
    for (const auto* run : board.runs())
        json.push_back({{"shapes", shapesJson(runShapes(board, *run, 1), speak)},
                        {"at", pointJson(runMark(board, run->path, 1))},
                        {"spots", run->path},
                        {"mark", marks.number(*board.markOf(*run))}});
    return json;
}

// The sizes that marks can have, and from how many pixels a unit on the board's marks find room in each.
Json sizesJson(const BoardState& board, bool standing) {
    auto json = Json::array();
    for (const auto size : markSizes) {
        float least = 0, most = size == MarkSize::Bare ? 0.0F : 4.0F;
        for (int halvings = 0; halvings < 6 && most > 0; ++halvings) {
            const float scale = (least + most) / 2;
            (fits(board, marksOf(board, size, 1 / scale, standing)) ? most : least) = scale;
        }
        json.push_back({{"height", rounded(heightOf(size))}, {"from", rounded(most)}});
    }
    return json;
}

std::vector<Shape> dots(const BoardState& board) {
    std::vector<Shape> all;
    if (!board.interactive()) return all;
    for (SpotId spot = 0; spot < board.spots(); ++spot)
        if (const auto at = targetDot(board, spot, 1))
            for (auto& shape : dotShapes(board, *at, 1)) all.push_back(std::move(shape));
    return all;
}

} // namespace

namespace {

// What runs across may as well run down: in a tall frame such a board stands on its side, what is left above.
// Marks that hang below are beside there.
bool stands(const Layout& layout) {
    return layout.gesture == Gesture::Span && !layout.tall;
}
constexpr float widerThanHigh = 18; // px: a mark with its ring

// A spot's outlines: where it is hit, chosen, and ringed by the keyboard.
Json spotsJson(const Layout& layout) {
    auto spots = Json::array();
    for (const auto& spot : layout.spots)
        spots.push_back({{"at", pointJson(spot.centre)},
                         {"size", {rounded(spot.size.width), rounded(spot.size.height)}},
                         {"hit", svgPath(around(spot, 4))},
                         {"chosen", svgPath(around(spot, 3))},
                         {"ring", svgPath(around(spot, 6))}});
    return spots;
}

// In a tall frame a board is cut to what is seen there: what is occupied has little room round it.
Json tallJson(const Layout& layout, const Box& occupied) {
    constexpr float round = 6;
    const auto seen = layout.tall ? Box{layout.tall->low, layout.tall->high} : occupied.grown(round);
    if (stands(layout) && seen.width() > seen.height())
        return {{"corner", pointJson({seen.low.y, seen.low.x})},
                {"size", {rounded(seen.height() + widerThanHigh), rounded(seen.width())}},
                {"standing", true}};
    Json json{{"corner", pointJson(seen.low)}, {"size", {rounded(seen.width()), rounded(seen.height())}}};
    if (layout.tall) {
        const Box pieces{layout.tall->piecesLow, layout.tall->piecesHigh};
        json["pieces"] = {rounded(pieces.low.x), rounded(pieces.low.y), rounded(pieces.width()),
                          rounded(pieces.height())};
    }
    return json;
}

// What is occupied, with its marks.
Box fullOf(const BoardState& board) {
    const auto& occupied = board.occupied();
    return {occupied.all.low - occupied.before, occupied.all.high + occupied.behind};
}

// What of a scene lies where the board does.
Json partsJson(const BoardState& board, const std::optional<LastMove>& last, Marks& marks,
               const Speak& speak) {
    const auto& scene = board.scene();
    Json json{
        {"below", shapesJson(scene.below, speak)},       {"tokens", tokensJson(board.layout(), scene.tokens)},
        {"above", shapesJson(scene.above, speak)},       {"cells", cellsJson(board, marks, speak)},
        {"arrows", arrowsJson(board, marks, speak)},     {"runs", runsJson(board, marks, speak)},
        {"ways", shapesJson(openWays(board, 1), speak)}, {"dots", shapesJson(dots(board), speak)}};
    if (last) {
        const Framing framing{Colour::of(hueOf(last->player)), true, false, 1};
        json["last"] = shapesJson(frames(board.layout(), last->trace, framing), speak);
    }
    json["sizes"] = sizesJson(board, false);
    return json;
}

} // namespace

Json layoutJson(const BoardState& board, const Speak& speak, std::optional<Player> seat) {
    const auto& layout = board.layout();
    // Its part that is occupied, with its marks, fills the page's board as a frame; what lies around is seen
    // too.
    const auto all = fullOf(board);
    const auto middle = all.centre();
    const Size room{all.width() / filling, all.height() / filling};
    const auto frame = Box::around(middle, room);
    const auto ground = groundOf(layout, Box::around(middle, {room.width * 3, room.height * 3}), frame.low.y);
    auto tall = tallJson(layout, all);
    if (const auto upright = board.upright()) {
        const auto& own = upright->layout();
        tall = tallJson(own, fullOf(*upright));
        const auto [width, height] = own.size;
        const auto round = Box::around({width / 2, height / 2}, {width * 3, height * 3});
        tall["ground"] = shapesJson(groundOf(own, round, 0.0F), speak);
        tall["spots"] = spotsJson(own);
    }
    return {{"corner", pointJson(frame.low)},
            {"size", {rounded(frame.width()), rounded(frame.height())}},
            {"tall", std::move(tall)},
            {"round", std::ranges::any_of(
                          board.scene().tokens,
                          [&](const Token& t) { return t.owner && t.owner == seat && t.tilt == 180; })},
            {"turns", layout.wrap ? Json{layout.wrap->across, layout.wrap->down} : Json{false, false}},
            {"game", std::string(board.game().kind().id)},
            {"ground", shapesJson(ground, speak)},
            {"spots", spotsJson(layout)}};
}

Json sceneJson(const BoardState& board, const std::optional<LastMove>& last, const Speak& speak) {
    Marks marks(speak);
    auto json = partsJson(board, last, marks, speak);
    if (board.stop() != nullptr) json["stop"] = {{"spot", board.selection().trail().back()}};
    if (stands(board.layout())) json["tall"] = {{"sizes", sizesJson(board, true)}};
    if (const auto upright = board.upright()) json["tall"] = partsJson(*upright, last, marks, speak);
    json["marks"] = marks.json();
    return json;
}

Json coloursJson() {
    Json json;
    for (const bool dark : {false, true})
        for (const auto hue : hues())
            json[dark ? "dark" : "light"][std::string(nameOf(hue))] = hex(shade(hue, {dark}));
    json["written"] = ownersWritten;
    return json;
}

Json wordsJson(const Speak& speak) {
    return {{"stop", speak(text("TablePage", "Stop here"))},
            {"takeBack", speak(text("TablePage", "Take back"))},
            {"giveUp", speak(text("TablePage", "Give up"))},
            {"reallyGiveUp", speak(text("TablePage", "Give up this match?"))},
            {"yes", speak(text("TablePage", "Yes"))},
            {"no", speak(text("TablePage", "No"))},
            {"look", speak(text("TablePage", "Light or dark"))},
            {"board", speak(text("TablePage", "Board"))},
            {"lookBack", speak(text("Page", "Look back"))},
            {"bestPlay", speak(text("TurningCard", "Best play"))},
            {"steps", speak(text("Page", "Steps"))},
            {"begin", speak(text("Page", "To the beginning"))},
            {"before", speak(text("Page", "One step back"))},
            {"next", speak(text("Page", "One step on"))},
            {"end", speak(text("Page", "To the end"))},
            {"left", speak(text("TablePage", "Turn the field left"))},
            {"right", speak(text("TablePage", "Turn the field right"))},
            {"up", speak(text("TablePage", "Turn the field up"))},
            {"down", speak(text("TablePage", "Turn the field down"))}};
}

} // namespace core::page
