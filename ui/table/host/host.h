#pragma once

// A table from its host: Host decides whether a device looks at the match in the window (ServedMatch), at
// one of its own (PairTables, Simul), or at what the class is asked (Asking, SaidRules).

#include "ui/table/host/asking.h"
#include "ui/table/host/pairtables.h"
#include "ui/table/host/saidrules.h"
#include "ui/table/host/servedmatch.h"
#include "ui/table/host/simul.h"
#include "ui/table/host/workplan.h"
#include "ui/table/seats/reception.h"
#include "ui/table/wire/world.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>

class Session;

// The host of a table: while it is open, devices of the local network take seats at the session's match, are
// asked together, or play each other. Decides who looks at what.
class Host final : public QObject {
    Q_OBJECT
public:
    explicit Host(Session& session, std::shared_ptr<World> world = World::real(World::usualPath()),
                  QObject* parent = nullptr);
    ~Host() override;

    // Whether it could be opened: for some hours the same one again, see Reception.
    bool open();
    void close();
    void renew(); // another table in its place, with a code of its own
    Reception& reception() { return m_reception; }
    const Session& session() const { return m_session; } // in the window
    ServedMatch& match() { return m_match; }

    Asking& asking() { return m_asking; } // what all are asked together

    // The class says how one wins; SaidRules does the rest until that is ended. Whether there is a position
    // to say it of.
    bool askRules();
    void endRules();
    SaidRules& rules() { return m_rules; }

    WorkPlan& work() { return m_work; } // what all do alone

    // All who watch play each other; whether there were two of them.
    bool pairUp();
    PairTables& pairs() { return m_pairs; }
    // One here, of that name, plays all who watch, and moves first or not; whether there is anything to play
    // from.
    bool playAll(const QString& name, bool first);
    Simul& simul() { return m_simul; }

signals:
    void changed(); // it was opened or closed, who sits where, what was answered, what is on the tables
    // Only the teacher may do that now.
    void teacherNeeded(const std::function<void()>& action);
    // See ServedMatch.
    void asked(const QString& text, const QString& yes, const std::function<void()>& allow);

private:
    void welcome(Device& device);
    void showAnew();
    void hear(Device& device, const core::tabletalk::Said& said);
    void sit(Device& device, const core::tabletalk::Sit& sit);
    Showing& showingFor(const Device& device);
    void endAll(); // what the class does
    void holdBack();
    void beginMatch();
    void seatsChanged();
    void tellSeats(); // those who have none yet
    void nameSeats();

    Session& m_session;
    Reception m_reception;
    ServedMatch m_match; // the one in the window
    PairTables m_pairs;
    Simul m_simul;
    Asking m_asking;
    WorkPlan m_work;
    SaidRules m_rules;
};
