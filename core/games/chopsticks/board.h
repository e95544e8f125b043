#pragma once

#include "core/game.h"
#include "core/games/chopsticks/rules.h"

namespace core::chopsticks {

// The table seen from above: first's hands below, second's above and turned round, the ways to share anew
// as cards between them, right and left. The first spots are the hands, each player's from the left, then
// come the cards.
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

    // "left", "right"; of other than two "A", "B" …
    static Message handName(const Rules& rules, int hand);

private:
    Point handAt(Player player, int hand) const;
    SpotId handSpot(Player player, int hand) const {
        return static_cast<int>(player) * m_rules.hands() + hand;
    }
    int handSpots() const { return 2 * m_rules.hands(); }
    // Thumbs point to the middle.
    bool mirrored(int hand) const { return 2 * hand >= m_rules.hands() && m_rules.hands() > 1; }
    Shape sleeve(Player player, int hand) const;
    Point nameAt(Point at, float side) const;
    void addFigure(Player player, int hand, int fingers, Scene& scene) const;
    Arrow amongMany(Player mover, Move m) const;
    void addShareCards(const Position& p, Scene& scene) const;

    const Rules& m_rules;
    mutable std::vector<Edge> m_edges; // by index, once asked for: reasons are given by one solver alone
};

} // namespace core::chopsticks
