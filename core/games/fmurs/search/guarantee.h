#pragma once

#include "core/games/fmurs/search/onesheephunt.h"
#include "core/games/fmurs/tables/endgames.h"

namespace core::fmurs {

// In how many turns the dogs clear the field for certain, however many sheep there are: the one-sheep hunt
// forces catch after catch, until the tables know the rest. Where the dogs stand after a catch is reckoned
// with, not where the other sheep do.
class Guarantee {
public:
    Guarantee(const Endgames& endgames, const OneSheepHunt& hunt);

    static constexpr int never = Afterwards::never;
    // Takes in the tables that have come since. True if more is known now; if stopped, the next call goes on
    // from there, and what was certain before still is.
    bool update(const StopToken& stop = {});
    // At most so many turns from here, or never.
    int turns(const Placement& h, bool dogsToMove) const;
    // The same from any placement of up to so many sheep.
    int turns(int sheep) const { return sheep == 0 ? 0 : m_longest[static_cast<std::size_t>(sheep)]; }
    // So many of the sheep at least are caught within so many turns.
    int caughtWithin(int turns, const Placement& h, bool dogsToMove) const;

private:
    void beginAgain(int solved);
    bool takeTable(int sheep, const StopToken& stop);
    bool goOn(int sheep, const StopToken& stop);
    int& longest(int sheep) { return m_longest[static_cast<std::size_t>(sheep)]; }

    const Endgames& m_endgames;
    const OneSheepHunt& m_hunt;
    int m_solved = 0;
    bool m_hunted = false;
    int m_next = maxSheep + 1; // sheep that are to be reckoned with anew, and all above
    Afterwards m_afterwards;
    std::array<std::unique_ptr<OneSheepHunt>, maxSheep + 1> m_hunts; // to the end, where tables do not reach
    std::array<int, maxSheep + 1> m_longest = [] {
        std::array<int, maxSheep + 1> all{};
        all.fill(never);
        return all;
    }();
};

} // namespace core::fmurs
