#include "core/games/fmurs/endgames.h"

#include <algorithm>
#include <cmath>

namespace core::fmurs {

namespace {

constexpr double leastKept = 4e6; // bytes; smaller tables are built sooner than read
constexpr double mostDogs = 3e6;  // placements of the dogs

} // namespace

Endgames::Endgames(const Chase& chase, int dogs, const std::vector<Permutation>& symmetries, std::string name,
                   int turns)
    : m_chase(chase), m_dogs(dogs), m_name(std::move(name)), m_kennel(chase.field(), dogs, symmetries),
      m_turns(turns) {}

bool Endgames::solve(int sheep, const std::stop_token& stop, const Endgame::Progress& progress) {
    if (!sortDogs(stop)) return false;
    while (m_solved < sheep) {
        const int next = m_solved + 1, all = goals(next);
        for (; m_left < all; ++m_left) {
            const auto tell = [&](double done) {
                if (progress) progress((m_left + done) / all);
            };
            if (!solve(next, m_left, stop, tell)) return false;
        }
        m_left = 0;
        ++m_solved;
    }
    return true;
}

void Endgames::dropUnsolved() {
    for (auto& ofGoal : m_tables) std::fill(ofGoal.begin() + m_solved, ofGoal.end(), nullptr);
    m_left = 0;
}

TableKey Endgames::key(int sheep, int left) const {
    auto table = std::to_string(sheep) + "-sheep";
    if (m_turns > 0) table += "-" + std::to_string(left) + "-left-in-" + std::to_string(m_turns);
    return {"fmurs", m_name, table, 3};
}

bool Endgames::worthKeeping(int sheep) const {
    return !m_name.empty() && tableSize(sheep) >= leastKept;
}

bool Endgames::kept(int sheep) const {
    std::error_code error;
    bool all = worthKeeping(sheep);
    for (int left = 0; left < goals(sheep); ++left)
        all = all && std::filesystem::exists(TableStore().file(key(sheep, left)), error);
    return all;
}

// With so many sheep or fewer left the goal is reached: the tables that follow are those of more.
bool Endgames::solve(int sheep, int left, const std::stop_token& stop, const Endgame::Progress& progress) {
    auto& ofGoal = m_tables[static_cast<std::size_t>(left)];
    auto& table = ofGoal[index(sheep)];
    const bool keep = worthKeeping(sheep);
    if (!table) {
        auto fresh = std::make_shared<Endgame>(m_chase, m_kennel, sheep,
                                               std::vector(ofGoal.begin() + left, ofGoal.begin() + sheep - 1),
                                               m_turns > 0 ? m_turns : Endgame::longest);
        auto kept = keep ? TableStore().load(key(sheep, left), fresh->size(), stop) : std::nullopt;
        if (stop.stop_requested()) return false;
        table = std::move(fresh);
        if (kept) table->adopt(std::move(*kept));
        if (kept) return true;
    }
    if (!table->solve(stop, progress)) return false;
    if (keep) TableStore().save(key(sheep, left), table->values(), stop);
    return !stop.stop_requested();
}

double Endgames::flocks(int sheep) const {
    double flocks = 1;
    const int cells = m_chase.field().pasture().count();
    for (int i = 0; i < sheep; ++i) flocks = flocks * (cells - i) / (i + 1);
    return std::round(flocks);
}

double Endgames::dogPlacements() const {
    double placements = 1;
    for (int i = 0; i < m_dogs; ++i) placements *= (m_chase.field().ground().count() - i) / (i + 1.0);
    return placements;
}

double Endgames::blocks() const {
    return m_kennel.sorted() ? m_kennel.blocks()
                             : dogPlacements() / static_cast<double>(m_kennel.symmetries().size());
}

double Endgames::tableSize(int sheep) const {
    return placements(sheep) * (m_chase.variation().shelter ? sheep + 1 : 1);
}

bool Endgames::manyDogs() const {
    return dogPlacements() > mostDogs;
}

// The tables, for each of a turn's moves what is still open, the tables of fewer sheep for both sides, and
// the moves between the flocks: about three a sheep, both ways.
double Endgames::memory(int sheep) const {
    double bytes = size(sheep) + placements(sheep) * (m_chase.variation().fighting ? 2 : 1);
    for (int fewer = 1; fewer < sheep; ++fewer) bytes += size(fewer) + placements(fewer) * goals(fewer);
    return bytes + flocks(sheep) * (8 + sheep * 25);
}

int Endgames::affordable(double bytes) const {
    if (manyDogs()) return 0;
    int sheep = 0;
    while (sheep < maxSheep && (memory(sheep + 1) <= bytes || kept(sheep + 1)) &&
           flocks(sheep + 1) < Flocks::most)
        ++sheep;
    return sheep;
}

std::uint8_t Endgames::dogsToMove(const Herd& h, int left) const {
    const int sheep = h.sheep.count();
    if (sheep <= left) return 0;
    return m_chase.enclosed(h) ? Endgame::never : table(sheep, left).dogsValue(h);
}

// The best of the sheep's moves; without one they pass.
std::uint8_t Endgames::sheepToMove(const Herd& h, bool again, int left) const {
    if (h.sheep.count() <= left) return 0;
    if (m_chase.enclosed(h)) return Endgame::never;
    const bool last = again || !m_chase.variation().fighting;
    std::uint8_t best = 0;
    bool moves = false;
    h.sheep.each([&](Cell from) {
        m_chase.pastures(h, from).each([&](Cell to) {
            moves = true;
            if (best == Endgame::never) return;
            const auto after = m_chase.afterSheep(h, from, to);
            best = std::max(best, last ? dogsToMove(after, left) : sheepToMove(after, true, left));
        });
    });
    return moves ? best : dogsToMove(h, left);
}

// To catch so many at least is won or lost as any other game.
Endgames::Catch Endgames::catchWithin(int turns, const Herd& h, bool dogsToMove, bool again,
                                      int enough) const {
    const int sheep = h.sheep.count();
    for (int left = enough; left < goals(sheep); ++left) {
        const int needed = dogsToMove ? this->dogsToMove(h, left) : sheepToMove(h, again, left);
        if (needed <= turns) return {left, needed};
    }
    return {sheep, 0};
}

} // namespace core::fmurs
