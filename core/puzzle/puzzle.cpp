#include "core/puzzle/puzzle.h"

#include "core/kind.h"
#include "core/play/foresight.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

// Grades go up where a puzzle gets too hard for those who look ahead so many plies.
constexpr std::array weak{2, 4, 6, 8};
// So many plies the more it takes to see through a rule of thumb that misleads.
constexpr int trapPlies = 1;

int gradeOf(int effort) {
    return 1 + static_cast<int>(std::ranges::count_if(weak, [&](int plies) { return effort > plies; }));
}

// A position with what is known of it, on the way to a puzzle.
class Riddle {
public:
    Riddle(const std::shared_ptr<const Game>& game, const Position& p, const Analysis& known, bool contested)
        : m_game(*game), m_known(known), m_contested(contested), m_foresight(m_game, p, m_known) {
        m_puzzle.game = game;
        m_puzzle.position = p;
        m_puzzle.outcome = known.verdict.lower.outcome;
        m_puzzle.plies = known.verdict.plies();
    }

    std::optional<Puzzle> posed() {
        if (!understood() || !(asksForMove() || asksForWinner())) return {};
        m_puzzle.depth = depth();
        m_hunches = m_game.hunches(m_puzzle.position);
        const auto rule = seenByRule();
        const bool trap = !rule && !foundByThumb();
        m_puzzle.grade =
            gradeOf(rule ? std::min(m_puzzle.depth, *rule->effort) : m_puzzle.depth + (trap ? trapPlies : 0));
        if (m_puzzle.ask == Ask::WhoWins && m_puzzle.depth <= weak.front()) return {};
        m_puzzle.idea = rule ? rule->rule : idea(trap);
        return m_puzzle;
    }

private:
    using Chosen = std::vector<std::size_t>; // numbers of moves

    // Everything is proven, and of a length that is known where the game is about length.
    bool understood() const {
        const auto clear = [&](const Verdict& v) {
            return v.proven() && (m_game.kind().lead != nullptr || v.lower == Outcome::Draw || v.plies());
        };
        return m_known.complete && m_known.moves.size() > 1 && clear(m_known.verdict) &&
               std::ranges::all_of(m_known.moves, [&](const auto& m) { return clear(m.verdict); });
    }

    Chosen those(const auto& wanted) const {
        Chosen all;
        for (std::size_t i = 0; i < m_known.moves.size(); ++i)
            if (wanted(m_known.moves[i].verdict)) all.push_back(i);
        return all;
    }

    Position after(std::size_t i) const {
        return m_game.canonical(m_game.reached(m_puzzle.position, m_known.moves[i].move));
    }
    // One answer, and at least two others: whoever guesses is wrong more often than right.
    bool single(const Chosen& chosen) const {
        if (chosen.empty()) return false;
        const auto one = after(chosen.front());
        if (!std::ranges::all_of(chosen, [&](auto i) { return after(i) == one; })) return false;
        std::vector<Position> others;
        for (std::size_t i = 0; i < m_known.moves.size(); ++i) {
            const auto other = after(i);
            if (other != one && std::ranges::count(others, other) == 0) others.push_back(other);
            if (others.size() > 1) return true;
        }
        return false;
    }

    bool pose(Ask ask, const Chosen& chosen) {
        if (!single(chosen)) return false;
        m_puzzle.ask = ask;
        for (const auto i : chosen) m_puzzle.answers.push_back(m_known.moves[i].move);
        m_answers = chosen;
        return true;
    }

    bool asksForMove() {
        const auto ending = [&](Outcome o) { return those([&](const Verdict& v) { return v.lower == o; }); };
        const auto losing = ending(Outcome::Loss);
        if (m_puzzle.outcome == Outcome::Loss) return false;
        if (pose(m_puzzle.outcome == Outcome::Win ? Ask::OnlyWin : Ask::OnlyDraw, ending(m_puzzle.outcome)))
            return true;
        if (pose(Ask::Loses, losing)) return true;
        return m_puzzle.outcome == Outcome::Win && m_puzzle.plies &&
               pose(Ask::WinIn, those([&](const Verdict& v) {
                        return v.lower == Outcome::Win && v.plies() == m_puzzle.plies;
                    }));
    }

    bool asksForWinner() {
        if (m_puzzle.outcome == Outcome::Draw || !m_contested) return false;
        m_puzzle.ask = Ask::WhoWins;
        return true;
    }

