#include "core/puzzle/sides.h"

#include "core/play/opponent.h"
#include "core/puzzle/puzzle.h"
#include "core/puzzle/variation.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

constexpr unsigned farthestBoard = 12; // plies from a start

std::vector<std::string> rulesOf(const Kind& kind) {
    if (!kind.practice.empty()) return kind.practice;
    std::vector<std::string> all;
    for (const auto& preset : kind.presets) all.push_back(preset.rules);
    if (all.empty()) all.emplace_back();
    return all;
}

} // namespace

SideStream::SideStream(const Kind& kind, std::uint64_t seed)
    : m_kind(kind), m_rules(rulesOf(kind)), m_tables(m_rules.size()), m_random(seed) {}

SideStream::Table& SideStream::table(std::size_t i) {
    auto& table = m_tables[i];
    if (!table) {
        table.emplace();
        table->game = m_kind.game(m_rules[i]);
        table->solver = table->game->solver();
    }
    return *table;
}

// What is set up before play is set up at once.
std::optional<Position> SideStream::candidate(const Game& game) {
    auto p = game.start();
    for (auto offers = game.offers(p, m_random()); !offers.empty(); offers = game.offers(p, m_random()))
        for (const auto move : offers[m_random() % offers.size()].moves) p = game.play(p, move);
    return playedOn(game, p, static_cast<int>(m_random() % farthestBoard), m_random);
}

std::optional<SideStream::Board> SideStream::taken(Board board) {
    m_seen.emplace(board.game->rules(), board.game->text(board.game->canonical(board.position)));
    m_looks = 0;
    m_other.reset();
    m_at.reset();
    return board;
}

std::optional<SideStream::Board> SideStream::giveUp() {
    if (m_other) return taken(*std::exchange(m_other, {}));
    m_looks = 0;
    m_at.reset();
    m_seen.clear(); // they come again
    return {};
}

std::optional<SideStream::Board> SideStream::next(int longest, const StopToken& stop) {
    if (m_looks == 0) m_lost = m_random() % 2 == 0;
    for (; m_looks < mostLooks; ++m_looks) {
        if (stop.stop_requested()) {
            m_looks = std::max(1, m_looks);
            return {};
        }
        if (!m_at) {
            const auto rules = static_cast<std::size_t>(m_random() % m_rules.size());
            const auto p = candidate(*table(rules).game);
            if (!p) continue;
            m_at.emplace(rules, *p);
        }
        auto& [game, solver] = table(m_at->first);
        const auto p = m_at->second;
        if (m_seen.contains({game->rules(), game->text(game->canonical(p))})) {
            m_at.reset();
            continue;
        }
        const auto known = think(*game, *solver, p, stop);
        if (stop.stop_requested()) continue; // it is gone on with
        m_at.reset();
        const auto& verdict = known.verdict;
        const auto outcome = verdict.lower.outcome;
        if (!verdict.proven() || outcome == Outcome::Draw || known.moves.size() < 2) continue;
        if (outcome == Outcome::Win && !contested(known)) continue; // any move would do
        if (const auto plies = verdict.plies(); plies && (*plies < 3 || *plies > longest)) continue;
        Board found{game, p, outcome};
        if ((outcome == Outcome::Loss) == m_lost) return taken(std::move(found));
        if (!m_other) m_other = std::move(found);
    }
    return giveUp();
}

} // namespace core
