#pragma once

#include "core/play/plan.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// What a device at the table says to the host: JSON objects like {"do": "press", "spot": 12, "ply": 3}, one a
// message. `ply` is the one the device sees; what was meant for another is not done.
namespace core::tabletalk {

enum class Place : std::uint8_t { First, Second, Watching };
Place placeNamed(const std::string& name); // throws InputError

// Comes first: the code of the table, the token of a seat held before, or what a seat card says. Another
// Kachisuji says "wants": "match": it draws by itself, and is told the match instead of pictures (see
// hosttalk.h).
struct Hello {
    std::string code, token, language;
    bool wantsMatch = false;
    std::string mark = {}; // the same each time this device comes, drawn by itself
    std::string card = {};
};
struct Sit {
    Place place = Place::Watching;
    std::string name;
};
struct Press { // a spot of the board
    int spot = 0, ply = 0;
};
struct PressArrow { // of those shown
    int arrow = 0, ply = 0;
};
struct Play { // a move in notation
    std::string move;
    int ply = 0;
};
struct Cancel {}; // what has been pointed at
struct Turn {     // a field with joined edges, by so many cells
    int right = 0, down = 0;
};
struct Speak {
    std::string language;
};
struct TakeBack {}; // asks for it
struct Consent {    // to what was asked
    int question = 0;
    bool yes = false;
};
struct GiveUp {};
struct Again {          // once a match is over: another one
    bool swaps = false; // the other player begins
};
struct Look { // at a ply of a match that is over; or at what would have been better there
    int ply = 0;
    bool better = false;
};
// To a question to the class: "win", "draw" or "loss" for whoever is to move.
struct Answer {
    int question = 0;
    std::string says;
};
// How one wins, asked of the class: put together out of the parts that were offered, or in words of one's
// own.
struct SayRule {
    int question = 0;
    std::vector<std::size_t> parts; // none: words
    std::string words;
};
// What has come of something done alone.
struct Did {
    Assignment task;
    Headway headway;
    friend bool operator==(const Did&, const Did&) = default;
};
struct Leave {}; // the seat, for good
struct Here {};  // is answered with the same: both ends are still there

using Said = std::variant<Hello, Sit, Press, PressArrow, Play, Cancel, Turn, Speak, TakeBack, Consent, GiveUp,
                          Again, Look, Answer, SayRule, Did, Leave, Here>;

inline constexpr std::size_t longest = 2'000; // bytes of a message
inline constexpr int mostCounted = 1'000'000; // of anything

// Trusts nothing: throws InputError that says what is wrong.
Said read(std::string_view message);

} // namespace core::tabletalk
