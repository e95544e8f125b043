#pragma once

#include "core/games/fmurs/tables/index/combinations.h"
#include "core/threads.h"

#include <optional>

namespace core::fmurs {

// Lists, or only counts, the flocks of two sheep and more in which all satisfy ★, without looking at the
// others: from the last cell on, and never so far that a lonely sheep behind can find nobody any more.
class StarredFlocks {
public:
    StarredFlocks(const Field& field, const Combinations& sets) : m_field(field), m_sets(sets) {}

    // Their numbers in rising order; nothing if stopped.
    std::optional<std::vector<std::uint64_t>> list(const StopToken& stop);
    std::optional<std::uint64_t> count(const StopToken& stop);

private:
    struct Part { // of a flock
        CellSet sheep, lonely;
        Members members{};
        std::size_t missing = 0;
    };
    bool run(const StopToken& stop);
    bool extend(const Part& part, std::uint8_t end, const StopToken& stop);

    const Field& m_field;
    const Combinations& m_sets;
    std::array<std::uint8_t, maxCells> m_first{}; // the lowest neighbour of each member, by number
    bool m_counts = false;
    std::uint64_t m_count = 0;
    std::vector<std::uint64_t> m_numbers;
};

} // namespace core::fmurs
