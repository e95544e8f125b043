#pragma once

// First of Fmurs' rooms: field and cells, the chase (steps and leaps), the rules around it, their text.
// values.md has the map of all rooms.

#include "core/games/fmurs/rules/chase.h"
#include "core/options.h"
#include "core/rules.h"

namespace core::fmurs {

// The rules under some options: placing, the chase, and the match of two halves.
class Rules {
public:
    enum class Phase : std::uint8_t { PlaceDogs, PlaceSheep, MoveDogs, MoveSheep };

    struct Position {
        CellSet sheep;
        Dogs dogs{noCell, noCell, noCell, noCell};
        std::uint16_t turns = 0;      // of the dogs in this half
        std::uint16_t firstTurns = 0; // second half: what the first one took, 0 if it did not clear the field
        std::uint8_t firstCaught = 0; // second half: the sheep caught in the first
        std::uint8_t half = 0;        // 0: first has the dogs, 1: second
        Phase phase = Phase::PlaceDogs;
        std::uint8_t again = 0;  // the sheep are at the second move of their turn
        std::uint8_t gaveUp = 0; // the dogs' player has given up, and that ends the match
        Cell sheltered = noCell;
        std::array<std::uint8_t, 2> unused{};
        friend bool operator==(const Position&, const Position&) = default;
    };

    // A placed animal, a step, a turn with jumps or a pass, in the bits of one number.
    struct Move {
        enum class Kind : std::uint8_t { Place, Step, Jump, Pass, GiveUp };
        std::uint64_t bits = 0;

        static Move of(Kind kind, Cell from = noCell, Cell to = noCell);
        static Move jump(Cell from, Cell stepped, const Chain& chain);
        Kind kind() const { return static_cast<Kind>(bits & 7U); }
        Cell from() const { return static_cast<Cell>(bits >> 8U); }
        // Placed on or stepped to; of a jump: stepped to before, or noCell.
        Cell to() const { return static_cast<Cell>(bits >> 56U); }
        Chain chain() const;
        friend bool operator==(const Move&, const Move&) = default;
    };

    explicit Rules(const Values& values); // throws InputError

    const Chase& chase() const { return m_chase; }
    const Field& field() const { return m_chase.field(); }
    int dogs() const { return m_dogs; }
    int sheep() const { return m_sheep; }
    int halves() const { return m_halves; }
    int turnLimit() const { return m_turnLimit; }
    bool score10() const { return m_score10; }
    // The turns after which the sheep caught are compared; 0 where the field is to be cleared.
    int countedTurns() const { return m_score10 ? m_turnLimit : 0; }

    Position start() const { return {}; }
    Player mover(const Position& p) const;
    std::vector<Move> moves(const Position& p) const;
    CellSet placings(const Position& p) const; // the cells where the next animal may be placed
    Position play(Position p, Move m) const;
    std::optional<Outcome> result(const Position& p) const;
    Position canonical(const Position& p) const;
    // Giving up ends the half, not the match, as long as another half follows.
    std::optional<Move> concession(const Position& p) const;

    std::string text(const Position& p) const;
    std::string brief(const Position& p) const;
    std::string spelt(const Position& p) const; // the field as cells with pictures, as in the authors' sheet
    std::string text(const Position& p, Move m) const;
    Position parse(std::string_view s) const;

    // The half that a move belongs to, after it: where it ends with the move, at its end.
    Position halfAfter(Position p, Move m) const;
    // Visits the leaps of a turn: visit(placement before it, the dog's cell, leap, its number).
    template <class Visit>
    void eachLeap(const Position& p, Move m, Visit visit) const {
        if (m.kind() != Move::Kind::Jump) return;
        auto h = m_chase.facing(placement(p), m.from());
        auto dog = m.from();
        if (m.to() != noCell) h.dogs = moved(h.dogs, std::exchange(dog, m.to()), m.to());
        const auto chain = m.chain();
        for (int i = 0; i < chain.length; ++i) {
            Leap leap;
            m_chase.leap(h, dog, chain.leaps[static_cast<std::size_t>(i)], leap);
            visit(std::as_const(h), dog, leap, i);
            h = m_chase.after(h, dog, leap);
            dog = leap.to;
        }
    }
    // The player who has the dogs in this half.
    Player dogOwner(const Position& p) const { return p.half == 0 ? Player::First : Player::Second; }
    int caught(const Position& p) const { return placing(p) ? 0 : m_sheep - p.sheep.count(); }
    bool placing(const Position& p) const { return p.phase < Phase::MoveDogs; }
    // The field's symmetries that the rules keep, the identity first.
    const std::vector<Permutation>& symmetries() const { return m_symmetries; }
    // What of the options decides the values of placements.
    std::string tableName() const;
    Placement placement(const Position& p) const { return {p.dogs, p.sheep, p.sheltered}; }
    // The half is over: by the rules, the limit, or because nothing can change the match's result any more.
    bool halfOver(const Position& p) const;
    // How the match, or a half without one, ends for the dogs' player if the half ends like this.
    Outcome outcome(int turns, int caught, bool cleared, const Position& half) const;

private:
    void addDogMoves(const Position& p, std::vector<Move>& all) const;
    void addSheepMoves(const Position& p, std::vector<Move>& all) const;
    void place(Position& p, Cell c) const;
    void endSheepMove(Position& p) const;
    void nextHalf(Position& p) const;
    bool cleared(const Position& p) const { return !placing(p) && p.sheep.empty(); }

    Chase m_chase;
    std::vector<Permutation> m_symmetries;
    int m_dogs, m_sheep, m_halves, m_turnLimit;
    bool m_score10;
};

// The options and their ranges.
Schema options();
Phrase pieceName(Piece piece); // "a lance"

} // namespace core::fmurs
