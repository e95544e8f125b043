#pragma once

#include "core/hooks.h"

#include <concepts>
#include <ranges>

// What a rule set must offer; everything else in the program is made from it (see gameof.h).
namespace core {

// A position or move of a rule set: a plain value that fits the opaque one of Game.
template <class T, class Opaque>
concept FitsInto = std::regular<T> && std::is_trivially_copyable_v<T> &&
                   std::has_unique_object_representations_v<T> && sizeof(T) <= sizeof(Opaque);

template <class R>
concept Rules = FitsInto<typename R::Position, Position> && FitsInto<typename R::Move, Move> &&
    requires(const R& rules, const typename R::Position& p, typename R::Move m, std::string_view s) {
    { rules.start() } -> std::same_as<typename R::Position>;
    { rules.mover(p) } -> std::same_as<Player>;
    { rules.moves(p) } -> std::ranges::forward_range;
    { rules.play(p, m) } -> std::same_as<typename R::Position>;
    { rules.result(p) } -> std::same_as<std::optional<Outcome>>;
    { rules.text(p) } -> std::same_as<std::string>;
    { rules.text(p, m) } -> std::same_as<std::string>;
    { rules.parse(s) } -> std::same_as<typename R::Position>;
};

// How the board of a rule set looks, and what is said about it.
template <class B, class R>
concept Board = std::constructible_from<B, const R&> &&
    requires(const B& board, const typename R::Position& p, typename R::Move m, const Path& path,
             const Names& names, const ValueOf<typename R::Position>& value) {
    { board.layout(p) } -> std::same_as<Layout>;
    { board.scene(p, p) } -> std::same_as<Scene>;
    { board.path(p, p, m) } -> std::same_as<Path>;
    { board.story(p, p, m) } -> std::same_as<Story>;
    { board.refusal(p, p, path) } -> std::same_as<Message>;
    { board.summary(p) } -> std::same_as<std::vector<Message>>;
    { board.goal(p) } -> std::same_as<Message>;
    { board.prompt(p) } -> std::same_as<Message>;
    { board.phrase(p, m) } -> std::same_as<Message>;
    { board.ending(p, names) } -> std::same_as<Message>;
    { board.why(p, value) } -> std::same_as<Explanation>;
};

// Positions have a dense index 0 … count()−1: retrograde analysis (solve/retrograde.h).
template <class R>
concept Enumerable = Rules<R> && requires(const R& rules, const typename R::Position& p, std::uint32_t i) {
    { rules.count() } -> std::same_as<std::uint32_t>;
    { rules.index(p) } -> std::same_as<std::uint32_t>;
    { rules.position(i) } -> std::same_as<typename R::Position>;
};

// A position can be guessed at: deepening search (solve/deepening.h).
template <class R>
concept Searchable = Rules<R> && requires(const R& rules, const typename R::Position& p) {
    { rules.estimate(p) } -> std::same_as<int>; // for the mover, 0 is even
};

} // namespace core
