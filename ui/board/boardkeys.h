#pragma once

#include <QFocusEvent>
#include <QKeyEvent>
#include <QWidget>

#include "ui/board/boardmodel.h"

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
