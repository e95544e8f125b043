#pragma once

#include <QCoreApplication>
#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWidget>

#include "ui/board/boardmodel.h"
#include "ui/board/boardpicture.h"
#include "ui/board/fieldturning.h"
#include "ui/board/motionplayer.h"

#include <optional>
#include <vector>

class BoardPointing;

// How a board is played by keyboard.
class BoardKeys {
    Q_DECLARE_TR_FUNCTIONS(BoardView)
public:
    BoardKeys(BoardPointing& pointing, QWidget& view, BoardModel& model)
        : m_pointing(pointing), m_view(view), m_model(model) {}

    // A key: returns whether it is the board's. `steps`: they step through what is shown instead.
    bool press(const QKeyEvent& event, bool steps);
    void focusIn(Qt::FocusReason reason);
    // The pointer leads now.
    void release() { m_leads = false; }
    void setFocus(core::SpotId spot) { m_focus = spot; }

    // The spot that the arrow keys have reached, or −1; and what stands there, in words.
    core::SpotId focus() const { return m_focus; }
    QString placeInWords() const;
    // It is to be seen.
    bool lead() const { return m_leads && m_view.hasFocus(); }

private:
    void arrow(core::Direction direction, bool extend);
    void enter();
    void focusOn(core::SpotId spot);
    void tellFocus() const;
    QString nameOf(core::SpotId spot) const; // as a screen reader is given it

    BoardPointing& m_pointing;
    QWidget& m_view;
    BoardModel& m_model;
    core::SpotId m_focus = -1;
    bool m_leads = false; // the focus ring is shown
};

// How a person points at moves on a board: by mouse and finger, and by keys (BoardKeys). Sees the events of
// the widget that shows the board.
class BoardPointing final : public QObject {
    Q_OBJECT
public:
    BoardPointing(QWidget& view, BoardModel& model, const Stage& stage, const BoardPicture& picture,
                  MotionPlayer& player);

    // Nothing is pointed at any more: another position is shown, or another game.
    void forget();
    void beginAnew();
    // A move that is being shown is over now; returns whether there was one.
    bool endsMotion();
    BoardKeys& keys() { return m_keys; }
    const BoardKeys& keys() const { return m_keys; }
    bool canPoint() const;
    // What comes of a key, click or drag.
    void answer(const core::Selection::Answer& answer);
    // Tells others what is pointed at now, if that has changed.
    void pointed();
    void hover(core::SpotId spot);
    // Frames a move (a row of the moves list is hovered); nothing: none. `told`: what it does is told beside
    // the board.
    void highlight(std::optional<core::Move> move, bool told = false);
    // A click on a spot, whatever device it comes from.
    void click(core::SpotId spot);
    void stopDragging() { m_dragging = false; }
    void turnBy(int right, int down) { m_turning.turnBy(right, down); }

    // From the widget to the board as it lies, and back.
    QPointF onBoard(QPointF point) const;
    core::SpotId spotAt(QPointF point) const;
    QString tip(core::SpotId spot) const; // what pointing there leads to, or who has answered so
    // What is pointed at, to be painted.
    void show(BoardPicture& picture) const;

signals:
    void moveChosen(core::Move move);
    void refused(const core::Message& why); // a click that no rule allows
    void explained(const QString& tip);     // over a flat screen, where a tooltip would stand for one side
    void moveHovered(std::optional<core::Move> move);
    void selectionChanged(const std::vector<core::Move>& open); // the moves still possible; none: all are
    void turned();                                              // a field with joined edges

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void press(const QMouseEvent& event);
    void drag(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void explain(const QHelpEvent& event);
    std::optional<core::Move> moveAt(QPointF point) const;
    std::optional<core::Move> currentMove() const;
    std::optional<core::Move> framedMove() const;

    QWidget& m_view;
    BoardModel& m_model;
    const Stage& m_stage;
    const BoardPicture& m_picture;
    MotionPlayer& m_player;
    FieldTurning m_turning{m_model, m_stage};
    BoardKeys m_keys;
    core::SpotId m_hover = -1;
    bool m_dragging = false;
    std::optional<core::Move> m_highlight, m_hovered;
    bool m_told = false;                               // of m_highlight
    std::optional<core::Move> m_arrow, m_pressedArrow; // an arrow's or run's: under the pointer, pressed
    std::vector<core::Move> m_open;
};
