#pragma once

#include <QObject>
#include <QString>

#include "core/play/series.h"
#include "core/play/takeback.h"

// Who plays the match at the table: names and levels, how it stands between them, and who of them sits at
// another device, for whom this computer's board makes no moves.
class Players final : public QObject {
    Q_OBJECT
public:
    const core::Seat& seat(core::Player p) const { return m_seats[static_cast<std::size_t>(p)]; }
    const core::Seats& seats() const { return m_seats; }
    // The score of the matches since they began, without the one at the table.
    const core::Series& before() const { return m_before; }
    void sit(core::Seats seats, const core::Series& before); // of another match
    void changeSides(core::Seats seats);                     // the same two, the other way round
    void rename(core::Player p, const QString& name);        // empty: the default name again
    bool away(core::Player p) const { return m_away[static_cast<std::size_t>(p)]; }
    void setAway(core::Player p, bool away);
    // Whom those who cannot move here wait for, in words; empty: nothing is said of it.
    const QString& awaited() const { return m_awaited; }
    void setAwaited(const QString& line);

signals:
    void renamed();
    void awayChanged();

private:
    core::Seats m_seats;
    core::Series m_before;
    std::array<bool, 2> m_away{};
    QString m_awaited;
};
