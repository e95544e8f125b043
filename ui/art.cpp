#include "ui/art.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include "ui/theme.h"

#include <vector>

namespace art {

namespace {

QString view(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

QByteArray source(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

using Colours = std::vector<std::pair<const char*, QColor>>; // written in the file → wanted

// The picture at `path` with some colours replaced, from the cache where it has been drawn before.
QPixmap drawn(const QString& path, QSizeF size, double ratio, const Colours& colours) {
    auto key = QStringLiteral("%1@%2x%3x%4").arg(path).arg(size.width()).arg(size.height()).arg(ratio);
    for (const auto& [from, to] : colours) key += to.name();
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;
    auto text = source(path);
    for (const auto& [from, to] : colours) text.replace(from, to.name().toLatin1());
    pixmap = QPixmap((size * ratio).toSize().expandedTo({1, 1}));
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(text).render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

// How the players' colours are written in the files.
Colours playerColours(const QColor& colour) {
    return {{"#A61E4D", colour}, {"#2B3A86", colour}};
}

QString pathOf(std::string_view game, std::string_view name) {
    for (const auto& suffix : {theme().dark() ? QStringLiteral("-dark") : QString(), QString()})
        for (const auto& folder : {view(game) + QLatin1Char('/'), QString()})
            if (auto path = QStringLiteral(":/art/%1%2%3.svg").arg(folder, view(name), suffix);
                QFile::exists(path))
                return path;
    return {};
}

} // namespace

QPixmap piece(std::string_view game, std::string_view name, double side, double ratio,
              std::optional<core::Player> owner) {
    return drawn(pathOf(game, name), {side, side}, ratio,
                 owner ? playerColours(theme().color(fillOf(*owner))) : Colours());
}

QPixmap card(std::string_view game, QSizeF size, double ratio) {
    return drawn(pathOf(game, "card"), size, ratio, {});
}

QPixmap crest(core::Player player, bool filled, double side, double ratio, const QColor& colour,
              const QColor& ground) {
    const bool first = player == core::Player::First;
    const auto path = QStringLiteral(":/art/%1%2.svg")
                          .arg(first ? QStringLiteral("first") : QStringLiteral("second"),
                               filled ? QString() : QStringLiteral("-outline"));
    // The ground first: its colour is written in small letters and so stays as it is.
    Colours colours{{"#FFFDF8", ground.isValid() ? ground : theme().color(Hue::Surface)}};
    for (const auto& owned : playerColours(colour)) colours.push_back(owned);
    return drawn(path, {side, side}, ratio, colours);
}

QPixmap icon(const char* name, double side, double ratio, const QColor& colour) {
    return drawn(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(name)), {side, side}, ratio,
                 {{"#2A2520", colour}});
}

} // namespace art
