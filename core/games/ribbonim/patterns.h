#pragma once

#include "core/games/ribbonim/rules.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::ribbonim {

using Strands = std::vector<Strand>; // the longest first, a ring before the ribbon that is as long

std::string textOf(const Strands& field);

// Fields as the Ribbonim page writes them: "o o / o *", where the star stands for any number of further
// stones, or for none. Those of at most so many stones.
std::vector<Strands> fieldsOf(std::string_view pattern, int stones);

// The other way round: few patterns for all these fields, of which none with at most so many stones is
// missing. A star is set where a ribbon may have any length from some on, as far as these go.
std::vector<std::string> patternsOf(const std::vector<Strands>& fields, int stones);

} // namespace core::ribbonim
