#pragma once

#include "core/play/record.h"
#include "core/play/series.h"
#include "core/play/tabletalk.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// What the host of a table says to another Kachisuji: JSON objects like {"type": "say", "text": "…"}, one a
// message. Texts are in the language that was asked for.
namespace core::hosttalk {

// The code is asked for; why again: "wrong", "tooSoon".
struct CodeWanted {
    std::string why;
};
// Let in; with a seat once one is had.
struct Welcome {
    std::string token;
    std::optional<tabletalk::Place> place;
};
// A seat can be chosen; of the players' what is known of them (none: there is no match yet).
struct Lobby {
    struct Seat {
        tabletalk::Place place = tabletalk::Place::First;
        std::string name;
        bool free = false;
    };
    std::vector<Seat> seats;
};
// The match as the host shows it, up to the ply looked at; its number, which tells it from those before; and
// how much help may be shown of it (0 … 3). With the score of the series before it.
struct Shown {
    Record record;
    int number = 0, help = 0;
    Series before = {};
};
// The class is asked about the record's position, until the match is shown again.
struct Question {
    struct Choice {
        std::string says; // as it is answered
        std::string text; // once answers are shown with how many gave it
        bool chosen = false, right = false;
    };
    Record record;
    int number = 0;
    bool move = false; // any legal move is an answer, in notation; else the choices are
    bool open = false; // an answer is awaited
    std::string text;
    std::vector<Choice> choices;
    std::string why; // what is right is so, once it is told
};
struct Wait { // there is no match yet
    std::string text;
};
struct Say {
    std::string text;
};
struct Refused { // the move that was said last is not made
    std::string text;
};
struct Ask { // a yes or no, to be answered with its number
    int question = 0;
    std::string text;
};
struct Settled {}; // what was asked is asked no more
struct Gone {      // the host has hung up
    std::string text;
};

using News =
    std::variant<CodeWanted, Welcome, Lobby, Shown, Question, Wait, Say, Refused, Ask, Settled, Gone>;

inline constexpr std::size_t longest = mostRecordBytes; // bytes of a message
inline constexpr std::size_t mostListed = 2'000;        // of anything
inline constexpr std::size_t longestText = 1'000;       // bytes of a text; the rest is left out

// Trusts nothing: throws InputError that says what is wrong.
News read(std::string_view message);

} // namespace core::hosttalk
