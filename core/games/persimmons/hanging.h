#pragma once

#include "core/board.h"
#include "core/games/persimmons/rules.h"

#include <algorithm>

namespace core::persimmons {

// The house of a board: the tablets are beside the strings, or below them where it is higher than wide.
struct House {
    bool tall;
    float width, left; // where the first string may hang; so far from the right end may the last
    float eave, poleTop, poleBottom, top;
    float depth;   // of the strings
    float tablets; // what these take of the width, or of the depth
    float widestSlot, highestPitch, leastPitch;
    // Room for a pill with its number, a smaller one, a bare sign, and the smallest fruit beside each.
    std::array<float, 3> marks, smallest;
};
inline constexpr House wideHouse{false, 838, 17,  27, 47, 63,           82,
                                 374,   230, 150, 74, 0,  {52, 38, 14}, {40, 30, 0}},
    tallHouse{true, 408, 12, 22, 34, 48, 62, 372, 118, 125, 96, 46, {60, 45, 17}, {56, 46, 0}};

// Where every persimmon of a start position hangs, its mark and its string's disc. A string that is too long
// is folded into columns; the low end is the end of the last.
class Hanging {
public:
    explicit Hanging(const Rules::Position& start, const House& house = wideHouse);

    const House& house() const { return *m_house; }
    // The pole reaches as far beyond its first string as beyond its last.
    float poleLeft() const { return std::max(m_house->left, knot(0) - beyond()); }
    float poleRight() const {
        return std::min(m_house->left + m_width, lastColumn(strings() - 1) + beyond());
    }
    float discs() const { return m_discs; } // how far down they are
    float pitch() const { return m_pitch; } // from one persimmon to the next below
    float size() const { return m_size; }   // of a persimmon's picture
    float slot() const { return m_slot; }   // width of a column with its marks
    float fruitWidth() const;               // of what is seen of it
    float target() const;                   // side of what is pressed: a small one is pressed beside it, too

    int columns(int string) const;
    int rows(int string) const;                 // in the first columns
    Point fruit(int string, int fromTop) const; // centre
    Point mark(int string, int fromTop) const;  // the right edge of it
    Point disc(int string) const;
    int row(int string, int fromTop) const { return fromTop % rows(string); }

    // Spots: the persimmons string by string from the top, then the tablets L and W if there are any.
    SpotId spot(int string, int fromTop) const;
    SpotId tablet(Condition declared) const;
    int strings() const { return m_start.strings; }
    int count(int string) const { return m_start.counts[static_cast<std::size_t>(string)]; }
    bool open() const { return m_start.condition == Condition::Open; }

private:
    void hang(int longest);
    void fitFruit(int longestColumn);
    float knot(int string) const { return fruit(string, 0).x; }
    float lastColumn(int string) const; // of a string, where its persimmons are
    float beyond() const { return std::max((m_slot + m_pitch) / 2, fruitWidth() / 2 + 116); }
    float columnLeft(int column) const;
    int firstColumn(int string) const; // counted over all strings

    Rules::Position m_start;
    const House* m_house;
    int m_longest = 1; // a column is no longer
    float m_width = 0, m_depth = 0, m_slot = 0, m_left = 0, m_pitch = 0, m_size = 0, m_room = 0, m_discs = 0;
};

} // namespace core::persimmons
