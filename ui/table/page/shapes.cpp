#include "ui/table/page/shapes.h"

#include <QPolygonF>

#include "ui/board/stage.h"
#include "ui/look/language.h"

#include <array>
#include <cmath>

namespace table {

using core::Shape;

std::string utf8(const QString& text) {
    return text.toStdString();
}

double rounded(double length) {
    return std::round(length * 100) / 100;
}

Json point(QPointF p) {
    return {rounded(p.x()), rounded(p.y())};
}

QPointF at(core::Point p) {
    return {double(p.x), double(p.y)};
}

std::string svgPath(const QPainterPath& path) {
    QString d;
    const auto add = [&](char letter, const QPainterPath::Element& e) {
        d += QStringLiteral("%1%2 %3").arg(QLatin1Char(letter)).arg(rounded(e.x)).arg(rounded(e.y));
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const auto e = path.elementAt(i);
        switch (e.type) {
        case QPainterPath::MoveToElement:
            add('M', e);
            break;
        case QPainterPath::LineToElement:
            add('L', e);
            break;
        case QPainterPath::CurveToElement:
            add('C', e);
            break;
        case QPainterPath::CurveToDataElement:
            add(' ', e);
            break;
        }
    }
    return utf8(d);
}

Json paths(const std::vector<QPainterPath>& all) {
    auto json = Json::array();
    for (const auto& path : all) json.push_back(svgPath(path));
    return json;
}

namespace {

Json colour(const core::Colour& c) {
    using Role = core::Colour::Role;
    static constexpr std::array names{"",      "",      "ink",    "ink2",      "paper",     "surface",
                                      "line2", "first", "second", "firstWash", "secondWash"};
    if (c.role == Role::None) return nullptr;
    if (c.role != Role::Own) return names[static_cast<std::size_t>(c.role)];
    return utf8(QColor::fromRgb(c.light).name() + QLatin1Char('/') + QColor::fromRgb(c.dark).name());
}

QPainterPath outline(const Shape& shape) {
    QPolygonF points;
    for (const auto p : shape.points) points << at(p);
    QPainterPath path;
    switch (shape.form) {
    case Shape::Form::Line:
        path.addPolygon(points);
        break;
    case Shape::Form::Curve:
        for (const auto& piece : smooth(points, points.size())) path.addPath(piece);
        break;
    case Shape::Form::Polygon:
        path.addPolygon(points);
        path.closeSubpath();
        break;
    case Shape::Form::Rect:
        path.addRoundedRect(QRectF(points.front(), points.back()), double(shape.radius),
                            double(shape.radius));
        break;
    case Shape::Form::Ellipse:
        path.addEllipse(points.front(), points.back().x(), points.back().y());
        break;
    case Shape::Form::Text:
        break;
    }
    return path;
}

} // namespace

Json shape(const Shape& s) {
    Json json;
    if (s.form == Shape::Form::Text) {
        json["text"] = utf8(language::spoken(s.text));
        json["at"] = point(at(s.points.front()));
        json["size"] = s.textSize;
        if (s.bold) json["bold"] = true;
    } else {
        json["d"] = svgPath(outline(s));
        if (s.width > 0 && s.stroke.role != core::Colour::Role::None) {
            json["stroke"] = colour(s.stroke);
            json["width"] = s.width;
        }
    }
    json["fill"] = colour(s.fill);
    return json;
}

Json shapes(const std::vector<Shape>& all) {
    auto json = Json::array();
    for (const auto& one : all)
        if (!one.points.empty()) json.push_back(shape(one));
    return json;
}

Json piece(const core::Token& token) {
    Json json{{"art", std::string(token.art)}, {"size", rounded(double(token.size))}};
    if (token.tilt != 0) json["tilt"] = rounded(double(token.tilt));
    if (token.mirrored) json["mirrored"] = true;
    if (token.owner) json["owner"] = *token.owner == core::Player::First ? "first" : "second";
    return json;
}

Json mark(const std::optional<marks::Mark>& m) {
    static constexpr std::array names{"win", "draw", "loss", "unknown", "atLeastDraw", "atMostDraw"};
    if (!m) return nullptr;
    return {{"glyph", names[static_cast<std::size_t>(m->glyph)]},
            {"filled", m->filled},
            {"best", m->best},
            {"number", utf8(m->number)}};
}

} // namespace table
