#include "ui/match/lablinks.h"

#include "core/kind.h"

namespace lablinks {

std::vector<Choice> choices(const core::Match& match) {
    std::vector<Choice> all;
    if (const auto& link = match.game().kind().link)
        for (const auto move : match.game().moves(match.position()))
            if (auto way = link->way(match.game(), match.position(), move))
                all.push_back({move, std::move(*way)});
    return all;
}

std::optional<core::LabLink::Way> ofEnding(const core::Match& match) {
    const auto& link = match.game().kind().link;
    if (!link || match.ply() == 0 || !match.ending()) return {};
    return link->way(match.game(), match.at(match.ply() - 1), match.move(match.ply() - 1));
}

} // namespace lablinks
