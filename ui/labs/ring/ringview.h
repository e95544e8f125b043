#pragma once

#include <QVariantAnimation>
#include <QWidget>

#include "core/ringlab.h"

#include <optional>

// A ring of pits with its stones, the pit in hand framed and the lay to come as an arrow. Whoever sets a
// board up clicks pits: a stone more, with the right button one less; a letter makes its pit the hand.
// Keys: arrows to a pit, + and −, Enter for the hand.
class RingView final : public QWidget {
    Q_OBJECT
public:
    explicit RingView(const core::RingLab& lab, QWidget* parent = nullptr);

    // `back`: the arrow goes the other way round. `lines`: what stands in the middle.
    void setStep(const core::Course::Step& step, bool back, const QStringList& lines);
    // The same as processes: the message runs along the channel that it takes.
    void setPassing(const core::Passing& passing, const QStringList& lines);
    const core::RingBoard& board() const { return m_step.board; }
    QPointF centre(int pit) const;
    QPointF letter(int pit) const;
    QPointF process(int number) const; // a pit, or a manager (core::Channel)
    bool messageRuns() const { return m_running.state() == QAbstractAnimation::Running; }

    QSize sizeHint() const override;

signals:
    void edited(const core::RingBoard& board);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int pits() const { return static_cast<int>(m_step.board.stones.size()); }
    double radius() const;   // of the ring's outer edge
    QSizeF termRoom() const; // of a pit's term, beside the ring
    double pitRadius() const;
    double angle(double pit) const; // degrees, clockwise from the right
    QPointF at(double degrees, double distance) const;
    void add(int pit, int stones);
    void takeInHand(int pit);
    void describe();
    void paintPit(QPainter& p, int pit) const;
    void paintStones(QPainter& p, QPointF centre, int count) const;
    void paintArrow(QPainter& p) const;
    void paintSign(QPainter& p) const;
    void paintLines(QPainter& p) const;
    void paintChannels(QPainter& p) const;
    void paintManagers(QPainter& p) const;
    void paintMessage(QPainter& p) const;
    void paintWord(QPainter& p) const;

    const core::RingLab& m_lab;
    core::Course::Step m_step;
    std::optional<core::Passing> m_passing; // processes are shown
    QVariantAnimation m_running;            // the message, from 0 to 1
    bool m_back = false;
    QStringList m_lines;
    int m_cursor = 0; // the pit that keys change
};
