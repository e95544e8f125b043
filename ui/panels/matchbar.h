#pragma once

#include "core/play/match.h"
#include "ui/controls/transport.h"
#include "ui/controls/transportbar.h"

class HistoryModel;
class LineWalk;
class Session;

// A match as a way to go along, with what may be seen of its values.
namespace matchline {

// The line looked at, with the others where they leave it.
transport::Line played(const Session& session, const HistoryModel& history);
// The better line, as far as it is on the board, from where that leaves what was played.
void addBest(transport::Line& line, const Session& session, const HistoryModel& history,
             const core::Match& best);
// A line of best play; one that comes back to where it began is a loop.
transport::Line best(const core::Match& line);

// Where a value stands, as the first player sees it: −1 … 1. Nothing: who wins is not known. `most`: the lead
// that fills a lane, in games that count one.
std::optional<double> height(const core::Kind& kind, const core::Verdict& verdict, int most);
// The largest lead of the match, but no small one fills a lane.
int mostLead(const core::Kind& kind, const HistoryModel& history);

} // namespace matchline

// The bar of a match: along what was played, or along best play while that is on the board.
class MatchBar final : public TransportBar {
    Q_OBJECT
public:
    MatchBar(Session& session, const HistoryModel& history, LineWalk& walk, QWidget* parent = nullptr);

protected:
    void go(int place) override;
    bool ready() const override;
    QString tipOf(int place) const override;

private:
    void follow();

    Session& m_session;
    const HistoryModel& m_history;
    LineWalk& m_walk;
};
