#include "ui/practice/mistakewatch.h"

#include "core/kind.h"
#include "ui/match/session.h"
#include "ui/practice/carddeck.h"

MistakeWatch::MistakeWatch(Session& session, CardDeck& deck, QObject* parent)
    : QObject(parent), m_session(session), m_deck(deck) {
    connect(&session, &Session::matchChanged, this, [this] { m_open.clear(); });
    connect(&session, &Session::moved, this, &MistakeWatch::moved);
    connect(&session.studies(), &Studies::improved, this, &MistakeWatch::look);
}

// Giving up a part of the match is no mistake to be practised.
void MistakeWatch::moved(int ply) {
    const auto& match = m_session.match();
    const auto& before = match.at(ply);
    if (m_session.players().seat(match.game().mover(before)).computer) return;
    if (m_session.hints().marked(ply) || match.game().concession(before) == match.move(ply)) return;
    m_open.insert(match.node(ply));
    look(ply);
}

void MistakeWatch::look(int ply) {
    const auto& match = m_session.match();
    if (ply >= match.plies() || !m_open.contains(match.node(ply))) return;
    const auto* known = m_session.studies().of(ply);
    if (known == nullptr || !known->complete) return;
    m_open.erase(match.node(ply));
    const auto better = m_session.studies().mistake(ply);
    if (!better) return;
    const auto& game = match.game();
    const auto& player = m_session.players().seat(game.mover(match.at(ply))).name;
    const auto text = [](std::string_view s) {
        return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
    };
    m_deck.add({.game = text(game.kind().id),
                .rules = text(game.rules()),
                .position = text(game.text(match.at(ply))),
                .player = text(player),
                .win = better->verdict.lower.outcome == core::Outcome::Win,
                .hints = m_session.hints().helped().hints});
}
