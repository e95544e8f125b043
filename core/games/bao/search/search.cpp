#include "core/games/bao/search/search.h"

#include <algorithm>
#include <numeric>

namespace core::bao {

namespace {

using Answer = Search::Answer;

Answer opposite(Answer a) {
    return a == Answer::Unknown ? a : a == Answer::Yes ? Answer::No : Answer::Yes;
}

Answer known(const Span& span, int lead) {
    return lead >= span.high ? Answer::Yes : lead < span.low ? Answer::No : Answer::Unknown;
}

// Endless play is a draw: it reaches a draw and does not reach a win.
Answer endless(Goal goal) {
    return goal == Goal::Draw ? Answer::Yes : Answer::No;
}

} // namespace

Bounds Search::bounds(const Stones& s, int n) const {
    const int own = rowSum(s, 0);
    if (own == 0 || own == n) return Bounds::exactly(finished(2 * own - n));
    if (n < m_endgame.layers()) return Bounds::exactly(m_endgame.at(s, n));
    const auto* found = m_table.find(s);
    return found != nullptr ? *found : Bounds::ofStones(n);
}

Answer Search::reaches(Goal goal, const Stones& s, int n, int lead, std::uint64_t nodes,
                       const StopToken& stop) {
    m_line.clear();
    m_limit = m_nodes + nodes;
    m_stop = &stop;
    m_stopped = stop.stop_requested();
    return look({s, n, lead, goal}).answer;
}

// A position that comes back on the line is endless play for whoever wants more, and says nothing final of
// the nodes between: they may have other ways to win on another line. So an answer that rests on a node
// further up is not kept. Wins found are wins on every line.
Search::Found Search::look(const Node& node) {
    if (const auto answer = known(bounds(node.stones, node.n).of(node.goal), node.lead);
        answer != Answer::Unknown)
        return {answer, nowhere};
    for (std::size_t i = m_line.size(); i >= 2 && m_line[i - 2].n == node.n; i -= 2) {
        const auto& earlier = m_line[i - 2];
        if (earlier.stones == node.stones && earlier.lead == node.lead) // and so of the same goal
            return {endless(node.goal), i - 2};
    }
    if (m_stopped || m_nodes >= m_limit || m_line.size() >= longestLine) return {};
    ++m_nodes;
    m_stopped = m_stop->stop_requested();

    const auto place = m_line.size();
    m_line.push_back(node);
    auto found = expand(node);
    m_line.pop_back();
    if (found.answer == Answer::Unknown) return {};
    if (found.answer != endless(node.goal)) found.rests = nowhere;
    if (found.rests == nowhere || found.rests >= place) {
        m_table.add(node.stones, node.n, node.goal, node.lead, found.answer == Answer::Yes);
        return {found.answer, nowhere};
    }
    return found;
}

// What takes longer than usual is left to those who follow fates.
std::optional<Ring::Sowing> Search::sow(Stones& stones, int slot) {
    if (const auto sowing = m_ring.sow(stones, slot, laysAtOnce)) return sowing;
    const auto walk = m_fates.walk(m_ring, stones, slot);
    if (walk.state() == Walk::State::Open) return {};
    return m_ring.end(stones, slot, walk);
}

// The mover reaches the goal if after some move the other does not reach theirs.
Search::Found Search::expand(const Node& node) {
    std::array<Child, maxPits> children;
    std::size_t count = 0;
    bool open = false; // whether a sowing ends is not known yet
    for (int slot = 0; slot < m_ring.pits(); ++slot) {
        if (node.stones[static_cast<std::size_t>(slot)] == 0) continue;
        auto stones = node.stones;
        const auto sown = sow(stones, slot);
        if (!sown) {
            open = true;
            continue;
        }
        const auto sowing = *sown;
        if (sowing.endless) {
            if (node.goal == Goal::Draw) return {Answer::Yes, nowhere};
            continue;
        }
        const Node child{turned(stones), node.n - sowing.captured, -(node.lead + sowing.captured),
                         other(node.goal)};
        const auto bound = bounds(child.stones, child.n);
        const auto answer = known(bound.of(child.goal), child.lead);
        if (answer == Answer::No) return {Answer::Yes, nowhere};
        if (answer == Answer::Yes) continue;
        // Sorted in by promise.
        const Child next{child, promise(child, bound, sowing.captured)};
        auto at = count++;
        for (; at > 0 && children[at - 1].promise < next.promise; --at) children[at] = children[at - 1];
        children[at] = next;
    }
    return follow({children.data(), count}, open);
}

Search::Found Search::follow(std::span<const Child> children, bool open) {
    Found all{open ? Answer::Unknown : Answer::No, nowhere};
    for (const auto& child : children) {
        const auto found = look(child.node);
        const auto answer = opposite(found.answer);
        if (answer == Answer::Yes) return {answer, found.rests};
        if (answer == Answer::Unknown) all.answer = answer;
        if (m_stopped || m_nodes >= m_limit) return {};
        all.rests = std::min(all.rests, found.rests);
    }
    return all;
}

// Captures first, since they bring the table nearer; then boards on which the other is known or likely to
// need much of a lead, and has few pits to choose from.
int Search::promise(const Node& child, const Bounds& known, int captured) const {
    const auto& span = known.of(child.goal);
    const int needed = std::max<int>(span.low, -child.n) + std::min<int>(span.high, child.n);
    const auto pits = std::count_if(child.stones.begin(), child.stones.begin() + rowSlots,
                                    [](std::uint8_t stones) { return stones > 0; });
    return 16 * captured + 2 * needed - 4 * static_cast<int>(pits);
}

// Mostly a draw is what lies just below a win. Where winning stays open, it is worth knowing about the draw.
bool Search::settle(const Stones& s, int n, int lead, std::uint64_t nodes, const StopToken& stop) {
    const bool won = settle(Goal::Win, s, n, lead, 4, nodes, stop);
    const auto win = bounds(s, n).win;
    const int guess = win.exact() && win.low != never ? win.low - 1 : lead;
    return settle(Goal::Draw, s, n, guess, 1, nodes, stop) && won;
}

// From the first question on with growing steps, until there have been both answers, then between them.
bool Search::settle(Goal goal, const Stones& s, int n, int lead, int step, std::uint64_t nodes,
                    const StopToken& stop) {
    for (bool yes = false, no = false;; step *= 2) {
        const auto span = bounds(s, n).of(goal);
        if (span.exact()) return true;
        // The leads whose answer is not known.
        const int low = std::max<int>(span.low, -n - 1), high = std::min<int>(span.high - 1, n + 1);
        lead = yes && no ? std::midpoint(low, high) : std::clamp(lead, low, high);
        const auto answer = reaches(goal, s, n, lead, nodes, stop);
        if (answer == Answer::Unknown) return false;
        (answer == Answer::Yes ? yes : no) = true;
        lead += answer == Answer::Yes ? -step : step;
    }
}

} // namespace core::bao
