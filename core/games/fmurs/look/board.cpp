#include "core/games/fmurs/look/board.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr auto grass = Colour::own(0xDCE6C6, 0x3B4834), grass2 = Colour::own(0xD2DEB8, 0x34402D),
               straw = Colour::own(0xE8DFC0, 0x4D4931), straw2 = Colour::own(0xE0D6B4, 0x47432D),
               wood = Colour::own(0xC49661, 0x8E6A42), wood2 = Colour::own(0xA97B48, 0x6E4F2F);
constexpr Size board{848, 502};
constexpr float left = 50, right = board.width - 50; // of the counters
constexpr float middle = 240;                        // of the field: below it there is room for offers
constexpr int ghostColumns = 2, ghostRows = 1;       // beyond joined edges
constexpr float animal = 0.9F, rock = 0.8F, lettering = 0.33F; // of a cell

// Where the cells lie: a square of `cell` each, the first one's upper left corner at `corner`.
struct Grid {
    float cell = 0;
    Point corner;

    explicit Grid(const Field& field) {
        const int ghosts = field.topology() == Topology::Torus ? 2 * ghostRows : 0;
        const auto rows = static_cast<float>(field.rows()), columns = static_cast<float>(field.columns());
        cell = std::min(
            {58.0F, 404.0F / (rows + static_cast<float>(ghosts)), 600.0F / (columns + 2 * ghostColumns)});
        corner = {(board.width - columns * cell) / 2, middle - rows * cell / 2};
    }
    Point at(float row, float column) const { return {corner.x + column * cell, corner.y + row * cell}; }
};

// In a tall frame half a cell is seen beyond joined edges, rows are named left of that, and the counters
// stand in a line below.
struct TallGrid {
    Point low, high;           // what is seen
    Point fieldLow, fieldHigh; // with what is seen beyond its edges
    float rowNames = 0, columnNames = 0, counters = 0;

    TallGrid(const Field& field, const Grid& grid) {
        constexpr float rail = 14, beside = 16, line = 46;
        const bool torus = field.topology() == Topology::Torus, box = field.topology() == Topology::Box;
        const float across = box ? rail : grid.cell / 2, down = torus ? grid.cell / 2 : rail;
        const auto end = grid.at(static_cast<float>(field.rows()), static_cast<float>(field.columns()));
        fieldLow = {grid.corner.x - across, grid.corner.y - down};
        fieldHigh = {end.x + across, end.y + down};
        rowNames = fieldLow.x - beside;
        columnNames = fieldLow.y - beside + 4;
        counters = fieldHigh.y + beside;
        low = {rowNames - 12, columnNames - 12};
        high = {fieldHigh.x + 4, counters + line};
    }
    // Of so many counters in the line.
    Point counter(int which, int of) const {
        const float share = (static_cast<float>(which) + 0.5F) / static_cast<float>(of);
        return {low.x + (high.x - low.x) * share, counters};
    }
};

bool besideWall(const Field& field, int row) {
    return field.topology() != Topology::Torus && (row == 0 || row == field.rows() - 1);
}

Shape caption(Point at, const Message& text, float size, bool bold, Colour::Role role) {
    return {Shape::Form::Text, {at}, Colour::of(role), {}, 0, 0, text, size, bold};
}

// Two rails with posts, from one corner of the field to the next.
void addFence(std::vector<Shape>& shapes, Point from, Point to, int posts) {
    const bool across = from.y == to.y;
    for (const float aside : {-4.0F, 4.0F}) {
        const Point by = across ? Point{0, aside} : Point{aside, 0};
        shapes.push_back(
            {Shape::Form::Line, {{from.x + by.x, from.y + by.y}, {to.x + by.x, to.y + by.y}}, {}, wood, 3});
    }
    for (int i = 0; i <= posts; ++i) {
        const auto share = static_cast<float>(i) / static_cast<float>(posts);
        const Point at{from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
        shapes.push_back({Shape::Form::Rect, {{at.x - 4, at.y - 8}, {at.x + 4, at.y + 8}}, wood2, {}, 0, 2});
    }
}

// Which animal or rock a token is.
Token token(Cell c, std::string_view art, float size, std::optional<Player> owner = {}) {
    Token t;
    t.spot = c;
    t.art = art;
    t.size = size;
    t.owner = owner;
    return t;
}

} // namespace

