#include "ui/endless.h"

namespace endless {

std::vector<Choice> choices(const core::Match& match) {
    std::vector<Choice> all;
    if (const auto& ring = match.game().kind().ring)
        for (const auto move : match.game().moves(match.position()))
            if (auto loop = ring->endless(match.game(), match.position(), move))
                all.push_back({move, std::move(*loop)});
    return all;
}

std::optional<core::EndlessMove> ended(const core::Match& match) {
    const auto& ring = match.game().kind().ring;
    if (!ring || match.ply() == 0 || !match.ending()) return {};
    return ring->endless(match.game(), match.at(match.ply() - 1), match.move(match.ply() - 1));
}

} // namespace endless
