#include "core/games/ribbonim/geometry.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numbers>

namespace core::ribbonim {

namespace {

constexpr float largestStep = 84, margin = 8;
// What belongs to a stone around its centre, in steps: the number or knot beside it.
constexpr float spaceLeft = 1.3F, spaceRight = 0.75F, spaceAbove = 0.47F, ringSide = 0.5F;
constexpr float lowerEdge = Geometry::stoneHeight / 2, rowsApart = 1.4F; // in steps
constexpr float largestNumber = 18;

// Marks keep their size in pixels, the smaller the less room there is; with the ring of the best, and some
// air.
float markHeight(float room) {
    return room >= 56 ? 46.0F : room >= 46 ? 34.0F : 18.0F;
}

float angle(int places, float along) {
    constexpr auto pi = std::numbers::pi_v<float>;
    return 2 * pi * along / static_cast<float>(places) - pi / 2;
}

} // namespace

Geometry::Geometry(const Rules::Position& start) {
    for (int i = 0; i < maxParts; ++i) {
        const Row row(start.rows[static_cast<std::size_t>(i)]);
        const int places =
            row.ringSize() > 0 ? row.ringSize() : static_cast<int>(std::bit_width(row.stones()));
        if (places > 0) m_lines.push_back({i, places, row.ringSize() > 0});
    }
    for (m_step = largestStep; !arrange(); m_step -= 1) {
    }
}

// The plainest arrangement that fits with the present step.
bool Geometry::arrange() {
    constexpr std::array columns{1, 2, 3};
    return std::ranges::any_of(columns, [this](int n) { return arrange(n, true) || arrange(n, false); });
}

float Geometry::rowHeight() const {
    return m_step * (spaceAbove + lowerEdge) + markHeight(m_step);
}

bool Geometry::Box::meets(const Box& other) const {
    return left < other.right() && other.left < right() && top < other.bottom() && other.top < bottom();
}

const Geometry::Line& Geometry::line(int row) const {
    return *std::ranges::find(m_lines, row, &Line::row);
}

Point Geometry::at(int row, float along) const {
    const auto& l = line(row);
    if (!l.ring) return {l.origin.x + along * m_step, l.origin.y};
    const auto a = angle(l.places, along);
    return {l.origin.x + l.radius * std::cos(a), l.origin.y + l.radius * std::sin(a)};
}

float Geometry::perStep(int row) const {
    const auto& l = line(row);
    if (!l.ring) return 1;
    return m_step * static_cast<float>(l.places) / (2 * std::numbers::pi_v<float> * l.radius);
}

// Neighbours stand a step apart, at the sides as far as rows do; below the mark of the highest stone the
// number has room in the middle.
float Geometry::ringRadius(int places) const {
    const auto half = std::numbers::pi_v<float> / static_cast<float>(std::max(places, 3));
    const auto apart = std::max(m_step, m_step * stoneHeight + markHeight(m_step));
    const auto inner = m_step * lowerEdge + markHeight(m_step) + largestNumber / 2;
    return std::max({m_step, inner, apart / (2 * std::sin(half))});
}

Geometry::Box Geometry::boxOf(const Line& l) const {
    if (!l.ring)
        return {0, 0, m_step * (static_cast<float>(l.places - 1) + spaceLeft + spaceRight), rowHeight()};
    const auto across = 2 * ringRadius(l.places);
    return {0, 0, across + m_step * 2 * ringSide, across + rowHeight()};
}

// Lays everything out with the present step. False if it does not fit.
bool Geometry::arrange(int columns, bool loose) {
    std::vector<Box> boxes;
    for (const auto& l : m_lines) boxes.push_back(boxOf(l));
    stack(boxes, columns, loose);
    for (const auto& box : boxes)
        if (box.right() > board.width - margin || box.bottom() > board.height) return false;
    if (!placeRings(boxes)) return false;
    spreadRings(boxes);
    lowerRings(boxes);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        auto& l = m_lines[i];
        const auto& box = boxes[i];
        l.radius = l.ring ? ringRadius(l.places) : 0;
        l.origin.x = box.left + (l.ring ? box.width / 2 : m_step * spaceLeft);
        l.origin.y = box.top + m_step * spaceAbove + l.radius;
    }
    return true;
}

// Rows that grow from a single stone.
bool Geometry::pyramid() const {
    const bool grows = std::ranges::adjacent_find(m_lines, [](const auto& a, const auto& b) {
                           return a.ring || b.ring || b.places <= a.places;
                       }) == m_lines.end();
    return m_lines.size() > 2 && m_lines.front().places == 1 && grows;
}

