#include "ui/match/fading.h"

#include "ui/look/settings.h"
#include "ui/match/shownmatch.h"

Fading::Fading(ShownMatch& session, QObject* parent) : QObject(parent), m_session(session) {
    for (const auto signal :
         {&ShownMatch::matchChanged, &ShownMatch::positionChanged, &ShownMatch::stateChanged})
        connect(&session, signal, this, &Fading::show);
    connect(&session.players(), &Players::renamed, this, &Fading::show);
    connect(&session.hints(), &Hints::changed, this, &Fading::keep);
    connect(&session.hints(), &Hints::judged, this, &Fading::judged);
    show();
}

// As the seat is named; players without a name share what they have reached.
QString Fading::playerAt(int ply) const {
    const auto player = core::personAt(m_session.match(), m_session.players().seats(), ply);
    return player ? QString::fromStdString(m_session.players().seat(*player).name) : QString();
}

void Fading::show() {
    m_game.clear();
    if (!m_session.active() || !m_session.hints().choice().fades) return m_session.hints().setFaded(0);
    const std::string game(m_session.match().game().kind().id);
    m_player = playerAt(m_session.match().ply());
    m_game = game;
    m_session.hints().setFaded(settings::faded(game, m_player).levels);
}

// Turned on or off, or asked back.
void Fading::keep() {
    if (m_game.empty() != !(m_session.active() && m_session.hints().choice().fades)) return show();
    if (m_game.empty()) return;
    if (settings::faded(m_game, m_player).levels != m_session.hints().faded())
        settings::setFaded(m_game, m_player, {m_session.hints().faded(), 0});
}

void Fading::judged(int ply, core::Outcome said, core::Outcome truth) {
    if (!m_session.hints().choice().fades ||
        !core::personAt(m_session.match(), m_session.players().seats(), ply))
        return;
    const std::string game(m_session.match().game().kind().id);
    const auto player = playerAt(ply);
    auto now = settings::faded(game, player);
    now.inARow = said == truth ? now.inARow + 1 : 0;
    const bool steps = now.inARow >= rightInARow;
    if (steps) now = {now.levels + 1, 0};
    settings::setFaded(game, player, now);
    show();
    if (steps) emit told(tr("Five right predictions in a row: the hints step back. B brings them back."));
}
