#pragma once

#include "ui/controls/card.h"

#include "ui/panels/course.h"

#include <array>

class Button;
class HistoryModel;
class Session;

// The match as a line through the players' lanes: the higher, the nearer the first player's win. A click
// travels.
class Timeline final : public Card {
    Q_OBJECT
public:
    Timeline(Session& session, const HistoryModel& history, QWidget* parent = nullptr);

    // One line without ticks and captions, for small windows.
    void setCompact(bool compact);

    // Where its plies are.
    Course course() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void arrange();
    QRectF lanes() const;
    bool draws() const;
    QString tipOf(int ply) const;

    void paintLanes(QPainter& p) const;
    QPointF pointOf(const Course& course, int ply) const;
    void paintNote(QPainter& p, QRectF lane, const QString& text) const;
    void paintCaption(QPainter& p, int player, QRectF lane) const;
    void paintTicks(QPainter& p) const;
    void paintLine(QPainter& p) const;
    void paintPoint(QPainter& p, int ply) const;
    void paintBranches(QPainter& p) const;
    void paintCounter(QPainter& p) const;

    Session& m_session;
    const HistoryModel& m_history;
    std::array<Button*, 4> m_buttons{}; // first, back, forward, last
    bool m_compact = false;
};
