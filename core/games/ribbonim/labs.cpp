#include "core/games/ribbonim/labs.h"

#include "core/games/ribbonim/field.h"
#include "core/games/ribbonim/patterns.h"
#include "core/joined.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace core::ribbonim {

namespace {

using KnownLevels = std::map<Strands, int>;

// Every field with exactly so many stones, those with longer strands first. A ring of one stone is a ribbon.
void addFields(std::vector<Strands>& all, Strands& begun, int stones, Strand longest, bool rings) {
    if (stones == 0) all.push_back(begun);
    for (int length = std::min(stones, longest.length); length > 0; --length)
        for (const bool ring : {true, false}) {
            const Strand strand{length, ring};
            if ((ring && (!rings || length == 1)) || strand > longest) continue;
            begun.push_back(strand);
            addFields(all, begun, stones - length, strand, rings);
            begun.pop_back();
        }
}

// Plays every move: `visit` gets what is left of the field. A ring opens into one ribbon.
void eachMove(const Strands& field, int limit, const auto& visit) {
    Strands after;
    for (std::size_t i = 0; i < field.size(); ++i) {
        if (i > 0 && field[i] == field[i - 1]) continue;
        const auto [length, ring] = field[i];
        for (int left = std::max(0, length - limit); left < length; ++left)
            for (int a = 0; 2 * a <= (ring ? 0 : left); ++a) {
                after = field;
                after.erase(after.begin() + static_cast<std::ptrdiff_t>(i));
                for (const Strand part : {Strand{a, false}, Strand{left - a, false}})
                    if (part.length > 0)
                        after.insert(std::ranges::upper_bound(after, part, std::greater{}), part);
                visit(after);
            }
    }
}

// The level from those of all fields that a move leads to: no theory in it.
int levelOf(const Strands& field, int limit, bool misere, const KnownLevels& levels) {
    int quickest = -1, slowest = -1;
    eachMove(field, limit, [&](const Strands& after) {
        const int level = levels.find(after)->second;
        const bool lost = (level % 2 != 0) == misere;
        if (lost && (quickest < 0 || level < quickest)) quickest = level;
        slowest = std::max(slowest, level);
    });
    return 1 + (quickest >= 0 ? quickest : slowest);
}

// What the lab finds.
struct Findings {
    std::map<int, std::vector<Strands>> byLevel;
    int compared = 0, outcomes = 0; // with Nim
    int lost = 0, formula = 0;      // lost fields, and those of them whose level the formula gives