namespace {

// The cells and their names, which turn with the field.
std::vector<Shape> tiles(const Field& field) {
    const Grid grid(field);
    const TallGrid tall(field, grid);
    std::vector<Shape> shapes;
    const auto name = [&](Point at, Point inTall, const Message& text) {
        shapes.push_back(caption(at, text, std::max(14.0F, grid.cell * lettering), true, Colour::Role::Ink2));
        shapes.back().tall = inTall;
        shapes.back().radius = grid.cell;
    };
    for (int i = 0; i < field.cells(); ++i) {
        const auto c = static_cast<Cell>(i);
        const int row = field.row(c), column = field.column(c);
        const bool odd = (row + column) % 2 == 1;
        const auto colour = besideWall(field, row) ? (odd ? straw2 : straw) : odd ? grass2 : grass;
        const auto y = static_cast<float>(row), x = static_cast<float>(column);
        shapes.push_back({Shape::Form::Rect, {grid.at(y, x), grid.at(y + 1, x + 1)}, colour, {}});
    }
    const bool fenced = field.topology() == Topology::Box; // at the sides
    const float beyond = fenced ? 0 : ghostColumns * grid.cell, beside = fenced ? 32 : 18;
    for (int row = 0; row < field.rows(); ++row) {
        const float y = grid.at(static_cast<float>(row) + 0.5F, 0).y;
        name({grid.corner.x - beyond - beside, y}, {tall.rowNames, y}, Message::plain(row + 1));
    }
    const float above = field.topology() == Topology::Torus ? grid.cell * ghostRows + 16 : 28;
    for (int column = 0; column < field.columns(); ++column) {
        const float x = grid.at(0, static_cast<float>(column) + 0.5F).x;
        name({x, grid.corner.y - above}, {x, tall.columnNames},
             Message::plain(std::string(1, static_cast<char>('a' + column))));
    }
    return shapes;
}

// Walls are fences.
std::vector<Shape> fences(const Field& field) {
    const Grid grid(field);
    const auto rows = static_cast<float>(field.rows()), columns = static_cast<float>(field.columns());
    std::vector<Shape> shapes;
    const float beyond = field.topology() == Topology::Box ? 0 : ghostColumns;
    if (field.topology() != Topology::Torus)
        for (const float y : {-8.0F, 8.0F}) {
            const float at = y < 0 ? grid.corner.y + y : grid.at(rows, 0).y + y;
            addFence(shapes, {grid.at(0, -beyond).x, at}, {grid.at(0, columns + beyond).x, at},
                     2 * (field.columns() + static_cast<int>(2 * beyond)));
        }
    if (field.topology() == Topology::Box)
        for (const float x : {-8.0F, 8.0F}) {
            const float at = x < 0 ? grid.corner.x + x : grid.at(0, columns).x + x;
            addFence(shapes, {at, grid.corner.y}, {at, grid.at(rows, 0).y}, 2 * field.rows());
        }
    return shapes;
}

} // namespace

Layout Board::layout(const Rules::Position&) const {
    const auto& field = m_rules.field();
    const Grid grid(field);
    Layout layout{board, Gesture::Steps, {}, fences(field)};
    layout.step = grid.cell;
    const TallGrid tall(field, grid);
    layout.tall = Tall{tall.low, tall.high, tall.fieldLow, tall.fieldHigh};
    const bool box = field.topology() == Topology::Box;
    layout.wrap =
        Wrap{grid.corner,
             {grid.cell * static_cast<float>(field.columns()), grid.cell * static_cast<float>(field.rows())},
             {grid.cell, grid.cell},
             !box,
             field.topology() == Topology::Torus,
             ghostColumns,
             ghostRows,
             tiles(field)};
    for (int i = 0; i < field.cells(); ++i) {
        const auto c = static_cast<Cell>(i);
        const int row = field.row(c), column = field.column(c);
        const auto centre = grid.at(static_cast<float>(row) + 0.5F, static_cast<float>(column) + 0.5F);
        Spot spot{centre,
                  {grid.cell - 6, grid.cell - 6},
                  Spot::Form::Square,
                  {text("fmurs", "cell %1"), {field.name(c)}},
                  {centre.x, centre.y + grid.cell * animal / 2},
                  {0, 1},
                  row,
                  true};
        layout.spots.push_back(std::move(spot));
    }
    return layout;
}

