#pragma once

#include <QPainter>
#include <QPainterPath>

#include "ui/board/wrap.h"

#include "core/board.h"

#include <optional>
#include <string_view>
#include <vector>

// How a piece differs from standing still, in board units.
struct Pose {
    QPointF shift;
    double opacity = 1;
    std::string_view art = {}; // another picture than its own; empty: its own
    double size = 1;           // 1: as it stands
};

// Less is seen of a piece that is out of play.
double opacityOf(const core::Token& token);

// A smooth curve through all points (Catmull-Rom), in pieces of a few points each: what Qt takes for a line
// grows with the square of its length. They overlap by their round ends.
std::vector<QPainterPath> smooth(const QPolygonF& points, qsizetype perPiece);

// Where a layout stands in a widget, and how its shapes and pieces are painted there.
class Stage {
public:
    // Centres a layout in an area, as large as it goes in steps of 1/8.
    void fit(core::Size layout, QSizeF area);
    // Along which edges pieces are repeated beyond the field.
    void setWrap(const std::optional<core::Wrap>& wrap);

    // Words, figures and marks stand upside down, each in its place; what is on a card, with the card.
    void setWritingTurned(bool turned, const core::Layout& layout);
    bool writingTurned() const { return m_writingTurned; }
    // What is written at a point from now on stands as its reader sees it.
    void turnToReader(QPainter& painter, QPointF point) const;

    double scale() const { return m_scale; }
    double length(double units) const { return units * m_scale; }
    QPointF at(core::Point p) const { return m_origin + QPointF(p.x, p.y) * m_scale; }
    QRectF rect(const core::Spot& spot) const;
    // The outline of a spot, `by` px larger on each side.
    QPainterPath around(const core::Spot& spot, double by) const;

    // The ground reaches the widget's edges: points on the layout's edge are moved there.
    void paintGround(QPainter& painter, const core::Layout& layout) const;
    void paint(QPainter& painter, const core::Shape& shape) const;
    void paint(QPainter& painter, const std::vector<core::Shape>& shapes) const;
    // Shapes that both lists have stand still; the others fade out and in. `done`: 0 to 1.
    void crossFade(QPainter& painter, const std::vector<core::Shape>& before,
                   const std::vector<core::Shape>& after, double done) const;
    void paint(QPainter& painter, std::string_view game, const core::Spot& spot, const core::Token& token,
               const Pose& pose = {}) const;

private:
    core::Point stretched(core::Point p) const;
    std::vector<wrapped::Copy> copies(core::Point home, QPointF shift) const;

    core::Size m_layout;
    std::optional<core::Wrap> m_wrap; // without its tiles
    QSizeF m_area;
    double m_scale = 1;
    QPointF m_origin;
    bool m_writingTurned = false;
    std::vector<core::Spot> m_cards;
};
