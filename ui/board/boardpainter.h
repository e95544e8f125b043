#pragma once

#include "ui/board/boardmodel.h"
#include "ui/board/boardpicture.h"
#include "ui/board/motion.h"
#include "ui/board/movemarks.h"
#include "ui/board/stopchip.h"

#include <array>
#include <optional>

// Paints a board into an area, from the ground up.
class BoardPainter {
public:
    BoardPainter(QPainter& painter, const QRectF& area, const BoardModel& model, const Stage& stage,
                 const BoardPicture& picture);

    void paint();
    // A moment of a move instead.
    void paint(const Motion& motion, double time);

private:
    template <class Paint>
    void paintOnGround(Paint paint);
    void paintGround();
    void paintNames();
    void paintPosition();
    void paintMotion(const Motion& motion, double time);
    void paintTurning(const Motion& motion, double time);
    void paintAside();
    void paintStates();
    void paintMarks();
    void paintFocus();
    void paintEdge();
    QRectF inner() const;

    QPainter& m_painter;
    QRectF m_area;
    const BoardModel& m_model;
    const Stage& m_stage;
    const BoardPicture& m_picture;
    StopChip m_stop;
};
