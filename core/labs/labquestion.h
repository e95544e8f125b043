#pragma once

#include "core/lab.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core {

// What stands in one place of a lab's table, to be guessed before it is seen. Always one of the choices.
struct LabQuestion {
    std::size_t row = 0, column = 0; // of a grid: which of the row's values
    std::size_t names = 1;           // so many first columns tell the row from all others
    std::vector<Cell> choices;       // all different
    std::size_t right = 0;           // of them
};

// At most so many, each of another place among the first `rows`; fewer where the table has not so many that
// tell anything. The same seed asks the same.
std::vector<LabQuestion> labQuestions(const Table& table, std::size_t rows, int count, std::uint32_t seed);

} // namespace core
