#include "core/games/fmurs/tables/index/starredflocks.h"

#include <algorithm>

namespace core::fmurs {

std::optional<std::vector<std::uint64_t>> StarredFlocks::list(const StopToken& stop) {
    return run(stop) ? std::optional(std::move(m_numbers)) : std::nullopt;
}

std::optional<std::uint64_t> StarredFlocks::count(const StopToken& stop) {
    m_counts = true;
    return run(stop) ? std::optional(m_count) : std::nullopt;
}

bool StarredFlocks::run(const StopToken& stop) {
    const auto pasture = m_field.pasture();
    pasture.each([&](Cell c) {
        auto& first = m_first[m_sets.number(c)] = m_sets.number(c);
        (m_field.around(c) & pasture).each([&](Cell mate) { first = std::min(first, m_sets.number(mate)); });
    });
    Part none;
    none.missing = static_cast<std::size_t>(m_sets.size());
    return extend(none, static_cast<std::uint8_t>(pasture.count()), stop);
}

// By one more sheep below `end`.
bool StarredFlocks::extend(const Part& part, std::uint8_t end, const StopToken& stop) {
    if (part.missing == 0) {
        if (!part.lonely.empty()) return true;
        ++m_count;
        if (!m_counts) m_numbers.push_back(m_sets.rank(part.members));
        return true;
    }
    if (stop.stop_requested()) return false;
    auto least = static_cast<std::uint8_t>(part.missing - 1);
    part.lonely.each([&](Cell c) { least = std::max(least, m_first[m_sets.number(c)]); });
    for (auto i = least; i < end; ++i) {
        auto more = part;
        const auto cell = m_sets.cell(i);
        more.members[--more.missing] = i;
        more.lonely = part.lonely - m_field.around(cell);
        if (!m_field.around(cell).meets(part.sheep)) more.lonely.add(cell);
        more.sheep.add(cell);
        if (!extend(more, i, stop)) return false;
    }
    return true;
}

} // namespace core::fmurs
