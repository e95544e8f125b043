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

private:
    void refresh();
    void askSaveLog();
    void emptyLog();
    void tell(const QString& trouble, const QString& done); // of the log

    Padlock& m_padlock;
    Label* m_lockLine;
    Button *m_set, *m_remove;
    CheckBox* m_anyone;
    CheckBox* m_keepLog;
    Label* m_logLine;
    Button *m_saveLog, *m_emptyLog;
    bool m_reallyEmpty = false; // pressed once
};
