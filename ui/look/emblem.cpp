#include "ui/look/emblem.h"

#include <QFile>
#include <QPaintEngine>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <array>

namespace emblem {

namespace {

struct Picture {
    const char* file;
    core::Phrase name;
};

constexpr std::array<Picture, pictures> all{{{"sun", core::text("emblem", "sun")},
                                             {"moon", core::text("emblem", "moon")},
                                             {"star", core::text("emblem", "star")},
                                             {"cloud", core::text("emblem", "cloud")},
                                             {"drop", core::text("emblem", "drop")},
                                             {"leaf", core::text("emblem", "leaf")},
                                             {"tree", core::text("emblem", "tree")},
                                             {"mushroom", core::text("emblem", "mushroom")},
                                             {"apple", core::text("emblem", "apple")},
                                             {"fish", core::text("emblem", "fish")},
                                             {"boat", core::text("emblem", "boat")},
                                             {"house", core::text("emblem", "house")},
                                             {"umbrella", core::text("emblem", "umbrella")},
                                             {"bell", core::text("emblem", "bell")},
                                             {"key", core::text("emblem", "key")},
                                             {"cup", core::text("emblem", "cup")}}};

const Picture& pictureOf(int number) {
    return all[static_cast<std::size_t>(number % pictures)];
}

// Written in ink on paper.
QByteArray drawing(int number) {
    QFile file(QStringLiteral(":/emblems/%1.svg").arg(QLatin1String(pictureOf(number).file)));
    if (!file.open(QIODevice::ReadOnly)) return {};
    const auto text = file.readAll();
    const auto from = text.indexOf('>') + 1;
    return text.mid(from, text.lastIndexOf("</svg>") - from);
}

} // namespace

core::Phrase nameOf(int number) {
    return pictureOf(number).name;
}

// Small letters, which the drawing does not use: no colour is replaced twice.
QByteArray svg(int number, const QColor& ink, const QColor& paper) {
    const bool filled = number / pictures % 2 == 0, ringed = number >= 2 * pictures;
    const auto dark = ink.name().toLatin1(), light = paper.name().toLatin1();
    const auto& plate = filled ? dark : light;
    const auto& shape = filled ? light : dark;
    const auto circle = [&](const char* radius, const QByteArray& fill) {
        return QByteArray("<circle r=\"") + radius + "\" fill=\"" + fill + "\" stroke=\"" + dark +
               "\" stroke-width=\"7\"/>";
    };
    QByteArray text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-81 -81 162 162\">";
    if (ringed) text += circle("77", light) + "<g transform=\"scale(0.84)\">";
    text += circle("77", plate) + drawing(number).replace("#2A2520", shape).replace("#FFFDF8", plate);
    if (ringed) text += "</g>";
    return text + "</svg>";
}

void paint(QPainter& painter, const QRectF& place, int number, const QColor& ink, const QColor& paper) {
    const auto type = painter.paintEngine()->type();
    if (type != QPaintEngine::Raster && type != QPaintEngine::X11)
        return QSvgRenderer(svg(number, ink, paper)).render(&painter, place);
    const double ratio = painter.device()->devicePixelRatioF();
    const auto key = QStringLiteral("emblem%1@%2x%3%4%5")
                         .arg(number)
                         .arg(place.width())
                         .arg(ratio)
                         .arg(ink.name(), paper.name());
    QPixmap drawn;
    if (!QPixmapCache::find(key, &drawn)) {
        drawn = QPixmap((place.size() * ratio).toSize().expandedTo({1, 1}));
        drawn.fill(Qt::transparent);
        QPainter on(&drawn);
        QSvgRenderer(svg(number, ink, paper)).render(&on);
        on.end();
        drawn.setDevicePixelRatio(ratio);
        QPixmapCache::insert(key, drawn);
    }
    painter.drawPixmap(place.topLeft(), drawn);
}

} // namespace emblem
