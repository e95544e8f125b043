#pragma once

#include "core/play/match.h"

namespace core {

// The score of matches played one after another by the same two, by their seats of the moment.
struct Series {
    std::array<int, 2> wins{};
    int draws = 0;

    int matches() const { return wins[0] + wins[1] + draws; }
    void add(const Ending& ending) {
        if (ending.winner)
            ++wins[static_cast<std::size_t>(*ending.winner)];
        else
            ++draws;
    }
    // The two have changed seats.
    void swap() { std::swap(wins[0], wins[1]); }
    friend bool operator==(const Series&, const Series&) = default;
};

} // namespace core
