#include "ui/board/motionsounds.h"

#include "ui/look/sounds.h"

#include <algorithm>

void MotionSounds::begin(std::string_view game, const Motion& motion) {
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
        const auto same = [&](const Motion::Cue& cue) { return cue.event == here->event; };
        if (std::none_of(first, here, same)) sounds::play(m_game, here->event);
    }
}
