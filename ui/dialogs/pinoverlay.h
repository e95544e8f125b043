#pragma once

#include <QTimer>

#include "ui/dialogs/pinform.h"

// Sets the teacher's PIN, typed twice.
class NewPinOverlay final : public PinForm {
    Q_OBJECT
public:
    NewPinOverlay(Padlock& padlock, QWidget* window);

protected:
    State state() const override; // told: what is missing before the PIN can be set
    void act() override;

private:
    Field *m_first, *m_again;
};

// Asks for the teacher's PIN. After a wrong one it tells how long it is until the next try.
class PinOverlay final : public PinForm {
    Q_OBJECT
public:
    PinOverlay(Padlock& padlock, QWidget* window);

signals:
    void opened(); // with the right PIN; the dialog is gone by then

protected:
    State state() const override;
    void act() override;

private:
    Field* m_pin;
    QTimer m_second;
    bool m_wrong = false; // the last PIN typed here
};
