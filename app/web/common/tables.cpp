#include "app/web/common/tables.h"

#include "app/web/common/speech.h"
#include "core/picture/beside/graphplan.h"
#include "core/picture/colours.h"

#include <algorithm>
#include <array>

namespace web {

using core::plural, core::text;

namespace {

constexpr std::size_t listed = 40; // entries of a list that are written out

struct Shown {
    std::string operator()(std::monostate) const { return "–"; }
    std::string operator()(bool yes) const {
        return speak(yes ? text("celltext", "yes") : text("celltext", "no"));
    }
    std::string operator()(std::int64_t n) const { return std::string(column.before) + std::to_string(n); }
    // The words of the public forms for an outcome are translated; all else is a notation.
    std::string operator()(const std::string& s) const {
        constexpr std::array outcomes{text("celltext", "win"), text("celltext", "draw"),
                                      text("celltext", "loss")};
        const auto found = std::ranges::find(outcomes, s, &core::Phrase::english);
        return found == outcomes.end() ? s : speak(*found);
    }
    std::string operator()(const std::vector<std::int64_t>& numbers) const {
        std::string all;
        for (const auto n : numbers) all += (all.empty() ? "" : " ") + std::to_string(n);
        return all;
    }
    std::string operator()(const std::vector<std::string>& texts) const {
        std::string all;
        for (const auto& one :
             texts.size() > listed ? std::vector(texts.begin(), texts.begin() + listed) : texts)
            all += (all.empty() ? "" : ",  ") + one;
        if (texts.size() <= listed) return all;
        return speak({text("celltext", "%1 … (%2 in all)"), {all, static_cast<int>(texts.size())}});
    }

    const core::Column& column;
};

// The first column heads the row, the second holds its cells, a third may say which of them bear a dot.
Json gridJson(const core::Table& table) {
    std::size_t widest = 0;
    auto rows = Json::array(), heads = Json::array({""});
    for (const auto& row : table.rows) {
        auto cells = Json::array({cellText(table.columns[0], row.at(0))});
        const auto& values = std::get<std::vector<std::int64_t>>(row.at(1));
        for (std::size_t i = 0; i < values.size(); ++i) {
            const bool dot = row.size() > 2 && std::get<std::vector<std::int64_t>>(row[2]).at(i) != 0;
            cells.push_back(std::to_string(values[i]) + (dot ? " •" : ""));
        }
        widest = std::max(widest, values.size());
        rows.push_back(std::move(cells));
    }
    for (std::size_t i = 0; i < widest; ++i) heads.push_back(std::to_string(i));
    return {
        {"title", speak(table.columns.at(1).title)}, {"heads", std::move(heads)}, {"rows", std::move(rows)}};
}

} // namespace

std::string cellText(const core::Column& column, const core::Cell& cell) {
    return std::visit(Shown{column}, cell);
}

Json columnsJson(const core::Explanation& why) {
    auto rows = Json::array();
    for (const auto& row : why.rows) rows.push_back({{"label", row.label}, {"dots", row.dots}});
    return {{"columns", why.columns}, {"odd", why.odd}, {"rows", std::move(rows)}};
}

Json chartJson(const core::Sketch& sketch) {
    return {{"size", core::page::pointJson({sketch.size.width, sketch.size.height})},
            {"shapes", core::page::shapesJson(sketch.shapes, speak)},
            {"told", speak(sketch.told)}};
}

Json graphJson(const core::PositionGraph& graph) {
    const auto hue = [](core::Player p) { return std::string(core::nameOf(core::hueOf(p))); };
    const auto plan = core::planOf(graph);
    auto nodes = Json::array(), edges = Json::array(), told = Json::array();
    std::vector<int> won;
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        const auto& node = graph.nodes[i];
        const auto bar = node.label.find('|');
        const auto second = bar == std::string::npos ? std::string() : node.label.substr(bar + 1);
        Json one{{"at", core::page::pointJson(plan.nodes[i])},
                 {"hands", {node.label.substr(0, bar), second}},
                 {"mover", hue(node.mover)},
                 {"winner", node.winner ? hue(*node.winner) : ""},
                 {"start", node.start}};
        if (const auto plies = node.verdict.plies()) {
            one["plies"] = *plies;
            won.push_back(*plies);
        }
        nodes.push_back(std::move(one));
    }
    for (std::size_t i = 0; i < graph.edges.size(); ++i)
        edges.push_back({{"way", plan.edges[i].way},
                         {"head", plan.edges[i].head},
                         {"chooser", hue(graph.edges[i].chooser)}});
    for (int plies = 0; !won.empty() && plies <= std::ranges::max(won); ++plies) {
        const auto shown = std::ranges::count_if(won, [&](int p) { return p <= plies; });
        told.push_back(speak({plural("GraphGrowth", "won in at most %n moves: %1 of %2 positions"),
                              {static_cast<int>(shown), static_cast<int>(won.size())},
                              plies}));
    }
    return {{"size", core::page::pointJson(plan.size)},
            {"node", {core::GraphPlan::width, core::GraphPlan::height}},
            {"nodes", std::move(nodes)},
            {"edges", std::move(edges)},
            {"told", std::move(told)},
            {"slides", speak(text("GraphGrowth", "Won in at most this many moves"))}};
}

Json tableJson(const core::Table& table, bool facts) {
    if (facts) {
        auto all = Json::array();
        for (const auto& fact : table.facts) all.push_back((fact.holds ? "✓ " : "– ") + speak(fact.text));
        return {{"facts", std::move(all)}};
    }
    if (table.view == core::Table::View::Grid) return gridJson(table);
    auto heads = Json::array(), rows = Json::array();
    for (const auto& column : table.columns) heads.push_back(speak(column.title));
    for (const auto& row : table.rows) {
        auto cells = Json::array();
        for (std::size_t i = 0; i < row.size(); ++i) cells.push_back(cellText(table.columns[i], row[i]));
        rows.push_back(std::move(cells));
    }
    return {{"title", ""}, {"heads", std::move(heads)}, {"rows", std::move(rows)}};
}

} // namespace web
