#pragma once

#include "core/play/match.h"
#include "core/solve/census.h"

// Answers for people: aligned plain text in the language of `translate`.
namespace core {

std::string analysisText(const Game& game, const Position& position, const Analysis& analysis,
                         Translate translate);
std::string censusText(const Game& game, const Position& start, const Census& census, Translate translate);
// A count that was stopped is a lower bound.
std::string perftText(std::uint64_t count, bool complete, Translate translate);
std::string matchText(Match match, Translate translate);
std::string kindsText(const std::vector<const Kind*>& kinds, Translate translate);
std::string labText(const Lab& lab, Translate translate); // what it is about, and its options
// `rules`: the options of the game, whose values are called as it calls them.
std::string tableText(const Table& table, Translate translate, const Schema& rules = {});
// What a value of an option is called; null: it is none, or has no name but its own.
const Phrase* nameOf(const Schema& options, std::string_view key, std::string_view value);

} // namespace core