// Ribbons below each other in columns, at their usual distance or close together; in the middle if there are
// no rings, and as a pyramid if they are one.
void Geometry::stack(std::vector<Box>& boxes, int columns, bool loose) const {
    const auto ribbons = static_cast<int>(std::ranges::count(m_lines, false, &Line::ring));
    const int rows = std::max(1, (ribbons + columns - 1) / columns);
    const auto pitch = loose ? std::max(rowHeight(), rowsApart * m_step) : rowHeight();
    float left = margin, right = margin;
    for (int i = 0; auto& box : boxes) {
        if (m_lines[static_cast<std::size_t>(&box - boxes.data())].ring) continue;
        if (i % rows == 0) left = right;
        box.left = left;
        box.top = static_cast<float>(i % rows) * pitch + (pitch - rowHeight()) / 2;
        right = std::max(right, box.right());
        ++i;
    }
    if (ribbons < static_cast<int>(boxes.size())) return;
    const auto above = std::max(0.0F, board.height - static_cast<float>(rows) * pitch) / 2;
    for (auto& box : boxes) {
        box.left += std::max(0.0F, board.width - margin - right) / 2;
        if (pyramid() && columns == 1) box.left += (right - margin - box.width) / 2;
        box.top += above;
    }
}

// The largest ring first, each as high and then as far left as it can go.
bool Geometry::placeRings(std::vector<Box>& boxes) const {
    std::vector<std::size_t> placed, rings;
    for (std::size_t i = 0; i < boxes.size(); ++i) (m_lines[i].ring ? rings : placed).push_back(i);
    std::ranges::stable_sort(rings, std::greater{}, [&](std::size_t i) { return boxes[i].width; });
    for (const auto ring : rings) {
        if (!placeRing(boxes, ring, placed)) return false;
        placed.push_back(ring);
    }
    return true;
}

// Tries the corners that the boxes placed so far leave.
bool Geometry::placeRing(std::vector<Box>& boxes, std::size_t ring,
                         const std::vector<std::size_t>& placed) const {
    std::vector<float> lefts{margin}, tops{margin};
    for (const auto i : placed) {
        lefts.push_back(boxes[i].right());
        tops.push_back(boxes[i].bottom());
    }
    std::ranges::sort(lefts);
    std::ranges::sort(tops);
    for (const auto top : tops)
        for (const auto left : lefts) {
            const Box box{left, top, boxes[ring].width, boxes[ring].height};
            if (box.right() > board.width - margin || box.bottom() > board.height) continue;
            if (std::ranges::any_of(placed, [&](std::size_t i) { return box.meets(boxes[i]); })) continue;
            boxes[ring] = box;
            return true;
        }
    return false;
}

// Shares the empty space to the right of the rings evenly, from the right-most ring on.
void Geometry::spreadRings(std::vector<Box>& boxes) const {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        if (m_lines[i].ring) order.push_back(i);
    const auto before = boxes;
    std::ranges::sort(order, std::greater{}, [&](std::size_t i) { return before[i].left; });
    for (const auto ring : order) {
        auto& box = boxes[ring];
        auto edge = board.width - margin;
        float rank = 1; // from the left, among the rings beside it
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            const bool beside = boxes[i].top < box.bottom() && box.top < boxes[i].bottom();
            if (beside && boxes[i].left >= box.right()) edge = std::min(edge, boxes[i].left);
            if (beside && m_lines[i].ring && before[i].left < before[ring].left) ++rank;
        }
        box.left += (edge - box.right()) * rank / (rank + 1);
    }
}

// Moves all rings down, half of what their place allows.
void Geometry::lowerRings(std::vector<Box>& boxes) const {
    auto room = board.height;
    for (std::size_t ring = 0; ring < boxes.size(); ++ring) {
        if (!m_lines[ring].ring) continue;
        room = std::min(room, board.height - boxes[ring].bottom());
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            auto swept = boxes[ring];
            swept.height = board.height;
            if (!m_lines[i].ring && boxes[i].top >= boxes[ring].bottom() && swept.meets(boxes[i]))
                room = std::min(room, boxes[i].top - boxes[ring].bottom());
        }
    }
    for (std::size_t i = 0; i < boxes.size(); ++i)
        if (m_lines[i].ring) boxes[i].top += room / 2;
}

} // namespace core::ribbonim
