#pragma once

#include "core/play/takeback.h"

#include <functional>
#include <optional>
#include <vector>

// What a match turned on, as far as is known of its plies.
namespace core::review {

// Of a ply of the line looked at; nothing: nothing is known yet.
using Known = std::function<const Analysis*(int ply)>;

// The move made from `ply` gave away value, and what would have been better; nothing if not, or unknown.
std::optional<MoveVerdict> mistake(const Match& match, const Known& known, int ply);

// A move that gave value away.
struct TurningPoint {
    int ply = 0;                                       // where it was made
    Outcome had = Outcome::Draw, left = Outcome::Draw; // for the mover, before and after
    Move better;
    int plies = 0; // so many were lost where the outcome stays, in a first half

    bool turns() const { return had != left; } // the outcome
    friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
};

// Those of the line looked at: what lost the most first, outcomes before time, and of equal ones the latest,
// for nothing was made good after it.
std::vector<TurningPoint> turningPoints(const Match& match, const Known& known);
// "Hana gave the win away".
Message lossMessage(const TurningPoint& point, const Message::Argument& who);

// Who gave up at the end of the line and could still have had more than a loss there, as far as is known.
struct ThrownAway {
    Player who = Player::First;
    Outcome had = Outcome::Draw;
};
std::optional<ThrownAway> thrownAway(const Match& match, const Known& known);

// So many positions of the line are not known to the end yet.
int unknownPlies(const Match& match, const Known& known);

// How many of them turned the outcome; empty: none.
Message count(const std::vector<TurningPoint>& points);
// What there is to say besides these turning points; empty: nothing.
Message note(const Match& match, const Known& known, const Names& called,
             const std::vector<TurningPoint>& points);

// Another move can be tried from a ply of the line: a person made that one. It opens a variation; who answers
// there is the computer that sits at the table, if any.
struct Retry {
    std::optional<Player> against; // a computer's seat
};
std::optional<Retry> retry(const Match& match, const Seats& seats, int ply);

} // namespace core::review
