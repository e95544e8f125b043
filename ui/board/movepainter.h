#pragma once

#include <QPainter>

#include "ui/board/boardpicture.h"
#include "ui/board/stopchip.h"

// Paints the move about to be made, or looked at in the list: the ways that are open to it, the best of them,
// its frame, and what it does in words.
class MovePainter {
public:
    // `room`: for the words.
    MovePainter(QPainter& painter, const core::BoardState& model, const Stage& stage,
                const BoardPicture& picture, const StopChip& stop, const QRectF& room)
        : m_painter(painter), m_model(model), m_stage(stage), m_picture(picture), m_stop(stop), m_room(room),
          m_colour(core::Colour::of(hueOf(model.mover()))) {}

    void paint();

private:
    void paintFramed();
    void paintBeginning(const QRectF& frame);
    void paintLabel(const QRectF& frame, core::Move move);

    QPainter& m_painter;
    const core::BoardState& m_model;
    const Stage& m_stage;
    const BoardPicture& m_picture;
    const StopChip& m_stop;
    QRectF m_room;
    core::Colour m_colour; // the mover's
};
