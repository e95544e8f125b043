#include "ui/art.h"

#include <QFile>
#include <QHash>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include "ui/theme.h"

namespace art {

namespace {

QString view(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

QByteArray source(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// `drawn` paints the picture whose text comes from `text`; keyed by everything that changes it.
QPixmap rendered(const QString& key, const QByteArray& text, double side, double ratio) {
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;
    const int pixels = std::max(1, qRound(side * ratio));
    pixmap = QPixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(text).render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QString keyOf(const QString& path, double side, double ratio, const QString& colours) {
    return QStringLiteral("%1@%2x%3:%4").arg(path).arg(side).arg(ratio).arg(colours);
}

QString pathOf(std::string_view game, std::string_view name) {
    QStringList places{QStringLiteral(":/art/%1/%2%3.svg"), QStringLiteral(":/art/%2%3.svg")};
    for (const auto& suffix : {theme().dark() ? QStringLiteral("-dark") : QString(), QString()})
        for (const auto& place : places)
            if (const auto path = place.arg(view(game), view(name), suffix); QFile::exists(path)) return path;
    return {};
}

} // namespace

QPixmap piece(std::string_view game, std::string_view name, double side, double ratio,
              std::optional<core::Player> owner) {
    const auto path = pathOf(game, name);
    const auto colour = owner ? theme().color(fillOf(*owner)).name() : QString();
    const auto key = keyOf(path, side, ratio, colour);
    QPixmap found;
    if (QPixmapCache::find(key, &found)) return found;
    auto text = source(path);
    if (owner) text.replace("#A61E4D", colour.toLatin1()).replace("#2B3A86", colour.toLatin1());
    return rendered(key, text, side, ratio);
}

QPixmap crest(core::Player player, bool filled, double side, double ratio, const QColor& colour) {
    const auto path =
        QStringLiteral(":/art/%1%2.svg")
            .arg(player == core::Player::First ? QStringLiteral("first") : QStringLiteral("second"),
                 filled ? QString() : QStringLiteral("-outline"));
    const auto key = keyOf(path, side, ratio, colour.name());
    QPixmap found;
    if (QPixmapCache::find(key, &found)) return found;
    auto text = source(path);
    text.replace("#A61E4D", colour.name().toLatin1()).replace("#2B3A86", colour.name().toLatin1());
    return rendered(key, text, side, ratio);
}

QPixmap icon(const char* name, double side, double ratio, const QColor& colour) {
    const auto path = QStringLiteral(":/icons/%1.svg").arg(QLatin1String(name));
    const auto key = keyOf(path, side, ratio, colour.name());
    QPixmap found;
    if (QPixmapCache::find(key, &found)) return found;
    auto text = source(path);
    text.replace("#2A2520", colour.name().toLatin1());
    return rendered(key, text, side, ratio);
}

} // namespace art
