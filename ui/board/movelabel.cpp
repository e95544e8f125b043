#include "ui/board/movelabel.h"

#include <QCoreApplication>

#include "ui/controls/paint.h"

#include <algorithm>
#include <array>
#include <cmath>

void MoveLabel::paint(QPainter& painter, const QString& text) const {
    const auto& t = theme();
    painter.setFont(t.font(Type::Bold));
    const double width = painter.fontMetrics().horizontalAdvance(text) + t.px(30), height = t.px(30);
    const auto begin = from.value_or(QPointF(-width, 0)), now = to.value_or(frame.center());
    const bool meets = std::abs(now.x() - begin.x()) < width / 2 + t.px(30);
    const double above = frame.top() - height - t.px(meets ? 36 : 12);
    const std::array places{QPointF(now.x() - width / 2, above),
                            QPointF(now.x() - width / 2, frame.bottom() + t.px(8)),
                            QPointF(frame.right() + t.px(8), now.y() - height / 2),
                            QPointF(frame.left() - t.px(8) - width, now.y() - height / 2)};
    QRectF pill;
    for (const auto& place : places) {
        pill = QRectF(place, QSizeF(width, height));
        const bool beside = place.y() == now.y() - height / 2;
        if (!beside)
            pill.moveLeft(std::clamp(pill.left(), area.left(), std::max(area.left(), area.right() - width)));
        if (area.contains(pill)) break;
    }
    painter.save();
    if (turned) paint::turnAbout(painter, pill.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.color(Hue::Ink));
    painter.drawRoundedRect(pill, height / 2, height / 2);
    painter.setPen(t.color(Hue::Paper));
    painter.drawText(pill, Qt::AlignCenter, text);
    painter.restore();
}

void paintPressed(QPainter& painter, QPointF tip, const QColor& colour) {
    const auto& t = theme();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(
        QPolygonF{tip, tip + QPointF(-t.px(9), -t.px(10)), tip + QPointF(t.px(9), -t.px(10))});
    painter.setPen(colour);
    painter.setFont(t.font(Type::Bold));
    painter.drawText(QRectF(tip - QPointF(t.px(100), t.px(32)), QSizeF(t.px(200), t.px(20))), Qt::AlignCenter,
                     QCoreApplication::translate("BoardView", "pressed"));
}
