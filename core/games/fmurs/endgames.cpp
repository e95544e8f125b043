#include "core/games/fmurs/endgames.h"

#include <algorithm>
#include <cmath>

namespace core::fmurs {

namespace {

constexpr double leastKept = 4e6; // bytes; smaller tables are built sooner than read
constexpr double mostDogs = 3e6;  // placements of the dogs

} // namespace

Endgames::Endgames(const Chase& chase, int dogs, const std::vector<Permutation>& symmetries, std::string name)
    : m_chase(chase), m_dogs(dogs), m_name(std::move(name)), m_kennel(chase.field(), dogs, symmetries) {}

bool Endgames::solve(int sheep, const std::stop_token& stop, const Endgame::Progress& progress) {
    if (!sortDogs(stop)) return false;
    while (m_solved < sheep) {
        if (!solveNext(stop, progress)) return false;
        ++m_solved;
    }
    return true;
}

bool Endgames::worthKeeping(int sheep) const {
    return !m_name.empty() && size(sheep) >= leastKept;
}

bool Endgames::kept(int sheep) const {
    std::error_code error;
    return worthKeeping(sheep) && std::filesystem::exists(TableStore().file(key(sheep)), error);
}

bool Endgames::solveNext(const std::stop_token& stop, const Endgame::Progress& progress) {
    const int sheep = m_solved + 1;
    auto& table = m_tables[static_cast<std::size_t>(m_solved)];
    const bool keep = worthKeeping(sheep);
    if (!table) {
        auto fresh = std::make_shared<Endgame>(m_chase, m_kennel, sheep,
                                               std::vector(m_tables.begin(), m_tables.begin() + m_solved));
        auto kept = keep ? TableStore().load(key(sheep), fresh->size(), stop) : std::nullopt;
        if (stop.stop_requested()) return false;
        table = std::move(fresh);
        if (kept) table->adopt(std::move(*kept));
        if (kept) return true;
    }
    if (!table->solve(stop, progress)) return false;
    if (keep) TableStore().save(key(sheep), table->values(), stop);
    return !stop.stop_requested();
}

double Endgames::flocks(int sheep) const {
    double flocks = 1;
    const int cells = m_chase.field().pasture().count();
    for (int i = 0; i < sheep; ++i) flocks = flocks * (cells - i) / (i + 1);
    return std::round(flocks);
}

double Endgames::placements() const {
    double placements = 1;
    for (int i = 0; i < m_dogs; ++i) placements *= (m_chase.field().ground().count() - i) / (i + 1.0);
    return placements;
}

double Endgames::size(int sheep) const {
    const double blocks = m_kennel.sorted()
                              ? m_kennel.blocks()
                              : placements() / static_cast<double>(m_kennel.symmetries().size());
    const int shelters = m_chase.variation().shelter ? sheep : 0;
    return flocks(sheep) * blocks * (1 + shelters);
}

bool Endgames::manyDogs() const {
    return placements() > mostDogs;
}

int Endgames::affordable(double bytes) const {
    if (manyDogs()) return 0;
    int sheep = 0;
    while (sheep < maxSheep && (size(sheep + 1) <= bytes || kept(sheep + 1)) &&
           flocks(sheep + 1) < Flocks::most)
        ++sheep;
    return sheep;
}

std::uint8_t Endgames::dogsToMove(const Herd& h) const {
    const int sheep = h.sheep.count();
    if (sheep == 0) return 0;
    return m_chase.enclosed(h) ? Endgame::never : table(sheep).dogsValue(h);
}

// The best of the sheep's moves; without one they pass.
std::uint8_t Endgames::sheepToMove(const Herd& h, bool again) const {
    if (h.sheep.empty()) return 0;
    if (m_chase.enclosed(h)) return Endgame::never;
    const bool last = again || !m_chase.variation().fighting;
    std::uint8_t best = 0;
    bool moves = false;
    h.sheep.each([&](Cell from) {
        m_chase.pastures(h, from).each([&](Cell to) {
            moves = true;
            if (best == Endgame::never) return;
            const auto after = m_chase.afterSheep(h, from, to);
            best = std::max(best, last ? dogsToMove(after) : sheepToMove(after, true));
        });
    });
    return moves ? best : dogsToMove(h);
}

} // namespace core::fmurs
