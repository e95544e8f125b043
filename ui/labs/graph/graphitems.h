#pragma once

#include <QGraphicsPathItem>

#include "core/graph.h"
#include "ui/labs/graph/graphlayout.h"

// The outline of a position's node around (0, 0): rounded where first moves, a hexagon where second does.
QPainterPath graphOutline(core::Player mover, QSizeF size);
// A choice as a line with an arrow head at its end: first's solid, second's dashed.
void paintChoice(QPainter& painter, const QPainterPath& line, core::Player chooser, double width);

// A position: outline by who moves, filled when finished, grey when it stands elsewhere already.
class NodeItem final : public QGraphicsPathItem {
public:
    NodeItem(const core::PositionGraph::Node& node, const GraphPlaces::Node& place);
    void setSelectedLook(bool on);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintLabel(QPainter& painter, const QColor& plain) const;

    core::PositionGraph::Node m_node;
    bool m_selected = false;
};

class EdgeItem final : public QGraphicsPathItem {
public:
    EdgeItem(core::Player chooser, const std::vector<QPointF>& curve);
    // `faded`: others are lit.
    void setLit(bool lit, bool faded);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    core::Player m_chooser;
    bool m_lit = false, m_faded = false;
};
