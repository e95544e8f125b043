#include "app/web/common/studies.h"

#include "core/play/opponent.h"
#include "core/solve/principalline.h"

#include <algorithm>

namespace web {

using core::Analysis;

namespace {

core::StopSource after(Studies::Time time) {
    using Clock = std::chrono::steady_clock;
    return core::StopSource([end = Clock::now() + time] { return Clock::now() >= end; });
}

std::ptrdiff_t proven(const Analysis& analysis) {
    return std::ranges::count_if(analysis.moves, [](const auto& m) { return m.verdict.proven(); });
}

// A slice begins anew with what is quick: it says less at first than the one before has found.
bool saysLess(const Analysis& now, const Analysis& before) {
    return !now.complete && (now.verdict.proven() < before.verdict.proven() || proven(now) < proven(before) ||
                             now.moves.size() < before.moves.size());
}

} // namespace

void Studies::begin(std::shared_ptr<const core::Game> game, const std::array<bool, 2>& weighed) {
    if (game != m_game) {
        m_solver.reset(); // before the new one takes its memory
        m_solver = game->solver();
        m_game = std::move(game);
    }
    m_weighed = weighed;
    m_known.clear();
}

const Analysis* Studies::of(int node) const {
    const auto known = m_known.find(node);
    return known == m_known.end() ? nullptr : &known->second.analysis;
}

bool Studies::open(int node) const {
    const auto* known = of(node);
    return known == nullptr || !known->complete;
}

bool Studies::study(int node, const core::Position& position, Time time) try {
    auto& known = m_known[node];
    if (known.valued) return add(known, position);
    bool news = false;
    m_solver->analyse(position, after(time).get_token(), [&](const Analysis& found) {
        if (saysLess(found, known.analysis)) return;
        known.analysis = found;
        news = true;
    });
    if (known.analysis.complete) {
        known.valued = true;
        add(known, position);
    }
    return news;
} catch (const std::bad_alloc&) {
    // Whatever it was at is half done: the next question begins anew, with the memory free.
    m_solver.reset();
    m_solver = m_game->solver();
    m_known[node].analysis = core::unvalued(*m_game, position);
    m_known[node].analysis.complete = true;
    throw;
}

// The answers are weighed where a computer is to choose by them, and where the reasons have no line of play
// of their own, they get the best play of both. Each try has twice the time, and finds the tables of the one
// before.
bool Studies::add(Known& known, const core::Position& position) {
    constexpr Time longest{3000};
    auto& analysis = known.analysis;
    analysis.complete = false; // or what is added would be no longer waited for
    const auto stop = after(known.patience);
    known.patience *= 2;
    const auto token = stop.get_token();
    if (m_weighed[static_cast<std::size_t>(m_game->mover(position))] && analysis.hopes.empty())
        core::weighReplies(*m_game, *m_solver, position, analysis, token);
    const bool lacks = analysis.verdict.proven() && !m_game->result(position) &&
                       (!analysis.why || analysis.why->line.empty());
    if (lacks && !token.stop_requested()) {
        const auto line = core::principalLine(*m_game, *m_solver, position, token);
        if (!token.stop_requested()) {
            if (!analysis.why) analysis.why.emplace();
            analysis.why->line = core::notation(*m_game, position, line);
        }
    }
    analysis.complete = !token.stop_requested() || known.patience > longest;
    return analysis.complete;
}

} // namespace web
