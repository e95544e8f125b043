#pragma once

#include <QPointF>
#include <QRectF>

#include "core/picture/boardstate.h"
#include "core/picture/motion.h"
#include "core/picture/tube.h"

#include <optional>

// Where a field that is rolled up stands in a widget: what the Stage is to a flat one.
class TubeStage {
public:
    // As large as it goes, in the middle of a room.
    TubeStage(const core::BoardState& board, const core::Tube::Pose& pose, const QRectF& room);

    const core::Tube& tube() const { return m_tube; }
    double rolled() const { return m_rolled; }
    double scale() const { return m_scale; } // of a cell seen straight
    QPointF at(core::Point p) const;
    core::Tube::Cell cellOf(core::SpotId spot) const;
    // How a place on a spot's cell is seen, so far from its middle, in board units; nothing: behind the
    // horizon.
    std::optional<core::Tube::Seen> seen(core::SpotId spot, core::Point aside = {}) const;
    // A piece stands upright, its feet a little below the middle of its cell. `up`: so much larger it is.
    QRectF pieceRect(const core::Token& token, const core::Tube::Seen& seen, double up = 1) const;
    // The nearest piece that is hit, else the cell; or −1.
    core::SpotId spotAt(QPointF point) const;

private:
    const core::BoardState& m_board;
    core::Layout m_flat; // not turned
    core::Tube m_tube;
    double m_rolled, m_scale;
    QPointF m_origin;
};
