#include "ui/sheets/sheet.h"

#include <algorithm>

namespace sheet {

namespace {

// The share of the part number `i` when `whole` is shared among so many.
int share(int whole, std::size_t i, std::size_t parts) {
    const auto n = static_cast<int>(parts);
    return whole / n + (static_cast<int>(i) < whole % n ? 1 : 0);
}

} // namespace

Sheet make(const Wish& wish, const std::stop_token& stop, const std::function<void(int)>& progress) {
    Sheet made{wish, {}};
    const auto grades = wish.grades.empty() ? std::vector<int>{0} : wish.grades;
    for (std::size_t g = 0; g < wish.games.size(); ++g) {
        std::vector<core::Puzzle> ofGame;
        const int count = share(wish.count, g, wish.games.size());
        for (std::size_t i = 0; i < grades.size(); ++i) {
            const int part = share(count, i, grades.size());
            if (part == 0 || stop.stop_requested()) continue;
            for (auto& puzzle : core::collectPuzzles(*wish.games[g], {part, wish.seed, grades[i]}, stop))
                ofGame.push_back(std::move(puzzle));
            progress(static_cast<int>(made.puzzles.size() + ofGame.size()));
        }
        std::ranges::stable_sort(ofGame, {}, &core::Puzzle::grade);
        std::ranges::move(ofGame, std::back_inserter(made.puzzles));
    }
    return made;
}

} // namespace sheet
