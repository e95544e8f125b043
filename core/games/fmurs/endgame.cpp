#include "core/games/fmurs/endgame.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace core::fmurs {

namespace {

constexpr std::uint32_t chunk = 4096; // flocks between two looks at the stop token
constexpr std::uint8_t stuck = 255;   // in place of a number of moves: none, the sheep pass

Dogs dogsOf(const CellSet& cells) {
    Dogs dogs{noCell, noCell, noCell, noCell};
    std::size_t n = 0;
    cells.each([&](Cell c) { dogs[n++] = c; });
    return dogs;
}

} // namespace

Endgame::Endgame(const Chase& chase, const Kennel& kennel, int sheep,
                 std::vector<std::shared_ptr<Endgame>> fewer)
    : m_chase(chase), m_kennel(kennel), m_fewer(std::move(fewer)), m_sets(chase.field().pasture(), sheep),
      m_count(m_sets.count()), m_movesATurn(chase.variation().fighting ? 2 : 1) {
    for (const auto& symmetry : kennel.symmetries()) m_symmetries.push_back(m_sets.onNumbers(symmetry));
}

void Endgame::adopt(Values values) {
    m_values = std::move(values);
    m_stage = Stage::Solved;
}

std::uint64_t Endgame::index(const Herd& h) const {
    const auto place = m_kennel.place(h.dogs);
    const auto& onNumbers = m_symmetries[place.symmetry];
    auto members = m_sets.members(h.sheep);
    for (int i = 0; i < m_sets.size(); ++i) {
        auto& member = members[static_cast<std::size_t>(i)];
        member = onNumbers[member];
    }
    return at(place.block, m_sets.rank(members));
}

Endgame::View Endgame::view(const Dogs& dogs, bool dogsToMove) const {
    const auto place = m_kennel.place(dogs);
    return {&(dogsToMove ? m_values : m_sheepValues)[at(place.block, 0)], &m_symmetries[place.symmetry]};
}

Herd Endgame::herd(std::uint64_t index) const {
    Herd h;
    h.dogs = m_kennel.dogs(static_cast<std::uint32_t>(index / m_count));
    h.sheep = m_sets.cells(m_sets.members(index % m_count));
    return h;
}

// --- Building ---

bool Endgame::solve(const std::stop_token& stop, const Progress& progress) {
    const Progress tell = progress ? progress : [](double) {};
    if (m_stage == Stage::Prepare && listMoves(stop)) prepare();
    if (m_stage == Stage::Fewer && tabulateFewer(stop)) m_stage = Stage::Fill;
    if (m_stage == Stage::Fill && eachFlock(stop, tell, &Endgame::fill)) m_stage = Stage::Spread;
    if (m_stage == Stage::Spread && spread(stop, tell)) {
        std::ranges::replace(m_values, open, never);
        m_openMoves = {};
        m_flocks.reset();
        m_backs = {};
        m_stage = Stage::Solved;
    }
    return solved();
}

double Endgame::progress() const {
    if (m_stage == Stage::Solved) return 1;
    const double blocks = m_block / static_cast<double>(m_kennel.blocks());
    // How many turns the longest catch takes is not known before: the second half slows down towards 1.
    return m_stage < Stage::Fill    ? 0
           : m_stage == Stage::Fill ? blocks / 2
                                    : 1 - 0.5 * std::pow(0.93, m_turns + blocks);
}

bool Endgame::listMoves(const std::stop_token& stop) {
    if (!m_flocks) m_flocks = std::make_unique<Flocks>(m_chase, sheep());
    return m_flocks->list(stop);
}

void Endgame::prepare() {
    m_values.reserve(size());
    for (int i = 0; i < m_movesATurn; ++i) m_openMoves[static_cast<std::size_t>(i)].reserve(size());
    for (std::uint32_t block = 0; block < m_kennel.blocks(); ++block) {
        const auto& dogs = m_kennel.dogs(block);
        m_backs.push_back(backs(dogs));
        Herd alone;
        alone.dogs = dogs;
        CellSet room, blocked = setOf(dogs);
        for (const auto dog : dogs) {
            if (dog == noCell) continue;
            room |= m_chase.steps(alone, dog, sheep()) & m_chase.field().around(dog);
            if (m_chase.variation().distance) blocked |= m_chase.field().beside(dog);
        }
        m_room.push_back(room);
        m_blocked.push_back(blocked);
    }
    m_stage = Stage::Fewer;
}

