// What a session shows of the values, and when.
#include "ui/match/session.h"

void Session::useHint() {
    if (m_hints.helped().hints) return;
    m_hints.use();
    emit hintUsed();
}

void Session::setHelp(Help help) {
    if (m_hints.setLevel(help)) emit helpChanged();
}

void Session::setMostHelp(Help most) {
    if (m_hints.setMost(most)) emit helpChanged();
}

void Session::setLocked(bool locked) {
    if (m_hints.setLocked(locked)) emit helpChanged();
}

void Session::setClassAsked(bool asked) {
    if (m_hints.setAsked(asked)) emit helpChanged();
}

Help Session::shownHelp() const {
    return !m_match || m_match->ending() || holdsBack() ? Help::Off : help();
}

Help Session::playedHelp() const {
    if (!m_match || holdsBack()) return Help::Off;
    const bool over = m_match->over() || m_match->ending();
    return over && !locked() ? m_hints.most() : help();
}

Help Session::reviewHelp() const {
    return locked() ? playedHelp() : Help::Numbers;
}

void Session::setPredictsFirst(bool on) {
    if (m_hints.setPredictsFirst(on)) emit helpChanged();
}

void Session::setFades(bool on) {
    if (m_hints.setFades(on)) emit helpChanged();
}

void Session::setFaded(int levels) {
    if (m_hints.setFaded(levels)) emit helpChanged();
}

bool Session::holdsBack() const {
    return m_match && !m_match->ending() && !m_match->game().pending(m_match->position()) &&
           m_hints.holdsBack(m_match->node(m_match->ply()));
}

std::optional<core::Outcome> Session::prediction() const {
    return m_match ? m_hints.prediction(m_match->node(m_match->ply())) : std::nullopt;
}

void Session::predict(core::Outcome outcome) {
    if (!holdsBack()) return;
    const int ply = m_match->ply();
    m_hints.predict(m_match->node(ply), outcome);
    emit helpChanged();
    judge(ply);
}

void Session::showBriefly(std::chrono::milliseconds time) {
    if (!canShowBriefly()) return;
    m_hints.glance(m_match->node(m_match->ply()));
    m_hints.use();
    m_glance.start(time);
    emit hintUsed();
    emit helpChanged();
}

void Session::judge(int ply) {
    const auto* known = ply >= 0 ? analysis(ply) : nullptr;
    if (known == nullptr || !known->verdict.proven()) return;
    if (const auto said = m_hints.takePrediction(m_match->node(ply)))
        emit predictionJudged(ply, *said, known->verdict.lower.outcome);
}
