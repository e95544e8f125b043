#pragma once

#include "core/games/fmurs/tables/index/dogorbits.h"

#include <algorithm>
#include <memory>
#include <span>

// The endgame tables of Fmurs built turn by turn in one thread, with a block for each class of placements of
// the dogs: what the tables are measured against. Without the variations that need more.
namespace fmurslayers {

using namespace core::fmurs;

class Table {
public:
    static constexpr std::uint8_t never = 255;

    // `fewer`: of one sheep up to one less.
    Table(const Chase& chase, const DogOrbits& orbits, int sheep,
          std::span<const std::unique_ptr<Table>> fewer)
        : m_chase(chase), m_orbits(orbits), m_fewer(fewer), m_sets(chase.field().pasture(), sheep),
          m_count(static_cast<std::uint32_t>(m_sets.count())) {
        for (const auto& s : orbits.symmetries()) m_symmetries.push_back(m_sets.onNumbers(s));
        listMoves();
        fill();
        for (int turns = 1; spread(static_cast<std::uint8_t>(turns)); ++turns) {
        }
        tabulate();
    }

    std::uint8_t dogsValue(const Placement& h) const { return m_values[place(h)]; }
    std::uint8_t sheepValue(const Placement& h) const { return m_sheepValues[place(h)]; }

private:
    struct Step {
        std::uint32_t flock = 0;
        Cell to = noCell;
    };
    using Steps = std::vector<std::vector<Step>>;

    std::size_t at(std::size_t block, std::size_t flock) const { return block * m_count + flock; }
    std::uint64_t image(const Members& members, std::uint32_t symmetry) const {
        Members there{};
        for (std::size_t i = 0; i < static_cast<std::size_t>(m_sets.size()); ++i)
            there[i] = m_symmetries[symmetry][members[i]];
        return m_sets.rank(there);
    }
    std::size_t place(const Placement& h) const {
        const auto [block, symmetry] = m_orbits.place(h.dogs);
        return at(block, image(m_sets.members(h.sheep), symmetry));
    }
    Placement placement(std::uint32_t block, std::uint32_t flock) const {
        Placement h;
        h.dogs = m_orbits.dogs(block);
        h.sheep = m_sets.cells(m_sets.members(std::uint64_t{flock}));
        return h;
    }

    void listMoves() {
        m_out.resize(m_count);
        m_in.resize(m_count);
        for (std::uint32_t flock = 0; flock < m_count; ++flock) {
            const auto h = placement(0, flock);
            Placement alone;
            alone.sheep = h.sheep;
            h.sheep.each([&](Cell from) {
                m_chase.pastures(alone, from).each([&](Cell to) {
                    const auto there =
                        static_cast<std::uint32_t>(m_sets.rank(m_chase.afterSheep(alone, from, to).sheep));
                    m_out[flock].push_back({there, to});
                    m_in[there].push_back({flock, to});
                });
            });
        }
    }

    // What a jump is worth, and how many moves the sheep have.
    void fill() {
        for (std::uint32_t block = 0; block < m_orbits.blocks(); ++block) {
            const auto goals = m_chase.goals(m_orbits.dogs(block)).open;
            for (std::uint32_t flock = 0; flock < m_count; ++flock) {
                const auto h = placement(block, flock);
                m_values.push_back(h.sheep.meets(setOf(h.dogs)) ? never : bestCapture(h));
                m_open.push_back(static_cast<std::uint8_t>(std::ranges::count_if(
                    m_out[flock], [&](const Step& step) { return goals.has(step.to); })));
            }
        }
    }
    std::uint8_t bestCapture(const Placement& h) const {
        auto best = unknown;
        for (const auto dog : h.dogs) {
            if (dog == noCell) continue;
            m_chase.turns(h, dog, [&](Cell, const Chain& chain, const Placement& after) {
                if (chain.length == 0) return;
                const auto left = static_cast<std::size_t>(after.sheep.count());
                const auto value = left == 0 ? std::uint8_t{0} : m_fewer[left - 1]->sheepValue(after);
                if (value < unknown) best = std::min(best, static_cast<std::uint8_t>(value + 1));
            });
        }
        return best;
    }

    // What the dogs win in so many turns makes sheep lose, and what makes sheep lose lets the dogs win in one
    // turn more. False if there is nothing left.
    bool spread(std::uint8_t turns) {
        for (std::uint32_t block = 0; block < m_orbits.blocks(); ++block)
            for (std::uint32_t flock = 0; flock < m_count; ++flock)
                if (m_values[at(block, flock)] == turns) dogsWin(block, flock, turns);
        const auto open = [&](std::uint8_t v) { return v > turns && v < unknown; };
        if (std::ranges::any_of(m_values, open)) return true;
        std::ranges::replace(m_values, unknown, never);
        return false;
    }
    void dogsWin(std::uint32_t block, std::uint32_t flock, std::uint8_t turns) {
        const auto goals = m_chase.goals(m_orbits.dogs(block)).open;
        if (m_open[at(block, flock)] == 0) sheepLose(block, flock, turns); // they pass
        for (const auto& step : m_in[flock])
            if (const auto before = at(block, step.flock);
                goals.has(step.to) && m_values[before] != never && --m_open[before] == 0)
                sheepLose(block, step.flock, turns);
    }
    void sheepLose(std::uint32_t block, std::uint32_t flock, std::uint8_t turns) {
        const auto h = placement(block, flock);
        const auto members = m_sets.members(std::uint64_t{flock});
        const auto dogs = setOf(h.dogs);
        dogs.each([&](Cell dog) {
            m_chase.stepsBack(dogs, dog, m_sets.size(), [&](Cell from, const CellSet& way) {
                if (way.meets(h.sheep)) return;
                const auto before = m_orbits.place(moved(h.dogs, dog, from));
                const auto there = image(members, before.symmetry);
                for (const auto symmetry : m_orbits.stabiliser(before.block)) {
                    auto& value = m_values[at(before.block, image(m_sets.members(there), symmetry))];
                    if (value != never) value = std::min(value, static_cast<std::uint8_t>(turns + 1));
                }
            });
        });
    }

    void tabulate() {
        m_sheepValues = m_values;
        for (std::uint32_t block = 0; block < m_orbits.blocks(); ++block) {
            const auto goals = m_chase.goals(m_orbits.dogs(block)).open;
            for (std::uint32_t flock = 0; flock < m_count; ++flock) {
                std::uint8_t best = 0;
                for (const auto& step : m_out[flock])
                    if (goals.has(step.to)) best = std::max(best, m_values[at(block, step.flock)]);
                if (best > 0) m_sheepValues[at(block, flock)] = best;
            }
        }
    }

    static constexpr std::uint8_t unknown = 254;
    const Chase& m_chase;
    const DogOrbits& m_orbits;
    std::span<const std::unique_ptr<Table>> m_fewer;
    Combinations m_sets;
    std::uint32_t m_count;
    std::vector<Permutation> m_symmetries;
    Steps m_out, m_in;
    std::vector<std::uint8_t> m_values, m_open, m_sheepValues;
};

} // namespace fmurslayers
