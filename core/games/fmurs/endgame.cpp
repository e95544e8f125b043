#include "core/games/fmurs/endgame.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace core::fmurs {

namespace {

constexpr std::uint32_t chunk = 4096; // flocks between two looks at the stop token
constexpr std::uint8_t stuck = 255;   // in place of a number of moves: none, the sheep pass

} // namespace

Endgame::Endgame(const Chase& chase, const Kennel& kennel, int sheep,
                 std::vector<std::shared_ptr<Endgame>> fewer, int horizon)
    : m_chase(chase), m_kennel(kennel), m_fewer(std::move(fewer)), m_sets(chase.field().pasture(), sheep),
      m_count(m_sets.count()), m_slots(chase.variation().shelter ? static_cast<std::uint32_t>(sheep) + 1 : 1),
      m_movesATurn(chase.variation().fighting ? 2 : 1), m_horizon(horizon) {
    for (const auto& symmetry : kennel.symmetries()) m_symmetries.push_back(m_sets.onNumbers(symmetry));
}

void Endgame::adopt(Values values) {
    m_values = std::move(values);
    m_stage = Stage::Solved;
}

Endgame::Place Endgame::place(const Herd& h) const {
    const auto [block, symmetry] = m_kennel.place(h.dogs);
    const auto& onNumbers = m_symmetries[symmetry];
    auto members = m_sets.members(h.sheep);
    const std::span there(members.data(), static_cast<std::size_t>(m_sets.size()));
    for (auto& member : there) member = onNumbers[member];
    Place place{block, static_cast<std::uint32_t>(m_sets.rank(members)), 0};
    if (m_slots == 1 || h.sheltered == noCell) return place;
    const auto sheltered = onNumbers[m_sets.number(h.sheltered)];
    place.slot = 1 + static_cast<std::uint32_t>(
                         std::ranges::count_if(there, [&](auto member) { return member < sheltered; }));
    return place;
}

std::uint8_t Endgame::dogsValue(const Herd& h) const {
    const auto [block, flock, slot] = place(h);
    return m_values[at(row(block, slot), flock)];
}

std::uint8_t Endgame::sheepValue(const Herd& h) const {
    const auto [block, flock, slot] = place(h);
    return m_sheepValues[at(block, flock)];
}

Endgame::View Endgame::view(const Dogs& dogs, bool dogsToMove) const {
    const auto [block, symmetry] = m_kennel.place(dogs);
    return {dogsToMove ? &m_values[at(row(block, 0), 0)] : &m_sheepValues[at(block, 0)],
            &m_symmetries[symmetry]};
}

Herd Endgame::herd(std::uint64_t entry) const {
    const auto row = static_cast<std::uint32_t>(entry / m_count);
    const auto members = m_sets.members(entry % m_count);
    Herd h;
    h.dogs = m_kennel.dogs(row / m_slots);
    h.sheep = m_sets.cells(members);
    if (const auto slot = row % m_slots; slot > 0) h.sheltered = m_sets.cell(members[slot - 1]);
    return h;
}

// The same of a flock whose moves are listed.
Herd Endgame::standing(std::uint32_t block, std::uint32_t slot, std::uint32_t flock) const {
    const auto members = m_flocks->members(flock);
    Herd h;
    h.dogs = m_kennel.dogs(block);
    for (const auto member : members) h.sheep.add(m_sets.cell(member));
    if (slot > 0) h.sheltered = m_sets.cell(members[slot - 1]);
    return h;
}

// --- Building ---

bool Endgame::solve(const std::stop_token& stop, const Progress& progress) {
    const Progress tell = progress ? progress : [](double) {};
    if (m_stage == Stage::Prepare && listMoves(stop)) prepare();
    if (m_stage == Stage::Fewer && tabulateFewer(stop)) m_stage = Stage::Fill;
    if (m_stage == Stage::Fill && fill(stop, tell)) m_stage = Stage::Spread;
    if (m_stage == Stage::Spread && spread(stop, tell)) {
        std::ranges::replace(m_values, open, never);
        m_openMoves = {};
        m_flocks.reset();
        m_watches = {};
        m_stage = Stage::Solved;
    }
    return solved();
}

double Endgame::progress() const {
    if (m_stage == Stage::Solved) return 1;
    const double part = m_row / static_cast<double>(rows());
    // How many turns the longest catch takes is not known before: the second half slows down towards 1.
    return m_stage < Stage::Fill    ? 0
           : m_stage == Stage::Fill ? part / 2
                                    : 1 - 0.5 * std::pow(0.93, m_turns + part);
}

