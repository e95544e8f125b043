#pragma once

#include "core/play/match.h"
#include "core/ringlab.h"

#include <optional>
#include <vector>

// Never-ending moves of a match, where its game has a lab that shows their loops.
namespace endless {

struct Choice {
    core::Move move;
    core::EndlessMove loop;
};
// Among the legal moves at the ply looked at.
std::vector<Choice> choices(const core::Match& match);
// The move that ended the match at the ply looked at; nothing if it ended otherwise or goes on.
std::optional<core::EndlessMove> ended(const core::Match& match);

} // namespace endless
