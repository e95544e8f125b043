#include "ui/board/stage.h"

#include "ui/controls/paint.h"
#include "ui/look/art.h"
#include "ui/look/shapepainter.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <cmath>
#include <iterator>

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

core::Shape Stage::around(const core::Spot& spot, double by) const {
    return core::around(spot, static_cast<float>(by / m_scale));
}

float Stage::px() const {
    return static_cast<float>(theme().scale() / m_scale);
}

core::Point Stage::toBoard(QPointF point) const {
    const auto p = (point - m_origin) / m_scale;
    return {static_cast<float>(p.x()), static_cast<float>(p.y())};
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

void Stage::paintGround(QPainter& painter, const core::Layout& layout) const {
    for (auto shape : layout.ground) {
        if (shape.form != core::Shape::Form::Ellipse && shape.form != core::Shape::Form::Text)
            for (auto& p : shape.points) p = stretched(p);
        paint(painter, shape);
    }
    if (!layout.wrap) return;
    for (const auto& tile : layout.wrap->tiles) {
        for (const auto& copy : core::wrapped::copies(*layout.wrap, tile)) {
            painter.save();
            painter.translate(QPointF(copy.offset.x, copy.offset.y) * m_scale);
            painter.setOpacity(copy.opacity);
            paint(painter, tile);
            painter.restore();
        }
    }
}

void Stage::paint(QPainter& painter, const core::Shape& shape) const {
    const bool writing = shape.form == core::Shape::Form::Text && m_writingTurned;
    if (!writing) return paintShape(painter, shape, m_origin, m_scale, true);
    painter.save();
    turnToReader(painter, at(shape.points.back()));
    paintShape(painter, shape, m_origin, m_scale);
    painter.restore();
}

void Stage::paintMoves(QPainter& painter, const std::vector<core::Shape>& shapes) const {
    for (const auto& shape : shapes) paintShape(painter, shape, m_origin, m_scale);
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
                  const core::Pose& pose) const {
    const double side = length(token.size);
    if (pose.opacity <= 0 || pose.size <= 0 || side < 1) return;
    const auto art = pose.art.empty() ? token.art : pose.art;
    const auto place = spot.centre + token.offset + pose.shift;
    for (const auto& copy : core::wrapped::copies(m_wrap, spot.centre, place)) {
        painter.save();
        if (spot.card) turnToReader(painter, at(spot.centre));
        painter.setOpacity(painter.opacity() * pose.opacity * copy.opacity * opacityOf(token));
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.translate(at(place + copy.offset));
        painter.rotate(token.tilt);
        painter.scale(token.mirrored ? -pose.size : pose.size, pose.size);
        art::paintPiece(painter, game, art, side, token.owner);
        painter.restore();
    }
}
