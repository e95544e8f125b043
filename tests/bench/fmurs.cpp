// How fast Fmurs is solved: endgame tables with their size, and looking ahead from a full flock.
#include "core/games/fmurs/rules/flocks.h"
#include "core/games/fmurs/search/chasesolver.h"
#include "core/games/fmurs/tables/stages.h"
#include "tests/bench/fmurslayers.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <climits>
#include <filesystem>
#include <random>
#include <thread>

using namespace core;
using FmursRules = core::fmurs::Rules;

namespace {

FmursRules rulesOf(const char* text) {
    return FmursRules(parseValues(fmurs::options(), text));
}

// Builds the tables of up to so many sheep.
void tables(benchmark::State& state, const char* text) {
    const auto rules = rulesOf(text);
    const auto sheep = static_cast<int>(state.range(0));
    double positions = 0;
    for (auto _ : state) {
        fmurs::Endgames endgames(rules.chase(), rules.dogs(), rules.symmetries());
        endgames.solve(sheep, {});
        state.PauseTiming();
        positions = 0;
        for (int n = 1; n <= sheep; ++n)
            positions += static_cast<double>(fmurs::countStage(endgames, n).positions);
        state.counters["bytes"] = static_cast<double>(endgames.table(sheep).size());
        state.ResumeTiming();
    }
    state.counters["placements"] = positions;
    state.counters["placements/s"] =
        benchmark::Counter(positions, benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK_CAPTURE(tables, 6x6, "rows=6;columns=6")->Arg(3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(tables, 10x9, "")->Arg(2)->Arg(3)->Arg(4)->Unit(benchmark::kMillisecond)->Iterations(1);

// The same as they were built before.
void layers(benchmark::State& state, const char* text) {
    const auto rules = rulesOf(text);
    for (auto _ : state) {
        fmurs::DogOrbits orbits(rules.field(), rules.dogs(), rules.symmetries());
        orbits.sort({});
        std::vector<std::unique_ptr<fmurslayers::Table>> built;
        for (int n = 1; n <= state.range(0); ++n)
            built.push_back(std::make_unique<fmurslayers::Table>(rules.chase(), orbits, n, built));
    }
}
BENCHMARK_CAPTURE(layers, 10x9, "")->Arg(2)->Arg(3)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(tables, box, "topology=box")->Arg(3)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(tables, rocks, "rocks=e5")->Arg(3)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(tables, three dogs, "dogs=3")->Arg(2)->Arg(3)->Unit(benchmark::kMillisecond)->Iterations(1);

// The table of so many sheep of 10 × 9 on disk: packed, and as its bytes, as it was kept before.
struct KeptTable {
    FmursRules rules = rulesOf("");
    fmurs::Endgames endgames{rules.chase(), rules.dogs(), rules.symmetries()};
    std::filesystem::path folder = std::filesystem::temp_directory_path() / "kachisuji-bench-tables";
    TableStore store{folder, TableStore::defaultLimit};
    TableKey key{"bench", "", "packed"};
    std::size_t size = 0;
    TableShape shape;
    std::filesystem::path plain = folder / "plain";

    explicit KeptTable(int sheep) {
        endgames.solve(sheep, {});
        const auto& table = endgames.table(sheep);
        size = table.keptSize();
        shape = table.shape();
        store.saveToOpen(key, table.kept(), shape);
        const int out = ::open(plain.c_str(), O_CREAT | O_TRUNC | O_WRONLY, 0600);
        for (std::size_t done = 0; done < size;) {
            const auto count = ::write(out, &table.kept()[done], size - done);
            if (count <= 0) std::abort();
            done += static_cast<std::size_t>(count);
        }
        ::close(out);
    }
    ~KeptTable() { std::filesystem::remove_all(folder); }
};

void pack(benchmark::State& state) {
    KeptTable kept(static_cast<int>(state.range(0)));
    const auto& table = kept.endgames.table(static_cast<int>(state.range(0)));
    for (auto _ : state) kept.store.saveToOpen(kept.key, table.kept(), kept.shape);
    const auto bytes = static_cast<double>(std::filesystem::file_size(kept.store.file(kept.key)));
    state.counters["bytes"] = bytes;
    state.counters["bits"] = bytes * 8 / static_cast<double>(table.size());
}
BENCHMARK(pack)->Arg(3)->Arg(4)->Unit(benchmark::kMillisecond)->UseRealTime();

// A value of which nothing is in memory yet: of a page, and of a block of bytes, as before.
void firstOfPage(benchmark::State& state) {
    KeptTable kept(4);
    const auto table = kept.store.open(kept.key, kept.size, kept.shape, 0.0);
    std::mt19937 random(1);
    for (auto _ : state) benchmark::DoNotOptimize(table->at(random() % kept.size));
}
BENCHMARK(firstOfPage)->Unit(benchmark::kMicrosecond);

void firstOfBlock(benchmark::State& state) {
    KeptTable kept(4);
    constexpr std::size_t block = 1U << 16;
    const int in = ::open(kept.plain.c_str(), O_RDONLY);
    std::vector<std::uint8_t> bytes(block), copy(block);
    std::mt19937 random(1);
    for (auto _ : state) {
        const auto from = random() % (kept.size / block) * block;
        if (::pread(in, bytes.data(), block, static_cast<off_t>(from)) != block) std::abort();
        benchmark::DoNotOptimize(XXH3_64bits(bytes.data(), block));
        std::ranges::copy(bytes, copy.begin());
        benchmark::DoNotOptimize(copy.data());
    }
    ::close(in);
}
BENCHMARK(firstOfBlock)->Unit(benchmark::kMicrosecond);

// Values from all over a table, when all have been asked for before.
void lookUp(benchmark::State& state) {
    KeptTable kept(4);
    const auto table = kept.store.open(kept.key, kept.size, kept.shape);
    for (std::size_t i = 0; i < kept.size; i += 1000) benchmark::DoNotOptimize(table->at(i));
    std::mt19937 random(1);
    for (auto _ : state) benchmark::DoNotOptimize(table->at(random() % kept.size));
}
BENCHMARK(lookUp)->Unit(benchmark::kNanosecond);

fmurs::Placement fullFlock(const FmursRules& rules) {
    fmurs::Placement h;
    std::size_t n = 0;
    for (const auto dog : fmurs::symmetricDogs(rules.field(), rules.dogs())) h.dogs[n++] = dog;
    std::ranges::sort(h.dogs);
    for (const auto c : fmurs::roundFlock(rules.field(), fmurs::setOf(h.dogs), rules.sheep())) h.sheep.add(c);
    return h;
}

FmursRules::Position fullField(const FmursRules& rules) {
    auto p = rules.start();
    const auto h = fullFlock(rules);
    p.dogs = h.dogs;
    p.sheep = h.sheep;
    p.phase = FmursRules::Phase::MoveDogs;
    return p;
}

// Nodes a second in the 10 × 9 game with ten sheep, on so many threads.
void lookAhead(benchmark::State& state) {
    const auto rules = rulesOf("");
    fmurs::Endgames none(rules.chase(), rules.dogs(), rules.symmetries());
    fmurs::OneSheepHunt hunt(rules.chase(), rules.dogs(), rules.sheep());
    hunt.build({});
    const auto p = fullField(rules);
    std::uint64_t nodes = 0;
    for (auto _ : state) {
        fmurs::Lookahead lookahead(rules, none, hunt, static_cast<int>(state.range(0)));
        fmurs::Effort effort;
        auto children = lookahead.children(p);
        for (int depth = 0; depth < 4; ++depth) lookahead.deepen(p, children, depth, effort);
        nodes += effort.spent;
    }
    state.counters["nodes/s"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}
BENCHMARK(lookAhead)->Arg(1)->Arg(2)->Arg(4)->Unit(benchmark::kMillisecond)->UseRealTime();

// How long the hunt for one sheep takes to find.
void hunt(benchmark::State& state, const char* text) {
    const auto rules = rulesOf(text);
    for (auto _ : state) {
        fmurs::OneSheepHunt hunt(rules.chase(), rules.dogs(), rules.sheep());
        hunt.build({});
        state.counters["longest"] = hunt.longest(1);
    }
}
BENCHMARK_CAPTURE(hunt, 10x9, "")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(hunt, 12x12, "rows=12;columns=12")->Unit(benchmark::kMillisecond);

// Until the first values of a full flock are told.
void firstColours(benchmark::State& state) {
    const auto rules = rulesOf("");
    const auto p = fullField(rules);
    for (auto _ : state) {
        fmurs::ChaseSolver solver(rules);
        std::stop_source stop;
        solver.analyse(p, stop.get_token(), [&](const auto&, bool) { stop.request_stop(); });
    }
}
BENCHMARK(firstColours)->Unit(benchmark::kMillisecond);

// While tables are built in the background, or read from disk: the longest time until the first values are
// told, and until thinking ends when it is stopped after the twelfth report.
void meanwhile(benchmark::State& state) {
    using namespace std::chrono;
    const auto rules = rulesOf("");
    const auto p = fullField(rules);
    fmurs::ChaseSolver solver(rules);
    const auto milliseconds = [](auto span) { return duration<double, std::milli>(span).count(); };
    double longestWait = 0, longestStop = 0;
    for (auto _ : state) {
        std::stop_source stop;
        std::atomic<int> reports = 0;
        const auto begin = steady_clock::now();
        std::jthread thread([&] {
            solver.analyse(p, stop.get_token(), [&](const auto&, bool) {
                if (reports == 0)
                    longestWait = std::max(longestWait, milliseconds(steady_clock::now() - begin));
                ++reports;
                reports.notify_one();
            });
            reports = INT_MAX;
            reports.notify_one();
        });
        for (int seen = 0; seen < 12; seen = reports) reports.wait(seen);
        const auto asked = steady_clock::now();
        stop.request_stop();
        thread.join();
        longestStop = std::max(longestStop, milliseconds(steady_clock::now() - asked));
    }
    state.counters["first ms"] = longestWait;
    state.counters["stop ms"] = longestStop;
}
BENCHMARK(meanwhile)->Unit(benchmark::kMillisecond)->Iterations(100);

} // namespace

BENCHMARK_MAIN();
