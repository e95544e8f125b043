#include "ui/board/tubestage.h"

#include <algorithm>

namespace {

constexpr double upright = 0.74, flat = 0.9; // of a cell: a piece
constexpr double horizon = 0.1;              // what faces the eye less is hidden

} // namespace

TubeStage::TubeStage(const core::BoardState& board, const core::Tube::Pose& pose, const QRectF& room)
    : m_board(board), m_flat(board.game().layout(board.start())), m_tube(*m_flat.wrap, pose),
      m_rolled(pose.rolled) {
    const auto box = m_tube.box();
    const double wide = double(box.to.x - box.from.x), tall = double(box.to.y - box.from.y);
    m_scale = std::min(room.width() / wide, room.height() / tall);
    m_origin =
        room.center() - QPointF(double(box.from.x) + wide / 2, double(box.from.y) + tall / 2) * m_scale;
}

QPointF TubeStage::at(core::Point p) const {
    return m_origin + QPointF(double(p.x), double(p.y)) * m_scale;
}

core::Tube::Cell TubeStage::cellOf(core::SpotId spot) const {
    const auto& wrap = *m_flat.wrap;
    const auto centre = spotOf(m_flat, spot).centre;
    return {static_cast<int>((centre.x - wrap.corner.x) / wrap.cell.width),
            static_cast<int>((centre.y - wrap.corner.y) / wrap.cell.height)};
}

std::optional<core::Tube::Seen> TubeStage::seen(core::SpotId spot, core::Point aside) const {
    const auto cell = cellOf(spot);
    const auto& size = m_flat.wrap->cell;
    const auto seen = m_tube.at(cell.column + 0.5 + double(aside.x / size.width),
                                cell.row + 0.5 + double(aside.y / size.height));
    return seen.facing < horizon ? std::nullopt : std::optional(seen);
}

QRectF TubeStage::pieceRect(const core::Token& token, const core::Tube::Seen& seen, double up) const {
    const double lying = double(token.size / m_flat.wrap->cell.width);
    const double side = seen.size * m_scale * (lying + (upright - flat) * m_rolled) * up;
    const auto foot = at(seen.at);
    const double rise = side / 2 - m_rolled * side * 0.12;
    return {foot.x() - side / 2, foot.y() - side / 2 - m_rolled * rise * 0.8, side, side};
}

core::SpotId TubeStage::spotAt(QPointF point) const {
    core::SpotId hit = -1;
    double nearest = -1e9;
    for (const auto& token : m_board.scene().tokens) {
        const auto seen = this->seen(token.spot);
        if (!seen || seen->depth < nearest) continue;
        const auto place = pieceRect(token, *seen);
        if (!place.adjusted(place.width() / 8, 0, -place.width() / 8, 0).contains(point)) continue;
        nearest = seen->depth;
        hit = token.spot;
    }
    if (hit >= 0) return hit;
    const auto p = (point - m_origin) / m_scale;
    const auto cell = m_tube.at(core::Point{static_cast<float>(p.x()), static_cast<float>(p.y())});
    for (core::SpotId spot = 0; cell && spot < m_board.spots(); ++spot)
        if (cellOf(spot) == *cell) return spot;
    return -1;
}
