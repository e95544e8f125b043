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

// The first thing that was done after the first move.
bool sidesComeBack(const Match& match) {
    return match.pie() == Match::Pie::Taken && match.line() == 0 && match.ply() > 0 && !match.over();
}

// While a match goes on in which the two have changed seats, others sat at the first move.
int firstOwn(const Match& match) {
    return match.pie() == Match::Pie::Taken && !match.over() ? 1 : 0;
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
    for (int ply = match.ply() - 1; ply >= firstOwn(match); --ply)
        if (person(match, seats, ply) || !anyPerson(seats)) return ply;
    return {};
}

std::optional<int> decisionBefore(const Match& match, Player player) {
    for (int ply = match.ply() - 1; ply >= firstOwn(match); --ply)
        if (match.game().mover(match.at(ply)) == player) return ply;
    return {};
}

void changeSides(Match& match, Seats& seats) {
    match.setPie(match.pie() == Match::Pie::Taken ? Match::Pie::Open : Match::Pie::Taken);
    std::swap(seats[0], seats[1]);
}

bool canUndo(const Match& match, const Seats& seats) {
    return match.givenUp() || undoTarget(match, seats) || sidesComeBack(match);
}

bool undo(Match& match, Seats& seats) {
    if (match.givenUp()) {
        match.takeBackGivingUp();
        return true;
    }
    if (const auto ply = undoTarget(match, seats)) {
        match.goTo(*ply);
        return true;
    }
    if (!sidesComeBack(match)) return false;
    match.goTo(1);
    changeSides(match, seats);
    // A computer would only change them again.
    if (!person(match, seats, 1) && person(match, seats, 0)) match.goTo(0);
    return true;
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
