#include "core/picture/tube.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace core {

namespace {

using std::numbers::pi;

constexpr double yaw = 30 * pi / 180, pitch = 14 * pi / 180, ringPitch = 48 * pi / 180;
constexpr double frontOfSeam = 0.94; // of half a turn: the seam comes to lie a little above the middle
constexpr int facetsAround = 4, facetsAlong = 2;
constexpr double rim = 0.2; // of a cell

double rolledInto(double x, double length) {
    const double r = std::fmod(x, length);
    return r < 0 ? r + length : r;
}

// A strip of `length` whose ends are bent to arcs of a circle it closes to: how far a point of it, measured
// from its middle, lies aside, and how far behind.
std::pair<double, double> bent(double from, double length, double radius, double closed) {
    const double flat = length / 2 * (1 - closed), beyond = std::abs(from) - flat;
    if (beyond <= 0) return {from, 0};
    const double angle = beyond / (length / 2) * pi;
    return {std::copysign(flat + radius * std::sin(angle), from), radius * (1 - std::cos(angle))};
}

// The direction straight out of the strip there, as an angle.
double tilt(double from, double length, double closed) {
    const double flat = length / 2 * (1 - closed), beyond = std::abs(from) - flat;
    return beyond <= 0 ? 0 : std::copysign(beyond / (length / 2) * pi, from);
}

double signedArea(const std::array<Point, 4>& c) {
    double sum = 0;
    for (std::size_t i = 0; i < c.size(); ++i) {
        const auto &a = c[i], &b = c[(i + 1) % c.size()];
        sum += static_cast<double>(a.x) * static_cast<double>(b.y) -
               static_cast<double>(b.x) * static_cast<double>(a.y);
    }
    return sum / 2;
}

bool contains(const std::array<Point, 4>& c, Point p) {
    bool in = false;
    for (std::size_t i = 0, j = c.size() - 1; i < c.size(); j = i++)
        if ((c[i].y > p.y) != (c[j].y > p.y) &&
            p.x < (c[j].x - c[i].x) * (p.y - c[i].y) / (c[j].y - c[i].y) + c[i].x)
            in = !in;
    return in;
}

} // namespace