    // Whoever looks so far, and no farther, gets it right.
    bool found(int depth) {
        if (m_puzzle.ask == Ask::WhoWins) {
            const int seen = m_foresight.value(depth);
            return m_puzzle.outcome == Outcome::Win ? seen > 0 : seen < 0;
        }
        std::vector<int> values;
        for (std::size_t i = 0; i < m_known.moves.size(); ++i)
            values.push_back(m_foresight.value(i, depth) * (m_puzzle.ask == Ask::Loses ? -1 : 1));
        const int best = std::ranges::max(values);
        for (std::size_t i = 0; i < values.size(); ++i)
            if ((values[i] == best) != (std::ranges::count(m_answers, i) > 0)) return false;
        return true;
    }

    // The least from which on it is found.
    int depth() {
        int deepest = Foresight::deepest;
        if (m_game.kind().lead == nullptr) {
            deepest = m_puzzle.plies.value_or(0);
            for (const auto& m : m_known.moves) deepest = std::max(deepest, m.verdict.plies().value_or(0));
        }
        int depth = deepest + 1;
        while (depth > 1 && found(depth - 1)) --depth;
        return depth;
    }

    bool answers(Move m) const { return std::ranges::count(m_puzzle.answers, m) > 0; }

    bool wins(Move m) const {
        const auto found = std::ranges::find(m_known.moves, m, &MoveVerdict::move);
        return found != m_known.moves.end() && found->verdict.lower.outcome == Outcome::Win;
    }

    // The rule of thumb that answers the question, however far the end is; nothing: none does.
    std::optional<Hunch> seenByRule() const {
        if (m_puzzle.ask == Ask::Loses) return {};
        if (m_puzzle.ask == Ask::WhoWins && m_puzzle.outcome == Outcome::Loss) return answerToAll();
        if (m_hunches.empty() || !m_hunches.front().effort) return {};
        const auto& first = m_hunches.front();
        const bool right = m_puzzle.ask == Ask::WhoWins ? wins(first.move) : answers(first.move);
        return right ? std::optional(first) : std::nullopt;
    }

    // Rules that have nothing to suggest here, but an answer to whatever is played: "leave equal pairs" where
    // all are equal pairs. The hardest of them.
    std::optional<Hunch> answerToAll() const {
        std::optional<Hunch> hardest;
        for (const auto& known : m_known.moves) {
            const auto replies = m_game.hunches(m_game.reached(m_puzzle.position, known.move));
            if (replies.empty() || !replies.front().effort) return {};
            const auto& reply = replies.front();
            if (std::ranges::any_of(m_hunches, [&](const Hunch& h) { return h.rule == reply.rule; }))
                return {};
            if (!hardest || reply.effort > hardest->effort) hardest = reply;
        }
        return hardest;
    }

    // By somebody who makes the first move that comes to mind, and thinks it good.
    bool foundByThumb() const {
        if (m_puzzle.ask == Ask::WhoWins) return m_hunches.empty() == (m_puzzle.outcome == Outcome::Loss);
        if (m_hunches.empty()) return m_puzzle.ask == Ask::Loses;
        return answers(m_hunches.front().move) != (m_puzzle.ask == Ask::Loses);
    }

    Phrase idea(bool trap) const {
        if (m_puzzle.ask == Ask::WhoWins) return text("puzzles", "count to the end");
        if (m_puzzle.ask == Ask::Loses) return text("puzzles", "the one slip");
        for (const auto& hunch : m_hunches)
            if (answers(hunch.move)) return hunch.rule;
        if (m_puzzle.plies == 1) return text("puzzles", "end it at once");
        if (m_puzzle.ask == Ask::OnlyDraw) return text("puzzles", "the only way out");
        if (trap && !m_hunches.empty()) return text("puzzles", "not the first that comes to mind");
        return text("puzzles", "think ahead");
    }

    const Game& m_game;
    const Analysis& m_known;
    bool m_contested;
    Foresight m_foresight;
    Puzzle m_puzzle;
    Chosen m_answers;
    std::vector<Hunch> m_hunches;
};

} // namespace

std::string_view name(Ask ask) {
    constexpr std::array<std::string_view, 5> names{"only-win", "only-draw", "win-in", "loses", "who-wins"};
    return names[static_cast<std::size_t>(ask)];
}

std::optional<Player> Puzzle::winner() const {
    if (outcome == Outcome::Draw) return {};
    const auto mover = game->mover(position);
    return outcome == Outcome::Win ? mover : other(mover);
}

bool contested(const Analysis& known) {
    return std::ranges::any_of(known.moves, [&](const auto& m) {
        return m.verdict.lower.outcome != known.moves.front().verdict.lower.outcome;
    });
}

std::optional<Puzzle> puzzleAt(const std::shared_ptr<const Game>& game, const Position& p,
                               const Analysis& known, bool contested) {
    return Riddle(game, p, known, contested).posed();
}

} // namespace core
