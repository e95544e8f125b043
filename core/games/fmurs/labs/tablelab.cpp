#include "core/games/fmurs/labs/labs.h"
#include "core/games/fmurs/tables/tableplan.h"
#include "core/solve/freememory.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <system_error>

namespace core::fmurs {

namespace {

constexpr auto deed = "build", last = "flocks", mostMemory = "memory";

// What of the rules decides the tables.
Schema ruleOptions() {
    constexpr std::array keys{"rows",     "columns", "topology", "turn",     "dogs",    "sheep", "diagonal",
                              "dogpiece", "shelter", "distance", "fighting", "score10", "rocks"};
    Schema some;
    for (const auto& option : options())
        if (std::ranges::find(keys, option.key) != keys.end()) some.push_back(option);
    return some;
}

Schema tableOptions() {
    auto all = ruleOptions();
    std::ranges::find(all, "sheep", &Option::key)->fallback = "5";
    all.push_back(
        {last,
         Option::Type::Choice,
         text("fmurs", "Flocks in the last table"),
         "all",
         0,
         0,
         {{"all", text("fmurs", "All")}, {"legal", text("fmurs", "Only those that may be placed")}}});
    all.push_back({mostMemory, Option::Type::Int, text("fmurs", "Memory in MB"), "0", 0, 1'000'000});
    all.back().hint = text("fmurs", "0: half of what is free");
    all.push_back({deed,
                   Option::Type::Choice,
                   text("fmurs", "What to do"),
                   "no",
                   0,
                   0,
                   {{"no", text("fmurs", "Only say how large they are")},
                    {"yes", text("fmurs", "Build what is missing")}}});
    return all;
}

Rules rulesOf(const Values& values) {
    std::map<std::string, std::string> given;
    for (const auto& option : ruleOptions()) given.emplace(option.key, values.choice(option.key));
    return Rules(Values(options(), std::move(given)));
}

std::int64_t rounded(double number) {
    return static_cast<std::int64_t>(std::ceil(number));
}

double memoryOf(const Values& values) {
    const auto given = values.number(mostMemory) * 1e6;
    return given > 0 ? given : memoryForAJob();
}

Message::Argument megabytes(double bytes) {
    return static_cast<int>(rounded(bytes / 1e6));
}

// `built`: all that fits has been, so what is not there now could not be written.
std::vector<Fact> factsOf(const std::vector<TablePlan::Layer>& layers, bool built, double memory) {
    std::vector<Fact> facts;
    double missing = 0, seconds = 0;
    int there = 0;
    for (const auto& layer : layers) {
        if (layer.there && there == layer.sheep - 1) there = layer.sheep;
        if (layer.there || !layer.fits) continue;
        if (built)
            facts.push_back({false,
                             {text("fmurs", "The table of %1 sheep was built but could not be written to the "
                                            "disk. Is it full, or the size limit of the tables too low?"),
                              {layer.sheep}}});
        if (layer.work > 0)
            facts.push_back(
                {false,
                 {layer.begun > 0
                      ? text("fmurs", "The table of %1 sheep is begun. It goes on with the turn in "
                                      "work, with %2 MB on disk until it is done.")
                      : text("fmurs", "The table of %1 sheep is too large for the memory: it is "
                                      "built with %2 MB on disk until it is done, and whenever it "
                                      "is stopped it goes on later with the turn in work."),
                  {layer.sheep, megabytes(layer.work)}}});
        missing += layer.onDisk;
        seconds += layer.seconds;
    }
    if (there > 0)
        facts.push_back({true, {text("fmurs", "The tables of up to %1 sheep are there."), {there}}});
    if (missing > 0)
        facts.push_back(
            {false,
             {plural("fmurs", "Still missing: about %1 MB on disk and %n minutes of work. It can be "
                              "cancelled at any time: what is complete is kept."),
              {megabytes(missing)},
              static_cast<int>(rounded(seconds / 60))}});
    const auto tooLarge = std::ranges::find(layers, false, &TablePlan::Layer::fits);
    if (tooLarge != layers.end())
        facts.push_back({false,
                         {text("fmurs", "The table of %1 sheep does not fit here: building it takes %2 MB of "
                                        "memory (%3 MB may be used) and %4 MB on disk."),
                          {tooLarge->sheep, megabytes(tooLarge->memory), megabytes(memory),
                           megabytes(tooLarge->onDisk + tooLarge->work)}}});
    return facts;
}

// The set-up as a game.
Fact setUpFact(const Rules& rules, int turns) {
    if (turns == Endgame::never)
        return {
            false,
            {text("fmurs", "Against any placement of the dogs some flock of %1 that may be placed escapes "
                           "for ever."),
             {rules.sheep()}}};
    return {
        true,
        {plural("fmurs", "The best placement of the dogs against the best flock of %1: all sheep are caught "
                         "in %n turns."),
         {rules.sheep()},
         turns}};
}

// False if stopped, or if the disk does not let it.
bool buildAll(TablePlan& plan, const StopToken& stop, const Lab::Progress& progress,
              std::optional<Fact>& failure) try {
    return plan.build(stop, progress);
} catch (const DamagedTable&) {
    failure = {false,
               {text("fmurs", "What was built so far is damaged on the disk: it begins anew next time.")}};
    return false;
} catch (const std::system_error&) {
    failure = {
        false,
        {text("fmurs", "It cannot go on: the disk is full or fails, or another program builds the same "
                       "table.")}};
    return false;
}

Table tables(const Values& values, const StopToken& stop, const Lab::Progress& progress) try {
    const auto rules = rulesOf(values);
    const bool some = values.choice(last) == "legal";
    if (some && rules.sheep() < 2)
        throw InputError(text("fmurs", "a single sheep may be placed anywhere: choose two sheep or more"));
    const auto memory = memoryOf(values);
    TablePlan plan(rules, stop, some ? Flock::Starred : Flock::Any, memory);
    Table table;
    table.columns = {{"sheep", text("fmurs", "Sheep")},        {"bytes", text("fmurs", "Size"), true},
                     {"disk", text("fmurs", "On disk"), true}, {"memory", text("fmurs", "Memory"), true},
                     {"seconds", text("fmurs", "Seconds")},    {"there", text("fmurs", "It is there")},
                     {"fits", text("fmurs", "It fits")}};
    const bool build = values.choice(deed) == "yes";
    std::optional<Fact> failure;
    table.complete = build ? buildAll(plan, stop, progress, failure) : !stop.stop_requested();
    const auto layers = plan.layers();
    for (const auto& layer : layers)
        table.rows.push_back({std::int64_t{layer.sheep}, rounded(layer.bytes), rounded(layer.onDisk),
                              rounded(layer.memory), rounded(layer.seconds), layer.there, layer.fits});
    table.facts = factsOf(layers, build && table.complete, memory);
    if (failure) table.facts.push_back(*failure);
    if (build && table.complete)
        if (const auto turns = plan.bestSetUp(stop)) table.facts.push_back(setUpFact(rules, *turns));
    return table;
} catch (const InputError& error) { // rocks that are no cells, more sheep than find room
    Table none;
    none.facts.push_back({false, error.message()});
    none.complete = false;
    return none;
}

} // namespace

Lab tablesLab() {
    return {"fmurs-tables", text("fmurs", "Endgame tables"),
            text("fmurs",
                 "With a table for that number of sheep every move is valued exactly. Small tables "
                 "build themselves; large ones are built here, once for all matches under these rules."),
            tableOptions(), tables};
}

} // namespace core::fmurs
