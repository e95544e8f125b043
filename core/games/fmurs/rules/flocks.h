#pragma once

#include "core/games/fmurs/rules/rules.h"

#include <random>

namespace core::fmurs {

// Two dogs opposite each other, as the theorem on fields of 6 columns has them: in row ⌊rows/3⌋ from the
// top, second column from the right, and turned by half a turn. More dogs follow on the walls.
std::vector<Cell> symmetricDogs(const Field& field, int dogs);
// A flock in the middle, as round as ★ and the dogs let it.
std::vector<Cell> roundFlock(const Field& field, const CellSet& dogs, int sheep);
// Pairs of sheep far from each other.
std::vector<Cell> scatteredFlock(const Field& field, const CellSet& dogs, int sheep);
std::vector<Cell> randomDogs(const Rules& rules, std::mt19937_64& random);
std::vector<Cell> randomFlock(const Rules& rules, const Rules::Position& p, std::mt19937_64& random);

} // namespace core::fmurs
