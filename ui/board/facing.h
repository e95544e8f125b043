#pragma once

#include "core/board.h"

#include <optional>

// How a board lies: before both players, or on a flat screen between them for the one who reads it now. Where
// each half lies before its player only the writing is turned, each word and mark in its place; else the
// whole board is.
struct Facing {
    bool flat = false;                                   // between them
    bool whole = false, writing = false;                 // turned by 180°
    core::Layout::Side first = core::Layout::Side::Left; // where the first player sits, as it is drawn

    static Facing of(const core::Layout& layout, std::optional<core::Player> reader) {
        if (!reader) return {false, false, false, layout.first};
        const bool across = *reader == layout.above();
        if (layout.liesBetween()) return {true, false, across, layout.first};
        using Side = core::Layout::Side;
        return {true, across, false, *reader == core::Player::First ? Side::Below : Side::Above};
    }
    friend bool operator==(const Facing&, const Facing&) = default;
};
