#include "core/play/takeback.h"

#include <algorithm>

namespace core {

namespace {

const Seat& seatOf(const Seats& seats, Player p) {
    return seats[static_cast<std::size_t>(p)];
}

// The way undo came, back again.
std::optional<int> redoTarget(const Match& match, const Seats& seats) {
    if (match.ply() == match.plies()) return {};
    int ply = match.ply() + 1;
    while (anyPerson(seats) && ply < match.plies() && !person(match, seats, ply)) ++ply;
    return ply;
}

} // namespace

bool anyPerson(const Seats& seats) {
    return std::ranges::any_of(seats, [](const auto& seat) { return !seat.computer; });
}

bool person(const Match& match, const Seats& seats, int ply) {
    return !seatOf(seats, match.game().mover(match.at(ply))).computer;
}

std::optional<Player> personAt(const Match& match, const Seats& seats, int ply) {
    const auto mover = match.game().mover(match.at(ply));
    for (const auto player : {mover, other(mover)})
        if (!seatOf(seats, player).computer) return player;
    return {};
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

bool canUndo(const Match& match, const Seats& seats) {
    return match.givenUp() || undoTarget(match, seats);
}

bool undo(Match& match, const Seats& seats) {
    if (match.givenUp()) {
        match.takeBackGivingUp();
        return true;
    }
    const auto ply = undoTarget(match, seats);
    if (ply) match.goTo(*ply);
    return ply.has_value();
}

bool canRedo(const Match& match, const Seats& seats) {
    return match.tookBackGivingUp() || redoTarget(match, seats);
}

bool redo(Match& match, const Seats& seats) {
    if (match.tookBackGivingUp()) {
        match.giveUpAgain();
        return true;
    }
    const auto ply = redoTarget(match, seats);
    if (ply) match.goTo(*ply);
    return ply.has_value();
}

std::optional<Player> quitter(const Match& match, const Seats& seats) {
    auto line = match;
    line.goTo(line.plies());
    if (line.ending()) return {};
    return personAt(line, seats, line.ply());
}

} // namespace core
