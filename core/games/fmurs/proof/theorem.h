#pragma once

// The two theorems of the source, played out move by move.

#include "core/games/fmurs/rules/rules.h"
#include "core/games/fmurs/tables/endgames.h"

#include <map>

namespace core::fmurs {

// The dogs of the source's proof of theorem 1, who hunt a single sheep from the symmetric placement.
//   ♠  the dog nearer to the sheep steps to the wall on its side;
//   ♣  the farther one steps towards the sheep.
// After either the row at the farther dog's wall may be forgotten: what is left is the symmetric placement on
// a field with a row less, down to three rows, where the sheep is caught at once.
class Theorem {
public:
    // `endgames`: of one sheep, solved.
    Theorem(const Rules& rules, const Endgames& endgames) : m_rules(rules), m_endgames(endgames) {}

    // Its dogs have been placed, the sheep not yet.
    Rules::Position start() const;

    // The rows still in mind. Lost: the sheep stands where the proof has forgotten a row, or a step is
    // blocked; the dogs go on by the tables.
    struct Field {
        int top = 0, bottom = 0;
        bool lost = false;
        int rows() const { return bottom - top + 1; }
        friend auto operator<=>(const Field&, const Field&) = default; // NOLINT(modernize-use-nullptr)
    };
    Field whole() const { return {0, m_rules.field().rows() - 1}; }

    enum class Kind : std::uint8_t { Catch, Near, Far, Table };
    struct Turn {
        Kind kind = Kind::Table;
        Rules::Move move;
        Field after;
        bool sheepAway = false; // the sheep stands in a forgotten row, or where a dog has to step
    };
    // What the dogs do; they are to move.
    Turn turn(const Rules::Position& p, const Field& field) const;
    // Their turns until the sheep is caught, if it does what is best against them; and whether it cannot get
    // lost to the proof on any way.
    struct Chance {
        int turns = 0;
        bool holds = true;
    };
    Chance chance(const Rules::Position& p, const Field& field) const;

private:
    std::optional<Turn> bySource(const Rules::Position& p, const Field& field) const;
    Rules::Move fromTables(const Rules::Position& p) const;

    const Rules& m_rules;
    const Endgames& m_endgames;
    mutable std::map<std::tuple<Dogs, Cell, bool, Field>, Chance> m_known;
};

} // namespace core::fmurs
