#pragma once

#include <QWidget>

#include "core/ringlab.h"

class Field;
class Label;
class Stepper;

// A board of one's own: its size, and the whole of it as a line to type or paste. Stones are also set in the
// ring itself.
class BoardSetup final : public QWidget {
    Q_OBJECT
public:
    explicit BoardSetup(const core::RingLab& lab, QWidget* parent = nullptr);

    void setBoard(const core::RingBoard& board); // shown in the ring

signals:
    void given(const core::RingBoard& board); // by the user

private:
    void resize(int pitsInRow);
    void clear();
    void read(const QString& text);

    const core::RingLab& m_lab;
    core::RingBoard m_board;
    Stepper* m_pits;
    Field* m_line;
    Label* m_error;
};
