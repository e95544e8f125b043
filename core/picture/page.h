#pragma once

#include "core/picture/boardstate.h"
#include "core/picture/trace.h"

#include <nlohmann/json.hpp>

#include <array>
#include <functional>
#include <optional>

// A board as JSON for a page that draws it: shapes are paths as SVG writes them, places are in board units,
// colours are names of the theme's or "light/dark". Texts are as `speak` says them.
namespace core::page {

using Json = nlohmann::ordered_json;
using Speak = std::function<std::string(const Message&)>; // a message in the reader's language

// What stays the same for a match: ground, spots, pieces' game. Where a player's own pieces stand on their
// heads the board is turned by 180° for that seat; what is to be read is not. `tall`: how it stands in a
// frame that is higher than wide.
Json layoutJson(const BoardState& board, const Speak& speak, std::optional<Player> seat = {});
// What is seen now: pieces, marks, what can be pointed at, where arrow keys lead.
Json sceneJson(const BoardState& board, const std::optional<LastMove>& last, const Speak& speak);
// A move from `from`: for each piece that does not stand still its places, from moment to moment (ms).
Json motionJson(const BoardState& board, const Position& from, Move move, const Speak& speak);
// The colours of the theme by name, light and dark; `written`: how the players' are written in pictures'
// files, where the owner's belongs.
Json coloursJson();
inline constexpr std::array ownersWritten{"#A61E4D", "#2B3A86"};
// What stands round a board on every page, by name.
Json wordsJson(const Speak& speak);

// The parts they consist of: shapes but for words as paths, and pieces without their places.
Json shapesJson(const std::vector<Shape>& all, const Speak& speak);
Json pieceJson(const Token& token);
Json pointJson(Point p);

} // namespace core::page
