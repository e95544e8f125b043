#include "core/games/chopsticks/graph.h"

#include "core/gameof.h"
#include "core/games/chopsticks/rules.h"
#include "core/solve/retrograde.h"

#include <algorithm>
#include <map>

namespace core::chopsticks {

namespace {

// Left and right are one, first and second are not.
Position sorted(Position p) {
    for (auto& hands : p.hands) std::ranges::sort(hands);
    return p;
}

class Builder {
public:
    Builder(const Rules& rules, const Position& start, const GraphQuery& query, const std::stop_token& stop)
        : m_rules(rules), m_table(rules), m_query(query), m_stop(stop), m_start(sorted(start)) {}

    PositionGraph build() {
        if (!m_table.solve(m_stop)) return stopped();
        const auto all = reachable();
        if (m_stop.stop_requested()) return stopped();
        if (m_query.show == GraphQuery::Show::Endless && m_query.tree)
            buildTree();
        else
            buildNet(belongs(m_start) ? inside() : all);
        if (m_query.around) keepAround(sorted(unpack<Position>(*m_query.around)));
        return std::move(m_graph);
    }

private:
    static PositionGraph stopped() {
        PositionGraph graph;
        graph.complete = false;
        return graph;
    }

    // Each position a move leads to, once.
    std::vector<Position> children(const Position& p) const {
        std::vector<Position> all;
        for (const auto m : m_rules.moves(p)) {
            const auto next = sorted(m_rules.play(p, m));
            if (std::ranges::find(all, next) == all.end()) all.push_back(next);
        }
        return all;
    }

    std::vector<Position> closure(auto&& follow) const {
        std::vector<Position> all{m_start};
        std::map<std::uint32_t, bool> seen{{key(m_start), true}};
        for (std::size_t i = 0; i < all.size() && !m_stop.stop_requested(); ++i) {
            const auto p = all[i];
            for (const auto& next : children(p))
                if (follow(p, next) && seen.emplace(key(next), true).second) all.push_back(next);
        }
        return all;
    }
    std::vector<Position> reachable() const {
        return closure([](const Position&, const Position&) { return true; });
    }
    std::vector<Position> inside() const {
        return closure([this](const Position& p, const Position& next) { return drawn(p, next); });
    }

    std::uint32_t key(const Position& p) const {
        return m_rules.index(p) * 2 + static_cast<std::uint32_t>(p.mover);
    }

    Player winnerShown() const {
        return m_query.show == GraphQuery::Show::First ? Player::First : Player::Second;
    }

    // The position is part of what is shown: won by the player asked for, or drawn.
    bool belongs(const Position& p) const {
        const auto v = m_table.verdict(p);
        if (m_query.show == GraphQuery::Show::Endless) return v.lower == Outcome::Draw;
        return v.lower == (p.mover == winnerShown() ? Outcome::Win : Outcome::Loss);
    }

    // The move is drawn: it stays inside; the strategy alone shows only the winner's quickest ones.
    bool drawn(const Position& p, const Position& next) const {
        if (!belongs(p)) return false;
        if (!belongs(next)) return m_query.show == GraphQuery::Show::Endless && m_query.leaving;
        if (!m_query.strategyOnly || p.mover != winnerShown() || m_query.show == GraphQuery::Show::Endless)
            return true;
        return *m_table.verdict(next).plies() + 1 == *m_table.verdict(p).plies();
    }

    int addNode(const Position& p) {
        PositionGraph::Node node;
        node.position = pack<core::Position>(p);
        node.label = m_rules.brief(p);
        std::ranges::replace(node.label, '/', '|');
        node.mover = p.mover;
        node.verdict = m_table.verdict(p);
        if (const auto result = m_rules.result(p))
            node.winner = *result == Outcome::Win ? p.mover : other(p.mover);
        node.start = p == m_start;
        m_graph.nodes.push_back(std::move(node));
        return static_cast<int>(m_graph.nodes.size()) - 1;
    }

    void buildNet(const std::vector<Position>& candidates) {
        std::map<std::uint32_t, int> numbers;
        for (const auto& p : candidates)
            if (belongs(p)) numbers[key(p)] = addNode(p);
        const auto inner = static_cast<int>(m_graph.nodes.size());
        for (int from = 0; from < inner; ++from) {
            const auto p = unpack<Position>(m_graph.nodes[static_cast<std::size_t>(from)].position);
            for (const auto& next : children(p)) {
                if (!drawn(p, next)) continue;
                const auto [found, fresh] = numbers.emplace(key(next), 0);
                if (fresh) found->second = addNode(next);
                m_graph.edges.push_back({from, found->second, p.mover});
            }
        }
    }

    // Breadth first from the start; a position met before is drawn again in grey and not followed.
    void buildTree() {
        if (!belongs(m_start)) return;
        std::map<std::uint32_t, bool> seen{{key(m_start), true}};
        std::vector<std::pair<Position, int>> queue{{m_start, addNode(m_start)}};
        for (std::size_t i = 0; i < queue.size(); ++i) {
            const auto [p, from] = queue[i];
            for (const auto& next : children(p)) {
                if (!drawn(p, next)) continue;
                const int to = addNode(next);
                m_graph.edges.push_back({from, to, p.mover});
                if (!belongs(next)) continue;
                if (seen.emplace(key(next), true).second)
                    queue.emplace_back(next, to);
                else
                    m_graph.nodes[static_cast<std::size_t>(to)].repeated = true;
            }
        }
    }

    void keepAround(const Position& centre) {
        std::vector<bool> keep(m_graph.nodes.size());
        const auto isCentre = [&](int i) {
            return unpack<Position>(m_graph.nodes[static_cast<std::size_t>(i)].position) == centre;
        };
        for (const auto& edge : m_graph.edges)
            if (isCentre(edge.from) || isCentre(edge.to))
                keep[static_cast<std::size_t>(edge.from)] = keep[static_cast<std::size_t>(edge.to)] = true;
        PositionGraph cut;
        std::vector<int> number(keep.size(), -1);
        for (std::size_t i = 0; i < keep.size(); ++i) {
            if (!keep[i] && !isCentre(static_cast<int>(i))) continue;
            number[i] = static_cast<int>(cut.nodes.size());
            cut.nodes.push_back(m_graph.nodes[i]);
        }
        for (const auto& edge : m_graph.edges)
            if (isCentre(edge.from) || isCentre(edge.to))
                cut.edges.push_back({number[static_cast<std::size_t>(edge.from)],
                                     number[static_cast<std::size_t>(edge.to)], edge.chooser});
        m_graph = std::move(cut);
    }

    const Rules& m_rules;
    Retrograde<Rules> m_table;
    const GraphQuery& m_query;
    const std::stop_token& m_stop;
    Position m_start;
    PositionGraph m_graph;
};

} // namespace

PositionGraph graph(const core::Values& values, const core::Position& start, const GraphQuery& query,
                    const std::stop_token& stop) {
    const Rules rules(values);
    return Builder(rules, unpack<Position>(start), query, stop).build();
}

} // namespace core::chopsticks
