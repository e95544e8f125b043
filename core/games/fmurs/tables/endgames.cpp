#include "core/games/fmurs/tables/endgames.h"

#include "core/games/fmurs/tables/index/starredflocks.h"

#include <algorithm>
#include <cmath>
#include <new>
#include <system_error>
#include <utility>

namespace core::fmurs {

namespace {

constexpr double leastKept = 4e6; // bytes; smaller tables are built sooner than read
constexpr double mostDogs = 3e6;  // placements of the dogs

} // namespace

Endgames::Endgames(const Chase& chase, int dogs, const std::vector<Permutation>& symmetries, std::string name,
                   int turns)
    : m_chase(chase), m_name(std::move(name)), m_dogIndex(chase.field(), dogs, symmetries), m_turns(turns) {
    for (int sheep = 1; sheep <= maxSheep; ++sheep)
        m_classes[index(sheep)] = static_cast<double>(Flocks(chase, m_dogIndex, sheep).classes());
}

bool Endgames::onlyStarred(int sheep, const StopToken& stop) {
    const Flocks flocks(m_chase, m_dogIndex, sheep);
    const auto starred = StarredFlocks(m_chase.field(), flocks.sets()).count(stop);
    if (!starred) return false;
    m_starred = sheep;
    m_starredFlocks = static_cast<double>(*starred);
    m_classes[index(sheep)] = static_cast<double>(flocks.classesAtMost(*starred));
    return true;
}

bool Endgames::takeStarred(int sheep, const StopToken& stop) {
    return sheep < 2 || !onDisk(sheep, Flock::Starred) || onlyStarred(sheep, stop);
}

int Endgames::solvedWholly() const {
    const int solved = m_solved;
    return flock(solved) == Flock::Any ? solved : solved - 1;
}

bool Endgames::knows(const CellSet& flock) const {
    const int sheep = flock.count();
    return sheep <= m_solved && (this->flock(sheep) == Flock::Any || m_chase.together(flock));
}

bool Endgames::sortDogs(const StopToken& stop) {
    return m_dogIndex.list(stop);
}

bool Endgames::solve(int sheep, const StopToken& stop, const Endgame::Progress& progress) {
    if (!sortDogs(stop)) return false;
    while (m_solved < sheep) {
        const int next = m_solved + 1, all = goals(next);
        for (; m_left < all; ++m_left) {
            const auto tell = [&](double done) {
                if (progress) progress((m_left + done) / all);
            };
            if (!solve(next, m_left, next < sheep, stop, tell)) return false;
        }
        m_left = 0;
        ++m_solved;
    }
    for (const auto& ofGoal : m_tables)
        for (const auto& table : ofGoal)
            if (table) table->dropSheep();
    return true;
}

void Endgames::dropUnsolved() {
    for (auto& ofGoal : m_tables) std::fill(ofGoal.begin() + m_solved, ofGoal.end(), nullptr);
    m_left = 0;
}

TableKey Endgames::key(int sheep, int left, Flock which) const {
    auto table = std::to_string(sheep) + "-sheep";
    if (which == Flock::Starred) table += "-starred";
    if (m_turns > 0) table += "-" + std::to_string(left) + "-left-in-" + std::to_string(m_turns);
    return {"fmurs", m_name, table, 6};
}

// Each of a team has its own.
WorkPlace Endgames::workPlace(const TableKey& key) const {
    auto place = TableStore().workPlace(key);
    if (m_means.team == nullptr) return place;
    const auto member =
        std::to_string(m_means.team->self()) + "-of-" + std::to_string(m_means.team->members());
    place.name += '\n' + member;
    place.file.replace_extension("." + member + place.file.extension().string());
    return place;
}

bool Endgames::worthKeeping(int sheep) const {
    return !m_name.empty() && tableSize(sheep) >= leastKept;
}

bool Endgames::onDisk(int sheep, Flock which) const {
    bool all = !m_name.empty();
    for (int left = 0; left < goals(sheep); ++left) all = all && TableStore().has(key(sheep, left, which));
    return all;
}

bool Endgames::kept(int sheep) const {
    return worthKeeping(sheep) && onDisk(sheep, flock(sheep));
}

// With so many sheep or fewer left the goal is reached: the tables that follow are those of more.
bool Endgames::solve(int sheep, int left, bool sheepToo, const StopToken& stop,
                     const Endgame::Progress& progress) {
    auto& table = m_tables[static_cast<std::size_t>(left)][index(sheep)];
    const bool keep = worthKeeping(sheep), together = keep && m_means.team != nullptr;
    if (!table || table->damaged()) {
        auto made = fresh(sheep, left);
        bool there = keep && adopt(*made, left, stop);
        if (stop.stop_requested()) return false;
        if (together && m_means.team->least(there ? 1 : 0) == 0 && std::exchange(there, false))
            made = fresh(sheep, left);
        table = std::move(made);
        if (there) return true;
    }
    if (together || memory(sheep) > m_means.memory) {
        if (!keep || !m_means.onDisk) throw std::bad_alloc();
        return solveOnDisk(*table, left, stop, progress);
    }
    if (!table->solve(stop, progress, m_means, sheepToo)) return false;
    if (keep && TableStore().saveToOpen(key(sheep, left, flock(sheep)), table->kept(), table->shape(), stop))
        adopt(*table, left, stop);
    return !stop.stop_requested();
}

std::shared_ptr<Endgame> Endgames::fresh(int sheep, int left) const {
    const auto& ofGoal = tables(left);
    return std::make_shared<Endgame>(m_chase, m_dogIndex, sheep,
                                     std::vector(ofGoal.begin() + left, ofGoal.begin() + sheep - 1),
                                     m_turns > 0 ? m_turns : moreTurns, flock(sheep));
}

// Until it lies there in its last form it is of no use. A team has the same folder.
bool Endgames::solveOnDisk(Endgame& table, int left, const StopToken& stop,
                           const Endgame::Progress& progress) {
    const auto key = this->key(table.sheep(), left, flock(table.sheep()));
    auto* const team = m_means.team;
    if (!table.solveAt(workPlace(key), stop, progress, m_means)) return false;
    bool saved = true;
    if (team == nullptr || team->self() == 0)
        saved = TableStore().saveToOpen(key, table.keptSize(), table.keptBytes(), table.shape(), stop);
    if (stop.stop_requested()) return false;
    if (team != nullptr) saved = team->least(saved ? 1 : 0) == 1;
    if (!saved || !adopt(table, left, stop))
        throw std::system_error(std::make_error_code(std::errc::no_space_on_device));
    return true;
}

// False if it does not lie on disk, or if stopped.
bool Endgames::adopt(Endgame& table, int left, const StopToken& stop) {
    if (!table.sort(stop)) return false;
    auto kept =
        TableStore().open(key(table.sheep(), left, flock(table.sheep())), table.keptSize(), table.shape());
    return kept && table.adopt(std::move(kept), stop);
}

void Endgames::distrust(int sheep) const {
    for (int solved = m_solved; solved >= sheep && !m_solved.compare_exchange_weak(solved, sheep - 1);) {
    }
}

double Endgames::flocks(int sheep) const {
    if (flock(sheep) == Flock::Starred) return m_starredFlocks;
    double flocks = 1;
    const int cells = m_chase.field().pasture().count();
    for (int i = 0; i < sheep; ++i) flocks = flocks * (cells - i) / (i + 1);
    return std::round(flocks);
}

double Endgames::tableSize(int sheep) const {
    return m_classes[index(sheep)] * parts(sheep) * static_cast<double>(m_dogIndex.placements());
}

int Endgames::parts(int sheep) const {
    return m_chase.variation().shelter ? sheep + 1 : 1;
}

bool Endgames::manyDogs() const {
    return static_cast<double>(m_dogIndex.placements()) > mostDogs;
}

namespace {

// Of a flock: where it is found, its number. Of a class: what is known of it. Of a move: where it is told,
// about as much again for a while.
constexpr double flockBytes = 4, numberBytes = 20, classBytes = 256, stepBytes = 8, listedBytes = 16;
constexpr double dogBytes = 250, fixedBytes = 1e6;
constexpr double bitsAtMost = 1.2; // for each placement, where symmetries leave several

} // namespace

double Endgames::flockLists(int sheep) const {
    const double each = flock(sheep) == Flock::Any ? flockBytes : flockBytes + numberBytes;
    return flocks(sheep) * each + m_classes[index(sheep)] * classBytes;
}

double Endgames::moveLists(int sheep) const {
    const int ways = m_chase.variation().diagonal || sheep <= 2 ? allDirections : orthogonal;
    const auto classes = m_classes[index(sheep)];
    return (classes * stepBytes + std::min<double>(classes, SheepMoves::together) * listedBytes) *
           (ways * sheep + 1);
}

double Endgames::bits(int sheep, int each) const {
    return tableSize(sheep) / parts(sheep) * each / 8 * bitsAtMost;
}

double Endgames::dogLists() const {
    const auto dogs = static_cast<double>(m_dogIndex.placements());
    return dogs * (dogBytes + m_chase.field().cells() / 6.0) + fixedBytes;
}

double Endgames::sheepPages(int sheep) const {
    return m_classes[index(sheep)] * static_cast<double>(m_dogIndex.page());
}

// What is listed of the dogs, a byte and three bits for each placement, where each flock is found, and the
// moves between the flocks. And of fewer sheep the tables, flocks, moves and the pages of the sheep's turn.
// Of some flocks only, numbers are kept, too.
double Endgames::memory(int sheep) const {
    const auto listed = [&](int of) { return flockLists(of) + tableSize(of) + moveLists(of); };
    double bytes = listed(sheep) + bits(sheep, 2 * parts(sheep) + 1) + dogLists();
    for (int fewer = 1; fewer < sheep; ++fewer) bytes += listed(fewer) + sheepPages(fewer);
    return bytes;
}

// First all that is needed of fewer sheep, with what it takes to make the pages of the largest of them; then,
// in their place, moves and a bit for each placement.
double Endgames::memoryOnDisk(int sheep) const {
    double lists = flockLists(sheep) + dogLists(), pages = 0, making = 0;
    for (int fewer = 1; fewer < sheep; ++fewer) {
        const double table = tableSize(fewer);
        lists += flockLists(fewer) + (worthKeeping(fewer) ? 0 : table);
        pages += sheepPages(fewer) + moveLists(fewer);
        making = std::max(making, (worthKeeping(fewer) ? table : 0) + bits(fewer, 2 * parts(fewer) + 1));
    }
    return lists + std::max(pages + making, moveLists(sheep) + bits(sheep, parts(sheep)));
}

double Endgames::workOnDisk(int sheep) const {
    return tableSize(sheep) + bits(sheep, parts(sheep) + 1);
}

double Endgames::begunOnDisk(int sheep) const {
    double bytes = 0;
    for (int left = 0; left < goals(sheep) && !m_name.empty(); ++left)
        bytes += static_cast<double>(WorkFile::begun(workPlace(key(sheep, left, flock(sheep)))));
    return bytes;
}

int Endgames::affordable(double bytes) const {
    if (manyDogs()) return 0;
    const int most = m_starred > 0 ? m_starred : maxSheep;
    int sheep = 0;
    while (sheep < most && (memory(sheep + 1) <= bytes || kept(sheep + 1)) &&
           flocks(sheep + 1) < Flocks::most)
        ++sheep;
    return sheep;
}

std::uint8_t Endgames::longest(int sheep) const {
    return table(sheep).longestTurns();
}

bool Endgames::mostEscape() const {
    return table(1).count(Endgame::never) * 2 > table(1).size();
}

std::uint8_t Endgames::dogsToMove(const Placement& h, int left) const {
    const int sheep = h.sheep.count();
    if (sheep <= left) return 0;
    if (m_chase.enclosed(h)) return Endgame::never;
    try {
        return table(sheep, left).dogsValue(h);
    } catch (const DamagedTable&) {
        distrust(sheep);
        throw;
    }
}

// The best of the sheep's moves; without one they pass.
std::uint8_t Endgames::sheepToMove(const Placement& h, bool again, int left) const {
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
Endgames::Catch Endgames::catchWithin(int turns, const Placement& h, bool dogsToMove, bool again,
                                      int enough) const {
    const int sheep = h.sheep.count();
    for (int left = enough; left < goals(sheep); ++left) {
        const int needed = dogsToMove ? this->dogsToMove(h, left) : sheepToMove(h, again, left);
        if (needed <= turns) return {left, needed};
    }
    return {sheep, 0};
}

} // namespace core::fmurs
