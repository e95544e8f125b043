#pragma once

#include "tests/core/games/fmurs/fmursrules.h"

#include <boost/unordered/unordered_flat_map.hpp>

#include <vector>

// Fmurs solved once more, as plainly as it can be said: the moves of the rules from placement to placement,
// without anything that the endgame tables rest on.
namespace fmursnaive {

using namespace core::fmurs;
using FmursRules = core::fmurs::Rules;

// Values all placements of up to so many sheep by looking at what each can lead to, again and again until
// nothing changes any more. For fields of up to 63 cells and four sheep.
class Naive {
public:
    static constexpr int never = 9999;

    Naive(const FmursRules& rules, int sheep) : m_rules(rules) {
        for (int left = 0; left <= maxSheep; ++left) m_values.push_back(static_cast<std::int16_t>(left));
        m_values.push_back(never);
        m_keys.resize(m_values.size());
        for (int n = 1; n <= sheep; ++n) addPlacements(n);
        followAll();
        while (lookAtAll()) {
        }
    }

    std::size_t count() const { return m_keys.size() - ends; } // of placements, with either side to move
    // The dogs' turns until the field is clear. Where the sheep caught in ten turns count, the sheep left.
    // Visits all placements: visit(position, value) says whether to go on.
    template <class Visit>
    void each(Visit visit) const {
        for (std::size_t n = ends; n < m_keys.size(); ++n)
            if (!visit(unpacked(m_keys[n]), int{m_values[n]})) return;
    }

private:
    using Position = FmursRules::Position;
    using Number = std::uint32_t;
    static constexpr std::size_t ends =
        maxSheep + 2; // before the placements: so many sheep left; never clear

    // --- Placements as numbers ---

    static constexpr unsigned cellBits = 6;
    static constexpr int mostSheep = 4;

    static constexpr std::uint64_t packBits = ((std::uint64_t{1} << maxDogs * cellBits) - 1)
                                              << mostSheep * cellBits;

    static bool dogsToMove(std::uint64_t key) {
        constexpr unsigned cells = 1 + maxDogs + mostSheep;
        return (key >> cells * cellBits & 1U) != 0;
    }
    static std::uint64_t packed(const Position& p) {
        std::uint64_t key = std::uint64_t{p.turns} << 2U | (p.again != 0 ? 2U : 0U) |
                            (p.phase == FmursRules::Phase::MoveDogs ? 1U : 0U);
        const auto add = [&](Cell c) { key = key << cellBits | (c & 63U); };
        add(p.sheltered);
        for (const auto dog : p.dogs) add(dog);
        for (int i = p.sheep.count(); i < mostSheep; ++i) add(noCell);
        p.sheep.each(add);
        return key;
    }
    static Position unpacked(std::uint64_t key) {
        const auto take = [&] {
            const auto c = static_cast<Cell>(key & 63U);
            key >>= cellBits;
            return c == 63 ? noCell : c;
        };
        Position p;
        for (int i = 0; i < mostSheep; ++i)
            if (const auto c = take(); c != noCell) p.sheep.add(c);
        for (int i = maxDogs; i-- > 0;) p.dogs[static_cast<std::size_t>(i)] = take();
        p.sheltered = take();
        p.phase = (key & 1U) != 0 ? FmursRules::Phase::MoveDogs : FmursRules::Phase::MoveSheep;
        p.again = (key & 2U) != 0 ? 1 : 0;
        p.turns = static_cast<std::uint16_t>(key >> 2U);
        return p;
    }

