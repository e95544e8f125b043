#pragma once

#include "core/games/bao/rules/sowing.h"
#include "core/games/bao/rules/thresholds.h"
#include "core/solve/mixed.h"
#include "core/solve/tablestore.h"
#include "core/solve/zeropages.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <span>
#include <vector>

namespace core::bao {

// What a search has proven of boards met before: a table in which new boards take the places of others when
// it is full. Takes memory only for the boards it holds. Boards are seen by their mover.
class BoundsTable {
public:
    static constexpr std::size_t entries = 1U << 20, kept = 1U << 16; // 24 bytes each

    // Nothing: the board is not in the table.
    const Bounds* find(const Stones& s) const {
        if (m_entries.empty()) return nullptr;
        const auto* group = &m_entries[place(s)];
        for (std::size_t i = 0; i < perGroup; ++i)
            if (group[i].stones == s) return s == Stones{} ? nullptr : &group[i].bounds;
        return nullptr;
    }

    // Adds what is known to be true of a board, `n` being its stones.
    void add(const Stones& s, int n, Goal goal, int lead, bool reached) {
        if (m_entries.empty()) m_entries = ZeroPages<Entry>(entries);
        auto& entry = claim(s);
        if (entry.stones != s) entry = {s, Bounds::ofStones(n)};
        entry.bounds.add(n, goal, lead, reached);
    }

    // The boards with the most stones, which are the dearest to prove: always `keptBytes` bytes, for the
    // disk.
    TableStore::Bytes pack() const;
    void unpack(std::span<const std::uint8_t> packed);

private:
    struct Entry {
        Stones stones{}; // without stones: an empty place
        Bounds bounds;   // then all of it is zero
    };
    static constexpr std::size_t perGroup = 4;

    static std::size_t place(const Stones& s) {
        const auto rows = std::bit_cast<std::array<std::uint64_t, 2>>(s);
        return (Mixed(rows[0], rows[1]).hash() >> 32U) % (entries / perGroup) * perGroup;
    }

    // The board's own entry, else an empty one, else one of the group in turn.
    Entry& claim(const Stones& s) {
        auto* group = &m_entries[place(s)];
        for (std::size_t i = 0; i < perGroup; ++i)
            if (group[i].stones == s || group[i].stones == Stones{}) return group[i];
        return group[m_turn++ % perGroup];
    }

    ZeroPages<Entry> m_entries;
    std::size_t m_turn = 0;

public:
    static constexpr std::size_t keptBytes = kept * sizeof(Entry);
};

inline TableStore::Bytes BoundsTable::pack() const {
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

inline void BoundsTable::unpack(std::span<const std::uint8_t> packed) {
    std::vector<Entry> all(kept);
    std::memcpy(all.data(), packed.data(), keptBytes);
    if (m_entries.empty()) m_entries = ZeroPages<Entry>(entries);
    for (const auto& entry : all)
        if (entry.stones != Stones{}) claim(entry.stones) = entry;
}

} // namespace core::bao
