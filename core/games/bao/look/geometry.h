#pragma once

#include "core/board.h"
#include "core/games/bao/rules/sowing.h"

namespace core::bao {

// Where pits, stores and stones lie on the board, in board units. Spots: the pits in the order of sowing,
// then the first and the second player's store.
class Geometry {
public:
    explicit Geometry(const Ring& ring);

    static constexpr Size board{838, 496};
    static constexpr Point woodFrom{19, 49}, woodTo{819, 462};
    static constexpr float woodRadius = 58, edgeDepth = 9;
    static constexpr int mostSeats = 12;    // stones shown in a pit or store
    static constexpr float discRadius = 14; // of a count, to be read on small boards, too

    float pitWidth() const { return m_width; }
    float pitch() const { return m_pitch; }
    float seed() const { return m_seed; } // side of a stone's picture

    SpotId spot(int slot) const { return m_ring.pit(slot); }
    SpotId store(int player) const { return m_ring.size() + player; }
    bool upper(int slot) const { return slot < rowSlots; }
    Point pit(int slot) const;
    Point storeCentre(int player) const;
    Size storeSize() const { return {m_storeWidth, 276}; }
    Point inwards(int slot) const { return {0, upper(slot) ? 1.0F : -1.0F}; } // to between the rows
    Point mark(int slot) const;                                               // the edge towards there
    Point disc(int slot) const;                                               // of the count
    Point letter(int slot) const;                                             // in the rim

    // Where stone i of n lies: from the centre of its pit or of its store.
    Point seat(int i, int n) const;
    Point storeSeat(int i) const;

private:
    const Ring& m_ring;
    float m_pitch, m_width, m_storeWidth, m_seed;
};

} // namespace core::bao
