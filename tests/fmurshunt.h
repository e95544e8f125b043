#pragma once

#include "core/games/fmurs/hunts.h"

#include <vector>

// Hunting in Fmurs once more, as plainly as it can be said.
namespace fmurshunt {

using namespace core::fmurs;

// Turns in which two dogs catch a sheep that steps up, down, left or right or stands still: tried again and
// again for all placements until nothing changes any more.
class NaiveHunt {
public:
    explicit NaiveHunt(const Field& field)
        : m_field(field), m_turns(std::size_t{1} << 24U, Hunts::outOfSight) {
        for (int turns = 1; tryAll(turns);) ++turns;
    }
    int turns(Cell a, Cell b, Cell sheep) const { return m_turns[at(a, b, sheep)]; }

private:
    static std::size_t at(std::size_t a, std::size_t b, std::size_t sheep) {
        return (a << 8U | b) << 8U | sheep;
    }
    bool free(Cell c, Cell a, Cell b) const { return m_field.ground().has(c) && c != a && c != b; }
    bool tryAll(int turns) {
        std::vector<std::size_t> caught;
        m_field.ground().each([&](Cell a) {
            m_field.ground().each([&](Cell b) {
                m_field.pasture().each([&](Cell sheep) {
                    if (a == b || sheep == a || sheep == b || m_turns[at(a, b, sheep)] < turns) return;
                    if (catches(a, b, sheep, turns) || catches(b, a, sheep, turns))
                        caught.push_back(at(a, b, sheep));
                });
            });
        });
        for (const auto i : caught) m_turns[i] = turns;
        return !caught.empty();
    }
    bool catches(Cell dog, Cell other, Cell sheep, int turns) const {
        bool can = false;
        m_field.beside(dog).each([&](Cell to) {
            if (to != sheep) {
                can = can || (turns > 1 && free(to, other, sheep) && caughtIn(to, other, sheep, turns - 1));
                return;
            }
            for (const auto d : {Direction::Up, Direction::Right, Direction::Down, Direction::Left}) {
                const auto behind = m_field.next(sheep, d);
                if (m_field.next(dog, d) == sheep && behind != noCell) can = can || free(behind, dog, other);
            }
        });
        return can;
    }
    bool caughtIn(Cell a, Cell b, Cell sheep, int turns) const {
        auto goals = (m_field.beside(sheep) & m_field.pasture()) | CellSet::of(sheep);
        goals -= CellSet::of(a) | CellSet::of(b);
        bool all = true;
        goals.each([&](Cell to) { all = all && m_turns[at(a, b, to)] <= turns; });
        return all;
    }

    const Field& m_field;
    std::vector<int> m_turns;
};

} // namespace fmurshunt
