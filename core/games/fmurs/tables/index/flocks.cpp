#include "core/games/fmurs/tables/index/flocks.h"

#include "core/games/fmurs/tables/index/starredflocks.h"

#include <algorithm>
#include <cmath>

namespace core::fmurs {

namespace {

constexpr std::uint32_t nowhere = UINT32_MAX;

// How many sets of so many numbers a permutation keeps: those that are made of whole cycles.
double kept(const Permutation& permutation, std::size_t numbers, std::size_t size) {
    std::vector<double> sets(size + 1);
    sets[0] = 1;
    std::array<bool, maxCells> seen{};
    for (std::size_t i = 0; i < numbers; ++i) {
        std::size_t length = 0;
        for (auto k = i; !seen[k]; k = permutation[k], ++length) seen[k] = true;
        for (auto k = size; length > 0 && k >= length; --k) sets[k] += sets[k - length];
    }
    return sets[size];
}

} // namespace

Flocks::Flocks(const Chase& chase, const DogIndex& dogIndex, int sheep, Flock which)
    : m_chase(chase), m_dogIndex(dogIndex), m_sets(chase.field().pasture(), sheep), m_which(which) {
    for (const auto& symmetry : dogIndex.symmetries()) m_onNumbers.push_back(m_sets.onNumbers(symmetry));
}

// As many as flocks that a symmetry keeps, on the average of the symmetries.
std::uint64_t Flocks::allClasses() const {
    double sum = 0;
    const auto numbers = static_cast<std::size_t>(m_chase.field().pasture().count());
    for (const auto& p : m_onNumbers) sum += kept(p, numbers, static_cast<std::size_t>(sheep()));
    return static_cast<std::uint64_t>(std::llround(sum / static_cast<double>(m_onNumbers.size())));
}

std::uint64_t Flocks::classes() const {
    return m_which == Flock::Any ? allClasses() : pages();
}

// Not more of them than of all flocks are kept by some symmetry.
std::uint64_t Flocks::classesAtMost(std::uint64_t flocks) const {
    const auto symmetries = m_onNumbers.size();
    return std::min(flocks, (flocks + allClasses() * symmetries - m_sets.count()) / symmetries + 1);
}

bool Flocks::list(const StopToken& stop) {
    if (m_which == Flock::Starred) {
        auto numbers = StarredFlocks(m_chase.field(), m_sets).list(stop);
        if (!numbers) return false;
        m_numbers = std::move(*numbers);
    }
    m_places.assign(m_which == Flock::Any ? inMemory(m_sets.count()) : m_numbers.size(), nowhere);
    return true;
}

bool Flocks::sort(const StopToken& stop) {
    if (m_places.empty() && !list(stop)) return false;
    for (; m_sorted < m_places.size(); ++m_sorted) {
        if (stop.stop_requested()) return false;
        const auto i = indexOf(m_sorted);
        if (m_places[i] == nowhere) sortFrom(m_which == Flock::Any ? m_sorted : m_numbers[i]);
    }
    return true;
}

// A new class with all flocks that the symmetries make of this one; how they lead back is told by their
// inverses.
void Flocks::sortFrom(std::uint64_t number) {
    const auto members = m_sets.members(number);
    const auto page = pages();
    std::uint32_t weight = 0;
    for (std::uint32_t s = 0; s < m_onNumbers.size(); ++s) {
        Members image{};
        for (std::size_t i = 0; i < static_cast<std::size_t>(sheep()); ++i)
            image[i] = m_onNumbers[s][members[i]];
        auto& place = m_places[index(m_sets.rank(image))];
        if (place != nowhere) continue;
        place = page * static_cast<std::uint32_t>(m_onNumbers.size()) + m_dogIndex.inverse(s);
        ++weight;
    }
    const auto flock = m_sets.cells(members);
    int starred = 0;
    flock.each([&](Cell one) { starred += m_chase.hasMate(flock, one) ? 1 : 0; });
    m_flocks.push_back(flock);
    m_weights.push_back(static_cast<std::uint16_t>(weight));
    m_starred.push_back(static_cast<std::uint8_t>(starred));
}

} // namespace core::fmurs