bool Endgame::listMoves(const std::stop_token& stop) {
    if (!m_flocks) m_flocks = std::make_unique<Flocks>(m_chase, sheep());
    return m_flocks->list(stop);
}

void Endgame::prepare() {
    m_values.reserve(size());
    for (int i = 0; i < m_movesATurn; ++i)
        m_openMoves[static_cast<std::size_t>(i)].reserve(m_count * m_kennel.blocks());
    for (std::uint32_t block = 0; block < m_kennel.blocks(); ++block)
        m_watches.emplace_back(m_chase, m_kennel, m_kennel.dogs(block), sheep());
    m_stage = Stage::Fewer;
}

bool Endgame::tabulateFewer(const std::stop_token& stop) {
    return std::ranges::all_of(m_fewer, [&](const auto& table) { return table->tabulateSheep(stop); });
}

bool Endgame::fill(const std::stop_token& stop, const Progress& tell) {
    for (; m_row < rows(); ++m_row, m_flock = 0) {
        tell(progress());
        for (; m_flock < m_count; ++m_flock) {
            if (m_flock % chunk == 0 && stop.stop_requested()) return false;
            fill(m_row / m_slots, m_row % m_slots, m_flock);
        }
    }
    m_row = 0;
    return true;
}

// What can be said of a placement without looking ahead: that it cannot be, that the sheep have won, or in
// how many turns the dogs reach their goal if they begin with a jump. And how many moves the sheep have.
void Endgame::fill(std::uint32_t block, std::uint32_t slot, std::uint32_t flock) {
    const auto h = standing(block, slot, flock);
    const bool out = h.sheep.meets(setOf(h.dogs)) || m_chase.enclosed(h);
    m_values.push_back(out ? never : bestCapture(h));
    if (slot > 0) return;
    const auto& goals = m_watches[block].goals.open;
    const auto moves =
        std::ranges::count_if(m_flocks->out(flock), [&](Flocks::Step step) { return goals.has(step.to()); });
    for (int k = 0; k < m_movesATurn; ++k)
        m_openMoves[static_cast<std::size_t>(k)].push_back(moves == 0 ? stuck
                                                                      : static_cast<std::uint8_t>(moves));
}

std::uint8_t Endgame::bestCapture(const Herd& h) const {
    auto best = open;
    for (const auto dog : h.dogs) {
        if (dog == noCell) continue;
        m_chase.turns(h, dog, [&](Cell, const Chain& chain, const Herd& after) {
            if (chain.length == 0) return;
            const auto caught = static_cast<std::size_t>(sheep() - after.sheep.count());
            const auto value = caught > m_fewer.size() ? std::uint8_t{0}
                                                       : m_fewer[m_fewer.size() - caught]->sheepValue(after);
            if (value < m_horizon) best = std::min(best, static_cast<std::uint8_t>(value + 1));
        });
    }
    return best;
}

// Turn by turn: what the dogs win in so many turns makes sheep lose, and what makes sheep lose lets the dogs
// win in one turn more.
bool Endgame::spread(const std::stop_token& stop, const Progress& tell) {
    for (; m_turns < m_horizon; ++m_turns, m_row = 0) {
        for (; m_row < rows(); ++m_row, m_flock = 0) {
            tell(progress());
            const auto* const begin = &m_values[at(m_row, 0)];
            std::uint32_t visited = 0;
            for (; m_flock < m_count; ++m_flock) {
                const auto* const found = static_cast<const std::uint8_t*>(
                    std::memchr(begin + m_flock, m_turns, m_count - m_flock));
                if (found == nullptr) break;
                m_flock = static_cast<std::uint32_t>(found - begin);
                if (++visited % chunk == 0 && stop.stop_requested()) return false;
                // The dogs need so many turns: that is what the sheep's last move should avoid.
                sheepStuck(m_row / m_slots, m_row % m_slots, m_flock,
                           static_cast<std::size_t>(m_movesATurn) - 1);
            }
            if (stop.stop_requested()) return ++m_row, m_flock = 0, false;
        }
        if (std::ranges::none_of(m_values, [&](auto v) { return v > m_turns && v < open; })) return true;
    }
    return true;
}

// Where a sheep can have gone with the move that led here.
CellSet Endgame::cameTo(std::uint32_t block, std::uint32_t slot, std::uint32_t flock) const {
    const auto& goals = m_watches[block].goals;
    if (slot == anySlot) return goals.open;
    if (slot == 0) return goals.open - goals.shelters;
    return goals.open & goals.shelters & CellSet::of(m_sets.cell(m_flocks->members(flock)[slot - 1]));
}

