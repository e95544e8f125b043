#include "core/games/fmurs/proof/forcedjump.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr int endless = ForcedJump::never, byTheThird = 3;

} // namespace

ForcedJump::ForcedJump(const Chase& chase) : m_chase(chase) {
    const auto n = static_cast<std::size_t>(chase.field().cells());
    m_turns.assign(n * n * n, never);
}

template <class Visit>
void ForcedJump::each(Visit visit) const {
    const auto& field = m_chase.field();
    field.ground().each([&](Cell a) {
        field.ground().each([&](Cell b) {
            if (a < b)
                (field.pasture() - CellSet::of(a) - CellSet::of(b)).each([&](Cell x) { visit(a, b, x); });
        });
    });
}

// Again and again, with one turn more each time, until nothing changes any more.
bool ForcedJump::solve(const StopToken& stop, const std::function<void(double)>& progress) {
    std::vector<std::pair<std::size_t, std::uint8_t>> found;
    for (int turn = 1; turn < endless; ++turn) {
        found.clear();
        each([&](Cell a, Cell b, Cell x) {
            if (m_turns[at(a, b, x)] != never || stop.stop_requested()) return;
            if (value(a, b, x) <= turn) found.emplace_back(at(a, b, x), static_cast<std::uint8_t>(turn));
        });
        if (stop.stop_requested()) return false;
        for (const auto& [i, turns] : found) m_turns[i] = turns;
        progress(std::min(1.0, turn / 40.0));
        if (found.empty() && turn > byTheThird) break;
        if (!found.empty()) m_longest = turn;
    }
    each([&](Cell a, Cell b, Cell x) { m_unforced += m_turns[at(a, b, x)] == never ? 1 : 0; });
    return true;
}

std::uint8_t ForcedJump::value(Cell a, Cell b, Cell sheep) const {
    return static_cast<std::uint8_t>(std::min(byDog(a, b, sheep), byDog(b, a, sheep)));
}

// A jump over the sheep at once, or a step: where another sheep is in its way, that one is jumped over.
int ForcedJump::byDog(Cell dog, Cell other, Cell sheep) const {
    const auto& field = m_chase.field();
    int best = endless;
    for (const auto d : straight) {
        const auto to = field.next(dog, d);
        if (to == noCell || to == other || !field.ground().has(to)) continue;
        if (to == sheep) {
            best = std::min(best, jumpOver(dog, other, d));
            continue;
        }
        const int blocked = field.pasture().has(to) ? jumpOver(dog, other, d) : 1;
        if (blocked == endless) continue;
        best = std::min(best, std::max(blocked, afterStep(to, other, sheep)));
    }
    return best;
}

// Turns until a dog has jumped over a sheep next to it, whatever stands behind it.
int ForcedJump::jumpOver(Cell dog, Cell other, Direction d) const {
    const auto& field = m_chase.field();
    int between = 0;
    for (auto c = field.next(dog, d); c != noCell && c != dog && field.pasture().has(c); ++between) {
        c = field.next(c, d);
        if (c == other) return between == 0 ? endless : byTheThird;
    }
    return 1;
}

// The dog has stepped: it jumps on where a turn allows it, else the sheep steps or stands still.
int ForcedJump::afterStep(Cell dog, Cell other, Cell sheep) const {
    const auto& field = m_chase.field();
    if (m_chase.variation().stepThenJump)
        for (const auto d : straight)
            if (field.next(dog, d) == sheep && jumpOver(dog, other, d) == 1) return 1;
    auto goals = (field.beside(sheep) & field.pasture()) | CellSet::of(sheep);
    goals -= CellSet::of(dog) | CellSet::of(other);
    int worst = 0;
    goals.each([&](Cell to) { worst = std::max<int>(worst, m_turns[at(dog, other, to)]); });
    return worst == endless ? endless : worst + 1;
}

} // namespace core::fmurs
