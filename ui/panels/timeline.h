#pragma once

#include "ui/controls/card.h"

#include "core/verdict.h"

#include <optional>

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

    double xOf(int ply) const; // of its point
    double yOf(int ply) const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void arrange();
    void retranslate();
    QRectF lanes() const;
    bool draws() const;
    int span() const;                                    // plies that the axis holds
    double heightOf(const core::Verdict& verdict) const; // in the winner's lane, 0 … 1
    int leadSpan() const;                                // leads that a lane holds
    int plyAt(double x) const;
    QString tipOf(int ply) const;

    void paintLanes(QPainter& p) const;
    void paintCaption(QPainter& p, int player, QRectF lane) const;
    void paintTicks(QPainter& p) const;
    void paintLine(QPainter& p) const;
    void paintPoint(QPainter& p, int ply) const;
    void paintBranches(QPainter& p) const;
    void paintCounter(QPainter& p) const;

    Session& m_session;
    const HistoryModel& m_history;
    Button* m_buttons[4]; // first, back, forward, last
    bool m_compact = false;
};
