#pragma once

#include <QWidget>

#include "core/lessons/chart.h"
#include "ui/match/background.h"

class Label;

// What stands beside the board of a step (core/lessons/chart.h), and a sentence on what is to be read out of
// it. Hides where there is nothing.
class ChartView final : public QWidget {
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent = nullptr);

    // `columns`: see core::Charts::shown.
    void show(const core::Exercise& exercise, bool columns);
    void clear();
    const std::optional<core::Sketch>& sketch() const { return m_sketch; }

private:
    void take(std::optional<core::Sketch> sketch);
    void say();

    std::optional<core::Sketch> m_sketch;
    QWidget* m_drawing;
    Label* m_told;
    core::Charts m_charts;   // of the job's thread
    Background m_background; // last, so that its thread ends before what it uses
};
