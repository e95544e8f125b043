#pragma once

#include <QObject>
#include <QVariantAnimation>

#include "core/picture/motion.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

// Lets a move be heard while it is shown.
class MotionSounds {
public:
    void begin(std::string_view game, const core::Motion& motion);
    // The motion has come so far (ms): what began until then is heard. What a jump of time has passed over is
    // heard once at the most.
    void reach(double time);
    // The motion is over before its time: the rest is not heard.
    void end() { m_next = m_cues.size(); }

private:
    std::string m_game;
    std::vector<core::Motion::Cue> m_cues;
    std::size_t m_next = 0;
};

// Lets a move be seen and heard, at the speed that is set; with reduced motion it is over at once.
class MotionPlayer final : public QObject {
    Q_OBJECT
public:
    explicit MotionPlayer(QObject* parent = nullptr);

    // The figures over the pieces in a last moment that stays, until end(); nothing: none stays.
    using Held = std::optional<std::vector<core::Shape>>;
    // `end`: the position it leads to.
    void play(std::string_view game, core::Motion motion, const core::Position& end, Held held);
    bool playing() const { return m_motion.has_value(); }
    bool leadsTo(const core::Position& position) const { return m_end == position; }
    // While playing: the move, and how far it has come, in ms.
    const core::Motion& motion() const { return *m_motion; }
    double time() const;

public slots:
    void finish(); // at once; what is to be held is held then
    void end();

signals:
    void changed(); // another moment is to be painted
    void held();    // its last moment stays
    void done();

private:
    std::optional<core::Motion> m_motion;
    MotionSounds m_sounds;
    core::Position m_end;
    Held m_held;            // until that moment has come
    bool m_holding = false; // from then on
    QVariantAnimation m_clock;
};
