#include "ui/board/boardpainter.h"

#include <QPainter>

#include "core/kind.h"
#include "ui/board/movemarks.h"
#include "ui/board/movepainter.h"
#include "ui/board/seam.h"
#include "ui/controls/paint.h"
#include "ui/look/art.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"

#include <algorithm>

void Ground::fit(const core::Layout& layout, const Stage& stage, QSize size, double ratio) {
    if (!m_picture.isNull() && m_picture.devicePixelRatio() == ratio) return;
    m_picture = QPixmap((QSizeF(size) * ratio).toSize());
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(theme().color(Hue::Surface));
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    stage.paintGround(painter, layout);
}

BoardPainter::BoardPainter(QPainter& painter, const QRectF& area, const core::BoardState& model,
                           const Stage& stage, const BoardPicture& picture)
    : m_painter(painter), m_area(area), m_model(model), m_stage(stage), m_picture(picture),
      m_stop(StopChip::of(model, stage, area)) {}

void BoardPainter::paint() {
    m_painter.setRenderHint(QPainter::Antialiasing);
    if (m_picture.facing.whole) paint::turnAbout(m_painter, m_area.center());
    QPainterPath clip; // its jagged edge lies under the painted one
    clip.addRoundedRect(m_area.adjusted(1, 1, -1, -1), theme().px(13), theme().px(13));
    m_painter.setClipPath(clip);
    paintGround();
    paintNames();
    if (m_picture.motion != nullptr)
        paintMotion(*m_picture.motion, m_picture.time);
    else
        paintPosition();
    m_painter.setClipping(false);
    paintEdge();
}

// As it was painted once for the widget; where there is no widget, now.
void BoardPainter::paintGround() {
    const auto& picture = m_picture.ground.picture();
    if (!picture.isNull()) return m_painter.drawPixmap(0, 0, picture);
    m_painter.fillRect(m_area, theme().color(Hue::Surface));
    m_stage.paintGround(m_painter, m_model.layout());
}

// Inside the edge.
QRectF BoardPainter::inner() const {
    const int thin = theme().px(3), thick = theme().px(10);
    const auto width = [&](core::Player side) {
        return m_picture.lit.side == side && !m_picture.lit.even ? thick : thin;
    };
    const int first = width(core::Player::First), second = width(core::Player::Second);
    const auto& all = m_area;
    switch (m_picture.facing.first) {
    case core::Layout::Side::Above:
        return all.adjusted(thin, first, -thin, -second);
    case core::Layout::Side::Below:
        return all.adjusted(thin, second, -thin, -first);
    case core::Layout::Side::Left:
        break;
    }
    return all.adjusted(first, thin, -second, -thin);
}

// The mover's crest is filled. A name that needs more room begins further to the left.
void BoardPainter::paintNames() {
    const auto& t = theme();
    for (const auto player : {core::Player::First, core::Player::Second}) {
        const auto seat = static_cast<std::size_t>(player);
        const auto place = m_model.layout().names[seat];
        if (!place || m_picture.names[seat].isEmpty()) continue;
        auto at = m_stage.at(*place);
        const double side = t.px(22), usual = m_stage.length(70);
        m_painter.setFont(t.font(Type::Bold));
        const bool right = at.x() > m_area.center().x();
        const double wanted = QFontMetricsF(t.font(Type::Bold)).horizontalAdvance(m_picture.names[seat]) +
                              (right ? 2 : t.px(8)); // from what stands behind it
        const double most = right ? 2.5 * usual : usual + std::max(0.0, at.x() - m_area.left() - t.px(6));
        const double width = std::clamp(wanted, usual, most);
        at.rx() -= width - usual;
        const bool filled = m_picture.lit.side == player;
        m_painter.save();
        if (m_picture.facing.flat && player == m_model.layout().above())
            paint::turnAbout(m_painter, at + QPointF((side + t.px(6) + width) / 2, 0));
        art::paintCrest(m_painter, {at.x(), at.y() - side / 2, side, side}, player, filled,
                        t.color(hueOf(player)), t.color(washOf(player)));
        m_painter.setPen(t.color(hueOf(player)));
        const QRectF room(at.x() + side + t.px(6), at.y() - side, width, 2 * side);
        phrases::line(m_painter, room, Qt::AlignLeft, m_picture.names[seat]);
        m_painter.restore();
    }
}

void BoardPainter::paintPosition() {
    const auto& scene = m_model.scene();
    if (m_picture.last)
        m_stage.paintMoves(m_painter, core::frames(m_model.layout(), m_picture.last->trace,
                                                   {core::Colour::of(hueOf(m_picture.last->player)), true,
                                                    false, m_stage.px()}));
    m_stage.paint(m_painter, scene.below);
    paintAside();
    paintStates();
    for (const auto& token : scene.tokens) {
        const bool raised = m_picture.playable && token.spot == m_picture.current &&
                            (m_model.cell(token.spot).state & core::BoardState::Target) != 0;
        m_stage.paint(m_painter, m_model.game().kind().id, m_model.spot(token.spot), token,
                      {{0, raised ? -2.0F : 0.0F}, 1});
    }
    paintFocus(); // what is counted beside a piece stays to be read
    m_stage.paint(m_painter, scene.above);
    paintSeam(m_painter, m_stage, m_model.layout());
    m_stage.paintMoves(m_painter, core::lineShapes(m_model.layout(), m_picture.line, m_stage.px()));
    const int room = theme().px(6);
    MovePainter(m_painter, m_model, m_stage, m_picture, m_stop, inner().adjusted(room, room, -room, -room))
        .paint();
    paintMarks();
    m_painter.save();
    if (m_stage.writingTurned()) paint::turnAbout(m_painter, m_stop.box.center());
    m_stop.paint(m_painter);
    m_painter.restore();
}

