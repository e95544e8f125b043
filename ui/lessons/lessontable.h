#pragma once

#include <QWidget>

#include "core/kind.h"
#include "ui/background.h"

class FactList;
class Label;
class LabGrid;

// What a lab finds under the options that a step names: its numbers as a grid, and what is true of them.
class LessonTable final : public QWidget {
    Q_OBJECT
public:
    explicit LessonTable(QWidget* parent = nullptr);

    void run(const core::Kind& kind, const core::Step& step);

private:
    void fill(const core::Table& table);

    Label* m_heading;
    LabGrid* m_grid;
    FactList* m_facts;
    Background m_background;
};
