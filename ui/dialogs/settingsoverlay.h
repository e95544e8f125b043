#pragma once

#include <QVariantMap>

#include "ui/controls/overlay.h"

class QScrollArea;
class QVBoxLayout;

// What the user prefers: language, look, size of text, motion, and how much the solvers keep on disk.
// Everything takes effect at once, and can be put back to what it was before anybody chose.
class SettingsOverlay final : public Overlay {
    Q_OBJECT
public:
    explicit SettingsOverlay(QWidget* window);

signals:
    void teacherRequested(); // the teacher's settings; this dialog is gone by then

private:
    void fill();
    void apply();
    // In the order in which they stand.
    void addLanguage(QVBoxLayout& rows);
    void addLook(QVBoxLayout& rows);
    void addSpeed(QVBoxLayout& rows);
    void addTextSize(QVBoxLayout& rows);
    void addTicks(QVBoxLayout& rows);
    void addTables(QVBoxLayout& rows);
    void addTeacher(QVBoxLayout& rows);
    void addReset(QVBoxLayout& rows);

    QScrollArea* m_area;
    QVariantMap m_chosen; // before all was put back; empty: that has not been done
};
