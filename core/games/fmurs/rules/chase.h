#pragma once

#include "core/games/fmurs/rules/field.h"

#include <span>
#include <utility>

namespace core::fmurs {

inline constexpr int maxDogs = 4, maxSheep = 12;

// How dogs step: like a dog (one cell up, down, left or right) or like a piece of shogi. Forward is up;
// dragon and horse are the promoted rook and bishop.
enum class Piece : std::uint8_t { Dog, King, Gold, Silver, Knight, Lance, Rook, Bishop, Dragon, Horse, Pawn };

// The ways to vary how the animals move.
struct Variation {
    Piece piece = Piece::Dog;
    bool stepThenJump = true; // in one turn; otherwise a turn is a step or jumps, never both
    bool diagonal = false;    // both sides step diagonally from the start, the last two can be jumped so
    bool shelter = false;     // a sheep that has just come up to a dog is safe from it for one turn
    bool distance = false;    // sheep do not step orthogonally next to a dog
    bool fighting = false;    // one jump a turn, two sheep moves a turn, an enclosed dog has lost
    bool partial = false;     // these are some sheep of a larger flock: they may stand still and need no ★
    friend bool operator==(const Variation&, const Variation&) = default;
};

// The dogs' cells in rising order, noCell behind the last.
using Dogs = std::array<Cell, maxDogs>;
CellSet setOf(const Dogs& dogs);
Dogs dogsOf(const CellSet& cells);
Dogs moved(Dogs dogs, Cell from, Cell to);

// Who stands where while dogs and sheep move.
struct Placement {
    Dogs dogs{noCell, noCell, noCell, noCell};
    CellSet sheep;
    Cell sheltered = noCell; // the sheep that has just come up to a dog (Variation::shelter)
    friend bool operator==(const Placement&, const Placement&) = default;
};

// Where sheep may go as far as the dogs are concerned.
struct Goals {
    CellSet open;
    CellSet shelters; // a sheep that has just come to one of these is safe from the dogs next to it
};

// One leap of a jumping dog over a line of sheep.
struct Leap {
    Direction direction = Direction::Up;
    Cell to = noCell;
    CellSet taken;
};

// The landing directions of a turn of jumps, one after the other.
struct Chain {
    std::array<Direction, maxSheep> leaps{};
    int length = 0;
};

// How dogs and sheep move on a field under a variation: what play, tables and search have in common.
class Chase {
public:
    Chase(const Field& field, const Variation& variation);

    const Field& field() const { return m_field; }
    const Variation& variation() const { return m_variation; }

    // Where a dog can step to.
    CellSet steps(const Placement& h, Cell dog) const { return steps(h, dog, h.sheep.count()); }
    // The same if there were so many sheep, the others out of the way.
    CellSet steps(const Placement& h, Cell dog, int sheep) const;
    // Visits the cells a dog can have stepped from, with those where no sheep may stand for it (the cell
    // itself is one of them): visit(from, free). `sheep`: how many there are.
    template <class Visit>
    void stepsBack(const CellSet& dogs, Cell dog, int sheep, Visit visit) const {
        const auto free = m_field.ground() - dogs;
        (m_stepsBack[diagonalSteps(sheep) ? 1 : 0][dog] & free).each([&](Cell from) {
            visit(from, CellSet::of(from));
        });
        for (const auto forward : slideDirections()) {
            const auto d = opposite(forward);
            CellSet way;
            for (auto c = m_field.next(dog, d); c != noCell && free.has(c) && !way.has(c);
                 c = m_field.next(c, d)) {
                way.add(c);
                visit(c, way);
            }
        }
    }

    // The placement as a turn of this dog finds it: a sheltered sheep is safe from the dogs next to it alone.
    Placement facing(Placement h, Cell dog) const;
    // The leap of a dog whose turn it is from a cell in a direction, if there is one.
    bool leap(const Placement& h, Cell dog, Direction d, Leap& found) const;
    // Whether another leap, the other way round the field, lands on the same cell.
    bool ambiguous(const Placement& h, Cell dog, const Leap& leap) const;
    // Visits every turn of a dog: visit(cell stepped to or noCell, chain of jumps, placement after it).
    // Stopping is allowed after the step and after every jump.
    template <class Visit>
    void turns(const Placement& h, Cell dog, Visit visit) const {
        const auto mine = facing(h, dog);
        Chain chain;
        steps(h, dog).each([&](Cell to) {
            visit(to, std::as_const(chain), Placement{moved(h.dogs, dog, to), h.sheep, noCell});
        });
        jumpOn(mine, dog, noCell, chain, visit);
        if (!m_variation.stepThenJump) return;
        steps(h, dog).each([&](Cell to) {
            jumpOn(Placement{moved(h.dogs, dog, to), h.sheep, mine.sheltered}, to, to, chain, visit);
        });
    }
    // Visits the jumps of a dog in the same way; the placement is as it faces it, wherever it has stepped
    // from.
    template <class Visit>
    void jumps(const Placement& h, Cell dog, Visit visit) const {
        Chain chain;
        jumpOn(h, dog, noCell, chain, visit);
    }
    // The placement after a leap by the dog on `dog`, whose turn goes on.
    Placement after(const Placement& h, Cell dog, const Leap& leap) const;
    bool dogsCanMove(const Placement& h) const;

    Goals goals(const Dogs& dogs) const;
    // Where a sheep may step to.
    CellSet pastures(const Placement& h, Cell sheep) const;
    Placement afterSheep(Placement h, Cell from, Cell to) const;
    bool sheepCanMove(const Placement& h) const;
    // ★: every sheep has another one among its eight neighbours; a single sheep needs none.
    bool together(const CellSet& sheep) const;
    bool hasMate(const CellSet& sheep, Cell one) const { return m_field.around(one).meets(sheep); }
    // A dog whose four orthogonal or four diagonal cells all hold sheep has lost (Variation::fighting).
    bool enclosed(const Placement& h) const;

private:
    bool diagonalSteps(int sheep) const {
        return m_variation.diagonal || (sheep <= 2 && !m_variation.partial);
    }
    std::span<const Direction> slideDirections() const;
    CellSet slides(const Placement& h, Cell dog) const;
    // Nobody is sheltered when a turn has ended.
    static Placement afterTurn(Placement h) {
        h.sheltered = noCell;
        return h;
    }
    template <class Visit>
    void jumpOn(const Placement& h, Cell dog, Cell stepped, Chain& chain, Visit& visit) const {
        const bool diagonal = m_variation.diagonal && !m_variation.partial && h.sheep.count() <= 2;
        for (int d = 0; d < (diagonal ? allDirections : orthogonal); ++d) {
            Leap found;
            if (!leap(h, dog, static_cast<Direction>(d), found)) continue;
            chain.leaps[static_cast<std::size_t>(chain.length++)] = found.direction;
            const auto next = after(h, dog, found);
            visit(stepped, std::as_const(chain), afterTurn(next));
            if (!m_variation.fighting) jumpOn(next, found.to, stepped, chain, visit);
            --chain.length;
        }
    }

    Field m_field;
    Variation m_variation;
    // Cells of a step that nothing can block but its goal, without and with the diagonal ones; both ways.
    std::array<std::array<CellSet, maxCells>, 2> m_steps, m_stepsBack;
};

} // namespace core::fmurs
