#include "core/games/fmurs/stagerun.h"

#include <algorithm>

namespace core::fmurs {

namespace {

// A single half without a limit that matters.
std::string rulesOf(int rows, int columns, const std::string& topology, const std::string& turn, int sheep) {
    return "turn=" + turn + ";rows=" + std::to_string(rows) + ";columns=" + std::to_string(columns) +
           ";topology=" + topology + ";sheep=" + std::to_string(sheep) + ";halves=1;turnlimit=999";
}

std::string topologyOf(const Rules& rules) {
    const auto topology = rules.field().topology();
    return topology == Topology::Torus ? "torus" : topology == Topology::Box ? "box" : "cylinder";
}

std::string turnOf(const Rules& rules) {
    return rules.chase().variation().stepThenJump ? "both" : "either";
}

} // namespace

Schema stageOptions(std::string_view rows, std::string_view columns, std::string_view sheep, int leastSheep,
                    std::string_view turn) {
    return {{"rows", Option::Type::Range, text("fmurs", "Rows"), rows, 3, maxSide},
            {"columns", Option::Type::Range, text("fmurs", "Columns"), columns, 3, maxSide},
            {"sheep", Option::Type::Int, text("fmurs", "Sheep"), sheep, leastSheep, 3},
            {"topology",
             Option::Type::Choice,
             text("fmurs", "Field"),
             "cylinder",
             0,
             0,
             {{"cylinder", text("fmurs", "Cylinder")},
              {"torus", text("fmurs", "Torus")},
              {"box", text("fmurs", "Box")}}},
            {"turn",
             Option::Type::Choice,
             text("fmurs", "Turn of the dogs"),
             turn,
             0,
             0,
             {{"both", text("fmurs", "Step, then jump")}, {"either", text("fmurs", "Step or jump")}}}};
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
    return {core::text("fmurs", "%1"), {m_names.size() > most ? all + ", …" : all}};
}

bool eachStage(const Values& values, const std::stop_token& stop, const Lab::Progress& progress,
               const StageVisit& visit) {
    const auto [firstRow, lastRow] = values.range("rows");
    const auto [firstColumn, lastColumn] = values.range("columns");
    const int all = (lastRow - firstRow + 1) * (lastColumn - firstColumn + 1);
    int done = 0;
    for (int rows = firstRow; rows <= lastRow; ++rows)
        for (int columns = firstColumn; columns <= lastColumn; ++columns) {
            const Rules rules(parseValues(options(), rulesOf(rows, columns, values.choice("topology"),
                                                             values.choice("turn"), values.number("sheep"))));
            Endgames endgames(rules.chase(), rules.dogs(), rules.symmetries());
            if (!endgames.solve(rules.sheep(), stop) || !visit(rules, endgames)) return false;
            progress(static_cast<double>(++done) / all);
        }
    return true;
}

std::string placementText(const Rules& rules, const Herd& h, Rules::Phase phase) {
    auto p = rules.start();
    p.dogs = h.dogs;
    p.sheep = h.sheep;
    p.phase = phase;
    return rules.text(p);
}

Picture placementPicture(const Rules& rules, const Herd& h, Rules::Phase phase, Message caption,
                         Phrase play) {
    const auto& field = rules.field();
    return {rulesOf(field.rows(), field.columns(), topologyOf(rules), turnOf(rules), rules.sheep()),
            placementText(rules, h, phase), std::move(caption), play};
}

} // namespace core::fmurs
