#include "ui/board/stage.h"

#include "ui/controls/paint.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <cmath>
#include <iterator>

double opacityOf(const core::Token& token) {
    return token.faded ? 0.42 : 1;
}

std::vector<QPainterPath> smooth(const QPolygonF& points, qsizetype perPiece) {
    std::vector<QPainterPath> pieces;
    const auto last = points.size() - 1;
    for (qsizetype i = 0; i < last; ++i) {
        if (i % perPiece == 0) pieces.emplace_back(points[i]);
        const auto before = points[std::max<qsizetype>(i - 1, 0)];
        const auto after = points[std::min(i + 2, last)];
        pieces.back().cubicTo(points[i] + (points[i + 1] - before) / 6,
                              points[i + 1] - (after - points[i]) / 6, points[i + 1]);
    }
    return pieces;
}

void Stage::fit(core::Size layout, QSizeF area) {
    constexpr double step = 0.125;
    const double fit = std::min(area.width() / double(layout.width), area.height() / double(layout.height));
    m_layout = layout;
    m_area = area;
    m_scale = std::max(step, std::floor(fit / step) * step);
    m_origin = {std::round((area.width() - layout.width * m_scale) / 2),
                std::round((area.height() - layout.height * m_scale) / 2)};
}

void Stage::setWrap(const std::optional<core::Wrap>& wrap) {
    m_wrap = wrap;
    if (m_wrap) m_wrap->tiles.clear();
}

void Stage::setWritingTurned(bool turned, const core::Layout& layout) {
    m_writingTurned = turned;
    m_cards.clear();
    std::ranges::copy_if(layout.spots, std::back_inserter(m_cards), &core::Spot::card);
}

void Stage::turnToReader(QPainter& painter, QPointF point) const {
    if (!m_writingTurned) return;
    const auto card =
        std::ranges::find_if(m_cards, [&](const auto& spot) { return rect(spot).contains(point); });
    paint::turnAbout(painter, card == m_cards.end() ? point : at(card->centre));
}

QRectF Stage::rect(const core::Spot& spot) const {
    const QSizeF size(length(spot.size.width), length(spot.size.height));
    return {at(spot.centre) - QPointF(size.width() / 2, size.height() / 2), size};
}

QPainterPath Stage::around(const core::Spot& spot, double by) const {
    const auto r = rect(spot).adjusted(-by, -by, by, by);
    QPainterPath path;
    if (spot.form == core::Spot::Form::Round)
        path.addEllipse(r);
    else
        path.addRoundedRect(r, length(6) + by, length(6) + by);
    return path;
}

core::Point Stage::stretched(core::Point p) const {
    const auto left = static_cast<float>(-m_origin.x() / m_scale);
    const auto top = static_cast<float>(-m_origin.y() / m_scale);
    const auto right = static_cast<float>((m_area.width() - m_origin.x()) / m_scale);
    const auto bottom = static_cast<float>((m_area.height() - m_origin.y()) / m_scale);
    return {p.x <= 0                ? std::min(p.x, left)
            : p.x >= m_layout.width ? std::max(p.x, right)
                                    : p.x,
            p.y <= 0                 ? std::min(p.y, top)
            : p.y >= m_layout.height ? std::max(p.y, bottom)
                                     : p.y};
}

std::vector<wrapped::Copy> Stage::copies(core::Point home, QPointF shift) const {
    if (!m_wrap) return {{}};
    return wrapped::copies(*m_wrap, home, QPointF(double(home.x), double(home.y)) + shift);
}

void Stage::paintGround(QPainter& painter, const core::Layout& layout) const {
    for (auto shape : layout.ground) {
        if (shape.form != core::Shape::Form::Ellipse && shape.form != core::Shape::Form::Text)
            for (auto& p : shape.points) p = stretched(p);
        paint(painter, shape);
    }
    if (!layout.wrap) return;
    for (const auto& tile : layout.wrap->tiles) {
        for (const auto& copy : wrapped::copies(*layout.wrap, tile)) {
            painter.save();
            painter.translate(copy.offset * m_scale);
            painter.setOpacity(copy.opacity);
            paint(painter, tile);
            painter.restore();
        }
    }
}

void Stage::paint(QPainter& painter, const core::Shape& shape) const {
    if (shape.points.empty()) return;
    const auto fill = theme().color(shape.fill), stroke = theme().color(shape.stroke);
    // Hairlines are whole pixels.
    const double width =
        shape.width <= 1.5F ? std::max(1.0, std::round(length(shape.width))) : length(shape.width);
    const QPen pen(stroke, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(stroke.isValid() && shape.width > 0 ? pen : QPen(Qt::NoPen));
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    QPolygonF points;
    for (const auto p : shape.points) points << at(p);
    switch (shape.form) {
    case core::Shape::Form::Line:
        painter.drawPolyline(points);
        break;
    case core::Shape::Form::Curve: {
        const bool covers = stroke.alpha() == 255 && painter.opacity() == 1 && !fill.isValid();
        for (const auto& piece : smooth(points, covers ? 3 : points.size())) painter.drawPath(piece);
        break;
    }
    case core::Shape::Form::Polygon:
        painter.drawPolygon(points);
        break;
    case core::Shape::Form::Rect:
        painter.drawRoundedRect(QRectF(points.front(), points.back()), length(shape.radius),
                                length(shape.radius));
        break;
    case core::Shape::Form::Ellipse:
        painter.drawEllipse(points.front(), length(shape.points.back().x), length(shape.points.back().y));
        break;
    case core::Shape::Form::Text:
        painter.save();
        turnToReader(painter, points.back());
        painter.setPen(fill.isValid() ? fill : theme().color(Hue::Ink));
        painter.setFont(theme().boardFont(length(shape.textSize), shape.bold));
        painter.drawText(QRectF(points.front() - QPointF(1000, 1000), QSizeF(2000, 2000)), Qt::AlignCenter,
                         language::spoken(shape.text));
        painter.restore();
        break;
    }
}

void Stage::paint(QPainter& painter, const std::vector<core::Shape>& shapes) const {
    for (const auto& shape : shapes) paint(painter, shape);
}

void Stage::crossFade(QPainter& painter, const std::vector<core::Shape>& before,
                      const std::vector<core::Shape>& after, double done) const {
    for (const auto& shape : before) {
        const bool stays = std::ranges::find(after, shape) != after.end();
        painter.setOpacity(stays ? 1 : 1 - done);
        paint(painter, shape);
    }
    painter.setOpacity(done);
    for (const auto& shape : after)
        if (std::ranges::find(before, shape) == before.end()) paint(painter, shape);
    painter.setOpacity(1);
}

void Stage::paint(QPainter& painter, std::string_view game, const core::Spot& spot, const core::Token& token,
                  const Pose& pose) const {
    const double side = length(token.size);
    if (pose.opacity <= 0 || pose.size <= 0 || side < 1) return;
    const auto art = pose.art.empty() ? token.art : pose.art;
    const auto shift = QPointF(token.offset.x, token.offset.y) + pose.shift;
    for (const auto& copy : copies(spot.centre, shift)) {
        painter.save();
        if (spot.card) turnToReader(painter, at(spot.centre));
        painter.setOpacity(painter.opacity() * pose.opacity * copy.opacity * opacityOf(token));
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.translate(at(spot.centre) + (shift + copy.offset) * m_scale);
        painter.rotate(token.tilt);
        painter.scale(token.mirrored ? -pose.size : pose.size, pose.size);
        art::paintPiece(painter, game, art, side, token.owner);
        painter.restore();
    }
}