Tube::Vector Tube::plus(Vector a, Vector b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

Tube::Vector Tube::minus(Vector a, Vector b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

Tube::Vector Tube::cross(Vector a, Vector b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

Tube::Vector Tube::unit(Vector v) {
    const double length = std::sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
    return length == 0 ? v : Vector{v.x / length, v.y / length, v.z / length};
}

Tube::Tube(const Wrap& wrap, const Pose& pose)
    : m_columns(static_cast<int>(std::lround(wrap.size.width / wrap.cell.width))),
      m_rows(static_cast<int>(std::lround(wrap.size.height / wrap.cell.height))), m_ring(wrap.down),
      m_round(m_columns), m_long(m_rows), m_radius(m_round / (2 * pi)),
      m_ringRadius(std::max(m_long / (2 * pi), 2 * m_radius)), m_eye(5 * std::max(m_long, m_round / pi)),
      m_pose(pose) {
    for (int row = 0; row < m_rows; ++row)
        for (int column = 0; column < m_columns; ++column) addFacets({column, row}, 0, 1);
    for (int column = 0; !m_ring && column < m_columns; ++column) {
        addFacets({column, -1}, 1 - rim, 1);
        addFacets({column, m_rows}, 0, rim);
    }
    std::ranges::stable_sort(m_facets, {}, &Facet::depth);
}

double Tube::around(const Cell& cell) const {
    return core::rolledInto(cell.column + static_cast<double>(m_pose.turn.x), m_round);
}

double Tube::along(const Cell& cell) const {
    return m_ring ? core::rolledInto(cell.row + static_cast<double>(m_pose.turn.y), m_long) : cell.row;
}

// The body lies with its axis along x, and what is round it goes up at the front. It is bent round the axis
// first, then, as a ring, the axis with it.
Tube::Vector Tube::place(double round, double along) const {
    const double closed = m_pose.rolled;
    const auto [aside, behind] = bent(round - m_round / 2, m_round, m_radius, closed);
    const double spin = closed * pi * frontOfSeam; // so that the seam is in front
    const double out = m_radius - behind;          // of the axis
    const double y = aside * std::cos(spin) + out * std::sin(spin);
    const double n = out * std::cos(spin) - aside * std::sin(spin);
    const double x = along - m_long / 2;
    if (!m_ring) return {x, y, n};
    const auto [ahead, back] = bent(x, m_long, m_ringRadius, closed);
    const double angle = tilt(x, m_long, closed);
    return {ahead + n * std::sin(angle), y, closed * m_ringRadius - back + n * std::cos(angle)};
}

// As the eye sees it: turned on the frame's longer side, then aside and down.
Tube::Vector Tube::seen(Vector v) const {
    const double closed = m_pose.rolled;
    const double over = pi / 2 * (1 - closed);
    Vector s{v.x * std::cos(over) + v.y * std::sin(over), v.x * std::sin(over) - v.y * std::cos(over), v.z};
    const double side = (m_ring ? 0 : yaw) * closed, down = (m_ring ? ringPitch : pitch) * closed;
    s = {s.x * std::cos(side) - s.z * std::sin(side), s.y, s.z * std::cos(side) + s.x * std::sin(side)};
    return {s.x, s.y * std::cos(down) + s.z * std::sin(down), s.z * std::cos(down) - s.y * std::sin(down)};
}

Point Tube::project(Vector v) const {
    const double near = m_eye / (m_eye - v.z);
    return {static_cast<float>(v.x * near), static_cast<float>(v.y * near)};
}

// Of a cell what lies between two distances from its upper edge.
void Tube::addFacets(Cell cell, double from, double to) {
    const int parts = m_ring ? facetsAlong : 1;
    for (int a = 0; a < parts; ++a)
        for (int i = 0; i < facetsAround; ++i)
            addFacet(cell, around(cell) + static_cast<double>(i) / facetsAround,
                     along(cell) + from + (to - from) * a / parts, 1.0 / facetsAround, (to - from) / parts);
}

void Tube::addFacet(Cell cell, double u, double w, double du, double dw) {
    const std::array corners{seen(place(u, w)), seen(place(u + du, w)), seen(place(u + du, w + dw)),
                             seen(place(u, w + dw))};
    Facet facet;
    facet.cell = cell;
    facet.rim = cell.row < 0 || cell.row >= m_rows;
    for (std::size_t c = 0; c < corners.size(); ++c) {
        facet.corners[c] = project(corners[c]);
        facet.depth += corners[c].z / static_cast<double>(corners.size());
    }
    const auto out = unit(cross(minus(corners[1], corners[3]), minus(corners[2], corners[0])));
    facet.inside = signedArea(facet.corners) < 0;
    facet.light = 0.5 - 0.5 * (facet.inside ? -out.y : out.y);
    m_facets.push_back(facet);
}

Tube::Seen Tube::at(double column, double row) const {
    const Cell cell{static_cast<int>(std::floor(column)), static_cast<int>(std::floor(row))};
    const double dx = column - cell.column, dy = row - cell.row;
    const double u = around(cell) + dx, w = along(cell) + dy;
    constexpr double step = 0.01;
    const auto here = seen(place(u, w));
    const auto round = minus(seen(place(u + step, w)), here), on = minus(seen(place(u, w + step)), here);
    const auto out = unit(cross(round, on));
    Seen s;
    s.at = project(here);
    s.size = m_eye / (m_eye - here.z);
    s.facing = out.z;
    s.depth = here.z;
    return s;
}

Tube::Box Tube::box() const {
    Box all{{1e9F, 1e9F}, {-1e9F, -1e9F}};
    for (const auto& facet : m_facets)
        for (const auto& c : facet.corners) {
            all.from = {std::min(all.from.x, c.x), std::min(all.from.y, c.y)};
            all.to = {std::max(all.to.x, c.x), std::max(all.to.y, c.y)};
        }
    return all;
}

std::optional<Tube::Cell> Tube::at(Point point) const {
    for (auto facet = m_facets.rbegin(); facet != m_facets.rend(); ++facet)
        if (contains(facet->corners, point))
            return facet->inside || facet->rim ? std::nullopt : std::optional(facet->cell);
    return {};
}

Point Tube::turnTo(Cell cell) const {
    const double on = m_ring ? std::floor(m_long / 2) - cell.row : 0;
    return {static_cast<float>(core::rolledInto(-cell.column, m_round)),
            static_cast<float>(core::rolledInto(on, m_long))};
}

} // namespace core
