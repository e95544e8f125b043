#pragma once

#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QSizeF>

#include "core/verdict.h"

#include <optional>
#include <string_view>

// Pictures by name, drawn from SVG once per size, theme and pixel ratio and then cached.
namespace art {

// A piece of a game (":/art/<game>/<name>.svg"; "<name>-dark" in the dark theme where it exists); with an
// owner, the player colour written in the file becomes the owner's. `side` in logical px.
QPixmap piece(std::string_view game, std::string_view name, double side, double ratio,
              std::optional<core::Player> owner = {});

// Paints a piece in a square round the origin: as lines where the device keeps them (PDF, SVG, printer), else
// by its pixels.
void paintPiece(QPainter& painter, std::string_view game, std::string_view name, double side,
                std::optional<core::Player> owner = {});

// The same for a player's crest.
void paintCrest(QPainter& painter, const QRectF& place, core::Player player, bool filled,
                const QColor& colour, const QColor& ground);

// A piece as the text of an SVG file, for either look; empty: there is none of that name.
QByteArray svg(std::string_view game, std::string_view name, bool dark,
               std::optional<core::Player> owner = {});

// The picture on a game's card ("card.svg" of its folder): all of it in the middle of a place, and beside it
// goes on what is seen at its edges.
void paintCard(QPainter& painter, std::string_view game, const QRectF& place);

// A player's crest in any colour; filled means "to move". `ground` is what shines through its middle, the
// theme's surface unless given.
QPixmap crest(core::Player player, bool filled, double side, double ratio, const QColor& colour,
              const QColor& ground = {});

// A line icon (resources/icons) in any colour.
QPixmap icon(const char* name, double side, double ratio, const QColor& colour);

} // namespace art
