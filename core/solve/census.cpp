#include "core/solve/census.h"

#include "core/kind.h"
#include "core/solve/induction.h"

#include <boost/unordered/unordered_flat_map.hpp>

namespace core {

namespace {

struct HashPosition {
    using is_avalanching = void;
    std::size_t operator()(const Position& p) const {
        std::uint64_t h = 0x9E3779B97F4A7C15U;
        for (const auto word : p.bits) h = (h ^ word) * 0xD6E8FEB86659FD93U, h ^= h >> 32U;
        return h;
    }
};

// Numbers positions in the order in which they are met.
class Numbering {
public:
    explicit Numbering(const Game& game) : m_game(game) {}
    std::uint32_t of(const Position& p) {
        const auto c = m_game.canonical(p);
        const auto [found, fresh] = m_numbers.emplace(c, static_cast<std::uint32_t>(m_positions.size()));
        if (fresh) m_positions.push_back(c);
        return found->second;
    }
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_positions.size()); }
    Position at(std::uint32_t i) const { return m_positions[i]; }

private:
    const Game& m_game;
    boost::unordered_flat_map<Position, std::uint32_t, HashPosition> m_numbers;
    std::vector<Position> m_positions;
};

} // namespace

Census census(const Game& game, const Position& start, const std::stop_token& stop) {
    if (game.kind().census != nullptr) return game.kind().census(game, start, stop);
    Census result;
    Numbering numbering(game);
    Induction table;
    numbering.of(start);
    for (std::uint32_t i = 0; i < numbering.size(); ++i) {
        result.positions = numbering.size();
        if (stop.stop_requested()) return result;
        const auto p = numbering.at(i);
        table.addPosition();
        if (const auto outcome = game.result(p)) {
            table.finish(*outcome);
            ++result.finished;
            continue;
        }
        for (const auto m : game.moves(p)) {
            const auto next = game.settle(game.play(p, m), stop);
            if (!next) return result;
            table.addMove(numbering.of(*next), game.mover(*next) != game.mover(p));
        }
    }
    result.positions = numbering.size();
    if (!table.solve(stop)) return result;
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        const auto outcome = table.verdict(i).lower.outcome;
        ++(outcome == Outcome::Win ? result.wins : outcome == Outcome::Draw ? result.draws : result.losses);
    }
    result.start = table.verdict(0);
    result.complete = true;
    return result;
}

std::uint64_t perft(const Game& game, const Position& p, int depth, const std::stop_token& stop) {
    if (depth == 0) return 1;
    const auto moves = game.moves(p);
    if (depth == 1) return moves.size();
    std::uint64_t sequences = 0;
    for (const auto m : moves) {
        if (stop.stop_requested()) break;
        const auto next = game.settle(game.play(p, m), stop);
        if (!next) break;
        sequences += perft(game, *next, depth - 1, stop);
    }
    return sequences;
}

} // namespace core
