#pragma once

#include <QGraphicsView>

#include "core/graph.h"
#include "ui/labs/graph/graphlayout.h"

// The position graph, to be panned by dragging and zoomed by the wheel. Hovering or choosing a node lights
// the choices that lead to it and away from it; a double click or Enter opens its position.
class GraphView final : public QGraphicsView {
    Q_OBJECT
public:
    explicit GraphView(QWidget* parent = nullptr);

    void setGraph(const core::PositionGraph& graph, const GraphPlaces& places);
    void clear();
    // Only what is decided in so many moves stands out, for as long as this graph is shown.
    void limit(int plies);
    void fit();
    void zoom(double factor);
    int selected() const { return m_selected; }
    QPoint placeOf(int node) const; // in the viewport

signals:
    void hovered(int node); // -1: none
    void opened(int node);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void drawBackground(QPainter* painter, const QRectF& rect) override;

private:
    int nodeAt(QPoint at) const;
    void select(int node);
    void light(int node);

    core::PositionGraph m_graph;
    GraphPlaces m_places;
    std::vector<QGraphicsItem*> m_nodes, m_edges;
    int m_selected = -1, m_lit = -1;
    QPoint m_pressed;
};
