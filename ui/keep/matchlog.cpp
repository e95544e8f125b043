#include "ui/keep/matchlog.h"

#include "ui/keep/classlog.h"
#include "ui/match/shownmatch.h"
#include "ui/match/words.h"

using core::Player;

namespace {

QString word(core::Outcome outcome) {
    switch (outcome) {
    case core::Outcome::Win:
        return QStringLiteral("win");
    case core::Outcome::Draw:
        return QStringLiteral("draw");
    case core::Outcome::Loss:
        return QStringLiteral("loss");
    }
    return {};
}

QString word(const Helped& helped) {
    auto all = helped.hints ? QStringLiteral("yes") : QStringLiteral("no");
    if (helped.glances > 0) all += QStringLiteral(", %1 glances").arg(helped.glances);
    if (helped.faded > 0) all += QStringLiteral(", %1 levels back").arg(helped.faded);
    return all;
}

std::pair<int, bool> endOf(core::Match match) {
    match.goToLine(0);
    match.goTo(match.plies());
    return {match.node(match.plies()), match.givenUp()};
}

} // namespace

MatchLog::MatchLog(ShownMatch& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &ShownMatch::matchChanged, this, &MatchLog::begun);
    connect(&session, &ShownMatch::moved, this, &MatchLog::moved);
    connect(&session.studies(), &Studies::improved, this, &MatchLog::look);
    connect(&session, &ShownMatch::stateChanged, this, &MatchLog::ended);
    connect(&session.hints(), &Hints::judged, this, &MatchLog::judged);
}

void MatchLog::begun() {
    m_moves.clear();
    m_ends.clear();
    if (m_session.active() && m_session.match().over()) m_ends.insert(endOf(m_session.match()));
}

void MatchLog::moved(int fromPly) {
    const auto& match = m_session.match();
    if (m_session.players().seat(match.game().mover(match.at(fromPly))).computer) return;
    m_moves.insert(match.node(fromPly + 1));
    look(fromPly);
}

void MatchLog::look(int ply) {
    const auto& match = m_session.match();
    if (ply >= match.plies() || !m_moves.contains(match.node(ply + 1))) return;
    const auto better = m_session.studies().mistake(ply);
    if (!better) return;
    m_moves.erase(match.node(ply + 1));
    const auto& p = match.at(ply);
    auto told = row("mistake", match.game().mover(p), ply);
    told.answer = QString::fromStdString(match.game().text(p, match.move(ply)));
    told.best = QString::fromStdString(match.game().text(p, better->move));
    told.result = word(better->verdict.lower.outcome);
    add(told);
}

// Once for every end of the match itself: taken back and played to another end, it is told again.
void MatchLog::ended() {
    if (m_session.state() != ShownMatch::State::Finished || m_session.match().line() != 0) return;
    if (!m_ends.insert(endOf(m_session.match())).second) return;
    const auto ending = *m_session.match().ending();
    for (const auto player : {Player::First, Player::Second}) {
        if (m_session.players().seat(player).computer) continue;
        const auto other = core::other(player);
        auto told = row("match", player, m_session.match().plies());
        told.opponent = words::nameAndLevel(other, m_session.players().seat(other));
        told.result = word(!ending.winner             ? core::Outcome::Draw
                           : *ending.winner == player ? core::Outcome::Win
                                                      : core::Outcome::Loss);
        told.hints = word(m_session.hints().helped());
        add(told);
    }
}

void MatchLog::judged(int ply, core::Outcome said, core::Outcome truth) {
    const auto player = core::personAt(m_session.match(), m_session.players().seats(), ply);
    if (!player) return;
    auto told = row("prediction", *player, ply);
    told.answer = word(said);
    told.best = word(truth);
    told.result = said == truth ? QStringLiteral("right") : QStringLiteral("wrong");
    add(told);
}

classlog::Row MatchLog::row(const char* event, Player player, int ply) const {
    const auto& game = m_session.match().game();
    classlog::Row row;
    row.event = QString::fromLatin1(event);
    row.player = words::name(player, m_session);
    row.game = QString::fromUtf8(game.kind().id.data(), static_cast<qsizetype>(game.kind().id.size()));
    row.rules = QString::fromStdString(game.rules());
    row.position = QString::fromStdString(game.text(m_session.match().at(ply)));
    return row;
}

void MatchLog::add(const classlog::Row& row) {
    const auto trouble = classlog::add(row);
    if (!trouble.isEmpty()) emit troubled(trouble);
}
