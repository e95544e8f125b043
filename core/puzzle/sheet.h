#pragma once

#include "core/puzzle/puzzle.h"

// What is said of puzzles, to people and to programs.
namespace core {

// What there is to find: "Find the only move that wins."
Message question(const Puzzle& puzzle);
// The answer in words: the moves, or who wins.
Message answer(const Puzzle& puzzle);

// A JSON object, on a line of its own; the keys and their order are public.
std::string puzzlesJson(std::string_view game, std::uint64_t seed, const std::vector<Puzzle>& puzzles);
// For people: a puzzle a paragraph, its answer in the last line.
std::string puzzlesText(const std::vector<Puzzle>& puzzles, Translate translate);

} // namespace core