// The sheep's turn has come to this flock and it loses, as seen after `move`+1 of the turn's moves: one move
// less for those that could have led here.
void Endgame::sheepStuck(std::uint32_t block, std::uint32_t slot, std::uint32_t flock, std::size_t move) {
    auto& openMoves = m_openMoves[move];
    const auto lost = [&](std::uint32_t slotBefore, std::uint32_t before) {
        if (m_values[at(row(block, 0), before)] == never) return;
        if (move > 0)
            sheepStuck(block, slotBefore, before, move - 1);
        else
            sheepLose(block, before);
    };
    // Who cannot move passes: the flock loses as it stands. Nobody is sheltered when the turn begins.
    if (openMoves[at(block, flock)] == stuck && (move > 0 || slot == 0)) lost(slot, flock);
    const auto goals = cameTo(block, slot, flock);
    for (const auto step : m_flocks->in(flock)) {
        if (!goals.has(step.to())) continue;
        if (--openMoves[at(block, step.flock())] == 0) lost(anySlot, step.flock());
    }
}

// The sheep are to move and lose in m_turns, so the dogs should come here.
void Endgame::sheepLose(std::uint32_t block, std::uint32_t flock) {
    auto h = standing(block, 0, flock);
    for (const auto& back : m_watches[block].backs) {
        if (back.free.meets(h.sheep)) continue;
        const auto before = image(flock, back.symmetry);
        for (const auto symmetry : m_kennel.stabiliser(back.block)) {
            const auto there = symmetry == 0 ? before : image(static_cast<std::uint32_t>(before), symmetry);
            for (std::uint32_t slot = 0; slot < m_slots; ++slot) improve(row(back.block, slot), there);
        }
    }
    // Dogs who cannot move pass.
    if (!(m_watches[block].room - h.sheep).empty()) return;
    for (std::uint32_t slot = 0; slot < m_slots; ++slot)
        if (!m_chase.dogsCanMove(standing(block, slot, flock))) improve(row(block, slot), flock);
}

void Endgame::improve(std::uint32_t row, std::uint64_t flock) {
    auto& value = m_values[at(row, flock)];
    if (value != never && value > m_turns + 1) value = static_cast<std::uint8_t>(m_turns + 1);
}

std::uint64_t Endgame::image(std::uint32_t flock, std::uint32_t symmetry) const {
    const auto& onNumbers = m_symmetries[symmetry];
    Members there{};
    std::size_t n = 0;
    for (const auto member : m_flocks->members(flock)) there[n++] = onNumbers[member];
    return m_sets.rank(there);
}

// --- The sheep to move ---

bool Endgame::tabulateSheep(const std::stop_token& stop) {
    if (m_tabulated == m_kennel.blocks()) return true;
    if (!listMoves(stop)) return false;
    if (m_sheepValues.empty()) m_sheepValues.assign(m_count * m_kennel.blocks(), never);
    for (; m_tabulated < m_kennel.blocks(); ++m_tabulated) {
        if (stop.stop_requested()) return false;
        Values next(m_values.begin() + static_cast<std::ptrdiff_t>(at(row(m_tabulated, 0), 0)),
                    m_values.begin() + static_cast<std::ptrdiff_t>(at(row(m_tabulated + 1, 0), 0)));
        for (int move = 0; move < m_movesATurn; ++move) tabulate(m_tabulated, next);
        std::copy_n(next.begin(), m_count,
                    m_sheepValues.begin() + static_cast<std::ptrdiff_t>(at(m_tabulated, 0)));
    }
    m_flocks.reset();
    return true;
}

// From a block's values after a sheep's move to those before it. Who is sheltered before matters only to
// those who cannot move.
void Endgame::tabulate(std::uint32_t block, Values& next) {
    const auto goals = m_chase.goals(m_kennel.dogs(block));
    const auto slotOf = [&](Flocks::Step step) {
        if (!goals.shelters.has(step.to())) return std::uint32_t{0};
        const auto members = m_flocks->members(step.flock());
        const auto one = std::ranges::find(members, m_sets.number(step.to()));
        return static_cast<std::uint32_t>(one - members.begin()) + 1;
    };
    const auto after = next;
    for (std::uint32_t flock = 0; flock < m_count; ++flock) {
        if (m_chase.enclosed(standing(block, 0, flock))) continue;
        std::uint8_t best = 0;
        bool moves = false;
        for (const auto step : m_flocks->out(flock)) {
            if (!goals.open.has(step.to())) continue;
            moves = true;
            best = std::max(best, after[at(slotOf(step), step.flock())]);
        }
        for (std::uint32_t slot = 0; moves && slot < m_slots; ++slot) next[at(slot, flock)] = best;
    }
}

} // namespace core::fmurs
