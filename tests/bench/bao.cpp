// How fast BAO's endgame table is built and its search runs on the large board, from nothing and with the
// tables on disk.
#include "core/games/bao/search/thresholdmethod.h"

#include <benchmark/benchmark.h>

#include <filesystem>

using namespace core;
using Clock = std::chrono::steady_clock;

namespace {

bao::Rules largeBoard() {
    return bao::Rules(parseValues(bao::options(), "pits=8"));
}

void buildEndgame(benchmark::State& state) {
    const auto rules = largeBoard();
    std::size_t boards = 0;
    for (auto _ : state) {
        bao::Endgame endgame(rules.ring());
        endgame.reach(bao::Endgame::top, TableStore("", 0), {});
        boards += endgame.boards();
    }
    state.counters["boards/s"] = benchmark::Counter(static_cast<double>(boards), benchmark::Counter::kIsRate);
    state.counters["bytes/board"] = 2;
}
BENCHMARK(buildEndgame)->Unit(benchmark::kMillisecond);

void search(benchmark::State& state) {
    const auto rules = largeBoard();
    bao::Endgame endgame(rules.ring());
    endgame.reach(bao::Endgame::top, TableStore("", 0), {});
    std::uint64_t nodes = 0;
    for (auto _ : state) {
        bao::Search s(rules.ring(), endgame, rules.fates());
        s.settle(rules.start().stones, bao::stonesOn(rules.start().stones), 0, UINT64_MAX / 2, {});
        nodes += s.nodes();
    }
    state.counters["nodes/s"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}
BENCHMARK(search)->Unit(benchmark::kMillisecond);

// "first": until there is something to show, "stable": until every move is proven.
void analyseStart(benchmark::State& state, bool onDisk) {
    const auto rules = largeBoard();
    const auto folder = std::filesystem::temp_directory_path() / "kachisuji-bench";
    double first = 0, stable = 0;
    const auto once = [&] {
        bao::ThresholdMethod method(rules, TableStore(onDisk ? folder : "", TableStore::defaultLimit));
        const auto began = Clock::now();
        const auto seconds = [&] { return std::chrono::duration<double>(Clock::now() - began).count(); };
        first = stable = 0;
        method.analyse(rules.start(), {}, [&](const auto& value, bool) {
            if (first == 0) first = seconds();
            bool proven = true;
            for (const auto m : rules.moves(rules.start()))
                proven &= value(rules.play(rules.start(), m)).proven();
            if (proven && stable == 0) stable = seconds();
        });
    };
    if (onDisk) once();
    for (auto _ : state) once();
    state.counters["first, ms"] = first * 1000;
    state.counters["stable, ms"] = stable * 1000;
    std::filesystem::remove_all(folder);
}
BENCHMARK_CAPTURE(analyseStart, fromNothing, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(analyseStart, tablesOnDisk, true)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
