#pragma once

#include "core/game.h"
#include "core/options.h"

#include <array>

namespace core {

// What part of a game's position graph is wanted.
struct GraphQuery {
    enum class Show : std::uint8_t { First, Second, Endless };
    std::optional<Show> show = {}; // none: endless play, or where there is none what the start's winner wins
    bool tree = false;             // Endless: each position once, met again in grey
    bool leaving = false;          // Endless: also the moves that leave it
    bool all = false;              // First, Second: also what no winning line from the start reaches
    bool strategyOnly = false;     // First, Second: only the winner's quickest moves
    std::optional<Position> around = {}; // only this position, what leads to it and what it leads to
};

// Positions as nodes, moves as edges. First and second are told apart; positions that differ only by
// symmetry are one.
struct PositionGraph {
    struct Node {
        Position position;
        std::string label;
        std::string spelt; // as the game's source writes it; empty: in no other way
        Player mover = Player::First;
        Verdict verdict;
        std::optional<Player> winner = {}; // of a finished position
        bool start = false;
        bool repeated = false; // stands elsewhere in the tree
    };
    struct Edge {
        int from = 0, to = 0;
        Player chooser = Player::First;
        friend bool operator==(const Edge&, const Edge&) = default;
    };
    std::vector<Node> nodes;
    std::vector<Edge> edges;
    GraphQuery::Show shows = GraphQuery::Show::Endless;
    bool complete = true; // false: stopped
};

// The graph in the DOT language of Graphviz: first's choices solid red, second's dashed blue, finished
// positions filled, repeated ones grey, the start with a heavy frame.
enum class NodeText : std::uint8_t { Notation, Source };
std::string dot(const PositionGraph& graph, NodeText text = NodeText::Notation);

// A Graphviz program that can lay such a graph out, and how it is asked to. `dot` comes first: it draws the
// course of play, but is slow with large graphs; `sfdp` is quick with any.
struct LayoutEngine {
    const char* program;
    std::vector<const char*> arguments; // besides the format
};
const std::array<LayoutEngine, 2>& layoutEngines();

} // namespace core
