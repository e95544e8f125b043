#pragma once

#include <QPainter>

#include "ui/board/boardmodel.h"
#include "ui/board/boardpicture.h"
#include "ui/board/stopchip.h"

// Paints the move about to be made, or looked at in the list: the ways that are open to it, the best of them,
// its frame, and what it does in words.
class MovePainter {
public:
    // `room`: for the words.
    MovePainter(QPainter& painter, const BoardModel& model, const Stage& stage, const BoardPicture& picture,
                const StopChip& stop, const QRectF& room)
        : m_painter(painter), m_model(model), m_stage(stage), m_picture(picture), m_stop(stop), m_room(room),
          m_colour(colourOf(model)) {}

    void paint();
    static QColor colourOf(const BoardModel& model); // the mover's

private:
    void paintOpenWays();
    void paintBestWay();
    void paintFramed();
    void paintWayOf(core::Move move, const QColor& colour);
    void paintBeginning(const QRectF& frame);
    void paintLabel(const QRectF& frame, core::Move move);

    QPainter& m_painter;
    const BoardModel& m_model;
    const Stage& m_stage;
    const BoardPicture& m_picture;
    const StopChip& m_stop;
    QRectF m_room;
    QColor m_colour;
};
