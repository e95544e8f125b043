#pragma once

#include <QObject>

#include "ui/match/studies.h"
#include "ui/table/host/servedmatch.h"

#include "core/play/match.h"

class Reception;
class Session;

// A match at a table of its own beside the one in the window: its session, and what the devices at it see.
// Nobody is shown what moves are worth there, and what one asks the other for is allowed at once.
class SideTable final : public QObject {
    Q_OBJECT
public:
    SideTable(Reception& reception, int table, const std::shared_ptr<const core::Game>& game,
              const core::Position& start, const core::Seats& seats);
    ~SideTable() override;

    Session& session() const { return *m_session; }
    Showing& showing() { return m_served; }
    void leave(); // the match is over as it stands; one that was begun is told as finished

signals:
    void changed();
    void finished(); // a match; they may play another

private:
    void tell();

    std::unique_ptr<Session> m_session;
    ServedMatch m_served;
    bool m_told = false; // that it is finished
};
