#include "core/games/fmurs/search/search.h"
#include "core/solve/mixed.h"

#include <span>

namespace core::fmurs {

namespace {

constexpr std::size_t maxPly = 128;
constexpr std::uint64_t between = 64; // nodes between two looks at the effort
constexpr std::size_t late = 4;       // turns before those that are looked at with less depth first

} // namespace

Search::Search(const Knowledge& known) : m_known(known), m_turns(maxPly + 1), m_flocks(1U << 10U) {}

std::optional<Prospect> Search::look(const Node& node, int dogTurns, const Window& window, Effort& effort) {
    m_effort = &effort;
    m_stopped = effort.over();
    const auto found = m_stopped ? Prospect{} : visit(node, dogTurns, window, 0);
    effort.spent += m_nodes;
    m_nodes = 0;
    return m_stopped ? std::nullopt : std::optional(found);
}

std::uint64_t Search::keyOf(const Node& node) {
    Mixed key;
    for (const auto word : node.placement.sheep.words()) key.add(word);
    std::uint64_t rest = node.placement.sheltered;
    for (const auto dog : node.placement.dogs) rest = rest << 8U | dog;
    key.add(rest);
    key.add(static_cast<std::uint64_t>(node.turnsLeft + 1) << 8U |
            static_cast<std::uint64_t>(node.goal) << 2U | (node.dogs ? 2U : 0U) | (node.again ? 1U : 0U));
    return key.hash();
}

// Where the chase ends without enough of the sheep being caught.
int Search::payoffAtEnd(const Node& node) {
    return node.turnsLeft < 0 ? Payoff::never : Payoff::left(node.placement.sheep.count());
}

// Ends of the look ahead: enough are caught, a dog enclosed, no turns left, an endgame in the tables.
std::optional<Prospect> Search::known(const Node& node) const {
    const int sheep = node.placement.sheep.count();
    if (sheep <= node.goal) return Prospect::exactly(0);
    if (node.turnsLeft == 0 || m_known.chase.enclosed(node.placement))
        return Prospect::exactly(payoffAtEnd(node));
    if (m_known.endgames.knows(node.placement.sheep)) {
        const auto found = inTables(node);
        if (found.exact()) return found;
    }
    return {};
}

// Tables of the whole chase say of a part of it only that it takes no longer.
Prospect Search::inTables(const Node& node) const {
    const auto& tables = m_known.endgames;
    if (node.turnsLeft < 0 || tables.goals(2) > 1) {
        const int turns = node.turnsLeft < 0 ? Endgame::longest : node.turnsLeft;
        const auto best = tables.catchWithin(turns, node.placement, node.dogs, node.again, node.goal);
        return Prospect::exactly(best.left <= node.goal ? Payoff::clearIn(best.turns)
                                 : node.turnsLeft < 0   ? Payoff::never
                                                        : Payoff::left(best.left));
    }
    const int clear =
        node.dogs ? tables.dogsToMove(node.placement) : tables.sheepToMove(node.placement, node.again);
    Prospect found{.most = payoffAtEnd(node)};
    if (clear <= node.turnsLeft) found.most = Payoff::clearIn(clear);
    if (clear > node.turnsLeft && node.goal == 0) found.least = Payoff::left(1);
    return found;
}

// What is proven without looking ahead.
Prospect Search::bounds(const Node& node) const {
    const auto& h = node.placement;
    const int sheep = h.sheep.count();
    Prospect found{.most = payoffAtEnd(node)};
    if (node.turnsLeft >= 0 && m_known.endgames.knows(h.sheep)) found = inTables(node);
    const int sure = m_known.guarantee.turns(h, node.dogs);
    if (sure < Guarantee::never && (node.turnsLeft < 0 || sure <= node.turnsLeft))
        found.most = std::min(found.most, Payoff::clearIn(sure));
    if (node.turnsLeft >= 0 && !Payoff::clears(found.most))
        found.most = std::min(
            found.most,
            Payoff::left(sheep - std::min(m_known.guarantee.caughtWithin(node.turnsLeft, h, node.dogs),
                                          sheep - node.goal - 1)));
    return found;
}

// Dogs move about the same flock for long.
float Search::ofFlock(const CellSet& sheep) const {
    const auto& w = sheep.words();
    auto& known = m_flocks[Mixed(w[0], w[1], w[2]).hash() >> 54U];
    if (known.first != sheep) known = {sheep, m_known.estimate.ofFlock(sheep)};
    return known.second;
}

Prospect Search::glance(const Node& node) const {
    if (const auto found = known(node)) return *found;
    const auto sure = bounds(node);
    const auto& h = node.placement;
    const int all = m_known.estimate.turns(h, node.dogs, ofFlock(h.sheep));
    const int expected =
        node.turnsLeft < 0 ? all : Estimate::within(node.turnsLeft, node.goal, h.sheep.count(), all);
    return Prospect::between(sure.least, sure.most, expected);
}

Prospect Search::visit(const Node& node, int depth, Window window, std::size_t ply) {
    if (const auto found = known(node)) return *found;
    if (depth <= 0 && !node.dogs && !node.again) return glance(node);
    if (ply >= maxPly) return glance(node);
    if (++m_nodes == between || m_effort->spent + m_nodes >= m_effort->most) {
        m_effort->spent += std::exchange(m_nodes, 0);
        m_stopped = m_stopped || m_effort->over();
    }
    if (m_stopped) return {};
    auto entry = m_known.memory.find(keyOf(node));
    const auto said = [&](int expected) { return Prospect::between(entry.least, entry.most, expected); };
    if (entry.least == entry.most || entry.least >= window.beta) return said(entry.least);
    if (entry.most <= window.alpha) return said(entry.most);
    if (entry.depth >= depth &&
        (entry.kind == Memory::Exactly || (entry.kind == Memory::AtLeast && entry.expected >= window.beta) ||
         (entry.kind == Memory::AtMost && entry.expected <= window.alpha)))
        return said(entry.expected);
    const auto found = tryAll(node, depth, window, ply, entry);
    if (m_stopped) return {};
    entry.least = std::max(entry.least, found.least);
    entry.most = std::min(entry.most, found.most);
    entry.expected = std::clamp(found.expected, entry.least, entry.most);
    entry.kind = found.expected >= window.beta    ? Memory::AtLeast
                 : found.expected <= window.alpha ? Memory::AtMost
                                                  : Memory::Exactly;
    entry.depth = static_cast<std::int8_t>(std::min(depth, INT8_MAX));
    m_known.memory.keep(entry);
    return said(entry.expected);
}

// The dogs' bounds are the least of their moves' bounds, the sheep's the greatest. When the rest is cut off
// it might be anything: then the dogs may do better than this, the sheep as well.
Prospect Search::tryAll(const Node& node, int depth, Window window, std::size_t ply, Memory::Entry& entry) {
    auto& turns = m_turns[ply];
    list(node, turns);
    const bool remembered = bringForward(turns, entry.best);
    if (!remembered) order(node, depth, turns, 0);
    const auto sure = bounds(node);
    Prospect best =
        node.dogs ? Prospect{2 * Payoff::never, 2 * Payoff::never, 2 * Payoff::never} : Prospect{0, 0, -1};
    for (std::size_t i = 0; i < turns.size(); ++i) {
        if (i == 1 && remembered) order(node, depth, turns, 1);
        const auto found = tryOne(node, depth, window, ply, i);
        if (m_stopped) return {};
        const bool better = node.dogs ? found.expected < best.expected : found.expected > best.expected;
        if (better) entry.best = turns[i].number;
        if (node.dogs) {
            best = {std::min(best.least, found.least), std::min(best.most, found.most),
                    std::min(best.expected, found.expected)};
            window.beta = std::min(window.beta, best.expected);
        } else {
            best = {std::max(best.least, found.least), std::max(best.most, found.most),
                    std::max(best.expected, found.expected)};
            window.alpha = std::max(window.alpha, best.expected);
        }
        if (window.alpha < window.beta || i + 1 == turns.size()) continue;
        (node.dogs ? best.least : best.most) = node.dogs ? sure.least : sure.most;
        break;
    }
    best.least = std::max(best.least, sure.least);
    best.most = std::min(best.most, sure.most);
    return best;
}

// The first turn is expected to be the best. Of the others it is only asked whether they are better, of those
// that come late first with less depth; if they are, how much.
Prospect Search::tryOne(const Node& node, int depth, const Window& window, std::size_t ply, std::size_t i) {
    const auto next = after(node, m_turns[ply][i].placement);
    const auto look = [&](int less, Window inside) {
        if (node.dogs) inside = {Payoff::after(inside.alpha), Payoff::after(inside.beta)};
        const auto found = visit(next, depth - (node.dogs ? 1 : 0) - less, inside, ply + 1);
        return node.dogs && !m_stopped ? found.before() : found;
    };
    const auto better = [&](const Prospect& one) {
        return !m_stopped && (node.dogs ? one.expected < window.beta : one.expected > window.alpha);
    };
    auto narrow = window;
    if (i > 0 && node.dogs) narrow.alpha = window.beta - 1;
    if (i > 0 && !node.dogs) narrow.beta = window.alpha + 1;
    const int less = i >= late && depth > 1 ? 1 : 0;
    auto seen = look(less, narrow);
    if (less > 0 && better(seen)) seen = look(0, narrow);
    if (window.alpha + 1 < window.beta && i > 0 && better(seen)) seen = look(0, window);
    return seen;
}

bool Search::bringForward(Turns& turns, std::uint16_t number) {
    if (number >= turns.size()) return false;
    std::swap(turns[0], turns[number]);
    return true;
}

Search::Node Search::after(const Node& node, const Placement& placement) const {
    Node next{placement, !node.dogs, false, node.turnsLeft, node.goal};
    if (node.dogs) {
        next.turnsLeft = node.turnsLeft < 0 ? -1 : std::max(node.turnsLeft - 1, 0);
    } else if (m_known.chase.variation().fighting && !node.again) {
        next.dogs = false;
        next.again = true;
    }
    return next;
}

void Search::list(const Node& node, Turns& turns) const {
    turns.clear();
    const auto& h = node.placement;
    const auto add = [&](const Placement& next) {
        turns.push_back({next, 0, static_cast<std::uint16_t>(turns.size())});
    };
    if (node.dogs) {
        for (const auto dog : h.dogs)
            if (dog != noCell)
                m_known.chase.turns(h, dog, [&](Cell, const Chain&, const Placement& next) { add(next); });
    } else {
        h.sheep.each([&](Cell from) {
            m_known.chase.pastures(h, from).each(
                [&](Cell to) { add(m_known.chase.afterSheep(h, from, to)); });
        });
    }
    if (turns.empty()) { // a pass
        auto passed = h;
        if (node.dogs) passed.sheltered = noCell;
        add(passed);
    }
}

// What was best before comes first, then what looks best; right before the end the jumps that take most.
void Search::order(const Node& node, int depth, Turns& turns, std::size_t from) const {
    const int sheep = node.placement.sheep.count();
    const auto first = turns.begin() + static_cast<std::ptrdiff_t>(from);
    for (auto& turn : std::span(first, turns.end())) {
        if (node.dogs && depth <= 1)
            turn.rank = turn.placement.sheep.count() - sheep;
        else
            turn.rank = glance(after(node, turn.placement)).expected * (node.dogs ? 1 : -1);
    }
    std::ranges::sort(first, turns.end(), [](const Turn& a, const Turn& b) {
        return a.rank != b.rank ? a.rank < b.rank : a.number < b.number;
    });
    if (!node.dogs) return;
    // Several ways of jumping lead to the same.
    std::size_t kept = from;
    for (std::size_t i = from; i < turns.size(); ++i) {
        bool again = false;
        for (std::size_t j = kept; j-- > from && turns[j].rank == turns[i].rank;)
            again = again || turns[j].placement == turns[i].placement;
        if (!again) turns[kept++] = turns[i];
    }
    turns.resize(kept);
}

} // namespace core::fmurs
