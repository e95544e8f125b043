#include "ui/board/preview.h"

#include <QHelpEvent>
#include <QPainterPath>
#include <QToolTip>

#include "core/kind.h"
#include "ui/controls/paint.h"
#include "ui/controls/scaled.h"

Preview::Preview(QSize size, QWidget* parent) : QWidget(parent) {
    if (size.isValid()) keepSize(this, size.width(), size.height());
    setAccessibleName(tr("The board at the start"));
    connect(&theme(), &Theme::changed, this, &Preview::refit);
}

void Preview::show(const core::Game& game, const core::Position& start, const core::Position& position) {
    m_kind = game.kind().id;
    m_layout = game.layout(start);
    m_scene = game.scene(start, position);
    m_notes.clear();
    m_ringed.reset();
    refit();
}

void Preview::setRinged(std::optional<core::SpotId> spot) {
    m_ringed = spot;
    update();
}

// Whom a figure counts.
bool Preview::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || m_notes.empty()) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto at = m_stage.toBoard(help->pos());
    QToolTip::showText(help->globalPos(), whoStands(m_notes, m_layout, {double(at.x), double(at.y)}), this);
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

void Preview::refit() {
    if (!m_layout.spots.empty()) m_stage.fit(m_layout, core::occupied(m_layout, m_scene), size(), true);
    update();
}

void Preview::resizeEvent(QResizeEvent*) {
    refit();
}

void Preview::paintBoard(QPainter& p) const {
    m_stage.paintGround(p, m_layout);
    m_stage.paint(p, m_scene.below);
    for (const auto& token : m_scene.tokens)
        m_stage.paint(p, m_kind, core::spotOf(m_layout, token.spot), token);
    m_stage.paint(p, m_scene.above);
    paintNotes(p, m_stage, m_layout, m_notes, theme().scale());
    if (!m_ringed) return;
    const auto ring = m_stage.around(core::spotOf(m_layout, *m_ringed), theme().px(6));
    m_stage.paintMoves(p, {core::stroked(ring, core::Colour::of(Hue::Loss), 3 * m_stage.px())});
}

void Preview::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const auto frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    QPainterPath outline;
    outline.addRoundedRect(frame, theme().px(10), theme().px(10));
    p.setClipPath(outline);
    p.fillPath(outline, theme().color(Hue::Surface));
    paintBoard(p);
    if (!isEnabled()) { // over the last one that was allowed
        auto veil = theme().color(Hue::Surface);
        veil.setAlphaF(0.58F);
        p.fillPath(outline, veil);
    }
    p.setClipping(false);
    paint::box(p, frame, theme().px(10), {}, theme().color(Hue::Line), 1);
}
