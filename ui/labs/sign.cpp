#include "ui/labs/sign.h"

#include "ui/controls/paint.h"
#include "ui/controls/scaled.h"

Sign::Sign(core::Check::Sign sign, QWidget* parent) : QWidget(parent), m_sign(sign) {
    keepSize(this, 20, 22);
}

void Sign::paintEvent(QPaintEvent*) {
    using enum core::Check::Sign;
    QPainter p(this);
    const double side = theme().px(18);
    const QRectF disc(0, (height() - side) / 2, side, side);
    const bool filled = m_sign != Silent;
    const auto ink = theme().color(filled ? Hue::Ink : Hue::Ink2);
    paint::box(p, disc, side / 2, filled ? ink : QColor(), ink, 1.5);
    p.setPen(QPen(filled ? theme().color(Hue::Surface) : ink, side * 0.11, Qt::SolidLine, Qt::RoundCap,
                  Qt::RoundJoin));
    const auto at = [&](double x, double y) { return disc.topLeft() + QPointF(x, y) * side; };
    if (m_sign == Holds) {
        p.drawPolyline(QPolygonF{at(0.28, 0.52), at(0.44, 0.68), at(0.73, 0.35)});
    } else if (m_sign == Fails) {
        p.drawLine(at(0.5, 0.26), at(0.5, 0.56));
        p.drawPoint(at(0.5, 0.75));
    } else {
        p.drawLine(at(0.3, 0.5), at(0.7, 0.5));
    }
}