    // The number of what a move has led to; where the half is over, how it ended.
    Number numberAfter(Position p) {
        if (p.half > 0) return static_cast<Number>(m_rules.sheep() - p.firstCaught);
        if (m_rules.halfOver(p)) return p.sheep.empty() ? 0 : static_cast<Number>(ends - 1);
        if (!m_rules.score10()) p.turns = 0;
        return number(p);
    }
    // What stays when the dogs move and what stays when the sheep do are looked up by themselves: one large
    // table of both would not fit into the processor's, and most of the time would go into waiting for it.
    Number number(const Position& p) {
        const auto key = packed(p);
        const auto flock = numbered(m_flocks, key & ~packBits), pack = numbered(m_packs, key & packBits);
        if (flock == m_numbers.size()) m_numbers.emplace_back();
        auto& row = m_numbers[flock];
        if (pack >= row.size()) row.resize(pack + std::size_t{1});
        if (row[pack] == 0) {
            row[pack] = static_cast<Number>(m_keys.size());
            m_keys.push_back(key);
        }
        return row[pack];
    }
    using Parts = boost::unordered_flat_map<std::uint64_t, Number>;
    static Number numbered(Parts& parts, std::uint64_t part) {
        return parts.emplace(part, static_cast<Number>(parts.size())).first->second;
    }

    // --- All placements ---

    void addPlacements(int sheep) {
        Position p;
        addSheep(p, m_rules.field().pasture(), sheep);
    }
    // `pasture`: where no sheep has been tried yet.
    void addSheep(Position& p, CellSet pasture, int sheep) {
        if (sheep == 0) return addDogs(p, m_rules.field().ground() - p.sheep, 0);
        while (!pasture.empty()) {
            const auto c = pasture.first();
            pasture.remove(c);
            p.sheep.add(c);
            addSheep(p, pasture, sheep - 1);
            p.sheep.remove(c);
        }
    }
    void addDogs(Position& p, CellSet ground, std::size_t dogs) {
        if (static_cast<int>(dogs) == m_rules.dogs()) {
            for (const auto phase : {FmursRules::Phase::MoveDogs, FmursRules::Phase::MoveSheep}) {
                p.phase = phase;
                if (!m_rules.halfOver(p)) number(p);
            }
            return;
        }
        while (!ground.empty()) {
            p.dogs[dogs] = ground.first();
            ground.remove(p.dogs[dogs]);
            addDogs(p, ground, dogs + 1);
        }
        p.dogs[dogs] = noCell;
    }
    // Lists what can follow, also of what that leads to.
    void followAll() {
        m_first.resize(ends);
        for (std::size_t n = ends; n < m_keys.size(); ++n) {
            m_first.push_back(m_next.size());
            const auto p = unpacked(m_keys[n]);
            for (const auto m : m_rules.moves(p)) m_next.push_back(numberAfter(m_rules.play(p, m)));
        }
        m_first.push_back(m_next.size());
        m_values.resize(m_keys.size(), never);
    }

    // --- Values ---

    bool lookAtAll() {
        bool changed = false;
        for (std::size_t n = ends; n < m_keys.size(); ++n) {
            const auto value = valueOf(n);
            changed = changed || value != m_values[n];
            m_values[n] = value;
        }
        return changed;
    }
    // The dogs want little, the sheep much.
    std::int16_t valueOf(std::size_t n) const {
        const bool dogs = dogsToMove(m_keys[n]);
        int best = dogs ? never : 0;
        for (auto i = m_first[n]; i < m_first[n + 1]; ++i) {
            const int value = m_values[m_next[i]];
            best = dogs ? std::min(best, value) : std::max(best, value);
        }
        const int turn = dogs && !m_rules.score10() ? 1 : 0;
        return static_cast<std::int16_t>(std::min(best + turn, never));
    }

    const FmursRules& m_rules;
    Parts m_flocks, m_packs;                    // numbers of what there is besides the dogs, and of the dogs
    std::vector<std::vector<Number>> m_numbers; // of a placement, by both; 0: none yet
    std::vector<std::uint64_t> m_keys;
    std::vector<std::size_t> m_first; // of what can follow each
    std::vector<Number> m_next;
    std::vector<std::int16_t> m_values;
};

} // namespace fmursnaive
