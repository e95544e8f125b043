// How long a player waits: the analysis of every preset's start and a few harder ones with empty tables, and
// every lab with its default options. Time is until nothing more will come, "first" until the first report.
#include "core/kind.h"

#include <benchmark/benchmark.h>

#include <array>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

using namespace core;

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

// Nobody looks at one position for longer; more than any measurement takes.
constexpr Seconds patience{10};

// Asks for a stop when the patience is over, unless it is destroyed before.
class Deadline {
public:
    std::stop_token token() const { return m_stop.get_token(); }

private:
    std::stop_source m_stop;
    std::jthread m_watch{[this](const std::stop_token& over) {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any never;
        if (never.wait_for(lock, over, patience, [] { return false; }); !over.stop_requested())
            m_stop.request_stop();
    }};
};

void analyse(benchmark::State& state, const Game& game, const Position& position) {
    const Deadline deadline;
    Seconds first{0};
    bool complete = true;
    for (auto _ : state) {
        const auto begin = Clock::now();
        std::optional<Seconds> firstReport;
        game.solver()->analyse(position, deadline.token(), [&](const Analysis& analysis) {
            if (!firstReport) firstReport = Clock::now() - begin;
            complete = analysis.complete;
        });
        first += firstReport.value_or(patience);
    }
    state.counters["first"] = benchmark::Counter(first.count(), benchmark::Counter::kAvgIterations);
    if (!complete) state.SetLabel("stopped");
}

void run(benchmark::State& state, const Lab& lab) {
    const Deadline deadline;
    const auto options = parseValues(lab.options, "");
    bool complete = true;
    for (auto _ : state) complete = lab.run(options, deadline.token(), [](double) {}).complete;
    if (!complete) state.SetLabel("stopped");
}

// Starts that are harder than any preset.
struct Hard {
    std::string_view game, rules;
};
constexpr std::array hard{Hard{"ribbonim", "layout=10,10,10,10"}, Hard{"ribbonim", "layout=(20),20"},
                          Hard{"ribbonim", "layout=20,20,20"},
                          Hard{"persimmons", "strings=21,21,21,21,21,21,21,21"},
                          Hard{"persimmons", "strings=21,21,21;limit=5"}};

template <class... Bound>
void add(const std::string& name, Bound&&... bound) {
    benchmark::RegisterBenchmark(name.c_str(), std::forward<Bound>(bound)...)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
}

void addAnalyses(const Kind& kind) {
    const auto prefix = "analyse/" + std::string(kind.id) + "/";
    const auto addRules = [&](const std::string& name, const std::string& rules) {
        add(prefix + name, [&kind, rules](benchmark::State& state) {
            const auto game = kind.game(rules);
            analyse(state, *game, game->start());
        });
    };
    addRules("default", "");
    for (const auto& preset : kind.presets) addRules(preset.name.english(), preset.rules);
    for (const auto& [game, rules] : hard)
        if (game == kind.id) addRules(std::string(rules), std::string(rules));
}

// The whole game of Chopsticks, solved afresh: each rule set with 5 and with 10 fingers, all twelve with 20.
void addChopsticks() {
    const auto& kind = kindOf("chopsticks");
    const auto rules = [](int fingers) {
        std::vector<std::string> all;
        for (const char* overflow : {"wrap", "cutoff"})
            for (const char* split : {"any", "revive", "none"})
                for (const char* self : {"on", "off"})
                    all.push_back("fingers=" + std::to_string(fingers) + ";overflow=" + overflow +
                                  ";split=" + split + ";selfattack=" + self);
        return all;
    };
    for (const int fingers : {5, 10})
        for (const auto& set : rules(fingers))
            add("solve/chopsticks/" + set, [&kind, set](benchmark::State& state) {
                const auto game = kind.game(set);
                analyse(state, *game, game->start());
            });
    add("solve/chopsticks/all twelve with 20 fingers", [&kind, sets = rules(20)](benchmark::State& state) {
        for (auto _ : state)
            for (const auto& set : sets) {
                const auto game = kind.game(set);
                game->solver()->analyse(game->start(), {}, [](const Analysis&) {});
            }
    });
}

void addLabs(const Kind& kind) {
    for (const auto& lab : kind.labs)
        add("lab/" + std::string(lab.id), [&lab](benchmark::State& state) { run(state, lab); });
}

} // namespace

int main(int argc, char** argv) {
    for (const auto* kind : catalogue()) {
        addAnalyses(*kind);
        addLabs(*kind);
    }
    addChopsticks();
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
