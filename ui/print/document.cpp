#include "ui/print/document.h"

#include <QBuffer>
#include <QImage>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QWidget>

#include <algorithm>

namespace print {

namespace {

constexpr double pointsPerPx = 0.75;
constexpr int resolution = 1200; // so fine that figures stand where they are meant to

QByteArray png(const Picture& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return image(picture).save(&buffer, "PNG") ? bytes : QByteArray();
}

QByteArray svg(const Picture& picture) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(picture.size.toSize());
    generator.setViewBox(QRectF(QPointF(), picture.size));
    QPainter painter(&generator);
    picture.paint(painter);
    painter.end();
    return buffer.data();
}

QByteArray pdf(const QString& title, const QPageSize& size, int pages,
               const std::function<void(QPainter&, int)>& paint) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Kachisuji"));
    writer.setResolution(resolution);
    writer.setPageSize(size);
    writer.setPageMargins({});
    QPainter painter(&writer);
    for (int i = 0; i < pages; ++i) {
        if (i > 0) writer.newPage();
        painter.save();
        painter.scale(resolution / 96.0, resolution / 96.0);
        paint(painter, i);
        painter.restore();
    }
    painter.end();
    return buffer.data();
}

} // namespace

QImage image(const Picture& picture, double longest) {
    const double scale = std::min(2.0, longest / std::max(picture.size.width(), picture.size.height()));
    QImage image((picture.size * scale).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
    if (image.isNull()) return image;
    image.setDevicePixelRatio(scale);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.paint(painter);
    painter.end();
    image.setDevicePixelRatio(1); // whoever opens it sees its pixels
    return image;
}

QByteArray file(const Picture& picture, const QString& format) {
    if (format == QLatin1String("svg")) return svg(picture);
    if (format == QLatin1String("png")) return png(picture);
    return pdf({}, QPageSize(picture.size * pointsPerPx, QPageSize::Point), 1,
               [&](QPainter& painter, int) { picture.paint(painter); });
}

QByteArray pdf(const Document& document) {
    return pdf(document.title, QPageSize(QPageSize::A4), document.pages, document.paint);
}

Document onPaper(const Picture& picture, const QString& title) {
    constexpr double margin = 57; // 15 mm
    return {title, 1, [picture](QPainter& painter, int) {
                const bool across = picture.size.width() > picture.size.height();
                auto room = page - QSizeF(2 * margin, 2 * margin);
                if (across) room.transpose();
                const auto scaled = picture.size.scaled(room, Qt::KeepAspectRatio);
                const double scale = scaled.width() / picture.size.width();
                painter.translate(page.width() / 2, page.height() / 2);
                if (across) painter.rotate(90);
                painter.translate(-scaled.width() / 2, -scaled.height() / 2);
                painter.scale(scale, scale);
                picture.paint(painter);
            }};
}

Picture of(QWidget& widget) {
    return {widget.size(), [&widget](QPainter& painter) {
                widget.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
            }};
}

} // namespace print
