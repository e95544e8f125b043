#include "core/games/bao/search/boundstable.h"

#include <algorithm>
#include <cstring>

namespace core::bao {

TableStore::Bytes BoundsTable::pack() const {
    std::vector<Entry> most;
    for (const auto& entry : m_entries)
        if (entry.stones != Stones{}) most.push_back(entry);
    if (most.size() > kept)
        std::ranges::nth_element(most, most.begin() + kept, std::greater(),
                                 [](const Entry& e) { return stonesOn(e.stones); });
    most.resize(kept);
    TableStore::Bytes packed(keptBytes);
    std::memcpy(packed.data(), most.data(), packed.size());
    return packed;
}

void BoundsTable::unpack(std::span<const std::uint8_t> packed) {
    std::vector<Entry> all(kept);
    std::memcpy(all.data(), packed.data(), keptBytes);
    if (m_entries.empty()) m_entries = ZeroPages<Entry>(entries);
    for (const auto& entry : all)
        if (entry.stones != Stones{}) claim(entry.stones) = entry;
}

} // namespace core::bao
