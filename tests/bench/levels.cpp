#include "core/solve/crew.h"
#include "tests/contest.h"

#include <cstdio>
#include <cstdlib>
#include <numeric>

// bench_levels [GAMES] [SEED]: how much of the points each level scores against the one below it, in so many
// matches of every game, each beginning half of them.

using namespace core;

int main(int argc, char* argv[]) {
    const auto games = static_cast<std::size_t>(argc > 1 ? std::atoi(argv[1]) : 1000);
    const auto seed = static_cast<std::uint64_t>(argc > 2 ? std::atoi(argv[2]) : 1);
    Crew crew;
    for (const auto* kind : catalogue()) {
        std::vector<std::unique_ptr<Contest>> contests;
        for (int i = 0; i < crew.hands(); ++i)
            contests.push_back(std::make_unique<Contest>(kind->game(kind->manner.measured)));
        std::printf("%-11s", kind->id.data());
        for (std::size_t i = 1; i < allLevels.size(); ++i) {
            std::vector<int> scores(games);
            crew.each(games, [&](std::size_t game, int hand) {
                scores[game] = contests[static_cast<std::size_t>(hand)]->halfPoints(
                    allLevels[i], allLevels[i - 1], seed, static_cast<int>(game));
            });
            const int sum = std::accumulate(scores.begin(), scores.end(), 0);
            std::printf("  %s %.1f", name(allLevels[i]).data(), 50.0 * sum / static_cast<double>(games));
            std::fflush(stdout);
        }
        std::printf("\n");
    }
}
