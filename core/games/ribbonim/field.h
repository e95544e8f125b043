#pragma once

#include "core/games/ribbonim/theory.h"
#include "core/solve/mixed.h"

#include <boost/unordered/unordered_flat_map.hpp>

namespace core::ribbonim {

// What Nim looks at when the lengths are its heaps.
struct Sums {
    int stones = 0;
    int large = 0; // strands of two stones or more
    int nim = 0;   // the Nim sum of the lengths

    void add(int length, int times) {
        stones += times * length;
        if (length > 1) large += times;
        if (times % 2 != 0) nim ^= length;
    }
};

// A field as far as its value goes: how many strands there are of each kind. Changed in place by the
// searches, with the sums that theory works with kept up to date.
class Field {
public:
    // Two fields are the same exactly when their keys are.
    struct Key {
        std::array<std::uint64_t, 2> digits{}; // ribbons, rings: a mixed-radix number, a digit per length
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Hash {
        using is_avalanching = void;
        std::size_t operator()(const Key& key) const { return Mixed(key.digits[0], key.digits[1]).sized(); }
    };

    explicit Field(const Theory& theory) : m_theory(theory) {}
    Field(const Theory& theory, const Rules::Position& p);

    // Adds so many strands of a kind, or takes them away.
    void add(Strand s, int times = 1);
    int count(Strand s) const { return m_counts[s.ring ? 1 : 0][static_cast<std::size_t>(s.length)]; }

    const Key& key() const { return m_totals.key; }
    int limit() const { return m_theory.limit(); }
    const Sums& sums() const { return m_totals.sums; }
    int stones() const { return m_totals.sums.stones; }
    bool unlimited() const { return m_totals.tooLong == 0; } // no strand is longer than the limit
    int grundy() const { return m_totals.grundy; }
    int firm() const { return m_totals.firm; } // strands that are firm, wild
    int wild() const { return m_totals.wild; }

    // Calls visit() with the field as it is after each move that takes `count` stones (the same field once
    // only, nearly). Ends early when it answers false, and says so.
    bool eachMove(int count, const auto& visit) {
        for (int length = maxLength; length >= count; --length)
            if (!eachCut({length, false}, count, visit) || !eachCut({length, true}, count, visit))
                return false;
        return true;
    }
    // The same for every number of stones, most first or fewest first.
    bool eachMoveMostFirst(const auto& visit) {
        for (int count = limit(); count > 0; --count)
            if (!eachMove(count, visit)) return false;
        return true;
    }
    void eachMoveFewestFirst(const auto& visit) {
        for (int count = 1; count <= limit(); ++count)
            if (!eachMove(count, visit)) return;
    }

private:
    struct Totals {
        Key key;
        Sums sums;
        int tooLong = 0, grundy = 0, firm = 0, wild = 0;
    };
    bool eachCut(Strand s, int taken, const auto& visit) {
        if (count(s) == 0) return true;
        const auto before = m_totals;
        add(s, -1);
        const auto without = m_totals;
        bool goOn = true;
        const int left = s.length - taken;
        // A ring opens into one ribbon; a ribbon leaves one at either side.
        for (int shorter = 0; goOn && shorter <= (s.ring ? 0 : left / 2); ++shorter) {
            add({shorter, false});
            add({left - shorter, false});
            goOn = visit();
            --digit({shorter, false});
            --digit({left - shorter, false});
            m_totals = without;
        }
        ++digit(s);
        m_totals = before;
        return goOn;
    }
    std::uint8_t& digit(Strand s) { return m_counts[s.ring ? 1 : 0][static_cast<std::size_t>(s.length)]; }

    const Theory& m_theory;
    std::array<std::array<std::uint8_t, maxLength + 1>, 2> m_counts{}; // ribbons, rings; by length
    Totals m_totals; // of the counts; strands of no stones count nothing
};

// Values without a limit, by theory. The lengths are Nim heaps, rings too: taking from an end does what Nim
// does, and a split into a and b leaves a ^ b <= a + b, a heap that Nim could have left as well.
namespace nim {
// Whether the mover wins. In misère play only the fields of single stones are turned round.
bool wins(const Sums& sums, bool misere);
// The number of plies to the end of a lost field, when the winner hurries and the loser delays.
int losingLevel(const Sums& sums, bool misere);
// The same for every field.
int level(Field& field, bool misere);
} // namespace nim

// Whether the mover wins, as far as theory knows without a search.
std::optional<bool> winsByTheory(const Field& field, bool misere);

} // namespace core::ribbonim
