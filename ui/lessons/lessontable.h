#pragma once

#include <QWidget>

#include "core/kind.h"
#include "ui/match/background.h"

class FactList;
class Label;
class LabGrid;
class LabModel;
class LabTable;

// What a lab finds under the options that a step names: its numbers as a grid, its rows, or what is true of
// them.
class LessonTable final : public QWidget {
    Q_OBJECT
public:
    explicit LessonTable(QWidget* parent = nullptr);

    void run(const core::Kind& kind, const core::Step& step);

private:
    void fill(const core::Table& table, bool facts);

    Label* m_heading;
    LabGrid* m_grid;
    LabModel* m_model;
    LabTable* m_rows;
    FactList* m_facts;
    Background m_background;
};
