#include "core/games/ribbonim/labs.h"

#include "core/games/ribbonim/field.h"
#include "core/joined.h"

#include <algorithm>
#include <map>

namespace core::ribbonim {

namespace {

using Lengths = std::vector<int>; // of the ribbons, the longest first
using Levels = boost::unordered_flat_map<Lengths, int, boost::hash<Lengths>>;

std::string textOf(const Lengths& ribbons) {
    return ribbons.empty() ? "0" : joined(ribbons, "-", [](int length) { return std::to_string(length); });
}

// Every field of ribbons with exactly so many stones, those with longer ribbons first.
void addFields(std::vector<Lengths>& all, Lengths& begun, int stones, int longest) {
    if (stones == 0) all.push_back(begun);
    for (int length = std::min(stones, longest); length > 0; --length) {
        begun.push_back(length);
        addFields(all, begun, stones - length, length);
        begun.pop_back();
    }
}

// Plays every move: `visit` gets what is left of the field.
void eachMove(const Lengths& ribbons, int limit, const auto& visit) {
    Lengths after;
    for (std::size_t i = 0; i < ribbons.size(); ++i) {
        if (i > 0 && ribbons[i] == ribbons[i - 1]) continue;
        const int length = ribbons[i];
        for (int left = std::max(0, length - limit); left < length; ++left)
            for (int a = 0; 2 * a <= left; ++a) {
                after = ribbons;
                after.erase(after.begin() + static_cast<std::ptrdiff_t>(i));
                for (const int part : {a, left - a})
                    if (part > 0) after.insert(std::ranges::upper_bound(after, part, std::greater{}), part);
                visit(after);
            }
    }
}

// The level from those of all fields that a move leads to: no theory in it.
int levelOf(const Lengths& ribbons, int limit, bool misere, const Levels& levels) {
    int quickest = -1, slowest = -1;
    eachMove(ribbons, limit, [&](const Lengths& after) {
        const int level = levels.find(after)->second;
        const bool lost = (level % 2 != 0) == misere;
        if (lost && (quickest < 0 || level < quickest)) quickest = level;
        slowest = std::max(slowest, level);
    });
    return 1 + (quickest >= 0 ? quickest : slowest);
}

// What the lab finds.
struct Findings {
    std::map<int, std::vector<Lengths>> byLevel;
    int compared = 0, outcomes = 0; // with Nim
    int lost = 0, formula = 0;      // lost fields, and those of them whose level the formula gives

