#include "core/games/fmurs/rules/chase.h"

#include <algorithm>
#include <span>

namespace core::fmurs {

namespace {

using D = Direction;
constexpr std::array orthogonals{D::Up, D::Right, D::Down, D::Left};
constexpr std::array diagonals{D::UpRight, D::DownRight, D::DownLeft, D::UpLeft};
constexpr std::array golds{D::Up, D::UpLeft, D::UpRight, D::Left, D::Right, D::Down};
constexpr std::array silvers{D::Up, D::UpLeft, D::UpRight, D::DownLeft, D::DownRight};

void addNext(CellSet& cells, const Field& field, Cell c, std::span<const Direction> directions) {
    for (const auto d : directions)
        if (const auto next = field.next(c, d); next != noCell) cells.add(next);
}

// A knight of shogi leaps two up and one aside, whatever stands between.
CellSet knightSteps(const Field& field, Cell c) {
    CellSet cells;
    const auto up = field.next(c, D::Up);
    const auto above = up == noCell ? noCell : field.next(up, D::Up);
    if (above != noCell) addNext(cells, field, above, std::array{D::Left, D::Right});
    return cells;
}

// The piece's own steps to one certain cell; rooks and bishops slide instead.
CellSet pieceSteps(const Field& field, Piece piece, Cell c) {
    CellSet cells;
    switch (piece) {
    case Piece::Dog:
        return field.beside(c);
    case Piece::King:
        return field.around(c);
    case Piece::Gold:
        addNext(cells, field, c, golds);
        break;
    case Piece::Silver:
        addNext(cells, field, c, silvers);
        break;
    case Piece::Knight:
        return knightSteps(field, c);
    case Piece::Pawn:
        addNext(cells, field, c, std::array{D::Up});
        break;
    case Piece::Dragon:
        return field.around(c) - field.beside(c);
    case Piece::Horse:
        return field.beside(c);
    case Piece::Lance:
    case Piece::Rook:
    case Piece::Bishop:
        break;
    }
    return cells;
}

} // namespace

CellSet setOf(const Dogs& dogs) {
    CellSet s;
    for (const auto c : dogs)
        if (c != noCell) s.add(c);
    return s;
}

Dogs dogsOf(const CellSet& cells) {
    Dogs dogs{noCell, noCell, noCell, noCell};
    std::size_t n = 0;
    cells.each([&](Cell c) { dogs[n++] = c; });
    return dogs;
}

Dogs moved(Dogs dogs, Cell from, Cell to) {
    *std::ranges::find(dogs, from) = to;
    std::ranges::sort(dogs);
    return dogs;
}

Chase::Chase(const Field& field, const Variation& variation) : m_field(field), m_variation(variation) {
    for (const Cell c : field.everyCell()) {
        m_steps[0][c] = pieceSteps(field, variation.piece, c);
        m_steps[1][c] = m_steps[0][c] | (field.around(c) - field.beside(c));
    }
    for (std::size_t diagonal = 0; diagonal < 2; ++diagonal)
        for (const Cell from : field.everyCell())
            m_steps[diagonal][from].each([&](Cell to) { m_stepsBack[diagonal][to].add(from); });
}

// A lance slides forward, rook and dragon orthogonally, bishop and horse diagonally, as far as the cells are
// free.
std::span<const Direction> Chase::slideDirections() const {
    static constexpr std::array forward{D::Up};
    switch (m_variation.piece) {
    case Piece::Lance:
        return forward;
    case Piece::Rook:
    case Piece::Dragon:
        return orthogonals;
    case Piece::Bishop:
    case Piece::Horse:
        return diagonals;
    default:
        return {};
    }
}

CellSet Chase::slides(const Placement& h, Cell dog) const {
    CellSet cells;
    const auto free = m_field.ground() - setOf(h.dogs) - h.sheep;
    for (const auto d : slideDirections())
        for (auto c = m_field.next(dog, d); c != noCell && free.has(c); c = m_field.next(c, d)) cells.add(c);
    return cells;
}

CellSet Chase::steps(const Placement& h, Cell dog, int sheep) const {
    const auto free = m_field.ground() - setOf(h.dogs) - h.sheep;
    return (m_steps[diagonalSteps(sheep) ? 1 : 0][dog] & free) | slides(h, dog);
}

// A sheep that has just moved next to a dog cannot be captured by this dog in its next turn.
Placement Chase::facing(Placement h, Cell dog) const {
    if (h.sheltered != noCell && !m_field.around(dog).has(h.sheltered)) h.sheltered = noCell;
    return h;
}

// The dog leaps over the unbroken line of sheep next to it onto the cell behind, which must be free. A line
// that goes round the whole field ends at the dog itself: no leap.
bool Chase::leap(const Placement& h, Cell dog, Direction d, Leap& found) const {
    found = {d, m_field.next(dog, d), {}};
    if (found.to == noCell || !h.sheep.has(found.to)) return false;
    while (found.to != noCell && h.sheep.has(found.to)) {
        if (found.to == h.sheltered) return false;
        if (found.taken.has(found.to)) return false; // a diagonal line may close on itself beside the dog
        found.taken.add(found.to);
        found.to = m_field.next(found.to, d);
    }
    return found.to != noCell && m_field.ground().has(found.to) &&
           std::ranges::find(h.dogs, found.to) == h.dogs.end();
}

bool Chase::ambiguous(const Placement& h, Cell dog, const Leap& leap) const {
    for (int d = 0; d < allDirections; ++d) {
        const auto other = static_cast<Direction>(d);
        Leap twin;
        if (other != leap.direction && this->leap(h, dog, other, twin) && twin.to == leap.to) return true;
    }
    return false;
}

// Where a dog steps or jumps, the shelter from it lasts as long as it has not moved; where it may do both,
// for the whole turn.
Placement Chase::after(const Placement& h, Cell dog, const Leap& leap) const {
    return {moved(h.dogs, dog, leap.to), h.sheep - leap.taken,
            m_variation.stepThenJump ? h.sheltered : noCell};
}

bool Chase::dogsCanMove(const Placement& h) const {
    return std::ranges::any_of(h.dogs, [&](Cell dog) {
        if (dog == noCell) return false;
        bool can = false;
        turns(h, dog, [&](Cell, const Chain&, const Placement&) { can = true; });
        return can;
    });
}

// Sheep may be told to keep away from the cells right beside a dog. The shelter holds beside any dog a sheep
// has come up to.
Goals Chase::goals(const Dogs& dogs) const {
    Goals goals{m_field.pasture() - setOf(dogs), {}};
    for (const auto dog : dogs) {
        if (dog == noCell) continue;
        if (m_variation.distance) goals.open -= m_field.beside(dog);
        if (m_variation.shelter) goals.shelters |= m_field.around(dog);
    }
    return goals;
}

// One cell up, down, left or right (with two sheep left diagonally too), not next to a wall. No sheep that
// has ★ before, the moving one or any other, may lose it.
CellSet Chase::pastures(const Placement& h, Cell sheep) const {
    auto goals = (diagonalSteps(h.sheep.count()) ? m_field.around(sheep) : m_field.beside(sheep)) &
                 this->goals(h.dogs).open;
    goals -= h.sheep;
    if (m_variation.partial) return goals | CellSet::of(sheep);
    if (goals.empty()) return goals;
    auto others = h.sheep;
    others.remove(sheep);
    const auto mates = m_field.around(sheep) & others;
    if (mates.empty()) return goals;
    CellSet near;
    others.each([&](Cell other) { near |= m_field.around(other); });
    goals &= near;
    mates.each([&](Cell mate) { // those who have no other mate
        if (!m_field.around(mate).meets(others)) goals &= m_field.around(mate);
    });
    return goals;
}

// The shelter lasts for the dogs' next turn.
Placement Chase::afterSheep(Placement h, Cell from, Cell to) const {
    h.sheep.remove(from);
    h.sheep.add(to);
    h.sheltered = goals(h.dogs).shelters.has(to) ? to : noCell;
    return h;
}

bool Chase::sheepCanMove(const Placement& h) const {
    bool can = false;
    h.sheep.each([&](Cell sheep) { can = can || !pastures(h, sheep).empty(); });
    return can;
}

bool Chase::together(const CellSet& sheep) const {
    if (sheep.count() < 2) return true;
    bool all = true;
    sheep.each([&](Cell one) { all = all && hasMate(sheep, one); });
    return all;
}

bool Chase::enclosed(const Placement& h) const {
    const auto allSheep = [&](Cell dog, std::span<const Direction> directions) {
        return std::ranges::all_of(directions, [&](Direction d) {
            const auto c = m_field.next(dog, d);
            return c != noCell && h.sheep.has(c);
        });
    };
    return m_variation.fighting && std::ranges::any_of(h.dogs, [&](Cell dog) {
               return dog != noCell && (allSheep(dog, orthogonals) || allSheep(dog, diagonals));
           });
}

} // namespace core::fmurs
