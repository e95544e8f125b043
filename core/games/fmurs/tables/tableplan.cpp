#include "core/games/fmurs/tables/tableplan.h"

#include "core/games/fmurs/tables/placingvalues.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr double entriesASecond = 14e6; // of large tables and for each thread, measured on 10 × 9

} // namespace

TablePlan::TablePlan(const Rules& rules, const StopToken& stop, Flock last, double memory)
    : m_rules(rules), m_memory(memory),
      m_endgames(rules.chase(), rules.dogs(), rules.symmetries(), rules.tableName(), rules.countedTurns()) {
    if (m_endgames.manyDogs()) return;
    m_endgames.use({.memory = memory, .onDisk = true, .team = Team::ofProgram()});
    m_endgames.sortDogs(stop);
    if (last == Flock::Starred) m_endgames.onlyStarred(rules.sheep(), stop);
}

std::vector<TablePlan::Layer> TablePlan::layers() const {
    std::vector<Layer> all;
    const auto room = static_cast<double>(TableStore().room()),
               free = static_cast<double>(TableStore().free());
    const bool possible = !m_endgames.manyDogs();
    bool fits = possible;
    double work = 0; // for a new table those of fewer sheep are gone through once more
    for (int sheep = 1; sheep <= m_rules.sheep(); ++sheep) {
        Layer layer{.sheep = sheep, .bytes = m_endgames.size(sheep), .memory = m_endgames.memory(sheep)};
        work += layer.bytes;
        layer.seconds = work / (entriesASecond * Crew::processors());
        layer.onDisk = m_endgames.onDisk(sheep);
        if ((layer.memory > m_memory || Team::ofProgram() != nullptr) && m_endgames.worthKeeping(sheep)) {
            layer.memory = m_endgames.memoryOnDisk(sheep);
            layer.work = m_endgames.workOnDisk(sheep);
            layer.begun = m_endgames.begunOnDisk(sheep);
        }
        layer.there = possible && (!m_endgames.worthKeeping(sheep) || m_endgames.kept(sheep));
        fits = fits && m_endgames.flocks(sheep) < Flocks::most && layer.memory <= m_memory &&
               (layer.there || (layer.onDisk <= room && layer.onDisk + layer.work <= free + layer.begun));
        layer.fits = fits;
        all.push_back(layer);
    }
    return all;
}

// Where one of a team cannot go on, none can.
bool TablePlan::build(const StopToken& stop, const Endgame::Progress& progress) {
    auto* const team = Team::ofProgram();
    if (team == nullptr) return buildAlone(stop, progress);
    bool done = false;
    try {
        done = buildAlone(stop, progress);
    } catch (...) { // whoever starts them again is told no more than that they have ended
    }
    if (!done) team->giveUp();
    return done;
}

bool TablePlan::buildAlone(const StopToken& stop, const Endgame::Progress& progress) {
    auto all = layers();
    if (auto* const team = Team::ofProgram())
        for (auto& layer : all) layer.fits = team->least(layer.fits ? 1 : 0) == 1;
    double sum = 0, done = 0;
    for (const auto& layer : all) sum += layer.fits ? layer.bytes : 0;
    for (const auto& layer : all) {
        if (!layer.fits) break;
        const auto tell = [&](double part) { progress((done + part * layer.bytes) / sum); };
        if (!m_endgames.solve(layer.sheep, stop, tell)) return false;
        done += layer.bytes;
    }
    return true;
}

std::optional<int> TablePlan::bestSetUp(const StopToken& stop) const {
    if (m_endgames.solved() < m_rules.sheep() || m_rules.score10()) return {};
    const auto turns = PlacingValues(m_rules, m_endgames).turns(m_rules.start(), stop);
    if (!turns) return {};
    int best = Endgame::never;
    for (const auto byCell : *turns) best = byCell > 0 ? std::min<int>(best, byCell) : best;
    return best;
}

} // namespace core::fmurs
