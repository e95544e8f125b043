#pragma once

#include "ui/controls/card.h"

class MovesModel;
class Session;

// The side column of the projector: verdict, the three best moves and what the marks mean, in one line.
class ProjectorLine final : public Card {
    Q_OBJECT
public:
    ProjectorLine(Session& session, const MovesModel& moves, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Session& m_session;
    const MovesModel& m_moves;
};
