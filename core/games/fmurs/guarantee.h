#pragma once

#include "core/games/fmurs/endgames.h"
#include "core/games/fmurs/onesheephunt.h"

namespace core::fmurs {

// In how many turns the dogs clear the field for certain, however many sheep there are: the one-sheep hunt
// forces catch after catch, until the tables know the rest. Where the dogs stand after a catch is reckoned
// with, not where the other sheep do.
class Guarantee {
public:
    Guarantee(const Endgames& endgames, const OneSheepHunt& hunt) : m_endgames(endgames), m_hunt(hunt) {}

    static constexpr int never = Afterwards::never;
    // Takes in the tables that have come since.
    void update();
    // At most so many turns from here, or never.
    int turns(const Herd& h, bool dogsToMove) const;
    // The same from any placement of up to so many sheep.
    int turns(int sheep) const { return sheep == 0 ? 0 : m_longest[static_cast<std::size_t>(sheep)]; }
    // So many of the sheep at least are caught within so many turns.
    int caughtWithin(int turns, const Herd& h, bool dogsToMove) const;

private:
    void takeTable(int sheep, Afterwards& afterwards);
    void goOn(int sheep, Afterwards& afterwards);

    const Endgames& m_endgames;
    const OneSheepHunt& m_hunt;
    int m_solved = 0;
    bool m_hunted = false;
    std::array<std::unique_ptr<OneSheepHunt>, maxSheep + 1> m_hunts; // to the end, where tables do not reach
    std::array<int, maxSheep + 1> m_longest = [] {
        std::array<int, maxSheep + 1> all{};
        all.fill(never);
        return all;
    }();
};

} // namespace core::fmurs
