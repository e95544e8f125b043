#include "core/picture/beside/graphplan.h"

#include <algorithm>
#include <cmath>
#include <deque>

namespace core {

namespace {

constexpr float across = 150, down = 90; // from node to node
constexpr float edgeOfAll = 24;
constexpr int sweeps = 24;

using Ranks = std::vector<int>;

// So many moves from the start, or from where nothing else of the graph leads to.
Ranks ranksOf(const PositionGraph& graph) {
    Ranks ranks(graph.nodes.size(), -1);
    std::deque<int> reached;
    const auto rank = [&](int node) -> int& { return ranks[static_cast<std::size_t>(node)]; };
    const auto spread = [&](int from) {
        rank(from) = 0;
        reached.push_back(from);
        while (!reached.empty()) {
            const int at = reached.front();
            reached.pop_front();
            for (const auto& edge : graph.edges)
                if (edge.from == at && rank(edge.to) < 0) {
                    rank(edge.to) = rank(at) + 1;
                    reached.push_back(edge.to);
                }
        }
    };
    const auto count = static_cast<int>(graph.nodes.size());
    for (int i = 0; i < count; ++i)
        if (graph.nodes[static_cast<std::size_t>(i)].start) spread(i);
    const auto led = [&](int node) {
        return std::ranges::any_of(
            graph.edges, [&](const auto& e) { return e.to == node && e.from != node && rank(e.from) < 0; });
    };
    for (const bool any : {false, true})
        for (int i = 0; i < count; ++i)
            if (rank(i) < 0 && (any || !led(i))) spread(i);
    return ranks;
}

// In each column in the order of what they are joined to.
std::vector<float> heightsOf(const PositionGraph& graph, const Ranks& ranks) {
    const auto count = graph.nodes.size();
    std::vector<std::vector<std::size_t>> columns;
    std::vector<std::vector<std::size_t>> joined(count);
    for (const auto& [from, to, chooser] : graph.edges) {
        joined[static_cast<std::size_t>(from)].push_back(static_cast<std::size_t>(to));
        joined[static_cast<std::size_t>(to)].push_back(static_cast<std::size_t>(from));
    }
    for (std::size_t i = 0; i < count; ++i) {
        const auto column = static_cast<std::size_t>(ranks[i]);
        columns.resize(std::max(columns.size(), column + 1));
        columns[column].push_back(i);
    }
    std::vector<float> heights(count);
    const auto place = [&](const std::vector<std::size_t>& column) {
        float y = -static_cast<float>(column.size() - 1) / 2;
        for (const auto node : column) heights[node] = y++;
    };
    std::ranges::for_each(columns, place);
    for (int sweep = 0; sweep < sweeps; ++sweep)
        for (std::size_t c = 0; c < columns.size(); ++c) {
            auto& column = columns[sweep % 2 == 0 ? c : columns.size() - 1 - c];
            std::vector<float> middle(count);
            for (const auto node : column) {
                float sum = 0;
                for (const auto other : joined[node]) sum += heights[other];
                middle[node] =
                    joined[node].empty() ? heights[node] : sum / static_cast<float>(joined[node].size());
            }
            std::ranges::stable_sort(column, {}, [&](std::size_t node) { return middle[node]; });
            place(column);
        }
    return heights;
}

std::string written(float x, float y) {
    return std::to_string(std::lround(x)) + ' ' + std::to_string(std::lround(y));
}

// To the right onward, to the left back, and beside the column within it; back and forth go side by side.
GraphPlan::Line lineOf(Point a, Point b) {
    constexpr float half = GraphPlan::width / 2, beside = 6, tip = 9, wide = 4;
    const bool on = b.x > a.x, back = b.x < a.x;
    const float aside = back ? beside : -beside, out = back ? -1.F : 1.F, into = on ? 1.F : -1.F;
    const Point from{a.x + out * half, a.y + aside}, to{b.x - into * half, b.y + aside};
    const float end = to.x - into * tip;
    const float bend = on || back ? std::abs(end - from.x) / 2 : across / 3;
    return {"M" + written(from.x, from.y) + "C" + written(from.x + out * bend, from.y) + " " +
                written(end - into * bend, to.y) + " " + written(end, to.y),
            "M" + written(to.x, to.y) + "L" + written(end, to.y - wide) + "L" + written(end, to.y + wide) +
                "Z"};
}

} // namespace

GraphPlan planOf(const PositionGraph& graph) {
    GraphPlan plan;
    if (graph.nodes.empty()) return plan;
    const auto ranks = ranksOf(graph);
    const auto heights = heightsOf(graph, ranks);
    const float top = std::ranges::min(heights), bottom = std::ranges::max(heights);
    for (std::size_t i = 0; i < graph.nodes.size(); ++i)
        plan.nodes.push_back({edgeOfAll + GraphPlan::width / 2 + across * static_cast<float>(ranks[i]),
                              edgeOfAll + GraphPlan::height / 2 + down * (heights[i] - top)});
    for (const auto& edge : graph.edges)
        plan.edges.push_back(lineOf(plan.nodes[static_cast<std::size_t>(edge.from)],
                                    plan.nodes[static_cast<std::size_t>(edge.to)]));
    plan.size = {2 * edgeOfAll + GraphPlan::width + across * static_cast<float>(std::ranges::max(ranks)) +
                     across / 3,
                 2 * edgeOfAll + GraphPlan::height + down * (bottom - top)};
    return plan;
}

} // namespace core
