#pragma once

#include "ui/controls/transportbar.h"

class HistoryModel;
class LineWalk;
class Session;

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
