#include "ui/panels/matchbar.h"

#include "ui/board/linewalk.h"
#include "ui/controls/says.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/models/historymodel.h"
#include "ui/panels/matchline.h"

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
