#pragma once

#include "ui/board/motion.h"

#include <cstddef>
#include <string>
#include <vector>

// Lets a move be heard while it is shown.
class MotionSounds {
public:
    void begin(std::string_view game, const Motion& motion);
    // The motion has come so far (ms): what began until then is heard. What a jump of time has passed over is
    // heard once at the most.
    void reach(double time);
    // The motion is over before its time: the rest is not heard.
    void end() { m_next = m_cues.size(); }

private:
    std::string m_game;
    std::vector<Motion::Cue> m_cues;
    std::size_t m_next = 0;
};
