#pragma once

#include "core/games/ribbonim/rules.h"

#include <boost/unordered/unordered_flat_map.hpp>

namespace core::ribbonim {

// The Grundy numbers of single strands when at most `limit` stones may be taken.
class Grundy {
public:
    explicit Grundy(int limit);
    int of(Strand s) const { return m_numbers[s.ring ? 1 : 0][static_cast<std::size_t>(s.length)]; }

private:
    std::array<std::array<int, maxLength + 1>, 2> m_numbers{};
};

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
        friend std::size_t hash_value(const Key& key);
    };

    Field(const Grundy& grundy, int limit) : m_grundy(grundy), m_limit(limit) {}
    Field(const Grundy& grundy, int limit, const Rules::Position& p);

    void add(Strand s) { change(s, 1); }
    void remove(Strand s) { change(s, -1); }

    const Key& key() const { return m_key; }
    int limit() const { return m_limit; }
    const Sums& sums() const { return m_sums; }
    int stones() const { return m_sums.stones; }
    bool unlimited() const { return m_tooLong == 0; } // no strand is longer than the limit
    int grundy() const { return m_grundySum; }
    bool has(Strand s) const { return count(s) > 0; }

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
        for (int count = m_limit; count > 0; --count)
            if (!eachMove(count, visit)) return false;
        return true;
    }
    bool eachMoveFewestFirst(const auto& visit) {
        for (int count = 1; count <= m_limit; ++count)
            if (!eachMove(count, visit)) return false;
        return true;
    }

private:
    int count(Strand s) const { return m_counts[s.ring ? 1 : 0][static_cast<std::size_t>(s.length)]; }
    void change(Strand s, int by);
    bool eachCut(Strand s, int taken, const auto& visit) {
        if (!has(s)) return true;
        remove(s);
        bool goOn = true;
        const int left = s.length - taken;
        // A ring opens into one ribbon; a ribbon leaves one at either side.
        for (int shorter = 0; goOn && shorter <= (s.ring ? 0 : left / 2); ++shorter) {
            add({shorter, false});
            add({left - shorter, false});
            goOn = visit();
            remove({left - shorter, false});
            remove({shorter, false});
        }
        add(s);
        return goOn;
    }

    const Grundy& m_grundy;
    int m_limit;
    std::array<std::array<std::uint8_t, maxLength + 1>, 2> m_counts{}; // ribbons, rings; by length
    Key m_key;
    Sums m_sums;
    int m_tooLong = 0, m_grundySum = 0;
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

} // namespace core::ribbonim
