#include "core/belief.h"

#include <algorithm>
#include <cctype>

namespace core::beliefs {

bool misleads(const Belief& belief, const Game& game, const Position& p, const Analysis& known) {
    const auto asked = belief.moves(game, p);
    return !asked.empty() && std::ranges::all_of(known.moves, [&](const MoveVerdict& m) {
        return m.verdict.upper.outcome < known.verdict.lower.outcome ||
               std::ranges::count(asked, m.move) == 0;
    });
}

int amount(const Game& game, const Position& p) {
    const auto scene = game.scene(p, p);
    int all = scene.counts.empty() ? static_cast<int>(scene.tokens.size()) : 0;
    for (const auto& [spot, count] : scene.counts) all += count;
    return all;
}

std::vector<int> lengths(const Game& game, const Position& p) {
    std::vector<int> all;
    int number = 0;
    for (const char c : game.brief(p) + ' ') {
        const bool digit = std::isdigit(static_cast<unsigned char>(c)) != 0;
        if (!digit && number > 0) all.push_back(number);
        number = digit ? 10 * number + (c - '0') : 0;
    }
    std::ranges::sort(all);
    return all;
}

std::vector<Move> mostTaken(const Game& game, const Position& p) {
    return greatest(game, p, [&](Move move) { return -amount(game, game.play(p, move)); });
}

std::vector<Move> leastTaken(const Game& game, const Position& p) {
    return greatest(game, p, [&](Move move) { return amount(game, game.play(p, move)); });
}

std::vector<Move> evenLeft(const Game& game, const Position& p) {
    const auto left = [&](Move move) { return amount(game, game.play(p, move)); };
    auto all = those(game, p, [&](Move move) { return left(move) % 2 == 0; });
    if (all.empty()) return all;
    const int least = left(std::ranges::min(all, {}, left));
    std::erase_if(all, [&](Move move) { return left(move) != least; });
    return all;
}

std::vector<Move> columnsLeft(const Game& game, const Position& p) {
    return those(game, p, [&](Move move) {
        int odd = 0;
        for (const int length : lengths(game, game.play(p, move))) odd ^= length;
        return odd == 0;
    });
}

} // namespace core::beliefs
