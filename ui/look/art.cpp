#include "ui/look/art.h"

#include <QFile>
#include <QPaintEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include "core/picture/page.h"
#include "core/picture/pencil.h"
#include "ui/look/theme.h"

#include <vector>

namespace art {

namespace {

QString textOf(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

QByteArray source(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

using Colours = std::vector<std::pair<const char*, QColor>>; // written in the file → wanted

QByteArray coloured(const QString& path, const Colours& colours) {
    auto text = source(path);
    for (const auto& [from, to] : colours) text.replace(from, to.name().toLatin1());
    return theme().pencil() ? QByteArray::fromStdString(core::pencilled(text.toStdString())) : text;
}

// The picture at `path` with some colours replaced, from the cache where it has been drawn before.
QPixmap drawn(const QString& path, QSizeF size, double ratio, const Colours& colours) {
    auto key = QStringLiteral("%1@%2x%3x%4").arg(path).arg(size.width()).arg(size.height()).arg(ratio);
    for (const auto& [from, to] : colours) key += to.name();
    if (theme().pencil()) key += QStringLiteral("pencil");
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;
    pixmap = QPixmap((size * ratio).toSize().expandedTo({1, 1}));
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(coloured(path, colours)).render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

// Whether a device keeps lines as lines. What shines through is painted by its pixels there too: the parts of
// a piece cover each other.
bool keepsLines(const QPainter& painter) {
    const auto type = painter.paintEngine()->type();
    return type != QPaintEngine::Raster && type != QPaintEngine::X11 && painter.opacity() == 1;
}

// Paints the picture at `path` into a place.
void paintDrawn(QPainter& painter, const QString& path, const QRectF& place, const Colours& colours) {
    constexpr double fine = 4; // pixels to a unit where the device would have lines
    if (keepsLines(painter)) return QSvgRenderer(coloured(path, colours)).render(&painter, place);
    const bool raster = painter.paintEngine()->type() == QPaintEngine::Raster;
    const double ratio = raster ? painter.device()->devicePixelRatioF() : fine;
    painter.drawPixmap(place.topLeft(), drawn(path, place.size(), ratio, colours));
}

Colours playerColours(const QColor& colour) {
    Colours colours;
    for (const char* written : core::page::ownersWritten) colours.emplace_back(written, colour);
    return colours;
}

Colours ownersColours(std::optional<core::Player> owner, bool dark = theme().dark()) {
    return owner ? playerColours(Theme::color(fillOf(*owner), dark)) : Colours();
}

QString pathOf(std::string_view game, std::string_view name, bool dark = theme().dark()) {
    const auto look = theme().pencil() ? QStringLiteral("-pencil")
                      : dark           ? QStringLiteral("-dark")
                                       : QString();
    for (const auto& suffix : {look, QString()})
        for (const auto& folder : {textOf(game) + QLatin1Char('/'), QString()})
            if (auto path = QStringLiteral(":/art/%1%2%3.svg").arg(folder, textOf(name), suffix);
                QFile::exists(path))
                return path;
    return {};
}

QString crestPath(core::Player player, bool filled) {
    return QStringLiteral(":/art/%1%2.svg")
        .arg(player == core::Player::First ? QStringLiteral("first") : QStringLiteral("second"),
             filled ? QString() : QStringLiteral("-outline"));
}

// The ground first: its colour is written in small letters and so stays as it is.
Colours crestColours(const QColor& colour, const QColor& ground) {
    Colours colours{{"#FFFDF8", ground.isValid() ? ground : theme().color(Hue::Surface)}};
    for (const auto& owned : playerColours(colour)) colours.push_back(owned);
    return colours;
}

} // namespace

QPixmap piece(std::string_view game, std::string_view name, double side, double ratio,
              std::optional<core::Player> owner) {
    return drawn(pathOf(game, name), {side, side}, ratio, ownersColours(owner));
}

void paintPiece(QPainter& painter, std::string_view game, std::string_view name, double side,
                std::optional<core::Player> owner) {
    paintDrawn(painter, pathOf(game, name), {-side / 2, -side / 2, side, side}, ownersColours(owner));
}

QByteArray svg(std::string_view game, std::string_view name, bool dark, std::optional<core::Player> owner) {
    return coloured(pathOf(game, name, dark), ownersColours(owner, dark));
}

void paintCard(QPainter& painter, std::string_view game, const QRectF& place) {
    constexpr double wide = 226, tall = 198, edge = 1;
    const auto size = QSizeF(wide, tall).scaled(place.size(), Qt::KeepAspectRatio);
    if (size.isEmpty()) return;
    const QRectF middle(place.center() - QPointF(size.width() / 2, size.height() / 2), size);
    const auto picture = drawn(pathOf(game, "card"), size, painter.device()->devicePixelRatioF(), {});
    const double right = picture.width() - edge, foot = picture.height() - edge;
    const auto goOn = [&](const QRectF& to, const QRectF& from) {
        if (to.width() > 0 && to.height() > 0) painter.drawPixmap(to, picture, from);
    };
    goOn({place.topLeft(), middle.bottomLeft()}, {0, 0, edge, picture.height() * 1.0});
    goOn({middle.topRight(), place.bottomRight()}, {right, 0, edge, picture.height() * 1.0});
    goOn({place.topLeft(), middle.topRight()}, {0, 0, picture.width() * 1.0, edge});
    goOn({middle.bottomLeft(), place.bottomRight()}, {0, foot, picture.width() * 1.0, edge});
    painter.drawPixmap(middle, picture, picture.rect());
}

QPixmap crest(core::Player player, bool filled, double side, double ratio, const QColor& colour,
              const QColor& ground) {
    return drawn(crestPath(player, filled), {side, side}, ratio, crestColours(colour, ground));
}

void paintCrest(QPainter& painter, const QRectF& place, core::Player player, bool filled,
                const QColor& colour, const QColor& ground) {
    paintDrawn(painter, crestPath(player, filled), place, crestColours(colour, ground));
}

QPixmap icon(const char* name, double side, double ratio, const QColor& colour) {
    return drawn(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(name)), {side, side}, ratio,
                 {{"#2A2520", colour}});
}

} // namespace art
