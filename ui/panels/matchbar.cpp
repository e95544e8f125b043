#include "ui/panels/matchbar.h"

#include "ui/board/linewalk.h"
#include "ui/controls/says.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/models/historymodel.h"

#include <algorithm>
#include <cstdlib>

using core::Outcome;
using transport::Mode;

namespace matchline {

namespace {

constexpr int leastRoom = 12; // places that a match which goes on has room for

// The first part of a match that has two: nobody wins or loses in it. Where it ends is told by the game,
// before that by any value of it.
int firstHalf(const Session& session, const HistoryModel& history) {
    const auto& match = session.match();
    const auto names = words::names(session);
    for (int ply = 0; ply < match.plies(); ++ply)
        if (match.game().interlude(match.at(ply), match.move(ply), names)) return ply + 1;
    for (int ply = 0; ply < history.rowCount(); ++ply)
        if (const auto& verdict = history.at(ply).verdict; verdict && verdict->firstHalf)
            return history.rowCount();
    return 0;
}

// So many places more are to come, as far as that is known.
int ahead(const Session& session, const HistoryModel& history) {
    auto line = session.match();
    line.goTo(line.plies());
    if (line.ending()) return 0;
    const int last = history.rowCount() - 1;
    const auto& verdict = history.at(last).verdict;
    return std::max(leastRoom - last, verdict ? verdict->plies().value_or(0) : 0);
}

} // namespace

int mostLead(const core::Kind& kind, const HistoryModel& history) {
    int most = 12;
    for (int ply = 0; kind.lead != nullptr && ply < history.rowCount(); ++ply)
        if (history.outcome(ply))
            most = std::max(most, std::abs(history.at(ply).verdict->figures.value(*kind.lead).value_or(0)));
    return most;
}

// A lane's far edge is the end of the match or, where leads count, the largest of them.
std::optional<double> height(const core::Kind& kind, const core::Verdict& verdict, int most) {
    constexpr double highest = 0.88, unproven = 0.15;
    const auto outcome = core::foreseen(verdict);
    if (!outcome) return {};
    double up = unproven;
    if (kind.lead != nullptr) {
        if (const auto lead = verdict.figures.value(*kind.lead))
            up = std::max(unproven, highest * std::min(1.0, std::abs(*lead) / static_cast<double>(most)));
    } else if (verdict.proven()) {
        up = highest * leastRoom / (leastRoom + verdict.plies().value_or(36));
    }
    return static_cast<int>(*outcome) * up;
}

transport::Line played(const Session& session, const HistoryModel& history) {
    transport::Line line;
    if (!session.active() || history.rowCount() == 0) return line;
    const auto& match = session.match();
    const auto& kind = match.game().kind();
    const int most = mostLead(kind, history);
    const int half = session.hints().playedHelp() == Help::Off ? 0 : firstHalf(session, history);
    line.mode = match.over() || match.line() != 0 ? Mode::Looking : Mode::Match;
    line.at = std::min(match.ply(), history.rowCount() - 1); // which may hear of a move later
    line.ahead = ahead(session, history);
    line.draws = kind.draws;
    for (int ply = 0; ply < history.rowCount(); ++ply) {
        const auto& row = history.at(ply);
        const auto up = row.verdict && ply >= half ? height(kind, *row.verdict, most) : std::nullopt;
        line.points.push_back({row.mover, row.better.has_value(), up, ply < half});
    }
    for (int other = 0; other < match.lines(); ++other)
        if (other != match.line()) line.branches.push_back({match.shared(other), other});
    return line;
}

// Best play keeps what the position was worth, and comes nearer to the end.
void addBest(transport::Line& line, const Session& session, const HistoryModel& history,
             const core::Match& best) {
    line.betterFrom = session.match().ply();
    if (line.betterFrom >= history.rowCount() || !history.at(line.betterFrom).verdict) return;
    const auto& kind = best.game().kind();
    const int most = mostLead(kind, history);
    auto worth = *history.at(line.betterFrom).verdict;
    for (int ply = 0; ply < best.plies(); ++ply) {
        if (const auto left = worth.plies(); left && *left > 0)
            worth.lower.plies = worth.upper.plies = *left - 1;
        line.better.push_back({best.game().mover(best.at(ply)), false, height(kind, worth, most)});
    }
}

transport::Line best(const core::Match& match) {
    transport::Line line;
    const bool round = match.plies() > 0 && match.at(match.plies()) == match.start();
    line.mode = round ? Mode::Loop : Mode::BestPlay;
    line.at = match.ply();
    line.points.emplace_back();
    for (int ply = 0; ply < match.plies(); ++ply) line.points.push_back({match.game().mover(match.at(ply))});
    return line;
}

} // namespace matchline

MatchBar::MatchBar(Session& session, const HistoryModel& history, LineWalk& walk, QWidget* parent)
    : TransportBar(parent), m_session(session), m_history(history), m_walk(walk) {
    connect(&history, &HistoryModel::refreshed, this, &MatchBar::follow);
    connect(&session, &Session::stateChanged, this, &MatchBar::follow);
    connect(&session.players(), &Players::renamed, this, &MatchBar::follow);
    connect(&walk, &LineWalk::walked, this, &MatchBar::follow);
    connect(this, &TransportBar::branched, this,
            [this](int line) { m_session.goTo(m_session.match().shared(line) + 1, line); });
    inAnyLanguage(this, [this] { follow(); });
}

void MatchBar::follow() {
    if (!m_session.active()) return setLine({});
    setPlayers({words::name(core::Player::First, m_session), words::name(core::Player::Second, m_session)});
    setLine(m_walk.walking() ? matchline::best(*m_walk.line()) : matchline::played(m_session, m_history));
}

void MatchBar::go(int place) {
    if (m_walk.walking()) return m_walk.goTo(place);
    m_session.goTo(place);
}

bool MatchBar::ready() const {
    return !m_walk.moving();
}

QString MatchBar::tipOf(int place) const {
    if (!m_session.active() || m_walk.walking() || place >= m_history.rowCount()) return {};
    const auto& row = m_history.at(place);
    if (!row.mover) return tr("The start");
    const auto who = words::name(*row.mover, m_session);
    if (!row.better) return tr("Move %1, %2: %3").arg(QString::number(place), who, row.notation);
    return tr("Move %1, %2: %3 lost value; better: %4")
        .arg(QString::number(place), who, row.notation, m_history.betterInWords(place));
}
