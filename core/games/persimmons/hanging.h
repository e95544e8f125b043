#pragma once

#include "core/board.h"
#include "core/games/persimmons/rules.h"

#include <algorithm>

namespace core::persimmons {

// Where every persimmon of a start position hangs, its mark and its string's disc. A string above twelve is
// folded into two columns; the low end is the end of the second.
class Hanging {
public:
    explicit Hanging(const Rules::Position& start);

    static constexpr float left = 17, poleTop = 47, poleBottom = 63, top = 82;

    // The pole reaches as far beyond its first string as beyond its last.
    float poleLeft() const { return std::max(left, knot(0) - beyond()); }
    float poleRight() const { return std::min(left + m_width, lastColumn(strings() - 1) + beyond()); }
    float pitch() const { return m_pitch; } // from one persimmon to the next below
    float size() const { return m_size; }   // of a persimmon's picture
    float slot() const { return m_slot; }   // width of a column with its marks
    float fruitWidth() const;               // of what is seen of it

    int columns(int string) const;              // 1 or 2
    int rows(int string) const;                 // in the first column
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
    void fitFruit(int longestColumn);
    float knot(int string) const { return fruit(string, 0).x; }
    float lastColumn(int string) const; // of a string, where its persimmons are
    float beyond() const { return std::max((m_slot + m_pitch) / 2, fruitWidth() / 2 + 116); }
    float columnLeft(int column) const;
    int firstColumn(int string) const; // counted over all strings

    Rules::Position m_start;
    float m_width = 0, m_slot = 0, m_left = 0, m_pitch = 0, m_size = 0, m_room = 0, m_discs = 0;
};

} // namespace core::persimmons
