#include "core/games/fmurs/labs/labs.h"
#include "core/games/fmurs/labs/stagerun.h"
#include "core/games/fmurs/proof/forcedjump.h"
#include "core/games/fmurs/proof/lastpair.h"
#include "core/games/fmurs/tables/stages.h"
#include "core/joined.h"
#include "core/solve/crew.h"

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
                 "The law of the last pair holds on %1 of %2 fields: %3. A flock in which some sheep has a "
                 "neighbour is always caught; a flock in which no sheep has one always escapes."),
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

// --- Larger flocks: the hunts behind the law, computed once more ---

constexpr auto asked = "flocks";

// The law is proved for two dogs on a cylinder that play by the plain rules.
bool provable(const Rules& rules) {
    return rules.dogs() == 2 && rules.field().topology() == Topology::Cylinder &&
           rules.chase().variation() == Variation{.stepThenJump = false};
}

Fact lonelyIsHunted(const Field& field, const LastPairHunt& hunt) {
    if (hunt.unforced() > 0)
        return {
            false,
            {text(
                 "fmurs",
                 "%1 × %2, a lone sheep beside a pair: from %3 of %4 placements the hunt makes no progress."),
             {field.rows(), field.columns(), grouped(hunt.unforced()), grouped(hunt.placements())}}};
    return {
        true,
        {plural("fmurs", "%1 × %2, computed just now, for flocks of up to %4: from each of the %3 placements "
                         "of two dogs, a lone sheep and a pair, the dogs can force a jump that leaves a pair "
                         "within %n turns, or the lone sheep joins the others. Memory: %5 MB."),
         {field.rows(), field.columns(), grouped(hunt.placements()), std::min(maxSheep, hunt.mostSheep()),
          grouped((hunt.bytes() + 999'999) / 1'000'000)},
         hunt.longest()}};
}

Fact jumpIsForced(const Field& field, const ForcedJump& hunt) {
    if (hunt.unforced() > 0)
        return {false,
                {text("fmurs", "%1 × %2, no lone sheep: from %3 placements no jump is forced."),
                 {field.rows(), field.columns(), grouped(hunt.unforced())}}};
    return {true,
            {plural("fmurs", "%1 × %2, computed just now: where no sheep is alone, in a flock of up to %3, a "
                             "jump is forced within %n turns."),
             {field.rows(), field.columns(), field.columns() - 2},
             hunt.longest()}};
}

// False if stopped.
bool hunt(const Rules& rules, Crew& crew, std::vector<Fact>& facts, const StopToken& stop,
          const Lab::Progress& progress) {
    LastPairHunt lonely(rules.chase(), rules.symmetries());
    ForcedJump jump(rules.chase());
    if (!lonely.solve(crew, stop, progress) || !jump.solve(stop, [](double) {})) return false;
    facts.push_back(lonelyIsHunted(rules.field(), lonely));
    facts.push_back(jumpIsForced(rules.field(), jump));
    return true;
}

// What is known of flocks that no table reaches; with `fields`, as far as it is computed again.
bool largerFlocks(const std::vector<Rules>& fields, std::vector<Fact>& facts, const StopToken& stop,
                  const Lab::Progress& progress) {
    Crew crew;
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (!hunt(fields[i], crew, facts, stop, [&](double done) {
                progress((static_cast<double>(i) + done) / static_cast<double>(fields.size()));
            }))
            return false;
    facts.push_back(
        {true, text("fmurs", "Larger flocks: on 10 × 9 and on 8 × 9 the law is proved for 2 to 10 sheep. For "
                             "11 and 12 it is open.")});
    if (!fields.empty())
        facts.push_back(
            {true,
             text("fmurs", "Part of that proof was checked elsewhere, not here: flocks that such a jump "
                           "would leave without a pair, and rows full of sheep, are caught all the same; a "
                           "flock without a pair always finds a step that makes no pair, and a turn takes at "
                           "most four of it, so it escapes as two to five sheep do by the tables.")});
    return true;
}

Table law(const Values& values, const StopToken& stop, const Lab::Progress& progress) {
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
    const bool again = values.choice(asked) == "prove";
    std::vector<Rules> fields; // where the law is proved again
    bool plain = false;        // by the rules that it is proved for
    const auto run = eachStage(
        values, stop, [&](double done) { progress(again ? done / 4 : done); },
        [&](const Rules& rules, const std::string& text, const Endgames& endgames) {
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
            plain = provable(rules);
            if (again && count.holds() && plain) fields.push_back(rules);
            return true;
        });
    table.complete = run.complete;
    if (!run.complete) return table;
    table.facts = facts.facts();
    if (plain)
        table.complete =
            largerFlocks(fields, table.facts, stop, [&](double done) { progress(0.25 + 0.75 * done); });
    if (!run.tooLarge.empty()) table.facts.push_back(leftOut(run));
    return table;
}

Schema lawOptions() {
    auto all = stageOptions("6..10", "6..10", "2", 2, "either");
    all.push_back({asked,
                   Option::Type::Choice,
                   text("fmurs", "Larger flocks"),
                   "tell",
                   0,
                   0,
                   {{"tell", text("fmurs", "Only say what is known")},
                    {"prove", text("fmurs", "Compute the hunts again"),
                     text("fmurs", "Some 10 seconds and 20 MB of memory for each field of 10 × 9.")}}});
    return all;
}

} // namespace

Lab lawLab() {
    return {"fmurs-law",
            text("fmurs", "The last pair"),
            text("fmurs",
                 "Where a dog steps or jumps, never both, a lone sheep nearly always escapes on a wide "
                 "field. What about two or three? Tries every placement with the sheep to move."),
            lawOptions(),
            law,
            true,
            stageMemory};
}

} // namespace core::fmurs
