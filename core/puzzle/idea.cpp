#include "core/puzzle/idea.h"

#include "core/belief.h"
#include "core/play/opponent.h"

#include <algorithm>

namespace core {

namespace {

constexpr int farthest = 6;       // plies from a board on which to look
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

// As many parts as the board has, of other lengths: for games that begin with a list of them.
std::optional<Position> IdeaStream::varied(const Table& table, const Position& p) {
    const auto lengths = beliefs::lengths(*table.game, p);
    if (lengths.empty()) return {};
    for (const auto& option : m_kind.options) {
        const auto parts = static_cast<int>(lengths.size());
        if (option.type != Option::Type::List || parts < option.min || parts > option.max ||
            option.entry.max < 1)
            continue;
        const int longest = std::min(lengths.back() + 2, option.entry.max);
        std::string list;
        for (int i = 0; i < parts; ++i) {
            const auto length = 1 + static_cast<int>(m_random() % static_cast<unsigned>(longest));
            list += (list.empty() ? "" : ",") + std::to_string(length);
        }
        std::string rules(option.key);
        rules += "=" + list;
        for (const auto& pair : split(table.rules, ';'))
            if (!pair.empty() && !pair.starts_with(std::string(option.key) + "=")) rules += ";" + pair;
        try {
            return table.game->parse(m_kind.game(rules)->text(m_kind.game(rules)->start()));
        } catch (const InputError&) { // these lengths do not go together
            return {};
        }
    }
    return {};
}

Position IdeaStream::start(const Table& table) {
    const auto& board = table.boards[m_random() % table.boards.size()];
    const auto p = board.empty() ? table.game->start() : table.game->parse(board);
    return varied(table, p).value_or(p);
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
        auto p = start(table);
        for (auto plies = m_random() % farthest;; --plies) {
            if (stop.stop_requested()) return {};
            const auto moves = table.game->moves(p);
            if (moves.empty()) break;
            if (plies == 0) {
                if (auto found = puzzle(table, p, stop)) return found;
                break;
            }
            const auto next = table.game->reached(p, moves[m_random() % moves.size()]);
            if (table.game->pending(next)) break;
            p = next;
        }
    }
    return {};
}

} // namespace core
