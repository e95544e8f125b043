#pragma once

#include "core/puzzle/maker.h"

#include <vector>

// The puzzle of a day, the same for everybody: of one game after the other, and not too hard.
namespace core {

// Days are counted as in the Julian calendar of astronomers: 1 January 1970 was day 2,440,588.
const Kind& kindOfDay(const std::vector<const Kind*>& kinds, std::uint64_t day);

// Finds it, also piece by piece: what was stopped goes on.
class DaySearch {
public:
    DaySearch(const Kind& kind, std::uint64_t day) : m_stream(kind, day) {}

    // Nothing: stopped, or there is none.
    std::optional<Puzzle> find(const StopToken& stop);

private:
    PuzzleStream m_stream;
};

} // namespace core
