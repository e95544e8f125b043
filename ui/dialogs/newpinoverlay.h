#pragma once

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