// The dogs as they stood before one of them stepped to where it is. Whether the way was free of sheep is
// asked for each flock.
std::vector<Endgame::Back> Endgame::backs(const Dogs& dogs) const {
    std::vector<Back> all;
    for (const auto dog : dogs) {
        if (dog == noCell) continue;
        m_chase.stepsBack(setOf(dogs), dog, sheep(), [&](Cell from, const CellSet& free) {
            const auto before = dogsOf((setOf(dogs) - CellSet::of(dog)) | CellSet::of(from));
            const auto place = m_kennel.place(before);
            all.push_back({free, place.block, place.symmetry});
        });
    }
    return all;
}

bool Endgame::tabulateFewer(const std::stop_token& stop) {
    return std::ranges::all_of(m_fewer, [&](const auto& table) { return table->tabulateSheep(stop); });
}

// Visits what is left of all blocks and flocks. False if stopped.
bool Endgame::eachFlock(const std::stop_token& stop, const Progress& tell,
                        void (Endgame::*visit)(std::uint32_t, std::uint32_t)) {
    for (; m_block < m_kennel.blocks(); ++m_block, m_flock = 0) {
        tell(progress());
        for (; m_flock < m_count; ++m_flock) {
            if (m_flock % chunk == 0 && stop.stop_requested()) return false;
            (this->*visit)(m_block, m_flock);
        }
    }
    m_block = 0;
    return true;
}

// What can be said of a placement without looking ahead: that it cannot be, that the sheep have won, or in
// how many turns the dogs clear the field if they begin with a jump. And how many moves the sheep have.
void Endgame::fill(std::uint32_t block, std::uint32_t flock) {
    m_values.push_back(open);
    for (int k = 0; k < m_movesATurn; ++k) m_openMoves[static_cast<std::size_t>(k)].push_back(0);
    const auto i = at(block, flock);
    const auto& dogs = m_kennel.dogs(block);
    Herd h;
    h.dogs = dogs;
    for (const auto member : m_flocks->members(flock)) h.sheep.add(m_sets.cell(member));
    if (h.sheep.meets(setOf(dogs)) || m_chase.enclosed(h)) {
        m_values[i] = never;
        return;
    }
    const auto moves = std::ranges::count_if(
        m_flocks->out(flock), [&](Flocks::Step step) { return !m_blocked[block].has(step.to()); });
    for (int k = 0; k < m_movesATurn; ++k)
        m_openMoves[static_cast<std::size_t>(k)][i] = moves == 0 ? stuck : static_cast<std::uint8_t>(moves);
    m_values[i] = bestCapture(h);
}

std::uint8_t Endgame::bestCapture(const Herd& h) const {
    auto best = open;
    for (const auto dog : h.dogs) {
        if (dog == noCell || !m_chase.field().around(dog).meets(h.sheep)) continue;
        m_chase.jumps(h, dog, [&](const Chain&, const Herd& after, Cell) {
            const auto left = static_cast<std::size_t>(after.sheep.count());
            const auto value =
                left == 0 || m_fewer.empty() ? std::uint8_t{0} : m_fewer[left - 1]->sheepValue(after);
            if (value < longest) best = std::min(best, static_cast<std::uint8_t>(value + 1));
        });
    }
    return best;
}

// Turn by turn: what the dogs clear in so many turns makes sheep lose, and what makes sheep lose lets the
// dogs clear in one turn more.
bool Endgame::spread(const std::stop_token& stop, const Progress& tell) {
    for (; m_turns < longest; ++m_turns, m_block = 0) {
        for (; m_block < m_kennel.blocks(); ++m_block, m_flock = 0) {
            tell(progress());
            const auto* const begin = &m_values[at(m_block, 0)];
            std::uint32_t visited = 0;
            for (; m_flock < m_count; ++m_flock) {
                const auto* const found = static_cast<const std::uint8_t*>(
                    std::memchr(begin + m_flock, m_turns, m_count - m_flock));
                if (found == nullptr) break;
                m_flock = static_cast<std::uint32_t>(found - begin);
                if (++visited % chunk == 0 && stop.stop_requested()) return false;
                dogsClear(m_block, m_flock);
            }
            if (stop.stop_requested()) return ++m_block, m_flock = 0, false;
        }
        if (std::ranges::none_of(m_values, [&](auto v) { return v > m_turns && v < open; })) return true;
    }
    return true;
}

