#pragma once

#include "core/picture/boardstate.h"
#include "core/picture/motion.h"
#include "ui/board/boardpicture.h"
#include "ui/board/stopchip.h"

// Paints a board into an area, from the ground up.
class BoardPainter {
public:
    BoardPainter(QPainter& painter, const QRectF& area, const core::BoardState& model, const Stage& stage,
                 const BoardPicture& picture);

    void paint(); // a position, or a moment of a move

private:
    void paintGround();
    void paintNames();
    void paintPosition();
    void paintMotion(const core::Motion& motion, double time);
    void paintTurning(const core::Motion& motion, double time);
    void paintAside();
    void paintStates();
    void paintMarks();
    void paintFocus();
    void paintEdge();
    QRectF inner() const;

    QPainter& m_painter;
    QRectF m_area;
    const core::BoardState& m_model;
    const Stage& m_stage;
    const BoardPicture& m_picture;
    StopChip m_stop;
};
