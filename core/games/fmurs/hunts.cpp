#include "core/games/fmurs/hunts.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr std::uint64_t affordable = 3'000'000; // bytes of a table

Variation partial(Variation v) {
    v.partial = true;
    return v;
}

} // namespace

Hunts::Hunts(const Chase& chase) : m_chase(chase.field(), partial(chase.variation())) {}

bool Hunts::build(const Kennel& kennel, const std::stop_token& stop) {
    m_kennel = &kennel;
    while (m_built < most) {
        auto& table = m_tables[static_cast<std::size_t>(m_built)];
        if (!table)
            table = std::make_unique<Endgame>(m_chase, kennel, m_built + 1,
                                              std::vector<std::shared_ptr<Endgame>>());
        if (table->size() > affordable) return true;
        if (!table->solve(stop) || !table->tabulateSheep(stop)) return false;
        ++m_built;
    }
    return true;
}

int Hunts::cost(const Dogs& dogs, std::span<const Prey> prey, bool dogsToMove) const {
    if (m_built == 0 || prey.empty()) return outOfSight;
    const bool two = m_built > 1 && prey.size() > 1;
    const auto& table = *m_tables[two ? 1 : 0];
    const auto view = table.view(dogs, dogsToMove);
    std::array<std::uint8_t, maxSheep> numbers{};
    int least = outOfSight;
    const auto consider = [&](std::size_t entry, int worth) {
        least = std::min(least, std::min<int>(view.values[entry], outOfSight) - worth);
    };
    for (std::size_t n = 0; n < prey.size(); ++n) {
        numbers[n] = (*view.onNumbers)[table.number(prey[n].cell)];
        // As sets of one and of two cells are numbered (Combinations).
        if (!two) consider(numbers[n], prey[n].worth);
        for (std::size_t i = 0; two && i < n; ++i) {
            const std::size_t low = std::min(numbers[i], numbers[n]), high = std::max(numbers[i], numbers[n]);
            consider(high * (high - 1) / 2 + low, std::min(prey[i].worth, prey[n].worth));
        }
    }
    return least;
}

} // namespace core::fmurs
