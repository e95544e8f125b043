#pragma once

#include "ui/controls/card.h"
#include "ui/controls/transportpaint.h"

class HistoryModel;
class LineWalk;
class Session;

// A match that is looked back at as a large curve, and dashed in it best play while that is on the board. A
// press goes there.
class Curve final : public Card {
    Q_OBJECT
public:
    Curve(Session& session, const HistoryModel& history, const LineWalk& walk, QWidget* parent = nullptr);

    const transport::Line& line() const { return m_line; }
    QPointF placeAt(int place) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void follow();
    transport::Lanes lanes() const;

    Session& m_session;
    const HistoryModel& m_history;
    const LineWalk& m_walk;
    transport::Line m_line;
};
