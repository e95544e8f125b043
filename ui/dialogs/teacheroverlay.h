#pragma once

#include "ui/controls/overlay.h"

class Button;
class CheckBox;
class Label;
class Padlock;

// What a teacher sets for a class. Everything takes effect at once.
class TeacherOverlay final : public Overlay {
    Q_OBJECT
public:
    TeacherOverlay(Padlock& padlock, QWidget* window);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Padlock& m_padlock;
    Label* m_title;
    Button* m_close;
    Label *m_lockTitle, *m_lockLine;
    Button *m_set, *m_remove;
    CheckBox* m_anyone;
};
