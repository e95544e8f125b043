#pragma once

#include <QWidget>

#include "core/puzzle/progress.h"

class CheckBox;
class Label;
class Segmented;

// How hard the puzzles of a game are, and how they went so far; remembers both.
class SeriesPanel final : public QWidget {
    Q_OBJECT
public:
    explicit SeriesPanel(std::string_view game, QWidget* parent = nullptr);

    const core::Progress& progress() const { return m_progress; }
    void answered(bool right);
    bool passOver(); // Progress::passOver

signals:
    void gradeChosen(); // by the player

private:
    void change(const core::Progress& progress);
    void refresh();

    std::string m_game;
    core::Progress m_progress;
    Label* m_told;
    Segmented* m_grade;
    CheckBox* m_follow;
};
