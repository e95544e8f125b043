#include "core/picture/shapes.h"

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/linestring.hpp>
#include <boost/geometry/geometries/multi_linestring.hpp>
#include <boost/geometry/geometries/multi_polygon.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>

#include <map>
#include <numbers>

namespace core {

namespace {

namespace bg = boost::geometry;
using Place = bg::model::d2::point_xy<double>;
using Area = bg::model::multi_polygon<bg::model::polygon<Place>>;

// Finer than a tenth of a pixel for all rings on a board.
constexpr std::size_t pointsPerCircle = 96;

Shape polygon(const auto& ring) {
    Shape shape;
    shape.form = Shape::Form::Polygon;
    for (const auto& p : ring) shape.points.push_back({static_cast<float>(p.x()), static_cast<float>(p.y())});
    if (!shape.points.empty()) shape.points.pop_back(); // the first once more
    return shape;
}

std::vector<Shape> contours(const Area& area) {
    std::vector<Shape> all;
    for (const auto& part : area) all.push_back(polygon(part.outer()));
    for (const auto& part : area)
        for (const auto& hole : part.inners()) all.push_back(polygon(hole));
    return all;
}

// The corners of an outline, arcs by many of them.
std::vector<Point> corners(const Shape& outline) {
    if (outline.form != Shape::Form::Rect && outline.form != Shape::Form::Ellipse) return outline.points;
    std::vector<Point> all;
    const auto box = boundsOf(outline);
    const bool round = outline.form == Shape::Form::Ellipse;
    const Point r{round ? box.width() / 2 : outline.radius, round ? box.height() / 2 : outline.radius};
    const auto inner = box.grown(-r.x, -r.y);
    const std::array from{inner.high, Point{inner.low.x, inner.high.y}, inner.low,
                          Point{inner.high.x, inner.low.y}};
    constexpr std::size_t quarter = pointsPerCircle / 4;
    for (std::size_t q = 0; q < 4; ++q)
        for (std::size_t i = 0; i <= quarter; ++i) {
            const auto angle = static_cast<float>(static_cast<double>(q * quarter + i) * 2 *
                                                  std::numbers::pi / pointsPerCircle);
            all.push_back(from[q] + Point{r.x * std::cos(angle), r.y * std::sin(angle)});
        }
    return all;
}

} // namespace

std::vector<Point> smooth(const std::vector<Point>& points) {
    if (points.empty()) return {};
    std::vector<Point> all{points.front()};
    const auto last = points.size() - 1;
    for (std::size_t i = 0; i < last; ++i) {
        const auto before = points[i == 0 ? 0 : i - 1], after = points[std::min(i + 2, last)];
        constexpr float sixth = 1.0F / 6;
        all.push_back(points[i] + (points[i + 1] - before) * sixth);
        all.push_back(points[i + 1] - (after - points[i]) * sixth);
        all.push_back(points[i + 1]);
    }
    return all;
}

Shape around(const Spot& spot, float by) {
    const auto box = placeOf(spot).grown(by);
    Shape shape;
    if (spot.form == Spot::Form::Round) {
        shape.form = Shape::Form::Ellipse;
        shape.points = {box.centre(), {box.width() / 2, box.height() / 2}};
    } else {
        shape.form = Shape::Form::Rect;
        shape.points = {box.low, box.high};
        shape.radius = 6 + by;
    }
    return shape;
}

Shape arrowOutline(Point from, Point to, float width, float px) {
    const float whole = std::max(length(to - from), 0.01F);
    const auto along = (to - from) * (1 / whole);
    const Point beside{-along.y, along.x};
    const float half = width / 2, head = 8 * px + 2.5F * width, wing = 4 * px + width;
    const auto at = [&](float far, float aside) { return from + along * far + beside * aside; };
    Shape shape;
    shape.form = Shape::Form::Polygon;
    shape.points = {at(0, -half), at(whole - head, -half), at(whole - head, -wing),
                    to,           at(whole - head, wing),  at(whole - head, half),
                    at(0, half)};
    return shape;
}

// The union takes some time, and the same ones are asked for again and again.
std::vector<Shape> broadened(const std::vector<std::vector<Point>>& lines, float radius) {
    using Key = std::pair<std::vector<float>, float>;
    static thread_local std::map<Key, std::vector<Shape>> known;
    constexpr std::size_t mostKnown = 64;
    Key key{{}, radius};
    bg::model::multi_linestring<bg::model::linestring<Place>> all;
    for (const auto& line : lines) {
        auto& one = all.emplace_back();
        for (const auto p : line) {
            key.first.insert(key.first.end(), {p.x, p.y});
            bg::append(one, Place(double(p.x), double(p.y)));
        }
        key.first.push_back(static_cast<float>(line.size()));
    }
    if (const auto found = known.find(key); found != known.end()) return found->second;
    Area area;
    bg::buffer(all, area, bg::strategy::buffer::distance_symmetric<double>(double(radius)),
               bg::strategy::buffer::side_straight(), bg::strategy::buffer::join_round(pointsPerCircle),
               bg::strategy::buffer::end_round(pointsPerCircle),
               bg::strategy::buffer::point_circle(pointsPerCircle));
    if (known.size() == mostKnown) known.clear();
    return known[std::move(key)] = contours(area);
}

std::vector<Shape> united(const std::vector<Shape>& outlines) {
    Area area;
    for (const auto& outline : outlines) {
        bg::model::polygon<Place> one;
        for (const auto p : corners(outline)) bg::append(one, Place(double(p.x), double(p.y)));
        bg::correct(one);
        Area more;
        bg::union_(area, one, more);
        area = std::move(more);
    }
    return contours(area);
}

// To each further contour and back again, which leaves no trace where it is filled.
Shape filledBy(const std::vector<Shape>& contours) {
    Shape all;
    all.form = Shape::Form::Polygon;
    if (contours.empty()) return all;
    all.points = contours.front().points;
    const auto home = all.points.front();
    for (std::size_t i = 1; i < contours.size(); ++i) {
        const auto& more = contours[i].points;
        all.points.push_back(home);
        all.points.insert(all.points.end(), more.begin(), more.end());
        all.points.push_back(more.front());
        all.points.push_back(home);
    }
    return all;
}

// Each part of it after Liang and Barsky.
std::vector<std::vector<Point>> clipped(const std::vector<Point>& line, const Box& box) {
    std::vector<std::vector<Point>> all;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const auto from = line[i - 1], way = line[i] - from;
        float enters = 0, leaves = 1;
        const auto within = [&](float start, float by, float low, float high) {
            if (by == 0) return start >= low && start <= high;
            const auto [first, last] = std::minmax({(low - start) / by, (high - start) / by});
            enters = std::max(enters, first);
            leaves = std::min(leaves, last);
            return enters <= leaves;
        };
        if (!within(from.x, way.x, box.low.x, box.high.x) || !within(from.y, way.y, box.low.y, box.high.y))
            continue;
        const auto start = from + way * enters, end = from + way * leaves;
        if (all.empty() || enters > 0 || all.back().back() != start) all.push_back({start});
        all.back().push_back(end);
    }
    return all;
}

