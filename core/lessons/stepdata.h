#pragma once

#include "core/lesson.h"
#include "core/play/match.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

// What is written in a step, read by the rules of its game. All of it throws InputError where it does not fit
// them.
namespace core {

inline bool asksForMove(Task task) {
    return task == Task::Try || task == Task::Best || task == Task::Keep;
}

inline bool asksForSpot(Task task) {
    return task == Task::Where || task == Task::Origin;
}

inline std::string_view boardOf(const Step& step, std::size_t turn) {
    return step.boards.empty() ? step.position : step.boards[turn % step.boards.size()];
}

inline Match matchAt(const std::shared_ptr<const Game>& game, std::string_view position) {
    return {game, position.empty() ? game->start() : game->parse(position)};
}

// Those of the board: where the step asks for a spot, each has one of its own.
inline std::string_view movesOn(const Step& step, std::size_t turn) {
    auto moves = step.moves;
    if (!asksForSpot(step.task) || step.boards.empty()) return moves;
    for (std::size_t board = turn % step.boards.size(); board > 0; --board)
        if (const auto end = moves.find(' '); end != std::string_view::npos) moves.remove_prefix(end + 1);
    return moves.substr(0, moves.find(' '));
}

inline std::vector<Move> movesIn(const Game& game, const Position& p, std::string_view list) {
    std::vector<Move> all;
    while (!list.empty()) {
        const auto end = std::min(list.find(' '), list.size());
        all.push_back(game.parse(p, list.substr(0, end)));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return all;
}

} // namespace core
