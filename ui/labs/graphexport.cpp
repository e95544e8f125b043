#include "ui/labs/graphexport.h"

#include <QBuffer>
#include <QGraphicsScene>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "ui/savefile.h"
#include "ui/theme.h"

#include <algorithm>

namespace {

constexpr double largestSide = 16000; // px, of a PNG

QByteArray png(QGraphicsScene& scene) {
    const auto size = scene.sceneRect().size();
    const double scale = std::min(2.0, largestSide / std::max(size.width(), size.height()));
    QImage image((size * scale).toSize(), QImage::Format_RGB32);
    image.fill(theme().color(Hue::Surface));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

template <class Device>
QByteArray painted(QGraphicsScene& scene, QBuffer& buffer, Device& device) {
    QPainter painter(&device);
    scene.render(&painter);
    painter.end();
    return buffer.data();
}

QByteArray svg(QGraphicsScene& scene) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(scene.sceneRect().size().toSize());
    generator.setViewBox(QRectF(QPointF(), scene.sceneRect().size()));
    return painted(scene, buffer, generator);
}

QByteArray pdf(QGraphicsScene& scene) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    constexpr double pointsPerPx = 0.75;
    writer.setPageSize(QPageSize(scene.sceneRect().size() * pointsPerPx, QPageSize::Point));
    writer.setPageMargins({});
    return painted(scene, buffer, writer);
}

} // namespace

QString exportGraph(QGraphicsScene& scene, const core::PositionGraph& graph, const QString& path,
                    const QString& format) {
    const auto bytes = format == QLatin1String("dot")   ? QByteArray::fromStdString(core::dot(graph))
                       : format == QLatin1String("svg") ? svg(scene)
                       : format == QLatin1String("png") ? png(scene)
                                                        : pdf(scene);
    return saveFile(path, bytes);
}