void BoardPainter::paintMotion(const core::Motion& motion, double time) {
    if (const auto picture = motion.picture(time)) {
        m_stage.paint(m_painter, picture->below);
        for (const auto& token : picture->tokens)
            m_stage.paint(m_painter, m_model.game().kind().id, m_model.spot(token.spot), token);
        m_stage.paint(m_painter, picture->above);
        return;
    }
    const auto& before = motion.before();
    const double change = motion.change(time);
    m_stage.crossFade(m_painter, before.below, motion.after().below, change);
    paintAside();
    for (const auto& token : before.tokens)
        m_stage.paint(m_painter, m_model.game().kind().id, m_model.spot(token.spot), token,
                      motion.pose(token.spot, time));
    for (const auto& token : motion.after().tokens)
        if (std::ranges::find(motion.appearing(), token.spot) != motion.appearing().end())
            m_stage.paint(m_painter, m_model.game().kind().id, m_model.spot(token.spot), token,
                          motion.pose(token.spot, time));
    m_stage.crossFade(m_painter, before.above, motion.after().above, change);
    paintSeam(m_painter, m_stage, m_model.layout());
    if (!motion.turning().empty()) paintTurning(motion, time);
}

// Paints the turning spots once more, narrowed, over their ground; their other side in the second half.
void BoardPainter::paintTurning(const core::Motion& motion, double time) {
    const auto& scene = motion.turned(time) ? motion.after() : motion.before();
    for (const auto spot : motion.turning()) {
        const auto place = m_stage.rect(m_model.spot(spot)).adjusted(-3, -3, 3, 3);
        m_painter.save();
        m_painter.setClipRect(place, Qt::IntersectClip);
        paintGround();
        m_painter.translate(place.center());
        m_painter.scale(std::max(0.01, motion.turn(time)), 1);
        m_painter.translate(-place.center());
        m_painter.setClipRect(place, Qt::IntersectClip);
        m_stage.paint(m_painter, scene.below);
        m_stage.paint(m_painter, scene.above);
        m_painter.restore();
    }
}

// Hatched, so that it is told without colour too.
void BoardPainter::paintAside() {
    auto colour = theme().color(Hue::Ink);
    for (const auto spot : m_picture.aside) {
        const auto place = m_stage.rect(m_model.spot(spot));
        colour.setAlphaF(0.12F);
        m_painter.fillRect(place, colour);
        colour.setAlphaF(0.45F);
        m_painter.fillRect(place, QBrush(colour, Qt::BDiagPattern));
    }
}

// What lies under the pieces: the spot pointed at, the spots chosen.
void BoardPainter::paintStates() {
    const auto& layout = m_model.layout();
    if (!m_picture.playable) return;
    const auto colour = core::Colour::of(hueOf(m_model.mover()));
    const auto ring = [&](core::SpotId spot, float width, float wash) {
        const auto outline = m_stage.around(m_model.spot(spot), theme().px(3));
        if (wash > 0) m_stage.paintMoves(m_painter, {core::filled(outline, colour, wash)});
        m_stage.paintMoves(m_painter, {core::stroked(outline, colour, width * m_stage.px())});
    };
    if (layout.gesture == core::Gesture::Steps)
        if (const auto& trail = m_model.selection().trail(); !trail.empty()) ring(trail.back(), 4.5F, 0);
    const auto spot = m_picture.current;
    const bool target = spot >= 0 && (m_model.cell(spot).state & core::BoardState::Target) != 0;
    if (target && !m_picture.framed) ring(spot, 2.5F, 0.14F);
}

void BoardPainter::paintMarks() {
    if (!m_picture.notes.empty())
        return paintNotes(m_painter, m_stage, m_model.layout(), m_picture.notes, markScale(m_stage));
    MoveMarks(m_model, m_stage).paint(m_painter, m_picture.shown, m_picture.framed, m_picture.playable);
}

void BoardPainter::paintFocus() {
    if (m_picture.ringed < 0) return;
    const auto outline = m_stage.around(m_model.spot(m_picture.ringed), theme().px(6));
    const auto unit = static_cast<float>(1 / m_stage.scale()), width = static_cast<float>(theme().px(3));
    m_stage.paintMoves(m_painter, {core::stroked(outline, core::Colour::of(Hue::Surface), (width + 4) * unit),
                                   core::stroked(outline, core::Colour::of(Hue::Ink), width * unit)});
}

void BoardPainter::paintEdge() {
    const double radius = theme().px(14);
    QPainterPath edge;
    edge.addRoundedRect(m_area, radius, radius);
    edge.addRoundedRect(inner(), radius - 3, radius - 3);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(theme().color(m_picture.lit.side ? fillOf(*m_picture.lit.side) : Hue::Line2));
    m_painter.drawPath(edge);
    if (!m_picture.preview) return;
    // Broken all round, as wide as the lit side.
    QPen gaps(theme().color(Hue::Surface), theme().px(24), Qt::CustomDashLine, Qt::FlatCap);
    gaps.setDashPattern({0.8, 0.8});
    m_painter.setClipPath(edge);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(gaps);
    m_painter.drawRoundedRect(m_area, radius, radius);
    m_painter.setClipping(false);
}
