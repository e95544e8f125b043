#pragma once

#include "ui/controls/overlay.h"

class Button;
class CheckBox;
class Label;
class Segmented;

// What the user prefers: language, look, size of text, motion, and how much the solvers keep on disk.
// Everything takes effect at once.
class SettingsOverlay final : public Overlay {
    Q_OBJECT
public:
    explicit SettingsOverlay(QWidget* window);

signals:
    void teacherRequested(); // the teacher's settings; this dialog is gone by then

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Label* m_title;
    Button* m_close;
    Label* m_languageLabel;
    Segmented* m_language;
    Label* m_lookLabel;
    Segmented* m_look;
    Label* m_speedLabel;
    Segmented* m_speed;
    Label* m_textLabel;
    Segmented* m_text;
    CheckBox *m_contrast, *m_sounds, *m_reduce;
    Label* m_tablesLabel;
    Segmented* m_tables;
    Button* m_teacher;
};
