// Prints how soon moves of Fmurs carry numbers, while a flock is placed and in the first plies of play, from
// seeded random set-ups: fmurs_numbers [RULES [FLOCKS [FIRST-SEED [MS [PLIES]]]]]. A line for each flock and
// one for all: at which time (ms) the last of the moves of a position had a number at all, and an "at most",
// and how many moves of how many had none after MS. The solver keeps what it knows from ply to ply.
#include "core/gameof.h"
#include "core/games/fmurs/rules/figures.h"
#include "core/games/fmurs/rules/flocks.h"
#include "core/kind.h"

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <thread>

using namespace core;

namespace core::fmurs {
const Kind& kind();
}

namespace {

using FmursRules = core::fmurs::Rules;
using Clock = std::chrono::steady_clock;

int since(Clock::time_point begin) {
    return static_cast<int>(
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin).count());
}

bool hasNumber(const Verdict& v) {
    const auto* clears = v.figures.find(fmurs::figure::clears);
    return v.figures.has(fmurs::figure::about) || (clears != nullptr && clears->span.exact());
}

bool hasMost(const Verdict& v) {
    const auto* clears = v.figures.find(fmurs::figure::clears);
    return clears != nullptr && clears->span.most < unlimited;
}

// What was seen of positions.
struct Seen {
    int positions = 0, moves = 0, noNumber = 0, noMost = 0; // moves in all, at the end without
    int numbersAt = 0, mostsAt = 0, stoppedAfter = 0;       // the latest
    double numbersSum = 0, mostsSum = 0;

    void add(const Seen& o) {
        positions += o.positions, moves += o.moves, noNumber += o.noNumber, noMost += o.noMost;
        numbersAt = std::max(numbersAt, o.numbersAt), mostsAt = std::max(mostsAt, o.mostsAt);
        stoppedAfter = std::max(stoppedAfter, o.stoppedAfter);
        numbersSum += o.numbersSum, mostsSum += o.mostsSum;
    }
    void tell(const std::string& what) const {
        std::cout << what << ": " << positions << " positions, " << moves << " moves, without a number "
                  << noNumber << ", without at most " << noMost << "; numbers at " << numbersSum / positions
                  << " ms (latest " << numbersAt << "), at most at " << mostsSum / positions << " ms (latest "
                  << mostsAt << "), stopped after " << stoppedAfter << " ms" << std::endl;
    }
};

// Thinks for so long; the last analysis.
Analysis look(Solver& solver, const Position& p, std::size_t moves, int ms, Seen& all) {
    Seen seen{.positions = 1, .moves = static_cast<int>(moves), .numbersAt = -1, .mostsAt = -1};
    std::stop_source stop;
    Analysis last;
    const auto begin = Clock::now();
    int asked = ms;
    const std::jthread clock([&](const std::stop_token& over) {
        while (!over.stop_requested() && since(begin) < ms)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        asked = since(begin);
        stop.request_stop();
    });
    solver.analyse(p, stop.get_token(), [&](const Analysis& a) {
        const auto missing = [&](auto has) {
            return static_cast<int>(moves) - static_cast<int>(std::ranges::count_if(
                                                 a.moves, [&](const auto& m) { return has(m.verdict); }));
        };
        last = a;
        seen.noNumber = missing(hasNumber);
        seen.noMost = missing(hasMost);
        if (seen.numbersAt < 0 && seen.noNumber == 0) seen.numbersAt = since(begin);
        if (seen.mostsAt < 0 && seen.noMost == 0) seen.mostsAt = since(begin);
    });
    if (stop.stop_requested()) seen.stoppedAfter = since(begin) - asked;
    for (auto* const at : {&seen.numbersAt, &seen.mostsAt})
        if (*at < 0) *at = ms;
    seen.numbersSum = seen.numbersAt;
    seen.mostsSum = seen.mostsAt;
    all.add(seen);
    return last;
}

Seen watch(const Game& game, const FmursRules& rules, std::uint64_t seed, int ms, int plies) {
    const auto solver = game.solver();
    std::mt19937_64 random(seed);
    auto p = rules.start();
    std::vector<fmurs::Cell> cells = randomDogs(rules, random);
    Seen seen;
    for (int ply = 0; ply < rules.dogs() + rules.sheep() + plies; ++ply) {
        const auto position = pack<Position>(p);
        const auto moves = game.moves(position);
        const auto known = look(*solver, position, moves.size(), ms, seen);
        if (!rules.placing(p)) {
            if (known.moves.empty()) break;
            p = unpack<FmursRules::Position>(game.play(position, known.moves.front().move));
            continue;
        }
        p = rules.play(p, FmursRules::Move::of(FmursRules::Move::Kind::Place, fmurs::noCell, cells.front()));
        cells.erase(cells.begin());
        if (cells.empty() && rules.placing(p)) cells = randomFlock(rules, p, random);
    }
    return seen;
}

} // namespace

int main(int argc, char** argv) {
    const auto number = [&](int i, int fallback) { return i < argc ? std::atoi(argv[i]) : fallback; };
    const std::string text = std::string(argc > 1 ? argv[1] : "") + ";halves=1";
    const FmursRules rules(parseValues(fmurs::options(), text));
    const auto game = fmurs::kind().game(text);
    const int flocks = number(2, 20), first = number(3, 1);
    Seen all;
    for (int seed = first; seed < first + flocks; ++seed) {
        const auto seen =
            watch(*game, rules, static_cast<std::uint64_t>(seed), number(4, 1000), number(5, 6));
        seen.tell("flock " + std::to_string(seed));
        all.add(seen);
    }
    all.tell("all");
}
