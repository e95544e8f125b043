// How near building tables of Fmurs comes to what memory allows: fmurs_roofline [SHEEP [THREADS [RULES]]].
// Prints the bandwidth of this machine, the bytes that have to go through memory, and where the time goes.
// All times are processor time of all threads, so that other work on the machine does not count.
#include "core/games/fmurs/rules/rules.h"
#include "core/games/fmurs/tables/retrogradebuild.h"
#include "core/options.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <map>
#include <memory>
#include <string>

using namespace core;
using namespace core::fmurs;
using FmursRules = core::fmurs::Rules;

namespace {

double spent() {
    timespec t{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

// Bytes a second that all threads have together: a triad of arrays of which each is four times as large as
// the last cache, the best of some rounds. What is fetched before it is overwritten is not counted.
double bandwidth(Crew& crew) {
    constexpr long usualCache = 32L << 20U;
    constexpr std::size_t part = 1U << 16U; // numbers of a thread in one go
    constexpr int rounds = 7;
    const auto cache = std::max(usualCache, sysconf(_SC_LEVEL3_CACHE_SIZE));
    const auto parts = 4 * static_cast<std::size_t>(cache) / sizeof(double) / part;
    std::vector<double> a(parts * part), b(a.size(), 1), c(a.size(), 2);
    double best = 0;
    for (int round = 0; round < rounds; ++round) {
        const auto begin = spent();
        crew.each(parts, [&](std::size_t job, int) {
            for (auto i = job * part; i < (job + 1) * part; ++i) a[i] = b[i] + 3 * c[i];
        });
        const auto bytes = 3.0 * static_cast<double>(a.size() * sizeof(double));
        best = std::max(best, bytes * crew.hands() / (spent() - begin));
    }
    return best;
}

// Processor time by phase: what has gone by since the last look belongs to one.
class Phases {
public:
    void add(const char* phase) {
        const auto now = spent();
        m_seconds[phase] += now - m_last;
        m_last = now;
    }
    void print() const {
        std::vector<std::pair<double, std::string>> longestFirst;
        for (const auto& [phase, seconds] : m_seconds) longestFirst.emplace_back(seconds, phase);
        std::ranges::sort(longestFirst, std::greater());
        for (const auto& [seconds, phase] : longestFirst)
            std::printf("  %-28s %8.3f s  %4.1f %%\n", phase.c_str(), seconds, 100 * seconds / sum());
    }
    double sum() const {
        double all = 0;
        for (const auto& [phase, seconds] : m_seconds) all += seconds;
        return all;
    }

private:
    double m_last = spent();
    std::map<std::string, double> m_seconds;
};

// A table as Endgame builds it, but for the most of all.
struct Layer {
    Layer(const FmursRules& rules, const DogIndex& dogs, int sheep)
        : flocks(rules.chase(), dogs, sheep), moves(rules.chase(), dogs, flocks) {}
    Flocks flocks;
    SheepMoves moves;
    UnsetBytes values;
    Pages sheepPages;
};

using Stage = RetrogradeBuild::Stage;

const char* nameOf(Stage stage) {
    switch (stage) {
    case Stage::Capture:
        return "captures";
    case Stage::Open:
        return "bits laid out";
    case Stage::Win:
        return "the dogs' turns";
    case Stage::Look:
        return "the sheep's turns";
    }
    return "";
}

// What no order of work could do without: a byte of each value is written by captures, then read and lowered;
// in each turn the bits of the dogs and those of the sheep are read and written once.
void tell(const FmursRules& rules, const DogIndex& dogs, const Layer& layer, const Phases& phases,
          double rate, int threads) {
    const auto pages = static_cast<double>(layer.flocks.pages());
    const auto plane = pages * static_cast<double>(dogs.bits().words() * sizeof(std::uint64_t));
    const auto turns = static_cast<double>(std::ranges::max(
        layer.values, {}, [](std::uint8_t value) { return value == neverEnds ? 0 : value; }));
    double steps = 0;
    for (std::uint32_t page = 0; page < layer.flocks.pages(); ++page)
        steps += static_cast<double>(layer.moves.steps(page).size());
    const auto table = static_cast<double>(layer.values.size());
    const auto least = 3 * table + turns * 4 * plane;
    const auto asked = 3 * table + turns * (4 + steps / pages) * plane;
    constexpr double giga = 1e9;
    std::printf("%d sheep: %.0f pages, %.0f turns, %.1f steps a page; table %.3f GB, plane of bits %.3f GB\n",
                rules.sheep(), pages, turns, steps / pages, table / giga, plane / giga);
    phases.print();
    const auto seconds = phases.sum() / threads;
    std::printf("  on %d threads                 %8.3f s\n", threads, seconds);
    std::printf("  bytes at least %.2f GB, floor %.3f s: %.1f %% of it reached\n", least / giga, least / rate,
                100 * least / rate / seconds);
    std::printf("  bytes if every page looks at all it leads to %.2f GB, %.3f s: %.1f %%\n", asked / giga,
                asked / rate, 100 * asked / rate / seconds);
}

void build(const FmursRules& rules, const DogIndex& dogs, std::vector<std::unique_ptr<Layer>>& layers,
           Crew& crew, bool last, double rate) {
    Phases phases;
    auto& layer =
        *layers.emplace_back(std::make_unique<Layer>(rules, dogs, static_cast<int>(layers.size()) + 1));
    layer.flocks.sort({});
    phases.add("flocks sorted");
    std::vector<Captures::Fewer> fewer;
    for (std::size_t i = 0; i + 1 < layers.size(); ++i)
        fewer.push_back({layers[i]->flocks, layers[i]->sheepPages});
    const auto math = rowMathWays().back();
    const Captures captures(rules.chase(), dogs, layer.flocks, std::move(fewer), math);
    RetrogradeBuild build(rules.chase(), dogs, layer.flocks, layer.moves, math, moreTurns);
    const auto tellPhase = [&](double) { phases.add(nameOf(build.stage())); };
    build.begin(captures, crew, {}, tellPhase);
    layer.moves.list(crew, {});
    phases.add("moves listed");
    build.build(captures, !last, crew, {}, tellPhase);
    layer.values = build.take();
    layer.sheepPages = build.takeSheep();
    phases.add("the rest");
    if (last) tell(rules, dogs, layer, phases, rate, crew.hands());
}

} // namespace

int main(int argc, char** argv) {
    const int sheep = argc > 1 ? std::atoi(argv[1]) : 4;
    Crew crew(argc > 2 ? std::atoi(argv[2]) : Crew::processors());
    const FmursRules rules(
        parseValues(options(), std::string(argc > 3 ? argv[3] : "") + ";sheep=" + std::to_string(sheep)));
    const auto rate = bandwidth(crew);
    std::printf("bandwidth %.2f GB/s (triad, %d threads)\n", rate / 1e9, crew.hands());
    DogIndex dogs(rules.field(), rules.dogs(), rules.symmetries());
    dogs.list({});
    std::vector<std::unique_ptr<Layer>> layers;
    for (int n = 1; n <= sheep; ++n) build(rules, dogs, layers, crew, n == sheep, rate);
}
