#pragma once

#include "core/games/fmurs/rules/payoff.h"
#include "core/solve/zeropages.h"
#include "core/threads.h"

#include <array>
#include <cstdint>

namespace core::fmurs {

// What looking ahead has found of positions. The bounds are proven, whatever window or depth they come from;
// what is expected belongs to a depth and may itself be a bound. Several threads use it at once.
class Memory {
public:
    enum Expected : std::uint8_t { Unknown, AtLeast, AtMost, Exactly };
    struct Entry {
        std::uint64_t key = 0;
        std::int32_t least = Payoff::perTurn, most = Payoff::never, expected = 0;
        std::int8_t depth = -1;
        Expected kind = Unknown;
        std::uint16_t best = noMove; // its rank among all moves
    };
    static constexpr std::uint16_t noMove = UINT16_MAX;

    Entry find(std::uint64_t key) {
        const auto i = placeOf(key);
        const Guard lock(m_locks[i % m_locks.size()]);
        return m_entries[i].key == key && key != 0 ? m_entries[i] : Entry{.key = key};
    }
    void keep(const Entry& entry) {
        const auto i = placeOf(entry.key);
        const Guard lock(m_locks[i % m_locks.size()]);
        auto& there = m_entries[i];
        const auto old = there;
        there = entry;
        if (old.key != entry.key || old.key == 0) return;
        there.least = std::max(old.least, entry.least);
        there.most = std::min(old.most, entry.most);
    }
    // Forgets what was expected, for it rests on tables that have grown since; what is proven stays.
    void forgetExpected() {
        for (auto& entry : m_entries)
            if (entry.key != 0) entry.depth = -1, entry.kind = Unknown;
    }

private:
    std::size_t placeOf(std::uint64_t key) const { return static_cast<std::size_t>(key % m_entries.size()); }

    // Where nothing has been kept the key is 0: most solvers, those of puzzles above all, need few places.
    ZeroPages<Entry> m_entries{std::size_t{1} << 20U};
    std::array<Mutex, 256> m_locks;
};

} // namespace core::fmurs
