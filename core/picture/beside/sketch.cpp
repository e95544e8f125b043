#include "core/picture/beside/sketch.h"

#include "core/picture/shapes.h"

#include <algorithm>
#include <numbers>

namespace core {

namespace {

constexpr float sketchLettering = 14;

Shape sketchedText(Point at, std::string words, bool bold = false, Hue hue = Hue::Ink,
                   float size = sketchLettering) {
    Shape shape{Shape::Form::Text, {at}, Colour::of(hue), {}};
    shape.text = Message::plain(std::move(words));
    shape.textSize = size;
    shape.bold = bold;
    return shape;
}

Shape disc(Point at, float radius) {
    return {Shape::Form::Ellipse, {at, {radius, radius}}, {}, {}};
}

// Its outline has no ends: it lies well within a line.
Shape sketchedLine(std::vector<Point> points, Hue hue, float width) {
    return stroked({Shape::Form::Line, std::move(points), {}, {}}, Colour::of(hue), width);
}

void putMark(std::vector<Shape>& into, const Mark& mark, Point at) {
    for (const auto& shape : shapesOf(mark, MarkSize::Sign, false)) into.push_back(placed(shape, at));
}

// Large: in a lesson they are looked at from the last row of a class.
constexpr float columnLettering = 24, columnWidth = 56, columnHead = 44, columnRow = 40, columnLabel = 76,
                columnArrow = 40;

float columnsHigh(const Explanation& why) {
    return columnHead + columnRow * static_cast<float>(std::max<std::size_t>(1, why.rows.size())) + 4;
}

void putColumn(std::vector<Shape>& into, const Explanation& why, std::size_t column, Point corner) {
    const float x = corner.x + columnLabel + columnWidth * (static_cast<float>(column) + 0.5F);
    into.push_back(
        sketchedText({x, corner.y + columnHead / 2}, why.columns[column], false, Hue::Ink2, columnLettering));
    if (column < why.odd.size() && why.odd[column]) {
        Shape frame{Shape::Form::Rect,
                    {{x - columnWidth / 2 + 4, corner.y + 2},
                     {x + columnWidth / 2 - 4, corner.y + columnsHigh(why) - 2}},
                    {},
                    {}};
        frame.radius = 16;
        into.push_back(stroked(frame, Colour::of(Hue::Win), 4));
    }
    for (std::size_t row = 0; row < std::max<std::size_t>(1, why.rows.size()); ++row) {
        const bool on = row < why.rows.size() && why.rows[row].dots.at(column);
        const Point at{x, corner.y + columnHead + columnRow * (static_cast<float>(row) + 0.5F)};
        into.push_back(filled(disc(at, on ? 12 : 4), Colour::of(on ? Hue::Ink : Hue::Ink3)));
    }
}

constexpr float cellWidth = 34, cellHeight = 28, tableHead = 26;

Shape cellAt(Point low) {
    Shape cell{Shape::Form::Rect, {low, low + Point{cellWidth, cellHeight}}, {}, {}};
    cell.radius = 4;
    return cell;
}

// So many dots as fit into a pit, in rows of three.
void putDots(std::vector<Shape>& into, Point at, int count) {
    constexpr int inRow = 3, most = 12;
    constexpr float apart = 7, radius = 2.6F;
    const int shown = std::min(count, most), rows = (shown + inRow - 1) / inRow;
    for (int i = 0; i < shown; ++i) {
        const int row = i / inRow, inThis = std::min(inRow, shown - row * inRow);
        const Point place{apart * (static_cast<float>(i % inRow) - static_cast<float>(inThis - 1) / 2),
                          apart * (static_cast<float>(row) - static_cast<float>(rows - 1) / 2)};
        into.push_back(filled(disc(at + place, radius), Colour::of(Hue::Ink)));
    }
}

constexpr float clockRadius = 50, pitRadius = 15, letterAway = 25, clockSide = 172, clockGap = 24;

void putClock(std::vector<Shape>& into, const Clock& clock, Point centre) {
    const auto pits = static_cast<int>(clock.stones.size());
    const auto place = [&](int pit, float away) {
        const int turns = ((pit - clock.top) % pits + pits) % pits;
        const float angle =
            2 * std::numbers::pi_v<float> * static_cast<float>(turns) / static_cast<float>(pits) -
            std::numbers::pi_v<float> / 2;
        return centre + Point{std::cos(angle), std::sin(angle)} * away;
    };
    into.push_back(stroked(disc(centre, clockRadius), Colour::of(Hue::Line), 2));
    if (clock.hand)
        into.push_back(filled(arrowOutline(centre, place(clock.top, clockRadius - pitRadius - 3), 4, 1),
                              Colour::of(Hue::Ink2)));
    for (int pit = 0; pit < pits; ++pit) {
        const auto at = place(pit, clockRadius);
        const bool hand = clock.hand && pit == clock.top;
        into.push_back(stroked(filled(disc(at, pitRadius), Colour::of(Hue::Surface)),
                               Colour::of(hand ? Hue::Ink : Hue::Line2), hand ? 3 : 1.5F));
        const auto n = static_cast<std::size_t>(pit);
        if (clock.names.empty()) {
            putDots(into, at, clock.stones[n]);
            continue;
        }
        into.push_back(sketchedText(at, std::to_string(clock.stones[n]), true));
        into.push_back(sketchedText(place(pit, clockRadius + letterAway), clock.names[n], false, Hue::Ink2));
    }
}

} // namespace

Sketch sketchOf(const std::vector<Explanation>& columns) {
    Sketch sketch;
    float y = 0;
    for (const auto& why : columns) {
        const float wide = columnLabel + columnWidth * static_cast<float>(why.columns.size());
        sketch.size.width = std::max(sketch.size.width, wide);
        if (y > 0) {
            const Point from{(columnLabel + wide) / 2, y + 4};
            sketch.shapes.push_back(
                filled(arrowOutline(from, from + Point{0, columnArrow - 8}, 5, 1), Colour::of(Hue::Ink2)));
            y += columnArrow;
        }
        for (std::size_t i = 0; i < why.columns.size(); ++i) putColumn(sketch.shapes, why, i, {0, y});
        for (std::size_t row = 0; row < why.rows.size(); ++row)
            sketch.shapes.push_back(
                sketchedText({columnLabel / 2, y + columnHead + columnRow * (static_cast<float>(row) + 0.5F)},
                             why.rows[row].label, true, Hue::Ink, columnLettering));
        y += columnsHigh(why);
    }
    sketch.size.height = y;
    return sketch;
}

Sketch sketchOf(const BoardTable& table) {
    Sketch sketch;
    const auto rows = table.across == 0 ? 0 : static_cast<int>(table.cells.size()) / table.across;
    const float side = table.two ? tableHead : 0;
    const float cap = table.two ? tableHead : 0;
    sketch.size = {side + cellWidth * static_cast<float>(table.across),
                   cap + cellHeight * static_cast<float>(rows)};
    const auto corner = [&](int row, int column) {
        return Point{side + cellWidth * static_cast<float>(column),
                     cap + cellHeight * static_cast<float>(row)};
    };
    const Point middle{cellWidth / 2, cellHeight / 2};
    for (int n = 0; table.two && n < std::max(rows, table.across); ++n) {
        if (n < table.across)
            sketch.shapes.push_back(sketchedText(corner(0, n) + Point{cellWidth / 2, -tableHead / 2},
                                                 std::to_string(n), false, Hue::Ink2));
        if (n < rows)
            sketch.shapes.push_back(sketchedText(corner(n, 0) + Point{-tableHead / 2, cellHeight / 2},
                                                 std::to_string(n), false, Hue::Ink2));
    }
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < table.across; ++column) {
            const auto at = static_cast<std::size_t>(row * table.across + column);
            const auto& cell = table.cells[at];
            if (!cell.there) continue;
            const auto low = corner(row, column);
            sketch.shapes.push_back(
                stroked(filled(cellAt(low), Colour::of(cell.reached ? Hue::WinWash : Hue::Surface)),
                        Colour::of(Hue::Line2), 1));
            if (!table.two && !cell.lost)
                sketch.shapes.push_back(sketchedText(low + middle, std::to_string(at), false, Hue::Ink2));
            if (cell.lost && cell.text.empty()) {
                sketch.shapes.push_back(filled(disc(low + middle, 11), Colour::of(Hue::Ink)));
                if (!table.two)
                    sketch.shapes.push_back(
                        sketchedText(low + middle, std::to_string(at), true, Hue::Surface));
            } else if (!cell.text.empty()) {
                sketch.shapes.push_back(sketchedText(low + middle, cell.text, cell.lost));
            }
        }
    for (std::size_t at = 0; at < table.cells.size(); ++at) // over the edges of its neighbours
        if (table.cells[at].here)
            sketch.shapes.push_back(stroked(
                cellAt(corner(static_cast<int>(at) / table.across, static_cast<int>(at) % table.across)),
                Colour::of(Hue::Ink), 3));
    return sketch;
}

