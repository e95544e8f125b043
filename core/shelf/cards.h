#pragma once

// The room of the first screen: what it offers to whoever comes, and the matches that are kept, in words. The
// window and the page draw it.

#include "core/lessons/learnt.h"
#include "core/play/match.h"
#include "core/play/takeback.h"
#include "core/puzzle/puzzle.h"

#include <optional>

namespace core {

// Something to begin or to go on with.
struct Card {
    Message heading, title;
    Message beside = {}; // the title, set small
    Message line = {};   // whose turn it is, or who has won: of `player`
    Message action;      // what pressing the card does
    std::optional<Player> player = {};
    int done = 0, of = 0; // steps
};

// A match to its end: not a variation, or an earlier ply, that was looked at last.
Match asPlayed(Match match);
// What the last move left is often nothing: then the board before it says more.
const Position& shownOf(const Match& played);

Card matchCard(const Match& played, const Seats& seats);
// Of the puzzle of a day; nothing: it is not found yet.
Card dayCard(const Kind& kind, const Puzzle* puzzle);
Card lessonCard(const Kind& kind, const Learnt& learnt);
// In place of a match, for who has none.
Card newcomerCard(const Kind& first);

// A match in a list.
struct KeptMatch {
    struct Side {
        Message name;     // and how strong a computer is
        Message state;    // "to move", "has won"
        bool lit = false; // that is said of this one
    };
    Message title;
    std::array<Side, 2> sides;
    Message note; // "Draw"
};
KeptMatch keptMatch(const Match& played, const Seats& seats);
// "yesterday", "27 Nov": of a day of a month (1 … 12), so many days ago.
Message dayMessage(std::int64_t ago, int day, int month);
// The same in one sentence, to be read aloud.
Message describedMessage(const Match& played, const Seats& seats, const Message& day);

} // namespace core
