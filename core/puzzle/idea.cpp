#include "core/puzzle/idea.h"

#include "core/belief.h"
#include "core/play/opponent.h"
#include "core/puzzle/variation.h"

#include <algorithm>

namespace core {

namespace {

constexpr unsigned farthest = 6;  // plies from a board on which to look
constexpr int barrenTries = 2000; // boards without anything new

bool asksForMoves(const Step& step) {
    return step.task == Task::Keep || step.task == Task::Best;
}

} // namespace

bool IdeaStream::flowsFrom(const Lesson& lesson) {
    return lesson.belief.moves != nullptr && std::ranges::any_of(lesson.exit, asksForMoves);
}

IdeaStream::IdeaStream(const Kind& kind, const Lesson& lesson, std::uint64_t seed)
    : m_kind(kind), m_belief(lesson.belief), m_random(seed) {
    for (const auto& step : lesson.exit) {
        if (!asksForMoves(step)) continue;
        std::string rules(step.rules);
        auto table = std::ranges::find(m_tables, rules, &Table::rules);
        if (table == m_tables.end()) table = m_tables.insert(m_tables.end(), {rules, {}, kind.game(rules)});
        for (const auto board : step.boards) table->boards.emplace_back(board);
        if (step.boards.empty()) table->boards.emplace_back(step.position);
    }
}

Position IdeaStream::start(const Table& table) {
    const auto& board = table.boards[m_random() % table.boards.size()];
    const auto p = board.empty() ? table.game->start() : table.game->parse(board);
    return otherLengths(m_kind, *table.game, p, m_random).value_or(p);
}

std::optional<Puzzle> IdeaStream::puzzle(Table& table, const Position& p, const StopToken& stop) {
    const auto& game = *table.game;
    if (m_seen.contains({table.rules, game.text(game.canonical(p))})) return {};
    if (m_belief.moves(game, p).empty()) return {};
    if (!table.solver) table.solver = game.solver();
    const auto known = think(game, *table.solver, p, stop);
    if (stop.stop_requested() || !known.verdict.proven() || !beliefs::misleads(m_belief, game, p, known))
        return {};
    auto found = puzzleAt(table.game, p, known, false);
    if (!found || (found->ask != Ask::OnlyWin && found->ask != Ask::OnlyDraw)) return {};
    m_seen.emplace(table.rules, game.text(game.canonical(p)));
    return found;
}

std::optional<Puzzle> IdeaStream::next(const StopToken& stop) {
    for (int tries = 0; tries < 2 * barrenTries && !m_tables.empty(); ++tries) {
        if (tries == barrenTries) m_seen.clear();
        auto& table = m_tables[m_random() % m_tables.size()];
        const auto from = start(table);
        if (stop.stop_requested()) return {};
        const auto p = playedOn(*table.game, from, static_cast<int>(m_random() % farthest), m_random);
        if (!p) continue;
        if (auto found = puzzle(table, *p, stop)) return found;
    }
    return {};
}

} // namespace core
