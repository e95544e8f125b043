#include "core/games/bao/look/geometry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

namespace core::bao {

namespace {

constexpr float upperY = 169, lowerY = 338, letterAway = 88;
constexpr float widestPitch = 133, room = 600, widestPit = 116;

// Up to six stones lie as on a die, a little turned; in half widths of the pit.
constexpr std::array<Point, 1> one{{{0, 0}}};
constexpr std::array<Point, 2> two{{{-0.33F, 0.02F}, {0.33F, -0.02F}}};
constexpr std::array<Point, 3> three{{{0, -0.36F}, {-0.36F, 0.24F}, {0.36F, 0.24F}}};
constexpr std::array<Point, 4> four{{{-0.32F, -0.33F}, {0.34F, -0.31F}, {-0.34F, 0.31F}, {0.32F, 0.33F}}};
constexpr std::array<Point, 5> five{
    {{-0.4F, -0.4F}, {0.41F, -0.38F}, {-0.41F, 0.38F}, {0.4F, 0.4F}, {0.01F, 0}}};
constexpr std::array<Point, 6> six{
    {{-0.32F, -0.52F}, {0.33F, -0.5F}, {-0.34F, 0}, {0.34F, 0.02F}, {-0.33F, 0.5F}, {0.32F, 0.52F}}};
constexpr std::array<std::span<const Point>, 6> die{one, two, three, four, five, six};

Point onRing(int i, int n, float radius) {
    const float angle =
        (static_cast<float>(i) + 0.3F) / static_cast<float>(n) * 2 * std::numbers::pi_v<float>;
    return {radius * std::sin(angle), -radius * std::cos(angle)};
}

} // namespace

Geometry::Geometry(const Ring& ring) : m_ring(ring) {
    const auto pits = static_cast<float>(ring.pits());
    m_pitch = std::min(widestPitch, room / pits);
    m_width = std::min(widestPit, m_pitch * 0.86F);
    m_storeWidth = ring.pits() > 4 ? 72.0F : 92.0F;
    m_seed = m_width * 0.34F;
}

// The lower row is sown from right to left.
Point Geometry::pit(int slot) const {
    const auto pits = static_cast<float>(m_ring.pits());
    const auto inRow = static_cast<float>(slot % rowSlots);
    const float place = upper(slot) ? inRow : pits - 1 - inRow;
    return {board.width / 2 + (place - (pits - 1) / 2) * m_pitch, upper(slot) ? upperY : lowerY};
}

Point Geometry::storeCentre(int player) const {
    const float away = woodFrom.x + 24 + m_storeWidth / 2;
    return {player == 0 ? away : board.width - away, (upperY + lowerY) / 2};
}

Point Geometry::mark(int slot) const {
    const auto c = pit(slot);
    return {c.x, c.y + m_width / 2 * inwards(slot).y};
}

Point Geometry::disc(int slot) const {
    const auto c = pit(slot);
    const float up = m_width * 0.4F;
    const float aside = std::min(m_width * 0.457F, m_pitch / 2 - discRadius + 2); // nearer to its own pit
    return {c.x + aside, upper(slot) ? c.y - up : c.y + up};
}

Point Geometry::letter(int slot) const {
    const auto c = pit(slot);
    return {c.x, upper(slot) ? c.y - letterAway : c.y + letterAway};
}

// From seven on in two rings.
Point Geometry::seat(int i, int n) const {
    n = std::min(n, mostSeats);
    const float half = m_width / 2;
    const auto scaled = [half](Point p) { return Point{p.x * half, p.y * half}; };
    if (i >= n) return {};
    if (n <= static_cast<int>(die.size()))
        return scaled(die[static_cast<std::size_t>(n - 1)][static_cast<std::size_t>(i)]);
    const int inner = n < 10 ? 1 : n - 8;
    if (i < inner) return scaled(inner == 1 ? Point{} : onRing(i, inner, 0.2F));
    return scaled(onRing(i - inner, n - inner, 0.62F));
}

// Loosely in two columns, from below; the highest stay below the count.
Point Geometry::storeSeat(int i) const {
    constexpr float rows = 6, step = 23, bottom = 104;
    const auto place = static_cast<float>(std::min(i, mostSeats - 1));
    const float row = std::fmod(place * 0.5F, rows) - std::fmod(place, 2.0F) / 2;
    const float side = std::fmod(place, 2.0F) * 2 - 1;
    return {side * m_storeWidth * 0.19F + (std::fmod(place * 7, 5.0F) - 2) * 1.5F,
            bottom - row * step - (side > 0 ? 10.0F : 0.0F)};
}

} // namespace core::bao
