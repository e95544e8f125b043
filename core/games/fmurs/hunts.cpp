#include "core/games/fmurs/hunts.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr std::uint64_t affordable = 10'000'000; // bytes of a table
constexpr std::size_t fewPrey = 7;               // up to so many it pays to look at each three of them

Variation partial(Variation v) {
    v.partial = true;
    v.shelter = false; // it is found by whichever sheep moves, and soon lost
    return v;
}

} // namespace

Hunts::Hunts(const Chase& chase) : m_chase(chase.field(), partial(chase.variation())) {}

bool Hunts::build(const Kennel& kennel, int sheep, const std::stop_token& stop) {
    while (m_built < sheep) {
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

int Hunts::turns(const Dogs& dogs, const CellSet& prey, bool dogsToMove) const {
    if (m_built == 0 || prey.empty()) return outOfSight;
    const auto at = [&](int sheep) {
        return m_tables[static_cast<std::size_t>(sheep) - 1]->view(dogs, dogsToMove);
    };
    const auto one = at(1);
    std::array<std::uint32_t, maxSheep> numbers{}; // of the prey in the tables, in rising order
    std::size_t n = 0;
    prey.each([&](Cell c) { numbers[n++] = (*one.onNumbers)[m_tables[0]->number(c)]; });
    std::sort(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(n));
    const std::span hunted(numbers.data(), n);
    const int known = std::min({static_cast<int>(n), m_built.load(), n > fewPrey ? 2 : 3});
    const auto least = known == 1   ? singles(one, hunted)
                       : known == 2 ? pairs(at(2), hunted)
                                    : triples(at(3), hunted);
    return std::min<int>(least, outOfSight);
}

std::uint8_t Hunts::singles(const Endgame::View& view, Numbers prey) {
    std::uint8_t least = Endgame::never;
    for (const auto a : prey) least = std::min(least, view.values[a]);
    return least;
}

// Sets of cells are numbered as Combinations does it. Two are caught no later than one of them.
std::uint8_t Hunts::pairs(const Endgame::View& view, Numbers prey) {
    std::uint8_t least = Endgame::never;
    for (std::size_t b = 1; b < prey.size(); ++b)
        for (std::size_t a = 0; a < b; ++a)
            least = std::min(least, view.values[prey[b] * (prey[b] - 1) / 2 + prey[a]]);
    return least;
}

std::uint8_t Hunts::triples(const Endgame::View& view, Numbers prey) {
    std::uint8_t least = Endgame::never;
    for (std::size_t c = 2; c < prey.size(); ++c)
        for (std::size_t b = 1; b < c; ++b) {
            const auto upper = prey[c] * (prey[c] - 1) * (prey[c] - 2) / 6 + prey[b] * (prey[b] - 1) / 2;
            for (std::size_t a = 0; a < b; ++a) least = std::min(least, view.values[upper + prey[a]]);
        }
    return least;
}

} // namespace core::fmurs