    void add(const Lengths& ribbons, int level, int limit, bool misere) {
        byLevel[level].push_back(ribbons);
        if (!ribbons.empty() && ribbons.front() > limit) return;
        Sums sums;
        for (const int length : ribbons) sums.add(length, 1);
        const bool won = (level % 2 == 0) == misere;
        ++compared;
        outcomes += nim::wins(sums, misere) == won ? 1 : 0;
        if (won) return;
        ++lost;
        formula += nim::losingLevel(sums, misere) == level ? 1 : 0;
    }
    std::vector<std::string> fields(int level) const {
        std::vector<std::string> texts;
        const auto found = byLevel.find(level);
        if (found == byLevel.end()) return texts;
        for (const auto& ribbons : found->second) texts.push_back(textOf(ribbons));
        return texts;
    }
};

std::vector<Fact> facts(const Findings& found, bool limited) {
    const auto asNim =
        limited ? text("ribbonim", "Where no ribbon is longer than the limit, won or lost as in Nim with the "
                                   "lengths as heaps: "
                                   "%1 of %2 fields.")
                : text("ribbonim", "Won or lost as in Nim with the lengths as heaps: %1 of %2 fields.");
    return {{found.outcomes == found.compared, {asNim, {found.outcomes, found.compared}}},
            {found.formula == found.lost,
             {text("ribbonim", "Of these, a lost field lasts as many moves as it has stones, in misère one "
                               "fewer if a ribbon has two stones or more: %1 of %2 fields."),
              {found.formula, found.lost}}}};
}

// The lists of the source, its T5a to T5d and T7a to T7f, in the order of this lab.
std::vector<Fact> sourceFacts(const Findings& found) {
    const std::vector<std::string> five{"3-3", "3-2-1", "2-2-1-1", "1-1-1-1-1"};
    const std::vector<std::string> seven{"4-4",     "3-3-1-1",     "3-2-1-1-1",
                                         "2-2-2-2", "2-2-1-1-1-1", "1-1-1-1-1-1-1"};
    return {{found.fields(5) == five, text("ribbonim", "T5 is what the Ribbonim page lists as T5a to T5d.")},
            {found.fields(7) == seven,
             text("ribbonim", "T7 is what the Ribbonim page lists as T7a to T7f; its T7b "
                              "is 2-2-1-1-1-1, its T7c 3-2-1-1-1.")}};
}

// A single ring, "Circular Nim": it is lost if every ribbon that a move leaves of it is won.
Fact circularFact(const Levels& levels, int limit, int size) {
    int rings = 0, lost = 0;
    for (int ring = limit + 1; ring <= size; ++ring) {
        bool allWon = true;
        for (int left = ring - limit; left < ring; ++left)
            allWon = allWon && levels.find({left})->second % 2 != 0;
        ++rings;
        lost += allWon ? 1 : 0;
    }
    return {lost == rings,
            {text("ribbonim", "Circular Nim: a ring longer than the limit is lost for the player on move, "
                              "%1 of %2 rings."),
             {lost, rings}}};
}

Table run(const Values& values, const std::stop_token& stop, const Lab::Progress& progress) {
    const bool misere = values.choice("ending") == "misere";
    const int size = values.number("max-stones");
    const bool limited = values.number("limit") != 0;
    const int limit = limited ? values.number("limit") : size;
    Levels levels{{{}, 0}};
    Findings found;
    found.add({}, 0, limit, misere);
    Table table;
    table.columns = {{"level", text("ribbonim", "level")},
                     {"outcome", text("ribbonim", "outcome")},
                     {"fields", text("ribbonim", "fields")}};
    for (int stones = 1; stones <= size && table.complete; ++stones) {
        std::vector<Lengths> fields;
        Lengths begun;
        addFields(fields, begun, stones, stones);
        for (const auto& ribbons : fields) {
            if (stop.stop_requested()) {
                table.complete = false;
                break;
            }
            const int level = levelOf(ribbons, limit, misere, levels);
            levels.emplace(ribbons, level);
            found.add(ribbons, level, limit, misere);
        }
        progress(static_cast<double>(stones) / size);
    }
    for (auto& [level, fields] : found.byLevel) {
        if (level > values.number("max-level")) break;
        std::ranges::sort(fields, std::greater{});
        const bool won = (level % 2 == 0) == misere;
        table.rows.push_back({std::int64_t(level), std::string(won ? "win" : "loss"), found.fields(level)});
    }
    table.facts = facts(found, limited);
    if (limited && limit > 1 && !misere && table.complete)
        table.facts.push_back(circularFact(levels, limit, size));
    const bool asSource = misere && !limited && size >= 8;
    if (asSource && table.complete)
        for (auto& fact : sourceFacts(found)) table.facts.push_back(std::move(fact));
    return table;
}

} // namespace

Lab levelsLab() {
    return {"ribbonim-levels",
            text("ribbonim", "Levels"),
            text("ribbonim", "Every field of ribbons by the number of moves it lasts, found without theory."),
            {{"max-level", Option::Type::Int, text("ribbonim", "Highest level"), "7", 1, 40},
             {"max-stones", Option::Type::Int, text("ribbonim", "Most stones"), "8", 1, 30},
             endingOption(),
             limitOption()},
            run};
}

} // namespace core::ribbonim
