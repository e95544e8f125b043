#pragma once

#include <QPainter>

#include <optional>

// What is said of the move about to be made, beside the frame round it.
struct MoveLabel {
    QRectF area;  // all of it stays in here
    QRectF frame; // of the move
    // Where pressing began and where it is now; nothing: the move is pointed at in a list.
    std::optional<QPointF> from, to;
    bool turned = false; // upside down

    // In words: beside the frame where there is room, above the name of the piece pressed.
    void paint(QPainter& painter, const QString& text) const;
};

// An arrow at the piece pressed first, with its name; `tip` is where it points.
void paintPressed(QPainter& painter, QPointF tip, const QColor& colour);
