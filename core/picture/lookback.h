#pragma once

#include "core/picture/page.h"
#include "core/play/review.h"

#include <vector>

namespace core::page {

// What a match turned on, to be looked back at on a page: of the line looked at, as far as is known of its
// plies. Match, seats and names must live as long.
class LookBack {
public:
    LookBack(const Match& match, const Seats& seats, const Names& called, review::Known known, Speak speak);

    // {"count", "order", "note", "points": [{ply, mover, head, loss, lines, retry}]}: the largest loss first.
    Json json() const;
    // The plies at which the outcome turned, as the bar shows them.
    std::vector<int> plies() const;
    // What would have been better at this ply; nothing: no turning point is there.
    std::optional<Move> better(int ply) const;
    // Rings the piece that was played wrongly at this ply in the board's scene; nothing: none was.
    void ring(Json& scene, const BoardState& board, int ply) const;

private:
    const review::TurningPoint* at(int ply) const;
    std::string value(const Analysis& known, int ply, Move move) const;

    const Match& m_match;
    const Seats& m_seats;
    const Names& m_called;
    review::Known m_known;
    Speak m_speak;
    std::vector<review::TurningPoint> m_points;
};

} // namespace core::page
