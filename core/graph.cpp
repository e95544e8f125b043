#include "core/graph.h"

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
        style += ", fillcolor=\"" + std::string(colour) + "\", fontcolor=\"#FFFDF8\"";
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
    return node.label + ": " + outcome + (v.plies ? " in " + std::to_string(*v.plies) : "");
}

} // namespace

std::string dot(const PositionGraph& graph) {
    std::ostringstream out;
    out << "digraph positions {\n"
           "  rankdir=LR; bgcolor=\"#FFFDF8\";\n"
           "  node [fontname=\"Noto Sans CJK JP\", fontsize=15, margin=\"0.08,0.03\", height=0.4];\n"
           "  edge [arrowsize=0.7];\n";
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        const auto& node = graph.nodes[i];
        out << "  n" << i << " [label=\"" << node.label << "\", tooltip=\"" << tooltip(node) << "\", "
            << nodeStyle(node) << "];\n";
    }
    for (const auto& edge : graph.edges)
        out << "  n" << edge.from << " -> n" << edge.to << " [color=\"" << colourOf(edge.chooser)
            << (edge.chooser == Player::First ? "\"" : "\", style=dashed") << "];\n";
    out << "}\n";
    return out.str();
}

} // namespace core