namespace {

// What is counted: a number under its name, and what it is of or who it is from.
struct Counter {
    Message name;
    int number;
    float size;
    Colour::Role colour;
    std::optional<int> of;
};

// From a point downwards, or at a place of the line of a tall frame; returns where the next one below goes.
float addCounter(std::vector<Shape>& shapes, Point at, Point tall, const Counter& c) {
    const float beside = c.of ? 24 : 0, line = 24;
    shapes.push_back(caption(at, c.name, 14, false, Colour::Role::Ink2));
    shapes.back().tall = tall;
    shapes.push_back(
        caption({at.x, at.y + 12 + c.size * 0.7F}, Message::plain(c.number), c.size, true, c.colour));
    shapes.back().tall = Point{tall.x - beside, tall.y + line};
    const float next = at.y + 34 + c.size;
    if (!c.of) return next;
    shapes.push_back(caption({at.x, next}, {text("fmurs", "of %1"), {*c.of}}, 14, false, Colour::Role::Ink2));
    shapes.back().tall = Point{tall.x + beside, tall.y + line};
    shapes.back().radius = left;
    return next + 26;
}

} // namespace

// The counters beside the field: sheep caught, turns of the dogs, and what there is to beat, in the colour of
// the player who has set it.
std::vector<Shape> Board::counters(const Rules::Position& p) const {
    std::vector<Shape> shapes;
    constexpr float top = 36, large = 26, small = 22;
    constexpr int endless = 999; // no limit that matters
    const TallGrid tall(m_rules.field(), Grid(m_rules.field()));
    const bool second = p.half == 1, cleared = p.firstTurns > 0, halves = m_rules.halves() > 1;
    const int line = 2 + (second ? 1 : 0) + (halves ? 1 : 0);
    const auto toBeat = [&](float x, float y, int number) {
        return addCounter(shapes, {x, y}, tall.counter(2, line),
                          {text("fmurs", "to beat"), number, small, Colour::Role::First, {}});
    };
    const bool dogs = p.phase == Rules::Phase::PlaceDogs;
    const auto name = !m_rules.placing(p) ? text("fmurs", "caught")
                      : dogs              ? text("fmurs", "dogs")
                                          : text("fmurs", "sheep");
    const int count = !m_rules.placing(p) ? m_rules.caught(p)
                      : dogs              ? setOf(p.dogs).count()
                                          : p.sheep.count();
    float y = addCounter(shapes, {left, top}, tall.counter(0, line),
                         {name, count, large, Colour::Role::Ink, dogs ? m_rules.dogs() : m_rules.sheep()});
    if (second && !cleared) toBeat(left, y, p.firstCaught);
    const bool limited = !(second && cleared) && m_rules.turnLimit() < endless;
    y = addCounter(shapes, {right, top}, tall.counter(1, line),
                   {text("fmurs", "dog turns"), p.turns, large, Colour::Role::Ink,
                    limited ? std::optional(m_rules.turnLimit()) : std::nullopt});
    if (second && cleared) y = toBeat(right, y, p.firstTurns);
    if (halves) {
        shapes.push_back(caption({right, y + 16},
                                 second ? text("fmurs", "second half") : text("fmurs", "first half"), 13,
                                 false, Colour::Role::Ink));
        shapes.back().tall = Point{tall.counter(line - 1, line).x, tall.counters + 12};
    }
    return shapes;
}

Scene Board::scene(const Rules::Position&, const Rules::Position& p) const {
    const Grid grid(m_rules.field());
    Scene scene;
    scene.above = counters(p);
    m_rules.field().rocks().each([&](Cell c) { scene.tokens.push_back(token(c, "rock", grid.cell * rock)); });
    p.sheep.each([&](Cell c) { scene.tokens.push_back(token(c, "sheep", grid.cell * animal)); });
    for (const auto dog : p.dogs)
        if (dog != noCell) scene.tokens.push_back(token(dog, "dog", grid.cell * animal, m_rules.dogOwner(p)));
    return scene;
}

