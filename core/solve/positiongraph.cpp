#include "core/solve/positiongraph.h"

#include "core/solve/reachable.h"

#include <algorithm>
#include <map>

namespace core {

namespace {

class Builder {
public:
    Builder(const Reachable& all, const GraphQuery& query) : m_all(all), m_query(query) {
        m_graph.shows = query.show.value_or(usual());
    }

    PositionGraph build() {
        if (endless() && m_query.tree)
            buildTree();
        else
            buildNet(belongs(start) && (endless() || !m_query.all) ? inside() : everything());
        tellApart();
        return std::move(m_graph);
    }

private:
    using Number = Reachable::Number;
    static constexpr Number start = 0;

    // What is shown where nothing is said.
    GraphQuery::Show usual() const {
        for (Number p = 0; p < m_all.size(); ++p)
            if (m_all.verdict(p).lower == Outcome::Draw) return GraphQuery::Show::Endless;
        const bool won = m_all.verdict(start).lower == Outcome::Win;
        const bool first = won == (m_all.mover(start) == Player::First);
        return first ? GraphQuery::Show::First : GraphQuery::Show::Second;
    }

    bool endless() const { return m_graph.shows == GraphQuery::Show::Endless; }
    Player winnerShown() const {
        return m_graph.shows == GraphQuery::Show::First ? Player::First : Player::Second;
    }

    // The position is part of what is shown: won by the player asked for, or drawn.
    bool belongs(Number p) const {
        const auto v = m_all.verdict(p);
        if (endless()) return v.lower == Outcome::Draw;
        return v.lower == (m_all.mover(p) == winnerShown() ? Outcome::Win : Outcome::Loss);
    }

    // The move is drawn: it stays inside; the strategy alone shows only the winner's quickest ones.
    bool drawn(Number p, Number next) const {
        if (!belongs(p)) return false;
        if (!belongs(next)) return endless() && m_query.leaving;
        if (!m_query.strategyOnly || m_all.mover(p) != winnerShown() || endless()) return true;
        return *m_all.verdict(next).plies() + 1 == *m_all.verdict(p).plies();
    }

    std::vector<Number> everything() const {
        std::vector<Number> all(m_all.size());
        for (Number i = 0; i < all.size(); ++i) all[i] = i;
        return all;
    }

    // What can be reached by moves that are drawn.
    std::vector<Number> inside() const {
        std::vector<Number> all{start};
        std::vector<bool> seen(m_all.size());
        seen[start] = true;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto p = all[i];
            for (const auto next : m_all.children(p)) {
                if (!drawn(p, next) || seen[next]) continue;
                seen[next] = true;
                all.push_back(next);
            }
        }
        return all;
    }

    int addNode(Number p) {
        PositionGraph::Node node;
        node.position = m_all.at(p);
        node.label = labelled(m_all.game().brief(node.position));
        node.spelt = m_all.game().spelt(node.position);
        node.mover = m_all.mover(p);
        node.verdict = m_all.verdict(p);
        if (const auto result = m_all.game().result(node.position); result && *result != Outcome::Draw)
            node.winner = *result == Outcome::Win ? node.mover : other(node.mover);
        node.start = p == start;
        m_graph.nodes.push_back(std::move(node));
        return static_cast<int>(m_graph.nodes.size()) - 1;
    }

    // The sides stand beside each other in a node.
    static std::string labelled(std::string text) {
        std::ranges::replace(text, '/', '|');
        return text;
    }

    // Where two positions are called alike in brief, all are called in full.
    void tellApart() {
        std::map<std::pair<std::string, Player>, std::string> called;
        std::vector<std::string> inFull;
        bool alike = false;
        for (const auto& node : m_graph.nodes) {
            const auto& text = inFull.emplace_back(m_all.game().text(node.position));
            const auto [known, fresh] = called.emplace(std::pair(node.label, node.mover), text);
            alike = alike || (!fresh && known->second != text);
        }
        if (!alike) return;
        for (std::size_t i = 0; i < inFull.size(); ++i)
            m_graph.nodes[i].label = labelled(std::move(inFull[i]));
    }

    void buildNet(const std::vector<Number>& candidates) {
        std::map<Number, int> nodes;
        std::vector<Number> inner;
        for (const auto p : candidates) {
            if (!belongs(p)) continue;
            nodes[p] = addNode(p);
            inner.push_back(p);
        }
        for (const auto p : inner) {
            for (const auto next : m_all.children(p)) {
                if (!drawn(p, next)) continue;
                const auto [found, fresh] = nodes.emplace(next, 0);
                if (fresh) found->second = addNode(next);
                m_graph.edges.push_back({nodes[p], found->second, m_all.mover(p)});
            }
        }
    }

    // Breadth first from the start; a position met before is drawn again in grey and not followed.
    void buildTree() {
        if (!belongs(start)) return;
        std::vector<bool> seen(m_all.size());
        seen[start] = true;
        std::vector<std::pair<Number, int>> queue{{start, addNode(start)}};
        for (std::size_t i = 0; i < queue.size(); ++i) {
            const auto [p, from] = queue[i];
            for (const auto next : m_all.children(p)) {
                if (!drawn(p, next)) continue;
                const int to = addNode(next);
                m_graph.edges.push_back({from, to, m_all.mover(p)});
                if (!belongs(next)) continue;
                if (seen[next])
                    m_graph.nodes[static_cast<std::size_t>(to)].repeated = true;
                else
                    queue.emplace_back(next, to);
                seen[next] = true;
            }
        }
    }

    const Reachable& m_all;
    const GraphQuery& m_query;
    PositionGraph m_graph;
};

// Only one position, what leads to it and what it leads to.
PositionGraph around(const Game& game, const Position& centre, const PositionGraph& graph) {
    const auto isCentre = [&](int i) {
        return game.folded(graph.nodes[static_cast<std::size_t>(i)].position) == centre;
    };
    std::vector<bool> keep(graph.nodes.size());
    for (const auto& edge : graph.edges)
        if (isCentre(edge.from) || isCentre(edge.to))
            keep[static_cast<std::size_t>(edge.from)] = keep[static_cast<std::size_t>(edge.to)] = true;
    PositionGraph cut;
    std::vector<int> number(keep.size(), -1);
    for (std::size_t i = 0; i < keep.size(); ++i) {
        if (!keep[i] && !isCentre(static_cast<int>(i))) continue;
        number[i] = static_cast<int>(cut.nodes.size());
        cut.nodes.push_back(graph.nodes[i]);
    }
    for (const auto& edge : graph.edges)
        if (isCentre(edge.from) || isCentre(edge.to))
            cut.edges.push_back({number[static_cast<std::size_t>(edge.from)],
                                 number[static_cast<std::size_t>(edge.to)], edge.chooser});
    return cut;
}

} // namespace

Listing everyPosition(const Game& game, const Position& start, const StopToken& stop) {
    Listing listing;
    Reachable all(game, mostListed);
    listing.complete = all.list(start, stop);
    if (!listing.complete) return listing;
    for (Reachable::Number i = 0; i < all.size(); ++i)
        listing.entries.push_back({all.at(i), all.mover(i), all.verdict(i)});
    return listing;
}

PositionGraph positionGraph(const Game& game, const Position& start, const GraphQuery& query,
                            const StopToken& stop) {
    PositionGraph graph;
    Reachable all(game, mostListed);
    graph.complete = all.list(start, stop);
    if (!graph.complete) return graph;
    graph = Builder(all, query).build();
    return query.around ? around(game, game.folded(*query.around), graph) : graph;
}

} // namespace core