// The dogs are to move and clear the field in m_turns: one move less for the sheep that could have led here.
void Endgame::dogsClear(std::uint32_t block, std::uint32_t flock) {
    sheepStuck(block, flock, static_cast<std::size_t>(m_movesATurn) - 1);
}

// The sheep's turn has come to this flock and it loses, as seen after `move`+1 of the turn's moves.
void Endgame::sheepStuck(std::uint32_t block, std::uint32_t flock, std::size_t move) {
    auto& openMoves = m_openMoves[move];
    const auto lost = [&](std::uint32_t before) {
        if (m_values[at(block, before)] == never) return;
        if (move > 0)
            sheepStuck(block, before, move - 1);
        else
            sheepLose(block, before);
    };
    // Who cannot move passes: the flock loses as it stands.
    if (openMoves[at(block, flock)] == stuck) lost(flock);
    for (const auto step : m_flocks->in(flock)) {
        if (m_blocked[block].has(step.to())) continue;
        if (--openMoves[at(block, step.flock())] == 0) lost(step.flock());
    }
}

// The sheep are to move and lose in m_turns, so the dogs should come here.
void Endgame::sheepLose(std::uint32_t block, std::uint32_t flock) {
    CellSet sheep;
    for (const auto member : m_flocks->members(flock)) sheep.add(m_sets.cell(member));
    for (const auto& back : m_backs[block]) {
        if (back.free.meets(sheep)) continue;
        const auto before = image(flock, back.symmetry);
        for (const auto symmetry : m_kennel.stabiliser(back.block))
            improve(back.block, symmetry == 0 ? before : image(static_cast<std::uint32_t>(before), symmetry));
    }
    // Dogs who cannot move pass.
    Herd h;
    h.dogs = m_kennel.dogs(block);
    h.sheep = sheep;
    if ((m_room[block] - sheep).empty() && !m_chase.dogsCanMove(h)) improve(block, flock);
}

void Endgame::improve(std::uint32_t block, std::uint64_t flock) {
    auto& value = m_values[at(block, flock)];
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
    if (m_sheepValues.empty()) m_sheepValues.assign(m_values.size(), never);
    for (; m_tabulated < m_kennel.blocks(); ++m_tabulated) {
        if (stop.stop_requested()) return false;
        Values next(m_values.begin() + static_cast<std::ptrdiff_t>(at(m_tabulated, 0)),
                    m_values.begin() + static_cast<std::ptrdiff_t>(at(m_tabulated + 1, 0)));
        for (int move = 0; move < m_movesATurn; ++move) tabulate(m_tabulated, next);
        std::ranges::copy(next, m_sheepValues.begin() + static_cast<std::ptrdiff_t>(at(m_tabulated, 0)));
    }
    m_flocks.reset();
    return true;
}

// From the values after a sheep's move to those before it.
void Endgame::tabulate(std::uint32_t block, Values& next) {
    CellSet blocked = setOf(m_kennel.dogs(block));
    if (m_chase.variation().distance)
        for (const auto dog : m_kennel.dogs(block))
            if (dog != noCell) blocked |= m_chase.field().beside(dog);
    const auto after = next;
    for (std::uint32_t flock = 0; flock < m_count; ++flock) {
        Herd h;
        h.dogs = m_kennel.dogs(block);
        for (const auto member : m_flocks->members(flock)) h.sheep.add(m_sets.cell(member));
        if (m_chase.enclosed(h)) continue;
        std::uint8_t best = 0;
        bool moves = false;
        for (const auto step : m_flocks->out(flock)) {
            if (blocked.has(step.to())) continue;
            moves = true;
            best = std::max(best, after[step.flock()]);
        }
        if (moves) next[flock] = best;
    }
}

} // namespace core::fmurs