Path Board::path(const Rules::Position&, const Rules::Position& p, Rules::Move m) const {
    using Kind = Rules::Move::Kind;
    if (m.kind() == Kind::Place) return {m.to()};
    if (m.kind() == Kind::Step) return {m.from(), m.to()};
    if (m.kind() != Kind::Jump) return {*std::ranges::min_element(p.dogs)};
    const auto& chase = m_rules.chase();
    Path path{m.from()};
    if (m.to() != noCell) path.push_back(m.to());
    m_rules.eachLeap(p, m, [&](const Placement& h, Cell dog, const Leap& leap, int) {
        // Two leaps round the field, or a leap and a step, can end on one cell: then the first sheep says
        // which is meant.
        const bool alsoStep = path.size() == 1 && chase.steps(h, dog).has(leap.to);
        if (alsoStep || chase.ambiguous(h, dog, leap))
            path.push_back(m_rules.field().next(dog, leap.direction));
        path.push_back(leap.to);
    });
    return path;
}

// The way of a step or leap in board units, over a joined edge where it leads there.
Point Board::way(Cell from, Cell to, std::optional<Direction> direction) const {
    const auto& field = m_rules.field();
    const Grid grid(field);
    int south = field.row(to) - field.row(from), east = field.column(to) - field.column(from);
    if (direction) {
        // So many cells that way.
        const auto next = field.next(from, *direction);
        int cells = 1;
        for (auto c = next; c != to; c = field.next(c, *direction)) ++cells;
        const auto d = static_cast<std::size_t>(*direction);
        constexpr std::array<int, allDirections> souths{-1, 0, 1, 0, -1, 1, 1, -1},
            easts{0, 1, 0, -1, 1, 1, -1, -1};
        south = souths[d] * cells;
        east = easts[d] * cells;
    } else {
        const auto shorter = [](int by, int size) {
            return by > size / 2 ? by - size : by < -(size / 2) ? by + size : by;
        };
        if (field.topology() == Topology::Torus) south = shorter(south, field.rows());
        if (field.topology() != Topology::Box) east = shorter(east, field.columns());
    }
    return {static_cast<float>(east) * grid.cell, static_cast<float>(south) * grid.cell};
}

// A dog steps, then jumps over sheep after sheep, and each line of them leaves as it is jumped over.
Story Board::story(const Rules::Position&, const Rules::Position& p, Rules::Move m) const {
    Story story;
    const auto add = [&](Event::Kind kind, Cell from, Cell to, int step, std::optional<Point> by) {
        Event event{kind, from, to, step};
        event.by = by;
        story.push_back(event);
    };
    if (m.kind() == Rules::Move::Kind::Place) add(Event::Kind::Appear, m.to(), m.to(), 0, {});
    const bool stepped = m.from() != noCell && m.to() != noCell;
    if (stepped) add(Event::Kind::Travel, m.from(), m.to(), 0, way(m.from(), m.to(), {}));
    m_rules.eachLeap(p, m, [&](const Placement&, Cell dog, const Leap& leap, int number) {
        const int step = number + (stepped ? 1 : 0);
        add(Event::Kind::Hop, m.from(), leap.to, step, way(dog, leap.to, leap.direction));
        leap.taken.each([&](Cell c) { add(Event::Kind::Shrink, c, c, step, {}); });
    });
    return story;
}

std::vector<HunchOf<Rules::Move>> Board::hunches(const Rules::Position& p) const {
    const auto moves = m_rules.moves(p);
    if (m_rules.placing(p) || moves.empty()) return {};
    const auto most = *std::ranges::max_element(moves, {}, [](const auto& m) { return m.chain().length; });
    if (most.kind() != Rules::Move::Kind::Jump) return {};
    return {{text("fmurs", "jump as far as you can"), most}};
}

} // namespace core::fmurs
