#include "ui/look/marks.h"

#include <QPaintEngine>
#include <QPixmapCache>

#include "ui/look/shapepainter.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <cmath>

namespace marks {

namespace {

void draw(QPainter& p, const std::vector<core::Shape>& shapes, QPointF at, double scale) {
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    for (const auto& shape : shapes) paintShape(p, shape, at, scale);
    p.restore();
}

// A mark drawn once for each size and look. A margin of a pixel is for the edge.
QPixmap drawn(const Mark& mark, Size size, double scale, bool rim, double ratio) {
    const auto key = QStringLiteral("mark %1 %2 %3 %4 %5 %6 %7 %8 ")
                         .arg(static_cast<int>(mark.glyph))
                         .arg(mark.filled)
                         .arg(mark.best)
                         .arg(rim)
                         .arg(static_cast<int>(size))
                         .arg(scale)
                         .arg(ratio)
                         .arg(theme().dark()) +
                     QString::fromStdString(mark.number) + theme().boardFont(1, true).family();
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;
    const double margin = (rim ? double(core::rimWidth) * scale : 0) + 1;
    const auto room = extent(mark, size, scale) + QSizeF(2 * margin, 2 * margin);
    pixmap = QPixmap((room * ratio).toSize() + QSize(1, 1));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    draw(painter, core::shapesOf(mark, size, rim), QRectF(QPointF(), pixmap.deviceIndependentSize()).center(),
         scale);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace

QSizeF extent(const Mark& mark, Size size, double scale) {
    const auto extent = core::extentOf(mark, size);
    return QSizeF(double(extent.width), double(extent.height)) * scale;
}

// On screens from the cache; elsewhere, and enlarged, as shapes.
void paint(QPainter& p, QPointF at, const Mark& mark, Size size, double scale, bool rim) {
    const bool screen = p.paintEngine()->type() == QPaintEngine::Raster;
    if (!screen || p.transform().type() > QTransform::TxTranslate)
        return draw(p, core::shapesOf(mark, size, rim), at, scale);
    const double ratio = p.device()->devicePixelRatioF();
    const auto pixmap = drawn(mark, size, scale, rim, ratio);
    const auto room = pixmap.deviceIndependentSize();
    const auto corner = at - QPointF(room.width() / 2, room.height() / 2);
    p.drawPixmap(QPointF(std::round(corner.x() * ratio), std::round(corner.y() * ratio)) / ratio, pixmap);
}

} // namespace marks