Sketch sketchOf(const Fork& fork) {
    constexpr float row = 38, nameWidth = 74, way = 44, markWidth = 26, answerWidth = 27, high = 26;
    Sketch sketch;
    std::size_t most = 0;
    for (const auto& branch : fork.branches) most = std::max(most, branch.answers.size());
    const auto count = static_cast<float>(std::max<std::size_t>(1, fork.branches.size()));
    const Point root{nameWidth / 2, row * count / 2};
    const float left = nameWidth + way, answers = left + nameWidth + markWidth + 8;
    sketch.size = {answers + answerWidth * static_cast<float>(most), row * count};
    const auto card = [&](Point at, const std::string& name, bool thick) {
        Shape shape{Shape::Form::Rect,
                    {at - Point{nameWidth / 2, high / 2}, at + Point{nameWidth / 2, high / 2}},
                    {},
                    {}};
        shape.radius = 6;
        sketch.shapes.push_back(stroked(filled(shape, Colour::of(Hue::Surface)),
                                        Colour::of(thick ? Hue::Ink : Hue::Line2), thick ? 3 : 1.5F));
        sketch.shapes.push_back(sketchedText(at, name, thick));
    };
    for (std::size_t i = 0; i < fork.branches.size(); ++i) {
        const auto& branch = fork.branches[i];
        const float y = row * (static_cast<float>(i) + 0.5F);
        sketch.shapes.push_back(sketchedLine({root + Point{nameWidth / 2, 0}, {left, y}},
                                             branch.made ? Hue::Ink : Hue::Line2, branch.made ? 3 : 1.5F));
        card({left + nameWidth / 2, y}, branch.name, branch.made);
        if (!branch.number.empty())
            sketch.shapes.push_back(sketchedText({left + nameWidth + markWidth / 2, y}, branch.number, true));
        else if (branch.worth)
            putMark(sketch.shapes, *branch.worth, {left + nameWidth + markWidth / 2, y});
        for (std::size_t a = 0; a < branch.answers.size(); ++a) {
            const Point at{answers + answerWidth * (static_cast<float>(a) + 0.5F), y};
            if (branch.answers[a])
                putMark(sketch.shapes, *branch.answers[a], at);
            else
                sketch.shapes.push_back(stroked(disc(at, 6), Colour::of(Hue::Ink3), 1.5F));
        }
    }
    card(root, fork.name, true);
    return sketch;
}

