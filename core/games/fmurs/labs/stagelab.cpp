#include "core/games/fmurs/labs/labs.h"
#include "core/games/fmurs/labs/stagerun.h"
#include "core/games/fmurs/rules/flocks.h"
#include "core/games/fmurs/tables/stages.h"

#include <algorithm>

namespace core::fmurs {

namespace {

Placement theoremsDogs(const Rules& rules) {
    Placement h;
    std::ranges::copy(symmetricDogs(rules.field(), rules.dogs()), h.dogs.begin());
    std::ranges::sort(h.dogs);
    return h;
}

// The dogs stand as the theorem has them; the sheep anywhere.
bool catchesFromTheorem(const Rules& rules, const Endgames& endgames) {
    auto h = theoremsDogs(rules);
    const Combinations flocks(rules.field().pasture() - setOf(h.dogs), rules.sheep());
    for (std::uint64_t i = 0; i < flocks.count(); ++i) {
        h.sheep = flocks.cells(flocks.members(i));
        if (endgames.dogsToMove(h) == Endgame::never) return false;
    }
    return true;
}

// What is found out about the fields, as facts.
struct StageFacts {
    StageSet escapes;                   // the sheep can escape from some placement
    int first = 0, last = 0, count = 0; // rows of those with six columns
    int always = 0, theorem = 0;        // of these: caught from everywhere, from the theorem's placement

    void add(const Rules& rules, bool escape, bool caughtFromTheorem) {
        escapes.add(rules, escape);
        if (rules.field().columns() != 6) return;
        if (count++ == 0) first = rules.field().rows();
        last = rules.field().rows();
        always += escape ? 0 : 1;
        theorem += caughtFromTheorem ? 1 : 0;
    }
    // What the theorem says: on six columns the dogs catch everything.
    Fact theoremHolds() const {
        if (always == count)
            return {true,
                    {text("fmurs", "On n × 6, n from %1 to %2, the dogs catch everything: from the theorem’s "
                                   "placement and from every other one."),
                     {first, last}}};
        if (theorem == count)
            return {true,
                    {text("fmurs", "On n × 6, n from %1 to %2, the dogs catch everything from the theorem’s "
                                   "placement, but not from every one."),
                     {first, last}}};
        return {false,
                {text("fmurs", "On n × 6, n from %1 to %2, the dogs catch everything from the theorem’s "
                               "placement on %3 of %4 fields only."),
                 {first, last, theorem, count}}};
    }
    // Where it stops being true.
    Fact border() const {
        if (escapes.count() == 0)
            return {true, text("fmurs", "On none of these fields can the sheep escape.")};
        return {escapes.corner(),
                {text("fmurs", "The border: the sheep can escape for ever on %1 of %2 fields: %3."),
                 {escapes.count(), escapes.visited(), escapes.names()}}};
    }
};

std::vector<Picture> picturesOf(const Rules& rules, const std::string& text, const StageCount& count,
                                bool theorem) {
    using Phase = Rules::Phase;
    std::vector<Picture> all;
    if (count.longest > 0)
        all.push_back(
            placementPicture(rules, text, count.longestCatch, Phase::MoveDogs,
                             {plural("fmurs", "The longest catch: %n turns of the dogs."), {}, count.longest},
                             core::text("fmurs", "Play its longest catch")));
    all.push_back(placementPicture(
        rules, text, theoremsDogs(rules), Phase::PlaceSheep,
        theorem ? core::text("fmurs", "The theorem’s placement: from here everything is caught.")
                : core::text("fmurs", "The theorem’s placement: from here the sheep can escape."),
        core::text("fmurs", "Place the sheep")));
    return all;
}

Table stages(const Values& values, const StopToken& stop, const Lab::Progress& progress) {
    Table table;
    table.view = Table::View::Heat;
    table.heat = {.number = 4, .never = 3, .cases = 2, .sign = 5};
    table.columns = {{"rows", text("fmurs", "Rows")},
                     {"columns", text("fmurs", "Columns")},
                     {"positions", text("fmurs", "Placements")},
                     {"escapes", text("fmurs", "The sheep escape")},
                     {"longest", text("fmurs", "Longest catch")},
                     {"theorem", text("fmurs", "Caught from the theorem’s placement")},
                     {"example", text("fmurs", "A longest catch")}};
    StageFacts facts;
    const auto run = eachStage(
        values, stop, progress, [&](const Rules& rules, const std::string& text, const Endgames& endgames) {
            const auto count = countStage(endgames, rules.sheep());
            const bool theorem = catchesFromTheorem(rules, endgames);
            const int rows = rules.field().rows(), columns = rules.field().columns();
            table.rows.push_back(
                {std::int64_t{rows}, std::int64_t{columns}, static_cast<std::int64_t>(count.positions),
                 static_cast<std::int64_t>(count.escapes), std::int64_t{count.longest}, theorem,
                 count.longest > 0 ? placementText(rules, count.longestCatch, Rules::Phase::MoveDogs) : ""});
            table.pictures.push_back(picturesOf(rules, text, count, theorem));
            facts.add(rules, count.escapes > 0, theorem);
            return true;
        });
    table.complete = run.complete;
    if (!run.complete) return table;
    if (!run.tooLarge.empty()) table.facts.push_back(leftOut(run));
    if (facts.count > 0 && values.number("dogs") == 2) table.facts.push_back(facts.theoremHolds());
    if (facts.escapes.visited() > 0) table.facts.push_back(facts.border());
    return table;
}

} // namespace

Lab stagesLab() {
    return {"fmurs-stages",
            text("fmurs", "Stages"),
            text("fmurs", "Tries every placement of the dogs and a number of sheep on fields of many sizes: "
                          "on which of them do the dogs catch everything?"),
            stageOptions("3..12", "3..12", "1", 1, "both"),
            stages,
            true,
            stageMemory};
}

} // namespace core::fmurs
