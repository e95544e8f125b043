#pragma once

#include <QObject>

#include "core/verdict.h"

#include <string>

class ShownMatch;

// Help that fades: after so many right predictions in a row the hints step back by a level, for this player
// and this game, until they are asked back.
class Fading final : public QObject {
    Q_OBJECT
public:
    static constexpr int rightInARow = 5;

    explicit Fading(ShownMatch& session, QObject* parent = nullptr);

signals:
    void told(const QString& line); // to the user

private:
    void show();
    void keep();
    void judged(int ply, core::Outcome said, core::Outcome truth);
    QString playerAt(int ply) const;

    ShownMatch& m_session;
    std::string m_game; // whose hints are shown now; nothing: nobody's
    QString m_player;
};
