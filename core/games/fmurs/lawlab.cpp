#include "core/games/fmurs/labs.h"
#include "core/games/fmurs/stagerun.h"
#include "core/games/fmurs/stages.h"

namespace core::fmurs {

namespace {

// The fields by what is true on them.
struct LawFacts {
    StageSet lawful, caught, others;

    void add(const Rules& rules, const LawCount& count) {
        const bool escape = count.pairsEscape > 0 || count.straysEscape > 0;
        lawful.add(rules, count.holds());
        caught.add(rules, !count.holds() && !escape);
        others.add(rules, !count.holds() && escape);
    }
    std::vector<Fact> facts() const {
        std::vector<Fact> all;
        const auto say = [&](bool holds, Phrase phrase, const StageSet& stages) {
            if (stages.count() > 0)
                all.push_back({holds, {phrase, {stages.count(), stages.visited(), stages.names()}}});
        };
        say(true,
            text("fmurs",
                 "The law of the last pair holds on %1 of %2 fields: %3. A flock in which some sheep "
                 "has a neighbour is always caught, one in which none has always escapes."),
            lawful);
        say(true, text("fmurs", "Every flock is caught, with a pair or without, on %1 of %2 fields: %3."),
            caught);
        say(false, text("fmurs", "The law does not hold on %1 of %2 fields: %3."), others);
        return all;
    }
};

std::vector<Picture> picturesOf(const Rules& rules, const std::string& text, const LawCount& count) {
    using Phase = Rules::Phase;
    std::vector<Picture> all;
    const auto play = core::text("fmurs", "Play from here");
    if (count.longest > 0)
        all.push_back(
            placementPicture(rules, text, count.longestCatch, Phase::MoveSheep,
                             {plural("fmurs", "A pair keeps together: caught after %n turns at the latest."),
                              {},
                              count.longest},
                             play));
    if (count.straysEscape > 0)
        all.push_back(placementPicture(rules, text, count.escape, Phase::MoveSheep,
                                       core::text("fmurs", "No sheep has a neighbour: they escape for ever."),
                                       play));
    return all;
}

Table law(const Values& values, const std::stop_token& stop, const Lab::Progress& progress) {
    Table table;
    table.view = Table::View::Heat;
    table.heat = {.number = 6, .never = 3, .cases = 2, .sign = 7};
    table.columns = {{"rows", text("fmurs", "Rows")},
                     {"columns", text("fmurs", "Columns")},
                     {"pairs", text("fmurs", "Flocks with a pair")},
                     {"pairsEscape", text("fmurs", "With a pair, yet they escape")},
                     {"strays", text("fmurs", "Flocks without a pair")},
                     {"straysEscape", text("fmurs", "Without a pair they escape")},
                     {"percent", text("fmurs", "Flocks without a pair that escape, in %")},
                     {"law", text("fmurs", "The law holds")}};
    LawFacts facts;
    const auto run = eachStage(
        values, stop, progress, [&](const Rules& rules, const std::string& text, const Endgames& endgames) {
            LawCount count;
            if (!countLaw(rules.chase(), endgames, rules.sheep(), count, stop)) return false;
            const auto number = [](std::uint64_t n) { return static_cast<std::int64_t>(n); };
            table.rows.push_back({number(static_cast<unsigned>(rules.field().rows())),
                                  number(static_cast<unsigned>(rules.field().columns())), number(count.pairs),
                                  number(count.pairsEscape), number(count.strays), number(count.straysEscape),
                                  number(count.strays > 0 ? count.straysEscape * 100 / count.strays : 0),
                                  count.holds()});
            table.pictures.push_back(picturesOf(rules, text, count));
            facts.add(rules, count);
            return true;
        });
    table.complete = run.complete;
    if (!run.complete) return table;
    table.facts = facts.facts();
    if (values.choice("turn") == "either" && values.choice("topology") == "cylinder")
        table.facts.push_back(
            {true,
             text("fmurs", "Larger flocks: on 10 × 9 and on 8 × 9 a computation of three hunted sheep at a "
                           "time has proved the law for 2 to 10 sheep. For 11 and 12 it is open.")});
    if (!run.tooLarge.empty()) table.facts.push_back(leftOut(run));
    return table;
}

} // namespace

Lab lawLab() {
    return {"fmurs-law", text("fmurs", "The last pair"),
            text("fmurs", "A lone sheep nearly always escapes on a wide field. How is it with two or three? "
                          "Tries every placement with the sheep to move."),
            stageOptions("6..10", "6..10", "2", 2, "either"), law};
}

} // namespace core::fmurs
