#pragma once

#include <QPainter>
#include <QPainterPath>

#include "core/picture/fit.h"
#include "core/picture/motion.h"
#include "core/picture/shapes.h"
#include "core/picture/wrap.h"

#include <optional>
#include <string_view>
#include <vector>

// Where a layout stands in a widget, and how its shapes and pieces are painted there.
class Stage {
public:
    // Lets a layout fill an area (core/picture/fit.h). `picture`: it is only looked at.
    void fit(const core::Layout& layout, const core::Occupied& what, QSizeF area, bool picture = false);
    // Shows a part of its canvas, a unit a pixel.
    void cut(const core::Layout& layout, const core::Box& part);

    // Words, figures and marks stand upside down, each in its place; what is on a card, with the card.
    void setWritingTurned(bool turned, const core::Layout& layout);
    bool writingTurned() const { return m_writingTurned; }
    // What is written at a point from now on stands as its reader sees it.
    void turnToReader(QPainter& painter, QPointF point) const;

    double scale() const { return double(m_fit.scale); }
    double length(double units) const { return units * scale(); }
    QPointF at(core::Point p) const { return origin() + QPointF(p.x, p.y) * scale(); }
    bool captions() const { return m_fit.captions; }
    core::Box seen() const { return m_fit.seen(m_area); } // of the board
    QRectF rect(const core::Box& box) const { return {at(box.low), at(box.high)}; }
    QRectF rect(const core::Spot& spot) const { return rect(core::placeOf(spot)); }
    // The outline of a spot, `by` px larger on each side.
    core::Shape around(const core::Spot& spot, double by) const;
    // A pixel at scale 1, in board units.
    float px() const;
    core::Point toBoard(QPointF point) const;

    // Words of a board as large as they can be read, on a projector from afar; nothing where there is no room
    // for that.
    std::optional<core::Shape> readable(const core::Shape& words) const;
    void paintGround(QPainter& painter, const core::Layout& layout) const;
    void paint(QPainter& painter, const core::Shape& shape) const;
    void paint(QPainter& painter, const std::vector<core::Shape>& shapes) const;
    // What is drawn of moves: its lines are as broad as they are.
    void paintMoves(QPainter& painter, const std::vector<core::Shape>& shapes) const;
    // Shapes that both lists have stand still; the others fade out and in. `done`: 0 to 1.
    void crossFade(QPainter& painter, const std::vector<core::Shape>& before,
                   const std::vector<core::Shape>& after, double done) const;
    void paint(QPainter& painter, std::string_view game, const core::Spot& spot, const core::Token& token,
               const core::Pose& pose = {}) const;

private:
    QPointF origin() const { return {double(m_fit.origin.x), double(m_fit.origin.y)}; }
    void setWrap(const core::Layout& layout);

    std::optional<core::Wrap> m_wrap; // without its tiles
    core::Size m_area;
    core::Fit m_fit;
    bool m_writingTurned = false;
    std::vector<core::Spot> m_cards;
};
