#pragma once

#include "core/gameof.h"
#include "core/puzzle/puzzle.h"
#include "tests/core/games/fmurs/fmursnaive.h"
#include "tests/exhaustive.h"

#include <algorithm>
#include <map>
#include <memory>

// Puzzles answered once more by solvers that share nothing with the one that made them.
class PuzzleCheck {
public:
    // `most`: positions that a solver may look at under the same rules. Puzzles must come from the rules'
    // start.
    explicit PuzzleCheck(std::size_t most) : m_most(most) {}

    enum class Finding { Right, Wrong, TooLarge };
    Finding look(const core::Puzzle& puzzle) {
        using namespace core;
        const auto& game = *puzzle.game;
        std::vector<std::pair<Move, Worth>> moves;
        for (const auto m : game.moves(puzzle.position)) {
            const auto next = game.reached(puzzle.position, m);
            const auto worth = worthOf(puzzle, next);
            if (!worth) return Finding::TooLarge;
            const bool passes = game.mover(next) != game.mover(puzzle.position);
            moves.emplace_back(m, Worth{passes ? opposite(worth->outcome) : worth->outcome,
                                        worth->outcome == Outcome::Draw ? 0 : worth->plies + 1});
        }
        return answered(puzzle, moves) ? Finding::Right : Finding::Wrong;
    }

private:
    using Moves = std::vector<std::pair<core::Move, core::Worth>>;

    static bool answered(const core::Puzzle& puzzle, const Moves& moves) {
        using namespace core;
        const auto best = std::ranges::max(moves, {}, &Moves::value_type::second).second;
        if (best.outcome != puzzle.outcome) return false;
        if (puzzle.ask == Ask::WhoWins) return true;
        std::vector<Move> expected;
        for (const auto& [m, worth] : moves) {
            const bool chosen = puzzle.ask == Ask::Loses   ? worth.outcome == Outcome::Loss
                                : puzzle.ask == Ask::WinIn ? worth == best
                                                           : worth.outcome == best.outcome;
            if (chosen) expected.push_back(m);
        }
        return same(expected, puzzle.answers) && alike(puzzle, expected);
    }
    static bool same(const std::vector<core::Move>& a, const std::vector<core::Move>& b) {
        return std::ranges::is_permutation(a, b);
    }
    // They are one answer.
    static bool alike(const core::Puzzle& puzzle, const std::vector<core::Move>& moves) {
        const auto& game = *puzzle.game;
        const auto after = [&](core::Move m) { return game.canonical(game.reached(puzzle.position, m)); };
        return !moves.empty() &&
               std::ranges::all_of(moves, [&](auto m) { return after(m) == after(moves[0]); });
    }

    std::optional<core::Worth> worthOf(const core::Puzzle& puzzle, const core::Position& p) {
        if (const auto result = puzzle.game->result(p)) return core::Worth{*result, 0};
        if (puzzle.game->kind().id == "fmurs") return turnsOf(puzzle, p);
        auto& solved = m_solved[puzzle.game->rules()];
        if (!solved.game) {
            solved.game = puzzle.game; // the solver holds on to it
            solved.solver = std::make_unique<Exhaustive>(*solved.game);
            solved.whole = solved.solver->solve(solved.game->start(), m_most);
        }
        return solved.whole ? std::optional(solved.solver->worth(p)) : std::nullopt;
    }

    // --- Fmurs: from the turns to a clear field of every placement ---

    using Turns = std::map<std::array<std::uint64_t, 7>, int>;
    std::optional<core::Worth> turnsOf(const core::Puzzle& puzzle, const core::Position& p) {
        using namespace core;
        const auto values = parseValues(puzzle.game->kind().options, puzzle.game->rules());
        const fmurs::Rules rules(values);
        auto& turns = m_turns[puzzle.game->rules()];
        if (turns.empty())
            fmursnaive::Naive(rules, rules.sheep()).each([&](fmurs::Rules::Position at, int value) {
                return turns[pack<Position>(at).bits] = value, true;
            });
        auto placed = unpack<fmurs::Rules::Position>(p);
        const int made = std::exchange(placed.turns, std::uint16_t{0});
        const int needed = turns.at(pack<Position>(placed).bits);
        const bool dogs = placed.phase == fmurs::Rules::Phase::MoveDogs;
        const bool clears = made + needed <= rules.turnLimit();
        // A ply for each turn; where the sheep are safe, to the end of the half.
        const int left = clears ? needed : rules.turnLimit() - made;
        return Worth{clears == dogs ? Outcome::Win : Outcome::Loss, 2 * left - (dogs ? 1 : 0)};
    }

    // Everything that can be reached under some rules, solved once.
    struct Solved {
        std::shared_ptr<const core::Game> game;
        std::unique_ptr<Exhaustive> solver;
        bool whole = false;
    };

    std::size_t m_most;
    std::map<std::string, Solved> m_solved;
    std::map<std::string, Turns> m_turns;
};
