#include "ui/table/overlays/emblemmark.h"

#include "ui/controls/paint.h"

#include <algorithm>

void EmblemMark::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto room = paint::focusable(painter, *this, 0.5);
    const double side = std::min(room.width(), room.height());
    const QPointF corner = room.center() - QPointF(side, side) / 2;
    emblem::paint(painter, {corner, QSizeF(side, side)}, m_number, theme().color(Hue::Ink),
                  theme().color(Hue::Surface));
}
