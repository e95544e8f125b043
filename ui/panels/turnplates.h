#pragma once

#include <QVariantAnimation>
#include <QWidget>

#include "core/verdict.h"

class Button;
class QLineEdit;
class Session;
class StopButton;

// Two plates, the mover's wide and filled. The widget is a notch taller than they; the notch points to the
// board.
class TurnPlates final : public QWidget {
    Q_OBJECT
public:
    static constexpr int notch = 12; // at scale 1

    explicit TurnPlates(Session& session, QWidget* parent = nullptr);

    void refresh();
    // Edits a player's name in place; a double click on the plate does it too.
    void editName(core::Player player);
    QString title(core::Player player) const;
    QString prompt() const; // what the mover is to do
    QString score() const;  // of the matches before; empty: there were none

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void arrange();
    void slide();
    QRectF plate(core::Player player) const;
    QRectF whole() const;
    double moversWidth() const;
    QString changeOfSides() const;

    void paintPlate(QPainter& p, core::Player player) const;
    void paintMover(QPainter& p, core::Player player, QRectF box) const;
    void paintWaiting(QPainter& p, core::Player player, QRectF box) const;
    QString waitingName(core::Player player, double room) const;
    double winsWidth(core::Player player) const;
    double paintWins(QPainter& p, core::Player player, QRectF room) const;
    void paintNotch(QPainter& p, double x, const QColor& colour) const;

    Session& m_session;
    QVariantAnimation m_slide; // 0: the first player's plate is wide, 1: the second's
    StopButton* m_stop;
    Button *m_goOn, *m_draw;
    QLineEdit* m_name;
    core::Player m_named = core::Player::First;
};
