#pragma once

#include "core/play/match.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <optional>

namespace web {

// How long a search may take in one go, which is gone on with but for what has to be found at once: longer,
// the more has been spent on it.
class Patience {
public:
    using Time = std::chrono::milliseconds;

    Time now() const { return std::min(Time(40) + m_spent / 8, Time(4000)); }
    void spend() { m_spent += now(); }
    Time spent() const { return m_spent; }

private:
    Time m_spent{0};
};

// What is known of the positions of a match, found out slice by slice: a page has one thread, which also
// answers.
class Studies {
public:
    using Time = std::chrono::milliseconds;

    // Another match. `weighed`: the answers to whose moves are weighed too (core/play/opponent.h).
    void begin(std::shared_ptr<const core::Game> game, const std::array<bool, 2>& weighed);
    // By node of the match; nothing: no report has come yet.
    const core::Analysis* of(int node) const;
    bool open(int node) const; // there is more to find out
    void forget(int node) { m_known.erase(node); }
    // Goes on with a position for so long, or a little longer. False: nothing new has come of it.
    bool study(int node, const core::Position& position, Time time);

private:
    struct Known {
        core::Analysis analysis;
        bool valued = false; // the solver has done, and what is added is still missing
        Time patience{50};   // for what must be found in one go
    };
    bool add(Known& known, const core::Position& position);

    std::shared_ptr<const core::Game> m_game;
    std::unique_ptr<core::Solver> m_solver;
    std::array<bool, 2> m_weighed{};
    std::map<int, Known> m_known;
};

} // namespace web
