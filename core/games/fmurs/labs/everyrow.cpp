#include "core/games/fmurs/labs/labs.h"
#include "core/games/fmurs/proof/tallfield.h"
#include "core/games/fmurs/rules/rules.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr int provenColumns = 6, provenFrom = 4; // where the closed form is proved for every number of rows

int closedForm(int rows) {
    return 2 * (rows / 3) + rows % 3 - 2;
}

// What is true of all the fields that were counted.
struct RowFacts {
    int first = 0, last = 0;
    std::vector<std::size_t> escapes, others, longer; // rows of the table
    bool closed = false;                              // the closed form speaks of some of them

    void add(int rows, const TallField::Count& count, std::optional<int> symmetric, bool claimed,
             std::size_t line) {
        if (first == 0) first = rows;
        last = rows;
        if (count.escapes > 0) escapes.push_back(line);
        if (!claimed) return;
        closed = true;
        if (symmetric != closedForm(rows)) others.push_back(line);
        if (rows > provenFrom && count.longest > rows - 2) longer.push_back(line);
    }

    std::vector<Fact> all(int columns) const {
        std::vector<Fact> facts{
            {escapes.empty(),
             {text("fmurs", "Theorem 1: on n × %1, n from %2 to %3, the dogs catch the sheep from every "
                            "placement."),
              {columns, first, last}},
             escapes}};
        if (!closed) return facts;
        const int from = std::max(first, provenFrom);
        facts.push_back({others.empty(),
                         {text("fmurs", "From the theorem’s placement the best sheep is caught in exactly "
                                        "2⌊n/3⌋ + (n mod 3) − 2 turns: counted out for n from %1 to %2, and "
                                        "proved for every n from %3 on."),
                          {from, last, provenFrom}},
                         others});
        if (last > provenFrom)
            facts.push_back(
                {longer.empty(),
                 {text("fmurs", "From any other placement it takes at most n − 2 turns, n from %1 "
                                "to %2."),
                  {std::max(first, provenFrom + 1), last}},
                 longer});
        return facts;
    }
};

// How long counting a field takes, beside another one.
double workOf(int rows, int columns) {
    return TallField::memory(rows, columns);
}

Table everyRow(const Values& values, const StopToken& stop, const Lab::Progress& progress) {
    Table table;
    table.columns = {{"rows", text("fmurs", "Rows")},
                     {"positions", text("fmurs", "Placements")},
                     {"escapes", text("fmurs", "The sheep escape")},
                     {"longest", text("fmurs", "Longest catch")},
                     {"symmetric", text("fmurs", "From the theorem’s placement")},
                     {"closed", text("fmurs", "2⌊n/3⌋ + (n mod 3) − 2")}};
    const auto [first, last] = values.range("rows");
    const int columns = values.number("columns");
    const bool both = values.choice("turn") == "both";
    double work = 0, done = 0;
    for (int rows = first; rows <= last; ++rows) work += workOf(rows, columns);
    RowFacts facts;
    for (int rows = first; rows <= last; ++rows) {
        TallField field(rows, columns, both);
        table.complete = field.solve(stop);
        if (!table.complete) break;
        const auto count = field.count();
        const auto symmetric = field.fromTheorem();
        const bool claimed = both && columns == provenColumns && rows >= provenFrom;
        facts.add(rows, count, symmetric, claimed, table.rows.size());
        table.rows.push_back({std::int64_t{rows}, static_cast<std::int64_t>(count.placements),
                              static_cast<std::int64_t>(count.escapes), std::int64_t{count.longest},
                              symmetric ? core::Cell(std::int64_t{*symmetric}) : core::Cell(),
                              claimed ? core::Cell(std::int64_t{closedForm(rows)}) : core::Cell()});
        progress((done += workOf(rows, columns)) / work);
    }
    if (!table.rows.empty()) table.facts = facts.all(columns);
    return table;
}

double everyRowMemory(const Values& values) {
    return TallField::memory(values.range("rows").second, values.number("columns"));
}

} // namespace

Lab everyRowLab() {
    const auto known = core::fmurs::options();
    return {"fmurs-rows",
            text("fmurs", "For all n"),
            text("fmurs", "Theorem 1 says that two dogs catch a sheep on n × 6 for every n. Every placement "
                          "is counted out, on fields of up to 60 rows, beside the number of turns that is "
                          "proved for every n."),
            {{"rows", Option::Type::Range, text("fmurs", "Rows"), "3..24", 3, TallField::mostRows},
             {"columns", Option::Type::Int, text("fmurs", "Columns"), "6", 3, maxSide},
             *std::ranges::find(known, "turn", &Option::key)},
            everyRow,
            true,
            everyRowMemory};
}

} // namespace core::fmurs
