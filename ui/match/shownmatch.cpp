#include "ui/match/shownmatch.h"

ShownMatch::ShownMatch(Studies::Scope scope) : m_studies(m_match, scope) {}

core::Player ShownMatch::mover() const {
    const bool shown = m_state == State::Animating && m_match->ply() > 0;
    return shown ? m_match->game().mover(m_match->at(m_match->ply() - 1)) : m_match->mover();
}
