#include "core/graph.h"

#include <boost/algorithm/string/replace.hpp>

#include <algorithm>
#include <sstream>

namespace core {

namespace {

constexpr std::string_view colourOf(Player p) {
    return p == Player::First ? "#A61E4D" : "#2B3A86";
}

std::string nodeStyle(const PositionGraph::Node& node) {
    std::string style =
        node.mover == Player::First ? "shape=box, style=\"rounded" : "shape=hexagon, style=\"";
    if (node.winner) style += node.mover == Player::First ? ",filled" : "filled";
    style += '"';
    const auto colour =
        node.repeated ? std::string_view("#A0968A") : colourOf(node.winner.value_or(node.mover));
    style += ", color=\"" + std::string(colour) + '"';
    if (node.winner)
        style += ", fillcolor=\"" + std::string(colour) + R"(", fontcolor="#FFFDF8")";
    else
        style += ", fontcolor=\"" + std::string(colour) + '"';
    if (node.start) style += ", penwidth=3";
    return style;
}

// "win in 5", for the tool tip of a node in SVG.
std::string tooltip(const PositionGraph::Node& node) {
    const auto& v = node.verdict;
    if (!v.proven()) return node.label;
    const char* outcome = v.lower == Outcome::Win ? "win" : v.lower == Outcome::Draw ? "draw" : "loss";
    return node.label + ": " + outcome + (v.plies() ? " in " + std::to_string(*v.plies()) : "");
}

// In a text of DOT a line ends with a sign of its own.
std::string inLines(std::string text) {
    boost::replace_all(text, "\n", "\\n");
    return text;
}

// Closes a round of endless play. Layers that such choices had no say in are laid out in a tenth of the time,
// and show how far from the start play is.
bool goesBack(const PositionGraph& graph, const PositionGraph::Edge& edge) {
    const auto& reached = graph.nodes[static_cast<std::size_t>(edge.to)];
    return edge.to <= edge.from && reached.verdict.lower == Outcome::Draw;
}

} // namespace

// Network simplex and crossing minimisation are cut short: a graph of 200 positions takes 12 s else.
const std::array<LayoutEngine, 2>& layoutEngines() {
    static const std::array<LayoutEngine, 2> engines{
        {{"dot", {"-Gnslimit=1", "-Gnslimit1=1", "-Gmclimit=0.3"}},
         {"sfdp", {"-Goverlap=prism", "-Gsplines=line"}}}};
    return engines;
}

std::string dot(const PositionGraph& graph, NodeText text) {
    constexpr std::size_t crowded = 300, manyEdges = 1000; // the latter too many to be bent round the nodes
    constexpr std::size_t fits = 6;                        // signs in a node of the usual width
    const auto wide = [&](const PositionGraph::Node& node) {
        return text == NodeText::Notation && node.label.size() > fits;
    };
    // Long labels side by side in many layers would make a ribbon: their layers stand below each other.
    const bool down = 2 * std::ranges::count_if(graph.nodes, wide) > std::ssize(graph.nodes);
    std::ostringstream out;
    out << "digraph positions {\n  rankdir=" << (down ? "TB" : "LR")
        << "; bgcolor=\"#FFFDF8\";\n"
           "  node [fontname=\"Noto Sans CJK JP\", fontsize=15"
        << (text == NodeText::Notation ? ", fixedsize=true, width=0.8, height=0.4" : "")
        << "];\n"
           "  edge [arrowsize=0.7];\n";
    // Many rounds go criss-cross between the layers: these stand apart, and nothing is bent.
    const bool rounds =
        graph.edges.size() > crowded &&
        std::ranges::any_of(graph.edges, [&](const auto& edge) { return goesBack(graph, edge); });
    if (rounds) out << "  ranksep=3; nodesep=0.1;\n";
    if (rounds || graph.edges.size() > manyEdges) out << "  splines=line;\n";
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        const auto& node = graph.nodes[i];
        constexpr double perSign = 0.13;
        const bool spelt = text == NodeText::Source && !node.spelt.empty();
        out << "  n" << i << " [label=\"" << (spelt ? inLines(node.spelt) : node.label) << "\", tooltip=\""
            << tooltip(node) << "\", ";
        if (wide(node)) out << "width=" << perSign * static_cast<double>(node.label.size()) << ", ";
        out << nodeStyle(node) << "];\n";
    }
    for (const auto& edge : graph.edges) {
        out << "  n" << edge.from << " -> n" << edge.to << " [color=\"" << colourOf(edge.chooser) << '"';
        if (edge.chooser == Player::Second) out << ", style=dashed";
        if (goesBack(graph, edge)) out << ", constraint=false";
        out << "];\n";
    }
    out << "}\n";
    return out.str();
}

} // namespace core
