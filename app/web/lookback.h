#pragma once

#include "app/web/table.h"
#include "core/picture/page.h"
#include "core/play/review.h"

namespace web {

// What the match on a table turned on, to be looked back at.
class LookBack {
public:
    using Json = core::page::Json;

    LookBack(const Table& table, const core::Names& called);

    // {"count", "order", "note", "points": [{ply, at, mover, head, loss, lines, retry}]}: the largest loss
    // first.
    Json json() const;
    // The plies at which something was given away, as the bar shows them.
    std::vector<int> plies() const;
    // The piece that was played wrongly at this ply, ringed as shapes of a board; nothing: none was.
    Json ringJson(const core::BoardState& board, int ply) const;

private:
    std::string value(const core::Analysis& known, int ply, core::Move move) const;

    const Table& m_table;
    core::Names m_called;
    core::review::Known m_known;
    std::vector<core::review::TurningPoint> m_points;
};

} // namespace web
