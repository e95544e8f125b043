#pragma once

#include "ui/controls/overlay.h"

class QVBoxLayout;

// What the user prefers: language, look, size of text, motion, and how much the solvers keep on disk.
// Everything takes effect at once.
class SettingsOverlay final : public Overlay {
    Q_OBJECT
public:
    explicit SettingsOverlay(QWidget* window);

signals:
    void teacherRequested(); // the teacher's settings; this dialog is gone by then

private:
    // In the order in which they stand.
    void addLanguage(QVBoxLayout& rows);
    void addLook(QVBoxLayout& rows);
    void addSpeed(QVBoxLayout& rows);
    void addTextSize(QVBoxLayout& rows);
    void addTicks(QVBoxLayout& rows);
    void addTables(QVBoxLayout& rows);
    void addTeacher(QVBoxLayout& rows);
};
