#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

// How colours are seen, and told apart. Simulated vision: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes,
// “A Physiologically-based Model for Simulation of Color Vision Deficiency” (IEEE TVCG 15, 2009),
// severity 1.0, on linear sRGB. Difference: CIEDE2000 after G. Sharma, W. Wu, E. N. Dalal (2005), D65.
// Contrast: WCAG 2.
namespace vision {

using Three = std::array<double, 3>;
using Matrix = std::array<Three, 3>;

inline constexpr Matrix usual{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
inline constexpr Matrix protan{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
inline constexpr Matrix deutan{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
inline constexpr Matrix tritan{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

inline Three times(const Matrix& m, const Three& v) {
    Three out{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) out[i] += m[i][j] * v[j];
    return out;
}

inline Three linear(const QColor& colour) {
    const auto one = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return {one(colour.redF()), one(colour.greenF()), one(colour.blueF())};
}

inline double luminance(const QColor& colour) {
    const auto c = linear(colour);
    return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

inline double contrast(const QColor& a, const QColor& b) {
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

// L*, a*, b* of a colour as it is seen.
inline Three lab(const QColor& colour, const Matrix& seen) {
    auto rgb = times(seen, linear(colour));
    for (auto& c : rgb) c = std::clamp(c, 0.0, 1.0);
    constexpr Matrix toXyz{{{0.4124564, 0.3575761, 0.1804375},
                            {0.2126729, 0.7151522, 0.0721750},
                            {0.0193339, 0.1191920, 0.9503041}}};
    const auto xyz = times(toXyz, rgb);
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = f(xyz[0] / 0.95047), y = f(xyz[1]), z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

inline double sine(double degrees) {
    return std::sin(degrees * std::numbers::pi / 180);
}
inline double cosine(double degrees) {
    return sine(degrees + 90);
}

inline double ciede2000(const Three& p, const Three& q) {
    const auto seventh = [](double c) {
        return std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7)));
    };
    const double stretch = 1.5 - 0.5 * seventh((std::hypot(p[1], p[2]) + std::hypot(q[1], q[2])) / 2);
    const double a1 = p[1] * stretch, a2 = q[1] * stretch;
    const double c1 = std::hypot(a1, p[2]), c2 = std::hypot(a2, q[2]);
    const auto hue = [](double a, double b) {
        const double h = std::atan2(b, a) * 180 / std::numbers::pi;
        return h < 0 ? h + 360 : h;
    };
    const double h1 = hue(a1, p[2]), h2 = hue(a2, q[2]);
    const bool grey = c1 * c2 == 0;
    double turn = grey ? 0 : h2 - h1;
    if (turn > 180) turn -= 360;
    if (turn < -180) turn += 360;
    double middle = h1 + h2;
    if (!grey)
        middle = std::abs(h1 - h2) <= 180 ? middle / 2 : middle < 360 ? middle / 2 + 180 : middle / 2 - 180;
    const double light = (p[0] + q[0]) / 2 - 50, chroma = (c1 + c2) / 2;
    const double t = 1 - 0.17 * cosine(middle - 30) + 0.24 * cosine(2 * middle) +
                     0.32 * cosine(3 * middle + 6) - 0.20 * cosine(4 * middle - 63);
    const double bend = 30 * std::exp(-std::pow((middle - 275) / 25, 2));
    const double dl = (q[0] - p[0]) / (1 + 0.015 * light * light / std::sqrt(20 + light * light));
    const double dc = (c2 - c1) / (1 + 0.045 * chroma);
    const double dh = 2 * std::sqrt(c1 * c2) * sine(turn / 2) / (1 + 0.015 * chroma * t);
    return std::sqrt(dl * dl + dc * dc + dh * dh - 2 * seventh(chroma) * sine(2 * bend) * dc * dh);
}

inline double difference(const QColor& a, const QColor& b, const Matrix& seen) {
    return ciede2000(lab(a, seen), lab(b, seen));
}

} // namespace vision
