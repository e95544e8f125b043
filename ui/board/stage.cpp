#include "ui/board/stage.h"

#include <QFontMetricsF>

#include "ui/controls/paint.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/shapepainter.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <iterator>

void Stage::fit(const core::Layout& layout, const core::Occupied& what, QSizeF area, bool picture) {
    m_area = {static_cast<float>(area.width()), static_cast<float>(area.height())};
    auto all = what;
    if (theme().projector()) { // where marks are as large as the board, not as the words
        constexpr float usual = 1 / 1.5F;
        all.before = all.before * usual;
        all.behind = all.behind * usual;
    }
    m_fit = core::fitted(layout, all, m_area, static_cast<float>(theme().scale()), picture);
    setWrap(layout);
}

void Stage::cut(const core::Layout& layout, const core::Box& part) {
    m_area = {part.width(), part.height()};
    m_fit = {1, part.low * -1};
    setWrap(layout);
}

void Stage::setWrap(const core::Layout& layout) {
    m_wrap = layout.wrap;
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
    return core::around(spot, static_cast<float>(by / scale()));
}

float Stage::px() const {
    return static_cast<float>(theme().scale() / scale());
}

core::Point Stage::toBoard(QPointF point) const {
    const auto p = (point - origin()) / scale();
    return {static_cast<float>(p.x()), static_cast<float>(p.y())};
}

void Stage::paintGround(QPainter& painter, const core::Layout& layout) const {
    paint(painter, core::groundOf(layout, m_fit.seen(m_area)));
}

void Stage::paint(QPainter& painter, const core::Shape& shape) const {
    const bool words = shape.form == core::Shape::Form::Text;
    if (words && !m_fit.captions) return;
    if (!words) return paintShape(painter, shape, origin(), scale(), true);
    const auto written = readable(shape);
    if (!written) return;
    painter.save();
    if (m_writingTurned) turnToReader(painter, at(shape.points.back()));
    paintShape(painter, *written, origin(), scale());
    painter.restore();
}

std::optional<core::Shape> Stage::readable(const core::Shape& words) const {
    constexpr double near = 12, afar = 40.0 / 3; // a projector's scale is 1.5 or more
    const double own = length(words.textSize), least = (theme().projector() ? afar : near) * theme().scale();
    const auto said = language::spoken(words.text);
    const bool figure = std::ranges::none_of(said, [](QChar c) { return c.isLetter(); });
    if (own >= least || (figure && words.radius == 0 && !theme().projector())) return words;
    auto larger = words;
    double size = least;
    if (words.radius > 0) {
        constexpr double tolerable = 0.85;
        const QFontMetricsF metrics(theme().boardFont(least, words.bold));
        const double wanted = metrics.horizontalAdvance(said), room = length(2 * words.radius);
        if (wanted > room) size = least * room / wanted;
        if (figure) size = std::max(size, own); // a number is never left out
        if (!figure && size < least * tolerable) return {};
    }
    larger.textSize = static_cast<float>(size / scale());
    return larger;
}

void Stage::paintMoves(QPainter& painter, const std::vector<core::Shape>& shapes) const {
    for (const auto& shape : shapes) paintShape(painter, shape, origin(), scale());
}

void Stage::paint(QPainter& painter, const std::vector<core::Shape>& shapes) const {
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const auto& shape = shapes[i];
        const bool disc = shape.form == core::Shape::Form::Ellipse && i + 1 < shapes.size() &&
                          shapes[i + 1].form == core::Shape::Form::Text &&
                          shapes[i + 1].points.front() == shape.points.front();
        if (!disc || m_fit.captions) paint(painter, shape); // without its figure it means nothing
    }
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
