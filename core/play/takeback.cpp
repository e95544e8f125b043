#include "core/play/takeback.h"

#include <algorithm>

namespace core {

namespace {

const Seat& seatOf(const Seats& seats, Player p) {
    return seats[static_cast<std::size_t>(p)];
}

} // namespace

bool anyPerson(const Seats& seats) {
    return std::ranges::any_of(seats, [](const auto& seat) { return !seat.computer; });
}

bool person(const Match& match, const Seats& seats, int ply) {
    return !seatOf(seats, match.game().mover(match.at(ply))).computer;
}

std::optional<int> undoTarget(const Match& match, const Seats& seats) {
    for (int ply = match.ply() - 1; ply >= 0; --ply)
        if (person(match, seats, ply) || !anyPerson(seats)) return ply;
    return {};
}

std::optional<int> decisionBefore(const Match& match, Player player) {
    for (int ply = match.ply() - 1; ply >= 0; --ply)
        if (match.game().mover(match.at(ply)) == player) return ply;
    return {};
}

std::optional<int> redoTarget(const Match& match, const Seats& seats) {
    if (match.ply() == match.plies()) return {};
    int ply = match.ply() + 1;
    while (anyPerson(seats) && ply < match.plies() && !person(match, seats, ply)) ++ply;
    return ply;
}

std::optional<Player> quitter(const Match& match, const Seats& seats) {
    auto line = match;
    line.goTo(line.plies());
    if (line.ending()) return {};
    for (const auto player : {line.mover(), other(line.mover())})
        if (!seatOf(seats, player).computer) return player;
    return {};
}

} // namespace core
