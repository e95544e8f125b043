#include "ui/dialogs/preview.h"

#include <QPainterPath>

#include "core/kind.h"
#include "ui/board/stage.h"
#include "ui/controls/paint.h"

Preview::Preview(QWidget* parent) : QWidget(parent) {
    setFixedSize(theme().px(212), theme().px(150));
    setAccessibleName(tr("The board at the start"));
    connect(&theme(), &Theme::changed, this, QOverload<>::of(&QWidget::update));
}

void Preview::show(const core::Game& game, const core::Position& start) {
    m_kind = game.kind().id;
    m_layout = game.layout(start);
    m_scene = game.scene(start, start);
    update();
}

void Preview::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    if (!isEnabled()) p.setOpacity(0.42); // the last one that was allowed
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    QPainterPath outline;
    outline.addRoundedRect(frame, theme().px(10), theme().px(10));
    p.setClipPath(outline);
    Stage stage;
    stage.fit(m_layout.size, size());
    stage.paintGround(p, m_layout.ground);
    for (const auto& shape : m_scene.below) stage.paint(p, shape);
    for (const auto& token : m_scene.tokens)
        stage.paint(p, m_kind, m_layout.spots[static_cast<std::size_t>(token.spot)], token);
    for (const auto& shape : m_scene.above) stage.paint(p, shape);
    p.setClipping(false);
    paint::box(p, frame, theme().px(10), {}, theme().color(Hue::Line), 1);
}
