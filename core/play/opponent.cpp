#include "core/play/opponent.h"

#include "core/joined.h"

#include <algorithm>
#include <array>
#include <span>

namespace core {

namespace {

struct Habit {
    std::string_view name;
    unsigned randomOf12 = 0; // of twelve moves, so many are random
    int sight = 0;           // plies
};

constexpr std::array<Habit, 5> habits{
    {{"random", 12, 0}, {"gentle", 6, 1}, {"fair", 3, 3}, {"strong", 1, 7}, {"perfect", 0, 0}}};

const Habit& habit(Level level) {
    return habits[static_cast<std::size_t>(level)];
}

bool sees(const Verdict& v, Outcome outcome, int sight) {
    return v.proven() && v.lower == outcome && v.plies() && *v.plies() <= sight;
}

// The engine's values are the same everywhere, the standard distributions are not. The remainder is even
// enough: there are a few hundred moves at most.
template <class T>
const T& any(std::span<const T> range, std::mt19937_64& random) {
    return range[random() % range.size()];
}

Move anyBest(const Analysis& analysis, std::mt19937_64& random) {
    const auto end = std::ranges::find_if(analysis.moves, [&](const auto& move) {
        return std::is_neq(preference(move.verdict, analysis.moves.front().verdict));
    });
    return any(std::span<const MoveVerdict>(analysis.moves.begin(), end), random).move;
}

} // namespace

std::string_view name(Level level) {
    return habit(level).name;
}

Level levelOf(std::string_view name) {
    for (std::size_t i = 0; i < habits.size(); ++i)
        if (habits[i].name == name) return static_cast<Level>(i);
    throw InputError({text("core", "there is no level “%1”; levels are: %2"),
                      {std::string(name), joined(habits, ", ", &Habit::name)}});
}

Analysis unvalued(const Game& game, const Position& position) {
    Analysis analysis;
    for (const auto move : game.moves(position))
        analysis.moves.push_back(
            {move, game.pending(game.reached(position, move)) ? notFoundOut() : Verdict()});
    return analysis;
}

Analysis think(const Game& game, Solver& solver, const Position& position, const std::stop_token& stop) {
    auto known = unvalued(game, position);
    solver.analyse(position, stop, [&](const Analysis& more) { known = more; });
    return known;
}

Move choose(const Analysis& all, Level level, std::mt19937_64& random) {
    auto analysis = all;
    const auto pending = [](const MoveVerdict& m) { return m.verdict.pending; };
    if (!std::ranges::all_of(analysis.moves, pending)) std::erase_if(analysis.moves, pending);
    const auto& h = habit(level);
    const bool winSeen = sees(analysis.moves.front().verdict, Outcome::Win, h.sight);
    if (winSeen || random() % 12 >= h.randomOf12) return anyBest(analysis, random);
    std::vector<MoveVerdict> safe;
    for (const auto& move : analysis.moves)
        if (!sees(move.verdict, Outcome::Loss, h.sight)) safe.push_back(move);
    if (safe.empty()) return anyBest(analysis, random);
    return any(std::span<const MoveVerdict>(safe), random).move;
}

} // namespace core
