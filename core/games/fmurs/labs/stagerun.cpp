#include "core/games/fmurs/labs/stagerun.h"

#include "core/joined.h"
#include "core/solve/freememory.h"

#include <algorithm>

namespace core::fmurs {

namespace {

// What of the rules a lab over fields is told besides their size.
constexpr std::array variations{"sheep",    "topology", "turn",     "dogs",    "diagonal",
                                "dogpiece", "shelter",  "distance", "fighting"};

} // namespace

Schema stageOptions(std::string_view rows, std::string_view columns, std::string_view sheep, int leastSheep,
                    std::string_view turn) {
    Schema all{{"rows", Option::Type::Range, text("fmurs", "Rows"), rows, 3, maxSide},
               {"columns", Option::Type::Range, text("fmurs", "Columns"), columns, 3, maxSide}};
    const auto known = options();
    for (const auto* const key : variations) all.push_back(*std::ranges::find(known, key, &Option::key));
    auto& flock = *std::ranges::find(all, "sheep", &Option::key);
    flock.fallback = sheep;
    flock.min = leastSheep;
    std::ranges::find(all, "turn", &Option::key)->fallback = turn;
    return all;
}

void StageSet::add(const Rules& rules, bool belongs) {
    const int rows = rules.field().rows(), columns = rules.field().columns();
    ++m_visited;
    (belongs ? m_members : m_others).emplace_back(rows, columns);
    if (belongs) m_names.push_back(std::to_string(rows) + " × " + std::to_string(columns));
}

std::pair<int, int> StageSet::leastSize() const {
    auto least = m_members.front();
    for (const auto& [rows, columns] : m_members)
        least = {std::min(least.first, rows), std::min(least.second, columns)};
    return least;
}

bool StageSet::corner() const {
    if (m_members.empty() || m_others.empty()) return false;
    const auto least = leastSize();
    const auto inside = [&](const auto& size) {
        return size.first >= least.first && size.second >= least.second;
    };
    return std::ranges::none_of(m_others, inside);
}

Message StageSet::names() const {
    constexpr std::size_t most = 6;
    if (corner()) {
        const auto [rows, columns] = leastSize();
        return {core::text("fmurs", "all with at least %1 rows and %2 columns"), {rows, columns}};
    }
    std::string all;
    for (std::size_t i = 0; i < m_names.size() && i < most; ++i) all += (i > 0 ? ", " : "") + m_names[i];
    return core::Message::plain(m_names.size() > most ? all + ", …" : all);
}

std::string stageRules(const Values& values, int rows, int columns) {
    auto all =
        "rows=" + std::to_string(rows) + ";columns=" + std::to_string(columns) + ";halves=1;turnlimit=999";
    for (const std::string key : variations) all += ';' + key + '=' + values.choice(key);
    return all;
}

namespace {

// Nothing where the flock finds no room.
std::optional<Rules> roomyRules(const std::string& text) try {
    return Rules(parseValues(options(), text));
} catch (const InputError&) {
    return {};
}

// Tells of the text of each field's rules, which says whether to go on, and of the share done with it.
template <class Visit>
bool eachField(const Values& values, const Visit& visit) {
    const auto [firstRow, lastRow] = values.range("rows");
    const auto [firstColumn, lastColumn] = values.range("columns");
    const int all = (lastRow - firstRow + 1) * (lastColumn - firstColumn + 1);
    int done = 0;
    for (int rows = firstRow; rows <= lastRow; ++rows)
        for (int columns = firstColumn; columns <= lastColumn; ++columns)
            if (!visit(stageRules(values, rows, columns), static_cast<double>(++done) / all)) return false;
    return true;
}

bool fits(const Endgames& endgames, const Rules& rules) {
    return !endgames.manyDogs() && endgames.affordable(memoryForAJob()) >= rules.sheep();
}

} // namespace

StageRun eachStage(const Values& values, const StopToken& stop, const Lab::Progress& progress,
                   const StageVisit& visit) {
    StageRun run;
    run.complete = eachField(values, [&](const std::string& text, double share) {
        const auto rules = roomyRules(text);
        if (!rules) return true;
        Endgames endgames(rules->chase(), rules->dogs(), rules->symmetries());
        if (!fits(endgames, *rules)) {
            const auto& field = rules->field();
            run.tooLarge.push_back(std::to_string(field.rows()) + " × " + std::to_string(field.columns()));
            return true;
        }
        if (!endgames.solve(rules->sheep(), stop) || !visit(*rules, text, endgames)) return false;
        progress(share);
        return true;
    });
    return run;
}

double stageMemory(const Values& values) {
    double most = 0;
    eachField(values, [&](const std::string& text, double) {
        const auto rules = roomyRules(text);
        if (!rules) return true;
        const Endgames endgames(rules->chase(), rules->dogs(), rules->symmetries());
        if (fits(endgames, *rules)) most = std::max(most, endgames.memory(rules->sheep()));
        return true;
    });
    return most;
}

Fact leftOut(const StageRun& run) {
    return {false,
            {core::text("fmurs", "Left out, for its tables do not fit into the memory: %1."),
             {joined(run.tooLarge, ", ")}}};
}

std::string placementText(const Rules& rules, const Placement& h, Rules::Phase phase) {
    auto p = rules.start();
    p.dogs = h.dogs;
    p.sheep = h.sheep;
    p.phase = phase;
    return rules.text(p);
}

Picture placementPicture(const Rules& rules, const std::string& rulesText, const Placement& h,
                         Rules::Phase phase, Message caption, Phrase play) {
    return {rulesText, placementText(rules, h, phase), std::move(caption), play};
}

} // namespace core::fmurs
