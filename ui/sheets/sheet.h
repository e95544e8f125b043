#pragma once

#include "core/puzzle/maker.h"
#include "ui/look/language.h"

#include <vector>

// A worksheet: puzzles for pencil and paper.
namespace sheet {

struct Wish {
    static constexpr int most = 12; // puzzles: two pages
    std::vector<const core::Kind*> games;
    std::vector<int> grades; // none: any
    int count = 6;
    std::uint64_t seed = 1;
    language::Id language = language::Id::English;
};

struct Sheet {
    Wish wish;
    std::vector<core::Puzzle> puzzles; // game by game, the easier ones first
};

// As many puzzles of each game and grade, as far as that is possible; fewer when stopped or when no more are
// found. The same wish gives the same sheet. `progress` hears how many there are.
Sheet make(const Wish& wish, const std::stop_token& stop, const std::function<void(int)>& progress);

} // namespace sheet