Sketch sketchOf(const std::vector<Clock>& clocks) {
    constexpr std::size_t inRow = 2;
    Sketch sketch;
    const auto columns = std::min(inRow, clocks.size());
    const auto rows = (clocks.size() + inRow - 1) / inRow;
    for (std::size_t i = 0; i < clocks.size(); ++i) {
        const Point low{static_cast<float>(i % inRow) * (clockSide + clockGap),
                        static_cast<float>(i / inRow) * clockSide};
        const Point centre = low + Point{clockSide / 2, clockSide / 2};
        putClock(sketch.shapes, clocks[i], centre);
        if (i + 1 == clocks.size()) continue;
        const bool down = (i + 1) % inRow == 0; // on in the next row, from its left
        const Point from = down ? low + Point{-6, clockSide - 14} : low + Point{clockSide + 2, clockSide / 2};
        const Point to = down ? from + Point{-14, 14} : from + Point{clockGap - 4, 0};
        sketch.shapes.push_back(filled(arrowOutline(from, to, 4, 1), Colour::of(Hue::Ink2)));
    }
    sketch.size = {static_cast<float>(columns) * clockSide +
                       (columns > 1 ? clockGap * static_cast<float>(columns - 1) : 0),
                   static_cast<float>(rows) * clockSide};
    return sketch;
}

} // namespace core
