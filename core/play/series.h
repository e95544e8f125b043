#pragma once

#include "core/play/match.h"

namespace core {

// The score of matches played one after another by the same two, by their seats of the moment.
struct Series {
    std::array<int, 2> wins{};
    int draws = 0;
    bool swapped = false; // seats, since the last match

    int matches() const { return wins[0] + wins[1] + draws; }
    void add(const Ending& ending) {
        if (ending.winner)
            ++wins[static_cast<std::size_t>(*ending.winner)];
        else
            ++draws;
        swapped = false;
    }
    // With this match counted, where it is over.
    Series after(Match match) const {
        auto all = *this;
        match.goToLine(0);
        match.goTo(match.plies());
        if (const auto ending = match.ending()) all.add(*ending);
        return all;
    }
    // The two change seats.
    void swap() {
        std::swap(wins[0], wins[1]);
        swapped = true;
    }
    friend bool operator==(const Series&, const Series&) = default;
};

} // namespace core
