#include "core/games/fmurs/labs.h"

#include "core/games/fmurs/placing.h"
#include "core/games/fmurs/stages.h"

#include <algorithm>

namespace core::fmurs {

namespace {

struct Stage {
    int rows = 0, columns = 0;
    StageCount count;
    bool theorem = true; // with the dogs placed as the theorem has them everything is caught
    std::string longestCatch;
    std::string name() const { return std::to_string(rows) + " × " + std::to_string(columns); }
};

std::string rulesOf(const Values& values, int rows, int columns) {
    return "rows=" + std::to_string(rows) + ";columns=" + std::to_string(columns) +
           ";topology=" + values.choice("topology") + ";sheep=" + std::to_string(values.number("sheep")) +
           ";halves=1;turnlimit=999";
}

// The dogs stand as the theorem has them; the sheep anywhere.
bool catchesFromTheorem(const Rules& rules, const Endgames& endgames) {
    Herd h;
    std::size_t n = 0;
    for (const auto c : symmetricDogs(rules.field(), rules.dogs())) h.dogs[n++] = c;
    std::ranges::sort(h.dogs);
    const auto free = rules.field().pasture() - setOf(h.dogs);
    const Combinations flocks(free, rules.sheep());
    for (std::uint64_t i = 0; i < flocks.count(); ++i) {
        h.sheep = flocks.cells(flocks.members(i));
        if (endgames.dogsToMove(h) == Endgame::never) return false;
    }
    return true;
}

// Nothing if stopped.
std::optional<Stage> examine(const Values& values, int rows, int columns, const std::stop_token& stop) {
    const Rules rules(parseValues(options(), rulesOf(values, rows, columns)));
    Endgames endgames(rules.chase(), rules.dogs(), rules.symmetries());
    if (!endgames.solve(rules.sheep(), stop)) return {};
    Stage stage{rows, columns, countStage(endgames, rules.sheep()), {}, {}};
    if (rules.sheep() > 1 && !checkLaw(rules.chase(), endgames, rules.sheep(), stage.count, stop)) return {};
    stage.theorem = catchesFromTheorem(rules, endgames);
    auto p = rules.start();
    p.dogs = stage.count.longestCatch.dogs;
    p.sheep = stage.count.longestCatch.sheep;
    p.phase = Rules::Phase::MoveDogs;
    if (stage.count.longest > 0) stage.longestCatch = rules.text(p);
    return stage;
}

std::string names(const std::vector<const Stage*>& stages) {
    std::string all;
    for (std::size_t i = 0; i < stages.size() && i < 6; ++i) all += (i > 0 ? ", " : "") + stages[i]->name();
    return stages.size() > 6 ? all + ", …" : all;
}

template <class Test>
std::vector<const Stage*> those(const std::vector<Stage>& stages, Test test) {
    std::vector<const Stage*> all;
    for (const auto& stage : stages)
        if (test(stage)) all.push_back(&stage);
    return all;
}

// What the theorem says: on six columns the dogs catch everything.
void addTheorem(std::vector<Fact>& facts, const std::vector<Stage>& stages) {
    const auto six = those(stages, [](const Stage& s) { return s.columns == 6; });
    if (six.empty()) return;
    const auto always = std::ranges::count_if(six, [](const Stage* s) { return s->count.escapes == 0; });
    const auto theorem = std::ranges::count_if(six, [](const Stage* s) { return s->theorem; });
    const int all = static_cast<int>(six.size());
    facts.push_back({theorem == all,
                     {text("fmurs", "On n × 6, n from %1 to %2, the dogs catch everything from the theorem's "
                                    "placement on %3 fields of %4."),
                      {six.front()->rows, six.back()->rows, static_cast<int>(theorem), all}}});
    facts.push_back(
        {always == all,
         {text("fmurs", "On n × 6 they catch everything from every placement on %1 fields of %2."),
          {static_cast<int>(always), all}}});
}

// Where it stops being true.
void addBorder(std::vector<Fact>& facts, const std::vector<Stage>& stages) {
    const auto escapes = those(stages, [](const Stage& s) { return s.count.escapes > 0; });
    if (escapes.empty())
        facts.push_back({true, text("fmurs", "On none of these fields can the sheep escape.")});
    else
        facts.push_back({false,
                         {text("fmurs", "From some placements the sheep escape for ever on %1 fields: %2."),
                          {static_cast<int>(escapes.size()), names(escapes)}}});
}

void addLaw(std::vector<Fact>& facts, const std::vector<Stage>& stages) {
    const auto holds =
        those(stages, [](const Stage& s) { return s.count.lawHolds > 0 && s.count.lawFails == 0; });
    const auto fails = those(stages, [](const Stage& s) { return s.count.lawFails > 0; });
    if (holds.empty() && fails.empty()) return;
    facts.push_back(
        {!holds.empty(),
         {text("fmurs", "The law of the last pair (with the sheep to move they escape exactly when "
                        "none has a neighbour) holds on %1 fields: %2."),
          {static_cast<int>(holds.size()), holds.empty() ? std::string("–") : names(holds)}}});
    if (!fails.empty())
        facts.push_back({false,
                         {text("fmurs", "It does not hold on %1 fields: %2."),
                          {static_cast<int>(fails.size()), names(fails)}}});
}

Table stages(const Values& values, const std::stop_token& stop, const Lab::Progress& progress) {
    const auto [firstRow, lastRow] = values.range("rows");
    const auto [firstColumn, lastColumn] = values.range("columns");
    Table table;
    table.columns = {{"rows", text("fmurs", "Rows")},
                     {"columns", text("fmurs", "Columns")},
                     {"positions", text("fmurs", "Placements")},
                     {"escapes", text("fmurs", "The sheep escape")},
                     {"longest", text("fmurs", "Longest catch")},
                     {"theorem", text("fmurs", "Caught from the theorem's placement")},
                     {"example", text("fmurs", "A longest catch")}};
    const int all = (lastRow - firstRow + 1) * (lastColumn - firstColumn + 1);
    std::vector<Stage> found;
    for (int rows = firstRow; rows <= lastRow; ++rows)
        for (int columns = firstColumn; columns <= lastColumn; ++columns) {
            const auto stage = examine(values, rows, columns, stop);
            if (!stage) {
                table.complete = false;
                return table;
            }
            const auto& count = stage->count;
            table.rows.push_back({std::int64_t{rows}, std::int64_t{columns},
                                  static_cast<std::int64_t>(count.positions),
                                  static_cast<std::int64_t>(count.escapes), std::int64_t{count.longest},
                                  stage->theorem, stage->longestCatch});
            found.push_back(*stage);
            progress(static_cast<double>(found.size()) / all);
        }
    addTheorem(table.facts, found);
    addBorder(table.facts, found);
    addLaw(table.facts, found);
    return table;
}

} // namespace

Lab stagesLab() {
    return {"fmurs-stages",
            text("fmurs", "Stages"),
            text("fmurs", "Tries every placement of two dogs and so many sheep on fields of many sizes: on "
                          "which of them do the dogs catch everything?"),
            {{"rows", Option::Type::Range, text("fmurs", "Rows"), "3..8", 3, maxSide},
             {"columns", Option::Type::Range, text("fmurs", "Columns"), "5..8", 3, maxSide},
             {"sheep", Option::Type::Int, text("fmurs", "Sheep"), "1", 1, 3},
             {"topology",
              Option::Type::Choice,
              text("fmurs", "Field"),
              "cylinder",
              0,
              0,
              {{"cylinder", text("fmurs", "Cylinder")},
               {"torus", text("fmurs", "Torus")},
               {"box", text("fmurs", "Box")}}}},
            stages};
}

} // namespace core::fmurs
