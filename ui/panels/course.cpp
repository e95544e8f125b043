#include "ui/panels/course.h"

#include "ui/models/historymodel.h"

#include "core/kind.h"

#include <algorithm>

using core::Outcome;

int Course::plies() const {
    return m_history.rowCount() - 1;
}

int Course::span() const {
    int span = std::max(18, plies());
    if (plies() >= 0)
        if (const auto& last = m_history.at(plies()).verdict; last && last->plies())
            span = std::max(span, plies() + *last->plies());
    return span;
}

double Course::xOf(int ply) const {
    return m_lanes.left() + m_inset + (m_lanes.width() - 2 * m_inset) * ply / span();
}

int Course::plyAt(double x) const {
    return std::clamp(qRound((x - xOf(0)) / step()), 0, std::max(0, plies()));
}

// The largest lead of the match fills a lane, but no small one does.
int Course::leadSpan() const {
    int most = 12;
    for (int ply = 0; ply <= plies(); ++ply)
        if (m_history.outcome(ply))
            most =
                std::max(most, std::abs(m_history.at(ply).verdict->figures.value(*m_kind.lead).value_or(0)));
    return most;
}

double Course::heightOf(const core::Verdict& v) const {
    constexpr double highest = 0.88, unproven = 0.15;
    if (m_kind.lead != nullptr) {
        const auto lead = v.figures.value(*m_kind.lead);
        return lead ? std::max(unproven, highest * std::abs(*lead) / leadSpan()) : unproven;
    }
    return v.proven() ? highest * 12 / (12.0 + v.plies().value_or(36)) : unproven;
}

// The line between the lanes is even; a lane's far edge is the end of the match or, where leads count, the
// largest lead.
std::optional<double> Course::yOf(int ply) const {
    const auto outcome = m_history.outcome(ply);
    if (!outcome) return {};
    const double even = m_kind.draws ? m_lanes.height() * 0.1 : 0, lane = m_lanes.height() / 2 - even;
    if (outcome == Outcome::Draw) return m_lanes.center().y();
    const double up = even + lane * heightOf(*m_history.at(ply).verdict);
    return m_lanes.center().y() + (outcome == Outcome::Win ? -up : up);
}

bool Course::valued() const {
    for (int ply = 0; ply <= plies(); ++ply)
        if (m_history.outcome(ply)) return true;
    return false;
}

// Each ply takes half a step to both sides; what is not played yet is of the players' lanes, if these are
// there at all.
std::vector<Course::Turns> Course::turns() const {
    if (!valued()) return {{m_lanes.left(), m_lanes.right()}};
    std::vector<Turns> all;
    for (int ply = 0; ply <= plies(); ++ply) {
        if (m_history.outcome(ply)) continue;
        const double from = ply == 0 ? m_lanes.left() : xOf(ply) - step() / 2, to = xOf(ply) + step() / 2;
        if (!all.empty() && all.back().to > from - 1)
            all.back().to = to;
        else
            all.push_back({from, to});
    }
    return all;
}
