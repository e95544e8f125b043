#pragma once

#include "core/picture/boardstate.h"
#include "ui/board/stage.h"

#include <optional>

// Where a chain of steps that could go on may end: a chip beside the last spot, with what stopping is worth.
struct StopChip {
    QRectF box; // empty: there is none
    std::optional<core::Mark> mark;

    // Of what has been pointed at on a board that covers `area`.
    static StopChip of(const core::BoardState& model, const Stage& stage, const QRectF& area);
    void paint(QPainter& painter) const;
};
