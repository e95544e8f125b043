#include "core/games/fmurs/proof/lastpair.h"

#include "core/solve/crew.h"

#include <algorithm>
#include <atomic>

namespace core::fmurs {

// Of the pairs that symmetries make of each other the one with the lowest cells stands for all.
LastPairHunt::LastPairHunt(const Chase& chase, const std::vector<Permutation>& symmetries)
    : m_field(chase.field()), m_cells(static_cast<std::size_t>(m_field.cells())), m_symmetries(symmetries),
      m_places(m_cells * m_cells) {
    m_field.pasture().each([&](Cell u) {
        (m_field.around(u) & m_field.pasture()).each([&](Cell v) {
            Pair least{noCell, noCell};
            std::uint32_t symmetry = 0;
            for (std::uint32_t i = 0; i < symmetries.size(); ++i) {
                const Pair image = std::minmax(Cell{symmetries[i][u]}, Cell{symmetries[i][v]});
                if (image >= least) continue;
                least = image;
                symmetry = i;
            }
            const auto known = std::ranges::find(m_pairs, least);
            m_places[u * m_cells + v] = {static_cast<std::uint32_t>(known - m_pairs.begin()), symmetry};
            if (known == m_pairs.end()) m_pairs.push_back(least);
        });
    });
}

std::size_t LastPairHunt::at(const Placing& p) const {
    const auto& place = m_places[p.u * m_cells + p.v];
    const auto& image = m_symmetries[place.symmetry];
    const auto [a, b] = std::minmax(image[p.a], image[p.b]);
    return ((place.kind * m_cells + image[p.x]) * m_cells + a) * m_cells + b;
}

bool LastPairHunt::lonely(Cell x, Cell u, Cell v) const {
    return x != u && x != v && !m_field.around(x).has(u) && !m_field.around(x).has(v);
}

template <class Visit>
void LastPairHunt::eachOf(std::size_t job, Visit visit) const {
    const auto& pair = m_pairs[job / m_cells];
    const Cell u = pair.first, v = pair.second; // no lambda of Clang 14 takes a binding
    const auto x = static_cast<Cell>(job % m_cells);
    if (!m_field.pasture().has(x) || !lonely(x, u, v)) return;
    const auto ground = m_field.ground() - CellSet::of(x) - CellSet::of(u) - CellSet::of(v);
    ground.each([&](Cell a) {
        ground.each([&](Cell b) {
            if (a < b) visit(Placing{a, b, x, u, v}, (job * m_cells + a) * m_cells + b);
        });
    });
}

// Turn by turn, until nothing new is forced.
bool LastPairHunt::solve(Crew& crew, const StopToken& stop, const std::function<void(double)>& progress) {
    constexpr double usual = 64; // turns
    m_dogsMove.assign(jobs() * m_cells * m_cells, never);
    m_sheepMove = m_dogsMove;
    for (int turn = 1; turn < never; ++turn) {
        if (!spread(m_dogsMove, turn, crew, stop)) break;
        m_longest = turn;
        spread(m_sheepMove, turn, crew, stop);
        progress(std::min(1.0, turn / usual));
    }
    if (stop.stop_requested()) return false;
    count();
    return true;
}

// Marks what is forced on this turn; false if nothing is.
bool LastPairHunt::spread(Values& values, int turn, Crew& crew, const StopToken& stop) const {
    const bool dogs = &values == &m_dogsMove;
    std::atomic<bool> some = false;
    crew.each(jobs(), [&](std::size_t job, int) {
        if (stop.stop_requested()) return;
        bool found = false;
        eachOf(job, [&](const Placing& p, std::size_t place) {
            if (values[place] != never || !(dogs ? dogForces(p, turn) : sheepGiveIn(p))) return;
            values[place] = static_cast<std::uint8_t>(turn);
            found = true;
        });
        if (found) some = true;
    });
    return some;
}

// Either dog jumps over x, or steps to where the sheep have given in before.
bool LastPairHunt::dogForces(const Placing& p, int turn) const {
    for (const auto& [dog, other] : {std::pair(p.a, p.b), std::pair(p.b, p.a)})
        for (const auto d : straight) {
            const auto to = m_field.next(dog, d);
            if (to == noCell || to == other || to == p.u || to == p.v) continue;
            if (to == p.x) {
                if (m_field.next(to, d) != other) return true;
                continue;
            }
            const Placing after{to, other, p.x, p.u, p.v};
            if (m_sheepMove[at(after)] < turn && free({dog, other, p.x, p.u, p.v}, d)) return true;
        }
    return false;
}

// Dog a can step that way, or jump over whoever stands there and leave u and v. No line goes beside x, and
// one that goes up or down ends before a wall.
bool LastPairHunt::free(const Placing& p, Direction d) const {
    const auto line = m_field.pasture() - m_field.around(p.x);
    auto c = m_field.next(p.a, d);
    for (; line.has(c) && c != p.a; c = m_field.next(c, d))
        if (c == p.b || c == p.u || c == p.v) return false;
    return c != p.b;
}

// Whatever the sheep do, the dogs can force it.
bool LastPairHunt::sheepGiveIn(const Placing& p) const {
    if (m_dogsMove[at(p)] == never) return false; // another sheep moves
    const auto open = m_field.pasture() - CellSet::of(p.a) - CellSet::of(p.b) - CellSet::of(p.x) -
                      CellSet::of(p.u) - CellSet::of(p.v);
    bool all = true;
    (m_field.beside(p.x) & open).each([&](Cell to) {
        all = all && (!lonely(to, p.u, p.v) || m_dogsMove[at({p.a, p.b, to, p.u, p.v})] != never);
    });
    for (const auto& [one, mate] : {Pair(p.u, p.v), Pair(p.v, p.u)})
        ((m_field.beside(one) & open) - m_field.around(p.x)).each([&, one = one, mate = mate](Cell to) {
            const Placing from{p.a, p.b, p.x, one, mate};
            all = all && (m_field.around(to).has(mate) ? m_dogsMove[at({p.a, p.b, p.x, to, mate})] != never
                                                       : partingForced(from, to));
        });
    return all;
}

// u goes where v is no neighbour of it. Each of them has another one, anywhere beside it, but not beside x.
bool LastPairHunt::partingForced(const Placing& p, Cell goal) const {
    const auto others = m_field.pasture() - m_field.around(p.x) - CellSet::of(p.a) - CellSet::of(p.b) -
                        CellSet::of(p.u) - CellSet::of(p.v);
    const auto forced = [&](Cell one) {
        bool all = true;
        (m_field.around(one) & others).each([&](Cell mate) {
            all = all && m_dogsMove[at({p.a, p.b, p.x, one, mate})] != never;
        });
        return all;
    };
    return forced(goal) || forced(p.v);
}

void LastPairHunt::count() {
    for (std::size_t job = 0; job < jobs(); ++job)
        eachOf(job, [&](const Placing&, std::size_t place) {
            ++m_placements;
            m_unforced += m_dogsMove[place] == never ? 1 : 0;
        });
}

} // namespace core::fmurs
