#include "ui/board/preview.h"

#include <QHelpEvent>
#include <QPainterPath>
#include <QToolTip>

#include "core/kind.h"
#include "ui/board/stage.h"
#include "ui/controls/paint.h"
#include "ui/controls/scaled.h"

#include <algorithm>

Preview::Preview(QSize size, QWidget* parent) : QWidget(parent) {
    if (size.isValid()) keepSize(this, size.width(), size.height());
    setAccessibleName(tr("The board at the start"));
    connect(&theme(), &Theme::changed, this, QOverload<>::of(&QWidget::update));
}

void Preview::show(const core::Game& game, const core::Position& start, const core::Position& position) {
    m_kind = game.kind().id;
    m_layout = game.layout(start);
    m_scene = game.scene(start, position);
    m_notes.clear();
    m_ringed.reset();
    update();
}

void Preview::setRinged(std::optional<core::SpotId> spot) {
    m_ringed = spot;
    update();
}

// Whom a figure counts.
bool Preview::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || m_notes.empty()) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto at = onto(frame()).inverted().map(QPointF(help->pos()));
    QToolTip::showText(help->globalPos(), whoStands(m_notes, m_layout, at), this);
    return true;
}

void Preview::setNotes(std::vector<Note> notes) {
    m_notes = std::move(notes);
    update();
}

// An empty board says little: the first of the ready-made set-ups stands on it.
void Preview::showSetUp(const core::Game& game, const core::Position& start) {
    auto p = start;
    for (int player = 0; player < 2; ++player)
        if (const auto offers = game.offers(p, 0); !offers.empty())
            for (const auto move : offers.front().moves) p = game.play(p, move);
    show(game, start, p);
}

QRectF Preview::frame() const {
    return QRectF(rect()).adjusted(1, 1, -1, -1);
}

// Brings the part of the board where pieces can stand into the middle of the frame.
QTransform Preview::onto(const QRectF& frame) const {
    constexpr double around = 24; // board units
    constexpr double largest = 0.6;
    QRectF places;
    for (const auto& spot : m_layout.spots)
        places |= QRectF(spot.centre.x - spot.size.width / 2, spot.centre.y - spot.size.height / 2,
                         spot.size.width, spot.size.height);
    places.adjust(-around, -around, around, around);
    const double scale = std::min(
        {frame.width() / places.width(), frame.height() / places.height(), largest * theme().scale()});
    // Nothing is drawn above the board.
    const double top = std::max(0.0, places.center().y() - frame.height() / 2 / scale);
    return QTransform::fromTranslate(frame.center().x(), frame.top())
        .scale(scale, scale)
        .translate(-places.center().x(), -top);
}

// In board units.
void Preview::paintBoard(QPainter& p) const {
    Stage stage;
    stage.fit(m_layout.size, {m_layout.size.width, m_layout.size.height});
    stage.setWrap(m_layout.wrap);
    // Counters beside a field with joined edges are no part of the picture.
    if (m_layout.wrap)
        p.setClipRect(stage.rect(core::wrapped::band(*m_layout.wrap).grown(30, 40)), Qt::IntersectClip);
    stage.paintGround(p, m_layout);
    for (const auto& shape : m_scene.below) stage.paint(p, shape);
    for (const auto& token : m_scene.tokens)
        stage.paint(p, m_kind, m_layout.spots[static_cast<std::size_t>(token.spot)], token);
    for (const auto& shape : m_scene.above) stage.paint(p, shape);
    paintNotes(p, stage, m_layout, m_notes, 1);
    if (!m_ringed) return;
    const auto& spot = m_layout.spots[static_cast<std::size_t>(*m_ringed)];
    const double radius = std::min(spot.size.width, spot.size.height) / 2 + 8, wide = 3 * theme().scale();
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(theme().color(Hue::Loss), wide / std::max(0.1, p.transform().m11())));
    p.drawEllipse(QPointF(spot.centre.x, spot.centre.y), radius, radius);
}

void Preview::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    if (!isEnabled()) p.setOpacity(0.42); // the last one that was allowed
    const auto frame = this->frame();
    QPainterPath outline;
    outline.addRoundedRect(frame, theme().px(10), theme().px(10));
    p.setClipPath(outline);
    p.fillPath(outline, theme().color(Hue::Surface));
    if (!m_layout.ground.empty() && m_layout.ground.front().fill.role != core::Colour::Role::None)
        p.fillPath(outline, theme().color(m_layout.ground.front().fill));
    p.save();
    p.setTransform(onto(frame));
    paintBoard(p);
    p.restore();
    p.setClipping(false);
    paint::box(p, frame, theme().px(10), {}, theme().color(Hue::Line), 1);
}
