#include "core/games/fmurs/proof/theorem.h"

#include "core/games/fmurs/rules/flocks.h"

#include <algorithm>

namespace core::fmurs {

namespace {

using Move = Rules::Move;

int distance(int a, int b, int round) {
    const int way = std::abs(a - b);
    return std::min(way, round - way);
}

} // namespace

Rules::Position Theorem::start() const {
    auto p = m_rules.start();
    std::ranges::copy(symmetricDogs(m_rules.field(), m_rules.dogs()), p.dogs.begin());
    std::ranges::sort(p.dogs);
    p.phase = Rules::Phase::PlaceSheep;
    return p;
}

Theorem::Turn Theorem::turn(const Rules::Position& p, const Field& field) const {
    for (const auto m : m_rules.moves(p))
        if (m_rules.play(p, m).sheep.empty()) return {Kind::Catch, m, field};
    if (!field.lost)
        if (const auto turn = bySource(p, field)) return *turn;
    auto lost = field;
    lost.lost = true;
    return {Kind::Table, fromTables(p), lost, !field.lost};
}

// Near and far are counted in rows, then in columns.
std::optional<Theorem::Turn> Theorem::bySource(const Rules::Position& p, const Field& field) const {
    const auto& cells = m_rules.field();
    const auto sheep = p.sheep.first();
    const int row = cells.row(sheep);
    if (field.rows() <= 3 || row <= field.top || row >= field.bottom) return {};
    const auto away = [&](Cell dog) {
        return std::pair(std::abs(cells.row(dog) - row),
                         distance(cells.column(dog), cells.column(sheep), cells.columns()));
    };
    auto near = p.dogs[0], far = p.dogs[1];
    if (away(far) < away(near)) std::swap(near, far);
    const bool farAbove = cells.row(far) - field.top < field.bottom - cells.row(far);
    const bool spade = field.rows() % 3 == 0;
    // ♠ leads the near dog away from the far one, ♣ the far dog to the near one.
    const auto from = spade ? near : far, to = cells.next(from, farAbove ? Direction::Down : Direction::Up);
    const auto move = Move::of(Move::Kind::Step, from, to);
    const auto legal = m_rules.moves(p);
    if (to == noCell || std::ranges::find(legal, move) == legal.end()) return {};
    auto after = field;
    farAbove ? ++after.top : --after.bottom;
    return Turn{spade ? Kind::Near : Kind::Far, move, after};
}

Move Theorem::fromTables(const Rules::Position& p) const {
    const auto legal = m_rules.moves(p);
    return *std::ranges::min_element(legal, {}, [&](Move m) {
        const auto after = m_rules.play(p, m);
        return m_endgames.sheepToMove(m_rules.placement(after), false);
    });
}

Theorem::Chance Theorem::chance(const Rules::Position& p, const Field& field) const {
    if (p.sheep.empty()) return {};
    const bool dogs = p.phase == Rules::Phase::MoveDogs;
    const auto placement = m_rules.placement(p);
    if (field.lost)
        return {dogs ? m_endgames.dogsToMove(placement) : m_endgames.sheepToMove(placement, false), false};
    const std::tuple key(p.dogs, p.sheep.first(), dogs, field);
    if (const auto known = m_known.find(key); known != m_known.end()) return known->second;
    Chance all;
    if (dogs) {
        const auto now = turn(p, field);
        all = chance(m_rules.play(p, now.move), now.after);
        if (all.turns != Endgame::never) ++all.turns;
    } else {
        for (const auto m : m_rules.moves(p)) {
            const auto one = chance(m_rules.play(p, m), field);
            all.turns = std::max(all.turns, one.turns);
            all.holds = all.holds && one.holds;
        }
    }
    return m_known[key] = all;
}

} // namespace core::fmurs
