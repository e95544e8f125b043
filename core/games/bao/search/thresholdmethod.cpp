#include "core/games/bao/search/thresholdmethod.h"

#include "core/games/bao/look/figures.h"

#include <algorithm>
#include <utility>

namespace core::bao {

namespace {

// How a board ends if both players always take the most stones at once: the mover's gain from here on.
// Says nothing for certain.
int greedyGain(const Ring& ring, Stones s) {
    constexpr int longest = 200;
    constexpr std::uint64_t longestSowing = 256;
    int gain = 0, sign = 1;
    for (int ply = 0; ply < longest && rowSum(s, 0) > 0 && rowSum(s, rowSlots) > 0; ++ply) {
        int most = -1;
        Stones best{};
        for (int slot = 0; slot < ring.pits(); ++slot) {
            if (s[static_cast<std::size_t>(slot)] == 0) continue;
            auto next = s;
            const auto sowing = ring.sow(next, slot, longestSowing);
            if (!sowing || sowing->endless || sowing->captured <= most) continue;
            most = sowing->captured;
            best = next;
        }
        if (most < 0) return gain; // nothing but never-ending moves
        gain += sign * most;
        sign = -sign;
        s = turned(best);
    }
    return gain + sign * (rowSum(s, 0) - rowSum(s, rowSlots));
}

void addFigures(Figures& figures, const Bounds& bounds, int lead) {
    const int win = bounds.win.low, draw = bounds.draw.low;
    const bool oneApart = bounds.exact() && win == draw + 1;
    figures.set(figure::margin, oneApart ? lead - draw : unlimited);
    if (!bounds.exact()) return;
    figures.set(figure::leadWin, win == never ? unlimited : win, Wish::Less);
    figures.set(figure::leadDraw, draw == always ? -unlimited : draw, Wish::Less);
}

} // namespace

ThresholdMethod::ThresholdMethod(const Rules& rules, TableStore store)
    : m_rules(rules), m_store(std::move(store)), m_endgame(rules.ring()),
      m_search(rules.ring(), m_endgame, rules.fates()) {}

Verdict ThresholdMethod::verdict(const Rules::Position& p) const {
    if (m_rules.pending(p)) return {};
    if (p.endless != 0) {
        auto v = exactly(Outcome::Draw);
        v.endless = true;
        v.figures.set(figure::leadWin, unlimited, Wish::Less);
        v.figures.set(figure::leadDraw, -unlimited, Wish::Less);
        v.figures.set(figure::margin, unlimited);
        return v;
    }
    const auto stones = seenByMover(p);
    const auto bounds = m_search.bounds(stones, stonesOn(stones));
    const int lead = m_rules.lead(p);
    const auto lower = lead >= bounds.win.high    ? Outcome::Win
                       : lead >= bounds.draw.high ? Outcome::Draw
                                                  : Outcome::Loss;
    auto v = between(lower, lead < bounds.draw.low  ? Outcome::Loss
                            : lead < bounds.win.low ? Outcome::Draw
                                                    : Outcome::Win);
    if (!v.proven()) v.estimate = lead + greedyGain(m_rules.ring(), stones);
    addFigures(v.figures, bounds, lead);
    return v;
}

bool ThresholdMethod::followMoves(const Rules::Position& root, std::uint64_t lays, const StopToken& stop) {
    bool decided = true;
    for (const auto m : m_rules.moves(root)) {
        const auto next = m_rules.playKnown(root, m);
        if (!m_rules.pending(next)) continue;
        m_rules.follow(next, lays, stop);
        decided &= !m_rules.pending(m_rules.playKnown(root, m));
    }
    return decided;
}

bool ThresholdMethod::known(const Rules::Position& root) const {
    for (const auto m : m_rules.moves(root))
        if (m_rules.pending(m_rules.playKnown(root, m))) return false;
    const auto all = children(root);
    return std::ranges::all_of(all, [this](const auto& p) {
        const auto stones = seenByMover(p);
        return m_search.bounds(stones, stonesOn(stones)).exact();
    });
}

std::vector<Rules::Position> ThresholdMethod::children(const Rules::Position& root) const {
    std::vector<Rules::Position> all{root};
    for (const auto m : m_rules.moves(root))
        if (const auto next = m_rules.playKnown(root, m); next.endless == 0 && !m_rules.pending(next))
            all.push_back(next);
    std::rotate(all.begin(), all.begin() + 1,
                all.end()); // the root last: by then most of its answers are there
    return all;
}

bool ThresholdMethod::prepare(const Rules::Position& root, const StopToken& stop) {
    const int n = stonesOn(root.stones);
    if (!m_endgame.reach(n, m_store, stop)) return false;
    if (n <= Endgame::top || std::exchange(m_asked, true)) return true;
    if (const auto kept = m_store.load(key(), BoundsTable::keptBytes)) m_search.table().unpack(*kept);
    return true;
}

bool ThresholdMethod::settle(const Rules::Position& p, std::uint64_t effort, const StopToken& stop) {
    const auto stones = seenByMover(p);
    return m_search.settle(stones, stonesOn(stones), m_rules.lead(p), effort, stop);
}

Verdict ThresholdMethod::outcome(const Rules::Position& p, const StopToken& stop) {
    constexpr std::uint64_t lays = 1U << 24;
    if (!prepare(p, stop)) return {};
    const auto stones = seenByMover(p);
    do {
        for (const auto goal : {Goal::Win, Goal::Draw})
            m_search.reaches(goal, stones, stonesOn(stones), m_rules.lead(p), UINT64_MAX / 2, stop);
    } while (!verdict(p).proven() && !stop.stop_requested() &&
             m_rules.fates().followAll(m_rules.ring(), lays, stop));
    return verdict(p);
}

// A move that keeps what the position is worth: after it the other does not reach more. Nothing if that takes
// more than a little effort to find.
std::optional<Rules::Move> ThresholdMethod::bestMove(const Rules::Position& p, const StopToken& stop) {
    constexpr std::uint64_t effort = 1U << 17;
    if (!settle(p, effort, stop)) return {};
    const auto stones = seenByMover(p);
    const auto bounds = m_search.bounds(stones, stonesOn(stones));
    const auto goal = m_rules.lead(p) >= bounds.win.low ? Goal::Win : Goal::Draw;
    for (const auto m : m_rules.moves(p)) {
        const auto next = m_rules.playKnown(p, m);
        if (m_rules.pending(next)) continue;
        const int threshold = bounds.of(goal).low;
        if (next.endless != 0 && goal == Goal::Draw && threshold == always) return m;
        if (next.endless != 0) continue;
        const auto seen = seenByMover(next);
        const int gain = -m_rules.lead(next) - m_rules.lead(p),
                  lead = threshold == always ? m_rules.lead(p) : threshold;
        const auto more = m_search.reaches(other(goal), seen, stonesOn(seen), -(lead + gain), effort, stop);
        if (more == Search::Answer::Unknown) return {};
        if (more == Search::Answer::No) return m;
    }
    return {};
}

void ThresholdMethod::findReasons(const Rules::Position& root, const StopToken& stop) {
    constexpr std::size_t longest = 100;
    if (m_rules.result(root)) return;
    std::vector<Rules::Move> line;
    std::vector<Rules::Position> met{root};
    while (!m_rules.result(met.back()) && line.size() < longest) {
        const auto move = bestMove(met.back(), stop);
        if (stop.stop_requested()) return;
        if (!move) break;
        const auto next = m_rules.playKnown(met.back(), *move);
        line.push_back(*move);
        if (std::ranges::find(met, next) != met.end()) break; // best play goes round in circles
        met.push_back(next);
    }
    const auto stones = seenByMover(root);
    const auto bounds = m_search.bounds(stones, stonesOn(stones));
    m_why = explain(m_rules, root, {bounds.win.low, bounds.draw.low}, line);
}

TableKey ThresholdMethod::key() const {
    return {"bao", "pits=" + std::to_string(m_rules.ring().pits()), "bounds", 1};
}

void ThresholdMethod::keep() {
    if (m_search.nodes() - m_kept < worthKeeping) return;
    m_kept = m_search.nodes();
    m_store.save(key(), m_search.table().pack());
}

} // namespace core::bao
