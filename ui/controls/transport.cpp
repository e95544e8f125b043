#include "ui/controls/transport.h"

#include <algorithm>
#include <cmath>

namespace transport {

bool Line::valued() const {
    return std::ranges::any_of(points, [](const Point& p) { return p.half || p.height; });
}

Line steps(Mode mode, int places, int at) {
    Line line;
    line.mode = mode;
    line.points.resize(static_cast<std::size_t>(std::max(0, places)));
    line.at = at;
    return line;
}

Axis::Axis(const Line& line, double left, double right, bool curve)
    : m_last(line.last()), m_span(std::max(1, line.last() + line.ahead)), m_left(left), m_right(right),
      m_border(left) {
    if (!curve) return;
    const auto whole = std::ranges::find_if_not(line.points, &Point::half);
    m_halves = static_cast<int>(whole - line.points.begin());
    if (m_halves == 0) return;
    m_border = whole == line.points.end() ? right : left + (right - left) / 4;
}

// The two parts are a step of the later one apart.
double Axis::x(int place) const {
    if (m_halves == 0) return m_left + (m_right - m_left) * place / m_span;
    if (m_border >= m_right) return m_left + (m_right - m_left) * place / std::max(m_span, m_halves);
    if (place < m_halves)
        return m_left + (m_border - m_left) * place / std::max(1.0, static_cast<double>(m_halves));
    const int later = std::max(1, m_span - m_halves + 1);
    return m_border + (m_right - m_border) * (place - m_halves + 1) / later;
}

int Axis::place(double at) const {
    int nearest = 0;
    for (int place = 1; place <= m_last; ++place)
        if (std::abs(x(place) - at) < std::abs(x(nearest) - at)) nearest = place;
    return nearest;
}

double Axis::step() const {
    double least = m_right - m_left;
    for (int place = 0; place < m_span; ++place) least = std::min(least, x(place + 1) - x(place));
    return least;
}

double depth(const Line& line, double height) {
    const double even = line.draws ? drawLane : 0;
    return height == 0 ? 0 : std::copysign(even + (1 - even) * std::abs(height), height);
}

} // namespace transport
