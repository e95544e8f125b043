#pragma once

#include "core/game.h"
#include "core/games/chopsticks/rules.h"

namespace core::chopsticks {

// The table seen from above: first's hands below, second's above and turned round, the ways to share anew
// as cards between them, right and left. Spots 0–3 are the hands (player × 2 + hand), then come the cards.
class Board {
public:
    // How far play that keeps a draw is from where a move loses: the plies after which the mover faces that,
    // whatever the mover does, or forces the other player to; or neither.
    struct Edge {
        std::optional<int> faces = {}, forces = {};
    };

    explicit Board(const Rules& rules) : m_rules(rules) {}

    Layout layout(const Position& start) const;
    Scene scene(const Position& start, const Position& p) const;
    Path path(const Position& start, const Position& p, Move m) const;
    std::optional<Arrow> arrow(const Position& p, Move m) const;
    Story story(const Position& start, const Position& p, Move m) const;
    std::vector<Message> summary(const Position& start) const;
    Message goal(const Position& p) const;
    Message prompt(const Position& p) const;
    Message phrase(const Position& p, Move m) const;
    Message ending(const Position& p, const Names& names) const;
    Message refusal(const Position& start, const Position& p, const Path& pointed) const;
    Explanation why(const Position& p, const ValueOf<Position>& value) const;

    // Rules of thumb, asked in this order (hunches.cpp).
    std::vector<HunchOf<Move>> hunches(const Position& p) const;

    // Setting up by hand (arranging.cpp).
    std::vector<Message> tools() const;
    Draft applied(const Position& p, std::size_t tool, SpotId spot) const;
    std::vector<Change> changes(const Position& p) const;

private:
    void addShareCards(const Position& p, Scene& scene) const;

    const Rules& m_rules;
    mutable std::vector<Edge> m_edges; // by index, once asked for: reasons are given by one solver alone
};

} // namespace core::chopsticks
