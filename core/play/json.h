#pragma once

#include "core/graph.h"
#include "core/kind.h"
#include "core/solve/census.h"
#include "core/solve/positiongraph.h"

// Answers for programs: JSON objects, each a line of its own, and CSV. Their keys and their order are public.
namespace core {

// A language by its name in JSON ("en", "ja", "ja_Hira").
struct Language {
    const char* name;
    Translate translate;
};

std::string analysisJson(const Game& game, const Position& position, const Analysis& analysis);
std::string censusJson(const Game& game, const Census& census, double seconds);
// A count that was stopped is a lower bound: its key is "atleast", and "count" is null.
std::string perftJson(const Game& game, const Position& position, int depth, std::uint64_t count,
                      bool complete);
std::string kindsJson(const std::vector<const Kind*>& kinds, const std::vector<Language>& languages);
std::string tableJson(const Lab& lab, const Values& values, const Table& table);
// Nodes with their position, mover, value and winner, and the moves between them by node number.
std::string graphJson(const Game& game, const PositionGraph& graph);
// Every position with its mover, outcome and the plies to the end.
std::string listingJson(const Game& game, const Listing& listing);
std::string listingCsv(const Game& game, const Listing& listing);
// The rows alone, with the column keys as heading; a grid's values stand in columns of their own.
std::string tableCsv(const Table& table);

} // namespace core
