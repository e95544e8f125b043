#include "core/play/opponent.h"

#include "core/belief.h"
#include "core/joined.h"
#include "core/play/judgement.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <numeric>

namespace core {

namespace {

constexpr std::array<std::string_view, allLevels.size()> names{"random", "first-steps", "gentle",
                                                               "fair",   "strong",      "perfect"};

// The engine's values are the same everywhere, the standard distributions are not. The remainder is even
// enough: there are a few hundred moves at most.
Move any(const std::vector<Move>& moves, std::mt19937_64& random) {
    return moves[random() % moves.size()];
}

// How it ends for the player on move at `p` who gets to `next`; nothing: it goes on.
std::optional<Outcome> endingOf(const Game& game, const Position& p, const Position& next) {
    const auto result = game.result(next);
    return result && game.mover(next) != game.mover(p) ? opposite(*result) : result;
}

// The move ends it, or whatever is answered does, as where the last one to move loses.
bool winsAtOnce(const Game& game, const Position& p, Move m) {
    const auto next = game.reached(p, m);
    if (const auto ending = endingOf(game, p, next)) return *ending == Outcome::Win;
    const auto replies = game.moves(next);
    return !replies.empty() && game.mover(next) != game.mover(p) &&
           std::ranges::all_of(replies, [&](Move reply) {
               return endingOf(game, next, game.reached(next, reply)) == Outcome::Loss;
           });
}

// Those of which `measure` says most.
std::vector<Move> greatest(const std::vector<Move>& moves, const std::function<int(Move)>& measure) {
    std::vector<Move> all;
    int most = 0;
    for (const auto m : moves) {
        const int here = measure(m);
        if (all.empty() || here > most) all.clear(), most = here;
        if (here == most) all.push_back(m);
    }
    return all;
}

// Always the one best trap would soon repeat the position, and that is a draw: first come moves that lead to
// something new. Of these, those that are hardest to answer.
Move anyBest(const Match& match, const Analysis& known, std::mt19937_64& random) {
    std::vector<Move> best;
    for (const auto i : equallyGood(known)) best.push_back(known.moves[i].move);
    best = greatest(best, [&](Move m) { return -match.occurrences(m); });
    best = greatest(best, [&](Move m) {
        const auto found = std::ranges::find(known.hopes, m, &Analysis::Hope::move);
        return found == known.hopes.end() ? 0 : found->hope;
    });
    return any(best, random);
}

Move anyLookingGood(const Match& match, const Analysis& known, const Eyes& eyes, std::mt19937_64& random) {
    const auto often = frequencies(looks(match.game(), match.position(), known, eyes.depth), eyes.dim);
    auto drawn = random() % std::accumulate(often.begin(), often.end(), std::uint64_t{0});
    std::size_t i = 0;
    while (drawn >= often[i]) drawn -= often[i++];
    return known.moves[i].move;
}

// The moves that a false rule asks for, where it misleads.
std::vector<Move> misledTo(const Match& match, const Analysis& known, const Belief& belief) {
    if (belief.moves == nullptr || !beliefs::misleads(belief, match.game(), match.position(), known))
        return {};
    auto asked = belief.moves(match.game(), match.position());
    std::erase_if(asked, [&](Move m) { return std::ranges::count(known.moves, m, &MoveVerdict::move) == 0; });
    return asked;
}

// Of the moves that the other player may take over: of both sides that one leaves the worse.
Analysis divided(const Match& match, const Analysis& all) {
    Analysis known{.verdict = {}, .moves = all.moves, .complete = all.complete};
    const auto& game = match.game();
    for (auto& [move, verdict] : known.moves) {
        const auto next = game.reached(match.position(), move);
        if (verdict.pending || game.result(next) || game.mover(next) == match.mover()) continue;
        const auto taken = seenByOther(verdict);
        verdict.lower = std::min(verdict.lower, taken.lower);
        verdict.upper = std::min(verdict.upper, taken.upper);
        if (verdict.estimate) verdict.estimate = -std::abs(*verdict.estimate);
        verdict.figures = {};
    }
    std::ranges::stable_sort(known.moves, [](const MoveVerdict& a, const MoveVerdict& b) {
        return std::is_gt(preference(a.verdict, b.verdict));
    });
    return known;
}

constexpr int win = 1'000'000'000;

int worthOf(const Verdict& v) {
    return static_cast<int>(likely(v).value_or(Outcome::Draw));
}

// What is to be hoped for after a move, in billionths of a win, from answers as they are made one level
// below.
int hopeAfter(const Game& game, Solver& solver, const Position& p, const MoveVerdict& m,
              const StopToken& stop) {
    const auto next = game.reached(p, m.move);
    const bool answered = !game.result(next) && !game.pending(next) && game.mover(next) != game.mover(p);
    if (!answered) return win * worthOf(m.verdict);
    const auto replies = think(game, solver, next, stop);
    const auto eyes = eyesOf(game.kind(), Level::Strong);
    const auto often = frequencies(looks(game, next, replies, eyes.depth), eyes.dim);
    std::int64_t sum = 0, all = 0;
    for (std::size_t i = 0; i < often.size(); ++i) {
        const auto times = static_cast<std::int64_t>(often[i]);
        sum -= times * worthOf(replies.moves[i].verdict);
        all += times;
    }
    return static_cast<int>(sum / (all / win));
}

} // namespace

std::string_view name(Level level) {
    return names[static_cast<std::size_t>(level)];
}

Level levelOf(std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return static_cast<Level>(i);
    throw InputError(
        {text("core", "there is no level “%1”; levels are: %2"), {std::string(name), joined(names, ", ")}});
}

Analysis unvalued(const Game& game, const Position& position) {
    const auto over = [](Outcome outcome, int plies) {
        return exactly(outcome, outcome == Outcome::Draw ? std::nullopt : std::optional(plies));
    };
    Analysis analysis;
    if (const auto result = game.result(position)) {
        analysis.verdict = over(*result, 0);
        analysis.complete = true;
        return analysis;
    }
    for (const auto move : game.moves(position)) {
        const auto next = game.reached(position, move);
        const auto ending = game.pending(next) ? std::nullopt : endingOf(game, position, next);
        analysis.moves.push_back({move, game.pending(next) ? notFoundOut()
                                        : ending           ? over(*ending, 1)
                                                           : Verdict()});
    }
    return analysis;
}

Analysis think(const Game& game, Solver& solver, const Position& position, const StopToken& stop) {
    auto known = unvalued(game, position);
    LinkedStop enough(stop);
    solver.analyse(position, enough.get_token(), [&](const Analysis& more) {
        known = more;
        if (known.settled) enough.request_stop();
    });
    known.complete = known.complete || known.settled;
    return known;
}

Analysis think(const Game& game, Solver& solver, const Position& position, Level level,
               const StopToken& stop) {
    if (level == Level::Random) return unvalued(game, position);
    auto known = think(game, solver, position, stop);
    if (level == Level::Perfect) weighReplies(game, solver, position, known, stop);
    return known;
}

Computer seated(const Kind& kind, Level level, std::mt19937_64& random) {
    const int most = 16 * kind.manner.moods;
    return {level, static_cast<int>(random() % static_cast<unsigned>(2 * most + 1)) - most};
}

Computer seated(const Kind& kind, const Seat& seat, std::mt19937_64& random) {
    auto player = seated(kind, *seat.computer, random);
    const auto missed = std::ranges::find(kind.lessons, seat.lesson, &Lesson::id);
    if (missed != kind.lessons.end()) player.belief = missed->belief;
    return player;
}

Move choose(const Match& match, const Analysis& all, const Computer& player, std::mt19937_64& random) {
    const auto level = player.level;
    auto known = match.divides(match.ply()) ? divided(match, all) : all;
    const auto pending = [](const MoveVerdict& m) { return m.verdict.pending; };
    if (!std::ranges::all_of(known.moves, pending)) std::erase_if(known.moves, pending);
    if (const auto asked = misledTo(match, known, player.belief); !asked.empty()) return any(asked, random);
    if (level == Level::Perfect) return anyBest(match, known, random);
    std::vector<Move> moves, wins;
    for (const auto& m : known.moves) {
        moves.push_back(m.move);
        if (likely(m.verdict) != Outcome::Loss && winsAtOnce(match.game(), match.position(), m.move))
            wins.push_back(m.move);
    }
    if (level == Level::Random) return any(moves, random);
    if (level >= Level::Gentle && !wins.empty()) return any(wins, random);
    return anyLookingGood(match, known, eyesOf(match.game().kind(), level, player.mood), random);
}

bool changesSides(const Kind& kind, const Analysis& known, Level level) {
    if (level == Level::Random || known.verdict.upper.outcome != Outcome::Loss) return false;
    if (level == Level::Perfect) return true;
    const auto plies = known.verdict.plies();
    return plies && *plies <= eyesOf(kind, level).depth;
}

std::vector<std::size_t> equallyGood(const Analysis& known) {
    std::vector<std::size_t> all;
    const auto& best = known.moves.front().verdict;
    const auto drawn = [](const Verdict& v) { return v.proven() && v.lower == Outcome::Draw; };
    for (std::size_t i = 0; i < known.moves.size(); ++i) {
        const auto& v = known.moves[i].verdict;
        if (drawn(best) ? drawn(v) : std::is_eq(preference(v, best))) all.push_back(i);
    }
    return all;
}

void weighReplies(const Game& game, Solver& solver, const Position& p, Analysis& known,
                  const StopToken& stop) {
    if (known.moves.empty()) return;
    std::vector<Analysis::Hope> hopes;
    for (const auto i : equallyGood(known)) {
        hopes.push_back({known.moves[i].move, hopeAfter(game, solver, p, known.moves[i], stop)});
        if (stop.stop_requested()) return;
    }
    known.hopes = std::move(hopes);
}

} // namespace core
