#include "core/games/fmurs/rules/rules.h"

#include "core/games/fmurs/rules/field.h"

#include <algorithm>

namespace core::fmurs {

namespace {

// A move's bits: kind 0–2, from 8–15, leaps 16–51, their number 52–55, to 56–63.
constexpr unsigned chainShift = 16, leapBits = 3, lengthShift = chainShift + leapBits * maxSheep,
                   toShift = 56;

CellSet rocksOf(const Values& values, const Field& bare) {
    CellSet rocks;
    for (const auto& name : values.list("rocks")) {
        if (name.empty()) continue;
        const auto c = bare.cell(name);
        if (!c || rocks.has(*c))
            throw badValue("rocks", name,
                           {text("fmurs", "different cells of the field from a1 to %1"),
                            {bare.name(static_cast<Cell>(bare.cells() - 1))}});
        rocks.add(*c);
    }
    return rocks;
}

Field fieldOf(const Values& values) {
    const auto& name = values.choice("topology");
    const auto topology = name == "torus" ? Topology::Torus
                          : name == "box" ? Topology::Box
                                          : Topology::Cylinder;
    const int rows = values.number("rows"), columns = values.number("columns");
    return {rows, columns, topology, rocksOf(values, {rows, columns, topology, {}})};
}

Variation variationOf(const Values& values) {
    constexpr std::array names{"dog",  "king",   "gold",   "silver", "knight", "lance",
                               "rook", "bishop", "dragon", "horse",  "pawn"};
    Variation v;
    v.piece = static_cast<Piece>(std::ranges::find(names, values.choice("dogpiece")) - names.begin());
    v.stepThenJump = values.choice("turn") == "both";
    v.diagonal = values.choice("diagonal") == "always";
    v.shelter = values.choice("shelter") == "on";
    v.distance = values.choice("distance") == "on";
    v.fighting = values.choice("fighting") == "on";
    return v;
}

// These pieces move otherwise upside down.
bool looksUp(Piece piece) {
    constexpr std::array forward{Piece::Gold, Piece::Silver, Piece::Knight, Piece::Lance, Piece::Pawn};
    return std::ranges::find(forward, piece) != forward.end();
}

// A half on a field of up to 64 cells lasts 60 turns of the dogs unless said otherwise, else 120; ten where
// the sheep caught in ten turns are counted.
int turnLimitOf(const Values& values, int cells) {
    if (values.choice("score10") == "on") return 10;
    const int given = values.number("turnlimit");
    return given > 0 ? given : cells <= 64 ? 60 : 120;
}

} // namespace

Rules::Move Rules::Move::of(Kind kind, Cell from, Cell to) {
    return {static_cast<std::uint64_t>(kind) | std::uint64_t{from} << 8U | std::uint64_t{to} << toShift};
}

Rules::Move Rules::Move::jump(Cell from, Cell stepped, const Chain& chain) {
    auto m = of(Kind::Jump, from, stepped);
    for (unsigned i = 0; i < static_cast<unsigned>(chain.length); ++i)
        m.bits |= static_cast<std::uint64_t>(chain.leaps[i]) << (chainShift + i * leapBits);
    m.bits |= static_cast<std::uint64_t>(chain.length) << lengthShift;
    return m;
}

Chain Rules::Move::chain() const {
    Chain chain;
    chain.length = static_cast<int>(bits >> lengthShift & 15U);
    for (unsigned i = 0; i < static_cast<unsigned>(chain.length); ++i)
        chain.leaps[i] = static_cast<Direction>(bits >> (chainShift + i * leapBits) & 7U);
    return chain;
}

Rules::Rules(const Values& values)
    : m_chase(fieldOf(values), variationOf(values)),
      m_symmetries(field().symmetries(!looksUp(m_chase.variation().piece))), m_dogs(values.number("dogs")),
      m_sheep(values.number("sheep")), m_halves(values.number("halves")),
      m_turnLimit(turnLimitOf(values, field().cells())), m_score10(values.choice("score10") == "on") {
    if (m_score10 && m_halves == 1)
        throw badValue("halves", "1",
                       core::text("fmurs", "2, where the sheep caught in ten turns are compared"));
    if (m_score10 && values.number("turnlimit") > 0)
        throw badValue("turnlimit", std::to_string(values.number("turnlimit")),
                       core::text("fmurs", "0, where the sheep caught in ten turns are compared"));
    const bool room = field().ground().count() >= m_dogs + m_sheep;
    if (!room || placings(start()).empty())
        throw badValue("sheep", std::to_string(m_sheep),
                       core::text("fmurs", "as many as fit on the field so that each has a neighbour"));
}

Player Rules::mover(const Position& p) const {
    const bool dogs = p.phase == Phase::PlaceDogs || p.phase == Phase::MoveDogs;
    return dogs ? dogOwner(p) : other(dogOwner(p));
}

CellSet Rules::placings(const Position& p) const {
    const auto& field = this->field();
    const auto dogs = setOf(p.dogs);
    CellSet good;
    if (p.phase == Phase::PlaceDogs)
        (field.ground() - dogs).each([&](Cell c) {
            if (canComplete(field, dogs | CellSet::of(c), {}, m_sheep)) good.add(c);
        });
    if (p.phase == Phase::PlaceSheep)
        (field.pasture() - dogs - p.sheep).each([&](Cell c) {
            if (canComplete(field, dogs, p.sheep | CellSet::of(c), m_sheep - p.sheep.count() - 1))
                good.add(c);
        });
    return good;
}

std::vector<Rules::Move> Rules::moves(const Position& p) const {
    std::vector<Move> all;
    if (halfOver(p)) return all;
    placings(p).each([&](Cell c) { all.push_back(Move::of(Move::Kind::Place, noCell, c)); });
    if (p.phase == Phase::MoveDogs) addDogMoves(p, all);
    if (p.phase == Phase::MoveSheep) addSheepMoves(p, all);
    // Who cannot move passes.
    if (all.empty()) all.push_back(Move::of(Move::Kind::Pass));
    return all;
}

// One dog steps, jumps once or more, or does both in this order.
void Rules::addDogMoves(const Position& p, std::vector<Move>& all) const {
    const auto h = placement(p);
    for (int i = 0; i < m_dogs; ++i) {
        const auto dog = p.dogs[static_cast<std::size_t>(i)];
        m_chase.turns(h, dog, [&](Cell to, const Chain& chain, const Placement&) {
            all.push_back(chain.length == 0 ? Move::of(Move::Kind::Step, dog, to)
                                            : Move::jump(dog, to, chain));
        });
    }
}

void Rules::addSheepMoves(const Position& p, std::vector<Move>& all) const {
    const auto h = placement(p);
    p.sheep.each([&](Cell from) {
        m_chase.pastures(h, from).each([&](Cell to) { all.push_back(Move::of(Move::Kind::Step, from, to)); });
    });
}

Rules::Position Rules::halfAfter(Position p, Move m) const {
    if (m.kind() == Move::Kind::GiveUp) {
        p.gaveUp = 1;
    } else if (placing(p)) {
        place(p, m.to());
    } else if (p.phase == Phase::MoveDogs) {
        auto h = placement(p);
        eachLeap(p, m, [&](const Placement& before, Cell dog, const Leap& leap, int) {
            h = m_chase.after(before, dog, leap);
        });
        p.sheep = h.sheep;
        p.dogs = m.kind() == Move::Kind::Step ? moved(h.dogs, m.from(), m.to()) : h.dogs;
        p.sheltered = noCell;
        p.phase = Phase::MoveSheep;
        ++p.turns;
    } else {
        if (m.kind() == Move::Kind::Step) {
            const auto h = m_chase.afterSheep(placement(p), m.from(), m.to());
            p.sheep = h.sheep;
            p.sheltered = h.sheltered;
        }
        endSheepMove(p);
    }
    return p;
}

Rules::Position Rules::play(Position p, Move m) const {
    p = halfAfter(p, m);
    if (halfOver(p) && p.half + 1 < m_halves) nextHalf(p);
    return p;
}

// The dogs first, then the flock; then the dogs begin.
void Rules::place(Position& p, Cell c) const {
    if (p.phase == Phase::PlaceDogs) {
        p.dogs = moved(p.dogs, noCell, c);
        if (setOf(p.dogs).count() == m_dogs) p.phase = Phase::PlaceSheep;
    } else {
        p.sheep.add(c);
        if (p.sheep.count() == m_sheep) p.phase = Phase::MoveDogs;
    }
}

// Fighting sheep move twice.
void Rules::endSheepMove(Position& p) const {
    const bool again = m_chase.variation().fighting && p.again == 0;
    p.again = again ? 1 : 0;
    if (!again) p.phase = Phase::MoveDogs;
}

void Rules::nextHalf(Position& p) const {
    Position next;
    next.half = static_cast<std::uint8_t>(p.half + 1);
    next.firstTurns = cleared(p) && !m_score10 ? p.turns : std::uint16_t{0};
    next.firstCaught = static_cast<std::uint8_t>(caught(p));
    p = next;
}

// A half ends when no sheep is left, at the turn limit, when its player gives up, when fighting sheep have
// enclosed a dog; the second one also when its turns have passed those of the first, or when more sheep are
// caught than in a first half that did not clear the field.
bool Rules::halfOver(const Position& p) const {
    if (p.gaveUp != 0) return true;
    if (placing(p)) return false;
    if (p.sheep.empty() || p.turns >= m_turnLimit || m_chase.enclosed(placement(p))) return true;
    if (p.half == 0) return false;
    if (p.firstTurns == 0) return caught(p) > p.firstCaught;
    return p.turns > p.firstTurns;
}

// Fewer turns win; cleared beats not cleared; else more sheep caught win. In ten turns only sheep count.
Outcome Rules::outcome(int turns, int caught, bool cleared, const Position& half) const {
    const auto compare = [](int mine, int theirs) {
        return mine > theirs ? Outcome::Win : mine < theirs ? Outcome::Loss : Outcome::Draw;
    };
    if (half.half == 0) return cleared ? Outcome::Win : Outcome::Loss;
    if (m_score10) return compare(caught, half.firstCaught);
    if (cleared && half.firstTurns > 0) return compare(half.firstTurns, turns);
    if (cleared || half.firstTurns > 0) return cleared ? Outcome::Win : Outcome::Loss;
    return compare(caught, half.firstCaught);
}

std::optional<Outcome> Rules::result(const Position& p) const {
    if (!halfOver(p)) return {};
    const auto dogs = outcome(p.turns, caught(p), cleared(p), p);
    return mover(p) == dogOwner(p) ? dogs : opposite(dogs);
}

// The smallest of the positions that the field's turns and mirror images make of this one.
Rules::Position Rules::canonical(const Position& p) const {
    auto best = p;
    for (const auto& s : m_symmetries) {
        auto image = p;
        image.sheep = {};
        p.sheep.each([&](Cell c) { image.sheep.add(s[c]); });
        for (auto& dog : image.dogs)
            if (dog != noCell) dog = s[dog];
        std::ranges::sort(image.dogs);
        if (p.sheltered != noCell) image.sheltered = s[p.sheltered];
        const auto key = [](const Position& q) { return std::tuple(q.sheep.words(), q.dogs, q.sheltered); };
        if (key(image) < key(best)) best = image;
    }
    return best;
}

std::optional<Rules::Move> Rules::concession(const Position& p) const {
    const bool dogs = p.phase == Phase::MoveDogs && !halfOver(p);
    return dogs && m_halves > 1 ? std::optional(Move::of(Move::Kind::GiveUp)) : std::nullopt;
}

} // namespace core::fmurs
