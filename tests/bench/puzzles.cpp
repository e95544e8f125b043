#include "core/puzzle/maker.h"
#include "tests/puzzlecheck.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>

// bench_puzzles [COUNT] [SEED]: makes so many puzzles of every game, answers them once more by independent
// solvers, and says how well grades follow the plies to be looked ahead (Kendall's tau-b).

using namespace core;

namespace {

constexpr std::size_t mostPositions = 6'000'000; // under the same rules

// Counted by grade and depth, as there are only few of either.
double kendall(const std::vector<Puzzle>& puzzles) {
    std::map<std::pair<int, int>, double> counts;
    for (const auto& puzzle : puzzles) ++counts[{puzzle.grade, puzzle.depth}];
    double agreed = 0, grades = 0, depths = 0;
    for (const auto& [a, n] : counts)
        for (const auto& [b, m] : counts) {
            const int grade = a.first - b.first, depth = a.second - b.second;
            const double pairs = n * m;
            if (grade != 0 && depth != 0) agreed += (grade > 0) == (depth > 0) ? pairs : -pairs;
            if (grade != 0) grades += pairs;
            if (depth != 0) depths += pairs;
        }
    return agreed / std::sqrt(grades * depths);
}

} // namespace

int main(int argc, char* argv[]) {
    const int count = argc > 1 ? std::atoi(argv[1]) : 10'000;
    const auto seed = static_cast<std::uint64_t>(argc > 2 ? std::atoi(argv[2]) : 1);
    int wrong = 0;
    for (const auto* kind : catalogue()) {
        const auto began = std::chrono::steady_clock::now();
        const auto puzzles = collectPuzzles(*kind, {.count = count, .seed = seed}, {});
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - began;
        PuzzleCheck check(mostPositions);
        std::map<PuzzleCheck::Finding, int> found;
        for (const auto& puzzle : puzzles) ++found[check.look(puzzle)];
        std::printf("%-11s %zu puzzles in %.1f s, answered again %d, wrong %d, too large %d, tau %.3f\n",
                    kind->id.data(), puzzles.size(), seconds.count(), found[PuzzleCheck::Finding::Right],
                    found[PuzzleCheck::Finding::Wrong], found[PuzzleCheck::Finding::TooLarge],
                    kendall(puzzles));
        std::fflush(stdout);
        wrong += found[PuzzleCheck::Finding::Wrong];
    }
    return wrong == 0 ? 0 : 1;
}
