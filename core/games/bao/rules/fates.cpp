#include "core/games/bao/rules/fates.h"

#include <algorithm>
#include <vector>

namespace core::bao {

namespace {

constexpr std::size_t mostWalks = 1U << 14; // more than these stay unknown
constexpr std::uint64_t stride = 1U << 18;  // lays between two looks at the token: some milliseconds

void goOn(const Ring& ring, Walk& walk, std::uint64_t lays, const StopToken& stop) {
    while (walk.state() == Walk::State::Open && lays > 0 && !stop.stop_requested()) {
        const auto some = std::min(lays, stride);
        walk.go(ring, some);
        lays -= some;
    }
}

} // namespace

Walk Fates::walk(const Ring& ring, const Stones& stones, int slot) {
    const Walk fresh(ring, stones, slot);
    const Guard lock(m_mutex);
    if (const auto found = m_walks.find(fresh.first()); found != m_walks.end()) return found->second;
    if (m_walks.size() < mostWalks) m_walks.emplace(fresh.first(), fresh);
    return fresh;
}

Walk Fates::follow(const Ring& ring, const Stones& stones, int slot, std::uint64_t lays,
                   const StopToken& stop) {
    auto walk = this->walk(ring, stones, slot);
    goOn(ring, walk, lays, stop);
    keep(walk);
    return walk;
}

bool Fates::followAll(const Ring& ring, std::uint64_t lays, const StopToken& stop) {
    std::vector<Walk> open;
    {
        const Guard lock(m_mutex);
        for (const auto& [board, walk] : m_walks)
            if (walk.state() == Walk::State::Open) open.push_back(walk);
    }
    for (auto& walk : open) {
        goOn(ring, walk, lays / open.size() + 1, stop);
        keep(walk);
    }
    return !open.empty();
}

// Another thread may have come farther meanwhile. There is always room for what is decided.
void Fates::keep(const Walk& walk) {
    const Guard lock(m_mutex);
    const auto there = m_walks.find(walk.first());
    if (there == m_walks.end()) {
        if (walk.state() != Walk::State::Open || m_walks.size() < mostWalks)
            m_walks.emplace(walk.first(), walk);
    } else if (there->second.state() == Walk::State::Open && walk.sown() > there->second.sown()) {
        there->second = walk;
    }
}

} // namespace core::bao
