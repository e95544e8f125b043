#include "ui/match/hints.h"

#include "ui/look/settings.h"
#include "ui/match/studies.h"

#include <algorithm>
#include <utility>

Hints::Hints(const std::optional<core::Match>& match, const Studies& studies)
    : m_match(match), m_studies(studies) {
    m_glance.setSingleShot(true);
    connect(&m_glance, &QTimer::timeout, this, &Hints::changed);
}

template <class T>
void Hints::change(T& value, T to) {
    if (std::exchange(value, to) != to) emit changed();
}

void Hints::setLevel(Help level) {
    if (m_locked) return;
    const bool back = std::exchange(m_faded, 0) != 0;
    if (std::exchange(m_choice.level, level) != level || back) emit changed();
}

void Hints::setPredictsFirst(bool on) {
    if (m_locked) return;
    if (!on) m_choice.fades = false;
    change(m_choice.predictsFirst, on);
}

void Hints::setFades(bool on) {
    if (m_locked) return;
    if (on) m_choice.predictsFirst = true;
    change(m_choice.fades, on);
}

void Hints::setTraps(bool on) {
    if (!m_locked) change(m_choice.traps, on);
}

void Hints::setFaded(int levels) {
    change(m_faded, std::clamp(levels, 0, static_cast<int>(m_choice.level)));
}

void Hints::setLocked(bool locked) {
    change(m_locked, locked);
}

void Hints::setAsked(bool asked) {
    change(m_asked, asked);
}

void Hints::setMost(Help most) {
    change(m_most, most);
}

Help Hints::level() const {
    const auto left = static_cast<Help>(std::max(static_cast<int>(m_choice.level) - m_faded, 0));
    return std::min(m_glance.isActive() ? std::max(left, Help::Marks) : left, most());
}

bool Hints::divides() const {
    return m_match && m_match->divides(m_match->ply());
}

Help Hints::shownHelp() const {
    return !m_match || m_match->ending() || divides() || holdsBack() ? Help::Off : level();
}

Help Hints::playedHelp() const {
    if (!m_match || holdsBack()) return Help::Off;
    const bool over = m_match->over() || m_match->ending();
    return over && !locked() ? most() : level();
}

Help Hints::reviewHelp() const {
    return locked() ? playedHelp() : Help::Numbers;
}

const core::Analysis* Hints::shown() const {
    return shownHelp() == Help::Off ? nullptr : m_studies.here();
}

bool Hints::holdsBackNode(int node) const {
    return m_choice.predictsFirst && !m_glance.isActive() && level() != Help::Off &&
           !m_predictions.contains(node);
}

bool Hints::holdsBack() const {
    return m_match && !m_match->ending() && !divides() && !m_match->game().pending(m_match->position()) &&
           holdsBackNode(m_match->node(m_match->ply()));
}

void Hints::predict(core::Outcome outcome) {
    if (!holdsBack()) return;
    const int ply = m_match->ply(), node = m_match->node(ply);
    m_predictions.emplace(node, outcome);
    if (!m_seen.contains(node)) m_open.insert(node);
    emit changed();
    judge(ply);
}

std::optional<core::Outcome> Hints::prediction() const {
    const auto said = m_match ? m_predictions.find(m_match->node(m_match->ply())) : m_predictions.end();
    return said == m_predictions.end() ? std::nullopt : std::optional(said->second);
}

// Once, by what is proven, and not where it was seen before.
void Hints::judge(int ply) {
    const auto* known = m_studies.of(ply);
    if (known == nullptr || !known->verdict.proven()) return;
    const int node = m_match->node(ply);
    if (m_open.erase(node) > 0) emit judged(ply, m_predictions.at(node), known->verdict.lower.outcome);
}

bool Hints::canShowBriefly() const {
    return m_locked && most() != Help::Off && m_match && !divides() && !m_match->ending();
}

void Hints::showBriefly(std::chrono::milliseconds time) {
    if (!canShowBriefly()) return;
    m_seen.insert(m_match->node(m_match->ply()));
    ++m_helped.glances;
    m_helped.hints = true;
    m_glance.start(time);
    emit used();
    emit changed();
}

void Hints::use() {
    if (!std::exchange(m_helped.hints, true)) emit used();
}

void Hints::noteMove() {
    if (shownHelp() >= Help::Marks) use();
    m_helped.faded = std::max(m_helped.faded, std::min(m_faded, static_cast<int>(m_choice.level)));
}

void Hints::startOver(const Helped& helped) {
    m_predictions.clear();
    m_open.clear();
    m_seen.clear();
    m_glance.stop();
    m_helped = helped;
}

void rememberHelp(Hints& hints) {
    hints.setLevel(static_cast<Help>(settings::help()));
    hints.setPredictsFirst(settings::predictsFirst());
    hints.setFades(settings::fades());
    hints.setTraps(settings::traps());
    QObject::connect(&hints, &Hints::changed, &hints, [&hints] {
        settings::help.set(static_cast<int>(hints.choice().level));
        settings::predictsFirst.set(hints.choice().predictsFirst);
        settings::fades.set(hints.choice().fades);
        settings::traps.set(hints.choice().traps);
    });
}
