#include "ui/controls/menustyle.h"

#include <QPainter>
#include <QStyleOptionMenuItem>

#include "ui/look/theme.h"

// A line between entries is not pressed.
QSize MenuStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                  const QWidget* widget) const {
    const auto usual = QProxyStyle::sizeFromContents(type, option, size, widget);
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    const bool pressed =
        type == CT_MenuItem && item != nullptr && item->menuItemType != QStyleOptionMenuItem::Separator;
    return pressed ? usual.expandedTo({theme().leastTarget(), theme().leastTarget()}) : usual;
}

int MenuStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    if (metric == PM_MenuHMargin) return theme().px(8);
    if (metric == PM_MenuVMargin) return theme().px(4);
    return QProxyStyle::pixelMetric(metric, option, widget);
}

// The style's own arrow to a further menu keeps its size, a dot beside large letters.
void MenuStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    if (element != PE_IndicatorArrowRight && element != PE_IndicatorArrowLeft)
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    const qreal deep = theme().px(element == PE_IndicatorArrowRight ? 4 : -4) / 2.0, tall = theme().px(4);
    const auto at = QRectF(option->rect).center();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(option->palette.color(QPalette::Text), theme().px(2), Qt::SolidLine, Qt::RoundCap));
    painter->drawPolyline(
        QPolygonF{at + QPointF(-deep, -tall), at + QPointF(deep, 0), at + QPointF(-deep, tall)});
    painter->restore();
}
