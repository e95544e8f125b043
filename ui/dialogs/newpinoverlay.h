#pragma once

#include "ui/controls/overlay.h"

class Button;
class Field;
class Label;
class Padlock;

// Sets the teacher's PIN, typed twice.
class NewPinOverlay final : public Overlay {
    Q_OBJECT
public:
    NewPinOverlay(Padlock& padlock, QWidget* window);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void set();
    void refresh();
    void retranslate();
    QString missing() const; // before the PIN can be set; empty: nothing

    Padlock& m_padlock;
    Label* m_title;
    Button* m_close;
    Label *m_firstLabel, *m_againLabel;
    Field *m_first, *m_again;
    Label* m_told;
    Button* m_set;
};
