#include "core/games/fmurs/labs/enclosure.h"
#include "core/games/fmurs/labs/labs.h"
#include "core/games/fmurs/labs/liveliness.h"
#include "core/games/fmurs/labs/stagerun.h"
#include "core/games/fmurs/tables/stages.h"
#include "core/joined.h"
#include "core/solve/freememory.h"

#include <algorithm>

// What the source's section 3 says of more dogs, more sheep, a box and sheep that enclose a dog.
namespace core::fmurs {

namespace {

constexpr std::array readings{"both", "either"};

// A way to play on some field: what it is called, and what of the rules it changes.
struct Way {
    int dogs;
    bool box;
    const char* rules;
};
constexpr std::array ways{Way{2, false, ""}, Way{3, false, ";dogs=3"}, Way{2, true, ";topology=box"}};
enum WayName : std::size_t { Plain, ThirdDog, Box };

// What tables say of one field, by reading and way.
struct FieldCounts {
    int rows = 0, columns = 0, sheep = 0;
    std::array<std::array<StageCount, ways.size()>, readings.size()> counts;
    std::string name() const { return std::to_string(rows) + " × " + std::to_string(columns); }
};

std::string rulesText(const FieldCounts& f, std::size_t reading, const Way& way) {
    return "rows=" + std::to_string(f.rows) + ";columns=" + std::to_string(f.columns) +
           ";sheep=" + std::to_string(f.sheep) + ";halves=1;turnlimit=999;turn=" + readings[reading] +
           way.rules;
}

Rules rulesOf(const FieldCounts& f, std::size_t reading, const Way& way) {
    return Rules(parseValues(options(), rulesText(f, reading, way)));
}

bool tooLarge(const FieldCounts& f, const Endgames& endgames) {
    return endgames.manyDogs() || endgames.affordable(memoryForAJob()) < f.sheep;
}

enum class Counted : std::uint8_t { Yes, TooLarge, Stopped };

Counted countAll(FieldCounts& f, const StopToken& stop) {
    for (std::size_t reading = 0; reading < readings.size(); ++reading)
        for (std::size_t way = 0; way < ways.size(); ++way) {
            const auto rules = rulesOf(f, reading, ways[way]);
            Endgames endgames(rules.chase(), rules.dogs(), rules.symmetries());
            if (tooLarge(f, endgames)) return Counted::TooLarge;
            if (!endgames.solve(f.sheep, stop)) return Counted::Stopped;
            f.counts[reading][way] = countStage(endgames, f.sheep);
        }
    return Counted::Yes;
}

void addRows(Table& table, const FieldCounts& f) {
    const auto number = [](std::uint64_t n) { return static_cast<std::int64_t>(n); };
    for (std::size_t way = 0; way < ways.size(); ++way) {
        std::vector<core::Cell> row{std::int64_t{f.rows},  std::int64_t{f.columns},
                                    std::int64_t{f.sheep}, std::int64_t{ways[way].dogs},
                                    ways[way].box,         number(f.counts[0][way].positions)};
        for (const auto& counts : f.counts) {
            row.emplace_back(std::int64_t{counts[way].longest});
            row.emplace_back(number(counts[way].escapes));
        }
        table.rows.push_back(std::move(row));
    }
}

Phrase inReading(std::size_t reading) {
    return reading == 0 ? text("fmurs", "step, then jump") : text("fmurs", "step or jump");
}

// The smallest field that speaks against a claim, or nothing.
template <class Against>
const FieldCounts* smallest(const std::vector<FieldCounts>& fields, Against against) {
    const FieldCounts* least = nullptr;
    for (const auto& f : fields)
        if (against(f) && (!least || f.rows * f.columns < least->rows * least->columns)) least = &f;
    return least;
}

Fact thirdDog(const std::vector<FieldCounts>& fields, std::size_t reading) {
    const auto* const f = smallest(fields, [&](const FieldCounts& one) {
        const auto &two = one.counts[reading][Plain], &three = one.counts[reading][ThirdDog];
        return two.longest != three.longest || (two.escapes == 0) != (three.escapes == 0);
    });
    if (!f)
        return {true,
                {text("fmurs",
                      "%1: “A third dog changes nothing”: on none of these fields does it change anything."),
                 {inReading(reading)}}};
    const auto &two = f->counts[reading][Plain], &three = f->counts[reading][ThirdDog];
    return {
        false,
        {text("fmurs", "%1: “A third dog changes nothing” is not so, first on %2: the longest catch takes "
                       "%3 turns with two dogs, %4 with three; from %5 and %6 placements the sheep escape."),
         {inReading(reading), f->name(), two.longest, three.longest, grouped(two.escapes),
          grouped(three.escapes)}}};
}

Fact dullBox(const std::vector<FieldCounts>& fields, std::size_t reading) {
    const auto* const f = smallest(fields, [&](const FieldCounts& one) {
        return one.counts[reading][Box].longest > one.counts[reading][Plain].longest;
    });
    if (!f)
        return {true,
                {text("fmurs", "%1: “In a box it is dull”: on none of these fields does a catch take longer "
                               "in a box than on the cylinder."),
                 {inReading(reading)}}};
    const auto &box = f->counts[reading][Box], &plain = f->counts[reading][Plain];
    return {false,
            {text("fmurs", "%1: “In a box it is dull” is not so everywhere, first on %2: the longest catch "
                           "takes %3 turns in a box, %4 on the cylinder; from %5 and %6 placements the sheep "
                           "escape."),
             {inReading(reading), f->name(), box.longest, plain.longest, grouped(box.escapes),
              grouped(plain.escapes)}}};
}

// On the field that the source itself is about.
void addOwn(const FieldCounts& f, std::size_t reading, std::vector<Fact>& facts) {
    const auto &plain = f.counts[reading][Plain], &three = f.counts[reading][ThirdDog],
               &box = f.counts[reading][Box];
    facts.push_back(
        {plain.longest == three.longest && (plain.escapes == 0) == (three.escapes == 0),
         {text("fmurs",
               "%1, on their own field, %2: “A third dog changes nothing”: the longest catch takes %3 "
               "turns with two dogs, %4 with three; from %5 and %6 placements the sheep escape."),
          {inReading(reading), f.name(), plain.longest, three.longest, grouped(plain.escapes),
           grouped(three.escapes)}}});
    facts.push_back(
        {box.longest <= plain.longest,
         {text("fmurs",
               "%1, on their own field, %2: “In a box it is dull”: the longest catch takes %3 turns in "
               "a box, %4 on the cylinder; from %5 and %6 placements the sheep escape."),
          {inReading(reading), f.name(), box.longest, plain.longest, grouped(box.escapes),
           grouped(plain.escapes)}}});
}

// Four fighting sheep on the largest of the fields that are small enough. False if stopped.
bool enclosing(const std::vector<FieldCounts>& fields, std::size_t reading, std::vector<Fact>& facts,
               const StopToken& stop) {
    constexpr int mostCells = 25;
    const FieldCounts* largest = nullptr;
    for (const auto& f : fields)
        if (f.rows * f.columns <= mostCells &&
            (!largest || f.rows * f.columns > largest->rows * largest->columns))
            largest = &f;
    if (!largest) return true;
    auto four = *largest;
    four.sheep = Enclosure::sheep;
    const auto rules = rulesOf(four, reading, {2, false, ";fighting=on"});
    Enclosure enclosure(rules.chase(), rules.dogs());
    if (!enclosure.solve(stop)) return false;
    facts.push_back(
        {enclosure.forced() * 100 < enclosure.placements(),
         {text("fmurs", "%1: “To enclose a dog is hardly ever possible”: on %2 four fighting sheep can force "
                        "it from %3 of %4 placements."),
          {inReading(reading), four.name(), grouped(enclosure.forced()), grouped(enclosure.placements())}}});
    return true;
}

// "4.2"
std::string tenths(double number) {
    const auto all = static_cast<int>(number * 10 + 0.5);
    return std::to_string(all / 10) + '.' + std::to_string(all % 10);
}

// Five sheep and ten, on their own field. False if stopped.
bool livelier(std::vector<Fact>& facts, const StopToken& stop) {
    constexpr int matches = 200;
    const auto measured = [&](const char* sheep) {
        const Rules rules(parseValues(options(), std::string("halves=1;turnlimit=999;sheep=") + sheep));
        return liveliness(rules, matches, stop);
    };
    const auto five = measured("5"), ten = measured("10");
    if (!five || !ten) return false;
    facts.push_back(
        {ten->caught > five->caught,
         {text("fmurs", "“Ten sheep make it livelier than five”: in %1 matches on 10 × 9, of dogs that catch "
                        "what they can and otherwise come nearer against sheep that move at random, %2 sheep "
                        "are caught at once with five, %3 with ten."),
          {matches, tenths(five->caught), tenths(ten->caught)}}});
    facts.push_back(
        {ten->choices > five->choices,
         {ten->choices > five->choices
              ? text("fmurs",
                     "The dogs have more turns to choose among with ten sheep than with five: %2 against %1.")
              : text("fmurs",
                     "The dogs do not have more turns to choose among with ten sheep than with five: "
                     "%2 against %1."),
          {tenths(five->choices), tenths(ten->choices)}}});
    facts.push_back(
        {ten->changes > five->changes,
         {ten->changes > five->changes
              ? text("fmurs",
                     "The lead changes more often: %1 times in a match with five sheep, %2 with ten.")
              : text("fmurs", "The lead does not change more often: %1 times in a match with five sheep, %2 "
                              "with ten."),
          {tenths(five->changes), tenths(ten->changes)}}});
    facts.push_back(
        {ten->turns < 2 * five->turns,
         {ten->turns < 2 * five->turns
              ? text("fmurs", "Twice the sheep do not take twice as long: %1 turns with five, %2 with ten.")
              : text("fmurs",
                     "Twice the sheep take twice as long, or longer: %1 turns with five, %2 with ten."),
          {tenths(five->turns), tenths(ten->turns)}}});
    return true;
}

FieldCounts ownField(const Values& values) {
    return {10, 9, values.number("sheep"), {}};
}

std::vector<FieldCounts> otherFields(const Values& values) {
    const auto own = ownField(values);
    const auto rows = values.range("rows"), columns = values.range("columns");
    std::vector<FieldCounts> fields;
    for (int r = rows.first; r <= rows.second; ++r)
        for (int c = columns.first; c <= columns.second; ++c)
            if (r != own.rows || c != own.columns) fields.push_back({r, c, own.sheep, {}});
    return fields;
}

// Bytes that the largest of the tables takes that is not left out.
double claimMemory(const Values& values) {
    double most = 0;
    auto fields = otherFields(values);
    fields.push_back(ownField(values));
    for (const auto& f : fields)
        for (std::size_t reading = 0; reading < readings.size(); ++reading)
            for (const auto& way : ways) {
                const auto rules = rulesOf(f, reading, way);
                const Endgames endgames(rules.chase(), rules.dogs(), rules.symmetries());
                if (tooLarge(f, endgames)) break;
                most = std::max(most, endgames.memory(f.sheep));
            }
    return most;
}

Table claims(const Values& values, const StopToken& stop, const Lab::Progress& progress) {
    Table table;
    table.columns = {{"rows", text("fmurs", "Rows")},
                     {"columns", text("fmurs", "Columns")},
                     {"sheep", text("fmurs", "Sheep")},
                     {"dogs", text("fmurs", "Dogs")},
                     {"box", text("fmurs", "Box")},
                     {"positions", text("fmurs", "Placements")},
                     {"bothLongest", text("fmurs", "Step, then jump: longest catch")},
                     {"bothEscapes", text("fmurs", "Step, then jump: they escape")},
                     {"eitherLongest", text("fmurs", "Step or jump: longest catch")},
                     {"eitherEscapes", text("fmurs", "Step or jump: they escape")}};
    table.complete = false;
    auto own = ownField(values);
    auto fields = otherFields(values);
    // To count takes so much of the time, to enclose the rest.
    constexpr double counting = 0.6;
    const double all = 1 + static_cast<double>(fields.size());
    double done = 0;
    StageRun run;
    const auto count = [&](FieldCounts& f) {
        const auto counted = countAll(f, stop);
        progress(counting * ++done / all);
        if (counted == Counted::TooLarge) run.tooLarge.push_back(f.name());
        if (counted == Counted::Yes) addRows(table, f);
        return counted;
    };
    const auto ownCounted = count(own);
    std::erase_if(fields, [&](FieldCounts& f) { return stop.stop_requested() || count(f) != Counted::Yes; });
    if (stop.stop_requested()) return table;
    table.complete = true;
    if (!run.tooLarge.empty()) table.facts.push_back(leftOut(run));
    for (std::size_t reading = 0; reading < readings.size(); ++reading) {
        if (ownCounted == Counted::Yes) addOwn(own, reading, table.facts);
        if (fields.empty()) continue;
        table.facts.push_back(thirdDog(fields, reading));
        table.facts.push_back(dullBox(fields, reading));
        if (!enclosing(fields, reading, table.facts, stop)) table.complete = false;
        progress(counting + (1 - counting) * static_cast<double>(reading + 1) / (readings.size() + 1));
    }
    if (!livelier(table.facts, stop)) table.complete = false;
    progress(1);
    return table;
}

Schema claimOptions() {
    constexpr std::array keys{"rows", "columns", "sheep"};
    auto all = stageOptions("4..8", "4..8", "1", 1, "both");
    std::erase_if(all, [&](const Option& o) { return std::ranges::find(keys, o.key) == keys.end(); });
    std::ranges::find(all, "sheep", &Option::key)->max = 2;
    for (auto& side : all)
        if (side.key != "sheep") side.min = 4; // three dogs and two sheep need room
    return all;
}

} // namespace

Lab claimsLab() {
    return {"fmurs-claims",
            text("fmurs", "Claims"),
            text("fmurs", "M, R and F-sensei tried out more dogs and a box, and wrote what they found. They "
                          "had a whole flock; here tables of every placement of one or two sheep answer, "
                          "with both readings of a turn side by side."),
            claimOptions(),
            claims,
            true,
            claimMemory};
}

} // namespace core::fmurs
