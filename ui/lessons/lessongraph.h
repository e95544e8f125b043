#pragma once

#include <QWidget>

#include "core/kind.h"
#include "ui/labs/graph/graphlayout.h"
#include "ui/match/background.h"

class GraphGrowth;
class GraphView;
class Label;

// The graph of positions that a step shows, and the slider by which its won positions grow from the end.
class LessonGraph final : public QWidget {
    Q_OBJECT
public:
    explicit LessonGraph(QWidget* parent = nullptr);

    void run(const core::Kind& kind, const core::Step& step);
    void focusSlider();
    GraphView& view() const { return *m_view; }
    GraphGrowth& growth() const { return *m_growth; }

signals:
    void shown(); // the graph has been drawn

private:
    void built(const core::PositionGraph& graph);

    core::PositionGraph m_graph;
    Label* m_state;
    GraphView* m_view;
    GraphGrowth* m_growth;
    GraphLayout m_layout;
    Background m_background; // last, so that its thread ends before what it uses
};
