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
    m_kennel = &kennel;
    if (!m_pack)
        m_pack = std::make_unique<Pack>(m_chase.field(), setOf(kennel.dogs(0)).count(), kennel.symmetries());
    if (!m_pack->list(stop)) return false;
    for (std::size_t n = m_tables.size(); n < most; ++n) {
        m_tables.push_back({{}, {m_chase.field().pasture(), static_cast<int>(n) + 1}, {}});
        if (n > 0) continue;
        for (const auto& s : kennel.symmetries()) m_symmetries.push_back(m_tables[0].flocks.onNumbers(s));
    }
    while (m_built < sheep) {
        auto& table = m_tables[static_cast<std::size_t>(m_built)];
        if (table.flocks.count() * kennel.blocks() > affordable) return true;
        if (!build(table, m_built + 1, stop)) return false;
        ++m_built;
    }
    return true;
}

bool Hunts::build(Table& table, int sheep, const std::stop_token& stop) {
    if (!table.endgame)
        table.endgame =
            std::make_unique<Endgame>(m_chase, *m_pack, sheep, std::vector<std::shared_ptr<Endgame>>());
    if (!table.endgame->solve(stop) || !table.endgame->tabulateSheep(stop) || !layOut(table, stop))
        return false;
    table.endgame.reset();
    return true;
}

bool Hunts::layOut(Table& table, const std::stop_token& stop) const {
    const auto& flocks = table.endgame->flocks();
    const auto count = table.flocks.count();
    for (auto& values : table.values) values.resize(count * m_kennel->blocks());
    for (std::uint32_t block = 0; block < m_kennel->blocks(); ++block) {
        if (stop.stop_requested()) return false;
        std::vector<std::uint64_t> numbers; // of the dogs as each symmetry makes them
        for (std::uint32_t s = 0; s < m_pack->symmetries().size(); ++s)
            numbers.push_back(m_pack->number(m_kennel->dogs(block), s));
        for (std::uint64_t flock = 0; flock < count; ++flock) {
            const auto [page, symmetry] = flocks.place(flock);
            const auto number = numbers[symmetry];
            const auto at = m_pack->places(number).front();
            table.values[0][block * count + flock] = table.endgame->entries(page)[number];
            table.values[1][block * count + flock] = table.endgame->sheepPages().page(page)[at];
        }
    }
    return true;
}

int Hunts::turns(const Dogs& dogs, const CellSet& prey, bool dogsToMove) const {
    if (m_built == 0 || prey.empty()) return outOfSight;
    const auto [block, symmetry] = m_kennel->place(dogs);
    const auto at = [&](int sheep) {
        const auto& table = m_tables[static_cast<std::size_t>(sheep) - 1];
        return View{&table.values[dogsToMove ? 0 : 1][block * table.flocks.count()], &m_symmetries[symmetry]};
    };
    const auto one = at(1);
    std::array<std::uint32_t, maxSheep> numbers{}; // of the prey in the tables, in rising order
    std::size_t n = 0;
    prey.each([&](Cell c) { numbers[n++] = (*one.onNumbers)[m_tables[0].flocks.number(c)]; });
    std::sort(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(n));
    const std::span hunted(numbers.data(), n);
    const int known = std::min({static_cast<int>(n), m_built.load(), n > fewPrey ? 2 : 3});
    const auto least = known == 1   ? singles(one, hunted)
                       : known == 2 ? pairs(at(2), hunted)
                                    : triples(at(3), hunted);
    return std::min<int>(least, outOfSight);
}

std::uint8_t Hunts::singles(const View& view, Numbers prey) {
    std::uint8_t least = Endgame::never;
    for (const auto a : prey) least = std::min(least, view.values[a]);
    return least;
}

// Sets of cells are numbered as Combinations does it. Two are caught no later than one of them.
std::uint8_t Hunts::pairs(const View& view, Numbers prey) {
    std::uint8_t least = Endgame::never;
    for (std::size_t b = 1; b < prey.size(); ++b)
        for (std::size_t a = 0; a < b; ++a)
            least = std::min(least, view.values[prey[b] * (prey[b] - 1) / 2 + prey[a]]);
    return least;
}

std::uint8_t Hunts::triples(const View& view, Numbers prey) {
    std::uint8_t least = Endgame::never;
    for (std::size_t c = 2; c < prey.size(); ++c)
        for (std::size_t b = 1; b < c; ++b) {
            const auto upper = prey[c] * (prey[c] - 1) * (prey[c] - 2) / 6 + prey[b] * (prey[b] - 1) / 2;
            for (std::size_t a = 0; a < b; ++a) least = std::min(least, view.values[upper + prey[a]]);
        }
    return least;
}

} // namespace core::fmurs
