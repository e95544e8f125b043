#pragma once

#include "core/lab.h"
#include "core/play/match.h"

#include <optional>
#include <vector>

// The ways from a match to a lab of its game, where the game has such (see core/lablink.h).
namespace lablinks {

struct Choice {
    core::Move move;
    core::LabLink::Way way;
};
// From the legal moves at the ply looked at.
std::vector<Choice> choices(const core::Match& match);
// From the move that ended the match at the ply looked at; nothing if it has none, or the match goes on.
std::optional<core::LabLink::Way> ofEnding(const core::Match& match);

} // namespace lablinks
