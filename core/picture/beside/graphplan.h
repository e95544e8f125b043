#pragma once

#include "core/graph.h"
#include "core/picture/geometry.h"

#include <string>
#include <vector>

namespace core {

// A small graph of positions laid out from left to right as play goes, where there is no Graphviz for it: on
// a page. In px.
struct GraphPlan {
    struct Line {
        std::string way, head; // as SVG writes paths
    };
    std::vector<Point> nodes; // their middles
    std::vector<Line> edges;
    Point size;

    static constexpr float width = 78, height = 38; // of a node
};

GraphPlan planOf(const PositionGraph& graph);

} // namespace core
