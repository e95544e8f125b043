#pragma once

#include <QPainter>

#include "core/ringlab.h"

// How boards of a ring are drawn in a row: a disc for each count, empty pits pale.
namespace ringpaint {

struct Row {
    const core::RingLook& look;
    QRectF place;                // the row's height is the discs'; they stand no further apart than it says
    bool hand = false;           // the first count is in hand: a black square
    bool plain = false;          // without pale discs for empty pits
    core::Course::Sign box = {}; // these counts are boxed in ink, from the first on round to the beginning
};

void paint(QPainter& p, const Row& row, const std::vector<int>& counts);

// The counts in the order of sowing from the pit in hand on.
std::vector<int> seenFromHand(const core::RingBoard& board);

} // namespace ringpaint