    void add(const Strands& field, int level, int limit, bool misere) {
        byLevel[level].push_back(field);
        if (!field.empty() && field.front().length > limit) return;
        Sums sums;
        for (const auto strand : field) sums.add(strand.length, 1);
        const bool won = (level % 2 == 0) == misere;
        ++compared;
        outcomes += nim::wins(sums, misere) == won ? 1 : 0;
        if (won) return;
        ++lost;
        formula += nim::losingLevel(sums, misere) == level ? 1 : 0;
    }
};

std::vector<std::string> textsOf(const std::vector<Strands>& fields) {
    std::vector<std::string> all(fields.size());
    std::ranges::transform(fields, all.begin(), [](const Strands& field) { return textOf(field); });
    return all;
}

std::vector<Fact> facts(const Findings& found, bool limited) {
    const auto asNim =
        limited ? text("ribbonim", "Where no ribbon is longer than the limit, won or lost as in Nim with the "
                                   "lengths as heaps: "
                                   "%1 of %2 fields.")
                : text("ribbonim", "Won or lost as in Nim with the lengths as heaps: %1 of %2 fields.");
    return {
        {found.outcomes == found.compared, {asNim, {found.outcomes, found.compared}}},
        {found.formula == found.lost,
         {text("ribbonim", "A lost field of this kind lasts as many moves as it has stones; in misère play "
                           "it is one move fewer if some ribbon has two stones or more: %1 of %2 fields."),
          {found.formula, found.lost}}}};
}

// A level as the page lists it, in its own notation; with its names for them where it has some.
struct Listed {
    int level;
    std::vector<std::string_view> patterns;
    Phrase named = {};
};

std::vector<Listed> pageLists(bool misere) {
    if (!misere)
        return {{1, {"o *"}},
                {2, {"o / o"}},
                {3, {"o / o / o *", "o / o o *"}},
                {4, {"o / o / o / o", "o o / o o"}},
                {5, {"o / o / o / o / o *", "o / o / o / o o *", "o o / o o / o *", "o o / o o o *"}},
                {6, {"o / o / o / o / o / o", "o / o / o o / o o", "o / o o / o o o", "o o o / o o o"}}};
    return {
        {1, {"o"}},
        {2, {"o / o *", "o o *"}},
        {3, {"o / o / o", "o o / o o"}},
        {4, {"o / o / o / o *", "o / o / o o *", "o o / o o / o *", "o o / o o o *"}},
        {5,
         {"o / o / o / o / o", "o / o / o o / o o", "o / o o / o o o", "o o o / o o o"},
         text("ribbonim", "T5 is what the Ribbonim page lists as T5a to T5d.")},
        {6,
         {"o / o / o / o / o / o *", "o / o / o / o / o o *", "o / o / o o / o o / o *",
          "o / o / o o / o o o *", "o / o o / o o / o o *", "o / o o / o o o / o *", "o / o o / o o o o *",
          "o / o o o / o o o *", "o o / o o o / o o o *", "o o o / o o o / o *", "o o o / o o o o *"}},
        {7,
         {"o / o / o / o / o / o / o", "o / o / o / o / o o / o o", "o / o / o / o o / o o o",
          "o / o / o o o / o o o", "o o / o o / o o / o o", "o o o o / o o o o"},
         text("ribbonim", "T7 is what the Ribbonim page lists as T7a to T7f; its T7b "
                          "is 2-2-1-1-1-1, its T7c 3-2-1-1-1.")}};
}

std::vector<Fact> sourceFacts(const Findings& found, bool misere, int size) {
    std::vector<Fact> all;
    for (const auto& [level, patterns, named] : pageLists(misere)) {
        std::vector<Strands> listed;
        for (const auto pattern : patterns)
            std::ranges::copy(fieldsOf(pattern, size), std::back_inserter(listed));
        std::ranges::sort(listed, std::greater{});
        listed.erase(std::unique(listed.begin(), listed.end()),
                     listed.end()); // Clang 14 cannot read ranges::unique
        const auto known = found.byLevel.find(level);
        auto fields = known == found.byLevel.end() ? std::vector<Strands>() : known->second;
        std::ranges::sort(fields, std::greater{});
        all.push_back(
            {fields == listed,
             *named.english != '\0'
                 ? Message(named)
                 : Message(plural("ribbonim",
                                  "T%1 is what the Ribbonim page lists: %n fields of up to %2 stones."),
                           {level, size}, static_cast<int>(listed.size()))});
    }
    return all;
}

// A single ring, "Circular Nim": it is lost if every ribbon that a move leaves of it is won.
Fact circularFact(const KnownLevels& levels, int limit, int size) {
    int rings = 0, lost = 0;
    for (int ring = limit + 1; ring <= size; ++ring) {
        bool allWon = true;
        for (int left = ring - limit; left < ring; ++left)
            allWon = allWon && levels.find({Strand{left, false}})->second % 2 != 0;
        ++rings;
        lost += allWon ? 1 : 0;
    }
    return {lost == rings,
            {text("ribbonim", "Circular Nim: a ring longer than the limit is lost for the player on move, "
                              "%1 of %2 rings."),
             {lost, rings}}};
}

// The first fields of a level that a board has room for, to look at and to play from.
std::vector<Picture> picturesOf(const std::vector<Strands>& fields, int level, const std::string& rules) {
    constexpr std::size_t shown = 12;
    std::vector<Picture> all;
    for (const auto& field : fields) {
        if (all.size() == shown) break;
        if (field.empty() || field.size() > maxParts || field.front().length > maxLength) continue;
        const auto position = textOf(field);
        all.push_back({rules,
                       position,
                       {text("ribbonim", "%1, level T%2"), {position, level}},
                       text("ribbonim", "Play from here")});
    }
    return all;
}

std::vector<Fact> factsOf(const Findings& found, const KnownLevels& levels, const Values& values, int limit) {
    const bool misere = values.choice("ending") == "misere", limited = values.number("limit") != 0;
    const bool rings = values.choice("rings") == "with";
    const int size = values.number("max-stones");
    auto all = facts(found, limited);
    if (limited && limit > 1 && !misere) all.push_back(circularFact(levels, limit, size));
    if (!limited && !rings && size >= (misere ? 8 : 6)) // so that nothing of the lists is left out
        std::ranges::move(sourceFacts(found, misere, size), std::back_inserter(all));
    return all;
}

// Finds the level of every field with so many stones; those with fewer are known. False if stopped.
bool addStones(Findings& found, KnownLevels& levels, int stones, const Values& values, int limit,
               const StopToken& stop) {
    const bool misere = values.choice("ending") == "misere";
    std::vector<Strands> fields;
    Strands begun;
    addFields(fields, begun, stones, {stones, true}, values.choice("rings") == "with");
    for (const auto& field : fields) {
        if (stop.stop_requested()) return false;
        const int level = levelOf(field, limit, misere, levels);
        levels.emplace(field, level);
        found.add(field, level, limit, misere);
    }
    return true;
}

Table run(const Values& values, const StopToken& stop, const Lab::Progress& progress) {
    const bool misere = values.choice("ending") == "misere";
    const int size = values.number("max-stones");
    const int limit = values.number("limit") != 0 ? values.number("limit") : size;
    const auto rules =
        "ending=" + std::string(values.choice("ending")) + ";limit=" + std::to_string(values.number("limit"));
    KnownLevels levels{{{}, 0}};
    Findings found;
    found.add({}, 0, limit, misere);
    Table table;
    table.columns = {{"level", text("ribbonim", "level"), false, "T"},
                     {"outcome", text("ribbonim", "outcome")},
                     {"fields", text("ribbonim", "fields")}};
    for (int stones = 1; stones <= size && table.complete; ++stones) {
        table.complete = addStones(found, levels, stones, values, limit, stop);
        progress(static_cast<double>(stones) / size);
    }
    for (auto& [level, fields] : found.byLevel) {
        if (level > values.number("max-level")) break;
        std::ranges::sort(fields, std::greater{});
        const bool won = (level % 2 == 0) == misere;
        table.rows.push_back(
            {std::int64_t(level), std::string(won ? "win" : "loss"),
             values.choice("written") == "pattern" ? patternsOf(fields, size) : textsOf(fields)});
        table.pictures.push_back(picturesOf(fields, level, rules));
    }
    if (table.complete) table.facts = factsOf(found, levels, values, limit);
    return table;
}

} // namespace

Lab levelsLab() {
    return {"ribbonim-levels",
            text("ribbonim", "Levels"),
            text("ribbonim",
                 "Every field by the number of moves it lasts, found without theory. Choose a row to "
                 "see its fields as boards and to play from them."),
            {{"max-level", Option::Type::Int, text("ribbonim", "Highest level"), "7", 1, 40},
             {"max-stones", Option::Type::Int, text("ribbonim", "Most stones"), "8", 1, 30},
             endingOption(),
             limitOption(),
             {"rings",
              Option::Type::Choice,
              text("ribbonim", "Rings"),
              "without",
              0,
              0,
              {{"without", text("ribbonim", "Ribbons only")}, {"with", text("ribbonim", "Rings too")}}},
             {"written",
              Option::Type::Choice,
              text("ribbonim", "Fields are written"),
              "lengths",
              0,
              0,
              {{"lengths", text("ribbonim", "3-2-1")},
               {"pattern", text("ribbonim", "o / o o / o o o"),
                text("ribbonim", "As on the Ribbonim page: a star stands for any number of further stones, "
                                 "up to the most that were tried.")}}}},
            run};
}

} // namespace core::ribbonim
