#include "ui/board/motionplayer.h"

#include <QTimer>

#include "ui/look/settings.h"
#include "ui/look/sounds.h"

#include <algorithm>
#include <utility>

void MotionSounds::begin(std::string_view game, const core::Motion& motion) {
    m_game = game;
    m_cues = motion.cues();
    m_next = 0;
}

void MotionSounds::reach(double time) {
    const auto begun = m_next;
    while (m_next < m_cues.size() && m_cues[m_next].at <= time) ++m_next;
    for (auto i = begun; i < m_next; ++i) {
        const auto first = m_cues.begin() + static_cast<std::ptrdiff_t>(begun);
        const auto here = m_cues.begin() + static_cast<std::ptrdiff_t>(i);
        const auto same = [&](const core::Motion::Cue& cue) { return cue.event == here->event; };
        if (std::none_of(first, here, same)) sounds::play(m_game, here->event);
    }
}

MotionPlayer::MotionPlayer(QObject* parent) : QObject(parent) {
    connect(&m_clock, &QVariantAnimation::valueChanged, this, [this](const QVariant& time) {
        emit changed();
        m_sounds.reach(time.toDouble());
    });
    connect(&m_clock, &QVariantAnimation::finished, this, &MotionPlayer::finish);
}

void MotionPlayer::play(std::string_view game, core::Motion motion, const core::Position& end, Held held) {
    m_held = std::move(held);
    m_holding = false;
    m_motion.emplace(std::move(motion));
    m_end = end;
    m_sounds.begin(game, *m_motion);
    if (settings::reduceMotion() || m_motion->duration() == 0) {
        m_sounds.reach(m_motion->duration());
        return QTimer::singleShot(0, this, &MotionPlayer::finish);
    }
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(static_cast<double>(m_motion->duration()));
    m_clock.setDuration(qRound(m_motion->duration() / settings::animationSpeed()));
    m_clock.start();
}

double MotionPlayer::time() const {
    return m_holding ? m_motion->settled() : m_clock.currentValue().toDouble();
}

void MotionPlayer::finish() {
    if (!m_motion || m_holding) return;
    if (!m_held) return end();
    m_motion->hold(std::move(*std::exchange(m_held, {})));
    m_holding = true;
    m_clock.stop();
    emit changed();
    emit held();
}

void MotionPlayer::end() {
    if (!m_motion) return;
    m_held.reset();
    m_holding = false;
    m_motion.reset();
    m_sounds.end();
    m_clock.stop();
    emit changed();
    emit done();
}