Shape filled(Shape outline, Colour fill, float opacity) {
    outline.fill = fill;
    outline.opacity = opacity;
    return outline;
}

Shape stroked(Shape outline, Colour stroke, float width) {
    outline.stroke = stroke;
    outline.width = width;
    return outline;
}

Shape placed(Shape shape, Point at, float scale) {
    const bool ellipse = shape.form == Shape::Form::Ellipse;
    for (auto& p : shape.points) p = p * scale + (ellipse && &p != shape.points.data() ? Point{} : at);
    if (shape.tall) shape.tall = *shape.tall * scale + at;
    shape.width *= scale;
    shape.radius *= scale;
    shape.textSize *= scale;
    return shape;
}

Box boundsOf(const Shape& shape) {
    if (shape.points.empty()) return {};
    const auto first = shape.points.front();
    if (shape.form == Shape::Form::Ellipse)
        return Box{first, first}.grown(shape.points.back().x, shape.points.back().y);
    Box box{first, first};
    for (const auto p : shape.points) box = box.with({p, p});
    return box;
}

double rounded(float length) {
    return std::round(double(length) * 100) / 100;
}

namespace {

// A number without zeros at its end.
std::string figure(float length) {
    const auto hundredths = std::lround(double(length) * 100);
    auto text = std::to_string(std::abs(hundredths) / 100);
    if (const auto rest = std::abs(hundredths) % 100; rest != 0) {
        text += '.';
        text += static_cast<char>('0' + rest / 10);
        if (rest % 10 != 0) text += static_cast<char>('0' + rest % 10);
    }
    return hundredths < 0 ? '-' + text : text;
}

std::string pair(Point p) {
    return figure(p.x) + ' ' + figure(p.y);
}

std::string polyline(const std::vector<Point>& points) {
    std::string d;
    for (const auto p : points) d += (d.empty() ? 'M' : 'L') + pair(p);
    return d;
}

// Two arcs from a point of it to the one across and back, or four sides and corners.
std::string roundedBox(const Box& box, Point radius) {
    const auto [low, high] = box;
    const auto arc = [&](Point to) { return 'A' + pair(radius) + " 0 0 1 " + pair(to); };
    const auto line = [](Point to) { return 'L' + pair(to); };
    return 'M' + pair({low.x + radius.x, low.y}) + line({high.x - radius.x, low.y}) +
           arc({high.x, low.y + radius.y}) + line({high.x, high.y - radius.y}) +
           arc({high.x - radius.x, high.y}) + line({low.x + radius.x, high.y}) +
           arc({low.x, high.y - radius.y}) + line({low.x, low.y + radius.y}) +
           arc({low.x + radius.x, low.y}) + 'Z';
}

} // namespace

std::string svgPath(const Shape& shape) {
    const auto& points = shape.points;
    if (points.empty()) return {};
    switch (shape.form) {
    case Shape::Form::Line:
        return polyline(points);
    case Shape::Form::Curve: {
        std::string d;
        for (std::size_t i = 0; const auto p : smooth(points)) {
            d += i == 0 ? "M" : i % 3 == 1 ? "C" : " ";
            d += pair(p);
            ++i;
        }
        return d;
    }
    case Shape::Form::Polygon:
        return polyline(points) + 'Z';
    case Shape::Form::Rect: {
        const auto box = boundsOf(shape);
        const float radius = std::min({shape.radius, box.width() / 2, box.height() / 2});
        return roundedBox(box, {radius, radius});
    }
    case Shape::Form::Ellipse:
        return roundedBox(boundsOf(shape), points.back());
    case Shape::Form::Text:
        break;
    }
    return {};
}

} // namespace core
