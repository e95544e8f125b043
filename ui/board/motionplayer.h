#pragma once

#include <QObject>
#include <QVariantAnimation>

#include "ui/board/motion.h"
#include "ui/board/motionsounds.h"

#include <optional>

// Lets a move be seen and heard, at the speed that is set; with reduced motion it is over at once.
class MotionPlayer final : public QObject {
    Q_OBJECT
public:
    explicit MotionPlayer(QObject* parent = nullptr);

    // `end`: the position it leads to. `hold`: its last moment stays, until end().
    void play(std::string_view game, Motion motion, const core::Position& end, bool hold);
    bool playing() const { return m_motion.has_value(); }
    bool leadsTo(const core::Position& position) const { return m_end == position; }
    // While playing: the move, and how far it has come, in ms.
    const Motion& motion() const { return *m_motion; }
    double time() const;

public slots:
    void finish(); // at once; what is to be held is held then
    void end();

signals:
    void changed(); // another moment is to be painted
    void held();    // its last moment stays
    void done();

private:
    std::optional<Motion> m_motion;
    MotionSounds m_sounds;
    core::Position m_end;
    enum class Hold { No, AtTheEnd, Now };
    Hold m_hold = Hold::No;
    QVariantAnimation m_clock;
};
