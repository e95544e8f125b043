#include "core/puzzle/variation.h"

#include "core/belief.h"

#include <algorithm>

namespace core {

std::optional<Position> otherLengths(const Kind& kind, const Game& game, const Position& p,
                                     std::mt19937_64& random) {
    const auto lengths = beliefs::lengths(game, p);
    if (lengths.empty()) return {};
    for (const auto& option : kind.options) {
        const auto parts = static_cast<int>(lengths.size());
        if (option.type != Option::Type::List || parts < option.min || parts > option.max ||
            option.entry.max < 1)
            continue;
        const int longest = std::min(lengths.back() + 2, option.entry.max);
        std::string list;
        for (int i = 0; i < parts; ++i) {
            const auto length = 1 + static_cast<int>(random() % static_cast<unsigned>(longest));
            list += (list.empty() ? "" : ",") + std::to_string(length);
        }
        std::string rules(option.key);
        rules += "=" + list;
        for (const auto& pair : split(game.rules(), ';'))
            if (!pair.empty() && !pair.starts_with(std::string(option.key) + "=")) rules += ";" + pair;
        try {
            const auto made = kind.game(rules);
            return game.parse(made->text(made->start()));
        } catch (const InputError&) { // these lengths do not go together
            return {};
        }
    }
    return {};
}

std::optional<Position> playedOn(const Game& game, Position p, int plies, std::mt19937_64& random) {
    for (;; --plies) {
        const auto moves = game.moves(p);
        if (moves.empty()) return {};
        if (plies <= 0) return p;
        p = game.reached(p, moves[random() % moves.size()]);
        if (game.pending(p)) return {};
    }
}

} // namespace core
