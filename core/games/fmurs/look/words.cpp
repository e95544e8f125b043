#include "core/gameof.h"
#include "core/games/fmurs/look/board.h"
#include "core/games/fmurs/rules/flocks.h"

#include <algorithm>

namespace core::fmurs {

namespace {

using Phase = Rules::Phase;

Phrase topologyName(Topology topology) {
    return topology == Topology::Torus ? text("fmurs", "%1 × %2 torus")
           : topology == Topology::Box ? text("fmurs", "%1 × %2 box")
                                       : text("fmurs", "%1 × %2 cylinder");
}

} // namespace

std::vector<Message> Board::summary(const Rules::Position&) const {
    const auto& field = m_rules.field();
    const auto& v = m_rules.chase().variation();
    std::vector<Message> all{{topologyName(field.topology()), {field.rows(), field.columns()}},
                             {plural("fmurs", "%n dogs"), {}, m_rules.dogs()},
                             {plural("fmurs", "%n sheep"), {}, m_rules.sheep()}};
    if (m_rules.score10()) all.emplace_back(text("fmurs", "ten turns"));
    if (!v.stepThenJump) all.emplace_back(text("fmurs", "step or jump"));
    if (v.piece != Piece::Dog) all.push_back({text("fmurs", "dogs step like %1"), {pieceName(v.piece)}});
    if (const int rocks = field.rocks().count(); rocks > 0)
        all.push_back({plural("fmurs", "%n rocks"), {}, rocks});
    if (v.fighting) all.emplace_back(text("fmurs", "fighting sheep"));
    if (v.diagonal) all.emplace_back(text("fmurs", "diagonal steps"));
    if (v.shelter) all.emplace_back(text("fmurs", "shelter"));
    if (v.distance) all.emplace_back(text("fmurs", "distance"));
    if (m_rules.halves() == 1) all.emplace_back(text("fmurs", "one half"));
    return all;
}

Message Board::goal(const Rules::Position&) const {
    if (m_rules.score10()) return text("fmurs", "Catch more sheep in ten turns than the other player.");
    if (m_rules.chase().variation().fighting)
        return text("fmurs", "The dogs catch all the sheep; the sheep win when they enclose a dog.");
    if (m_rules.halves() == 1)
        return text("fmurs", "The dogs try to catch all the sheep, and the sheep try to get away.");
    return text("fmurs", "Catch all the sheep in fewer turns than the other player.");
}

Message Board::prompt(const Rules::Position& p) const {
    switch (p.phase) {
    case Phase::PlaceDogs:
        return text("fmurs", "Place a dog on any cell");
    case Phase::PlaceSheep:
        return m_rules.sheep() == 1 ? text("fmurs", "Place your sheep")
                                    : text("fmurs", "Place a sheep; none may be left alone");
    case Phase::MoveDogs:
        return m_rules.chase().dogsCanMove(m_rules.placement(p))
                   ? text("fmurs", "Choose a dog, then where its turn is to end")
                   : text("fmurs", "No dog can move: pass the turn");
    case Phase::MoveSheep:
        break;
    }
    if (!m_rules.chase().sheepCanMove(m_rules.placement(p)))
        return text("fmurs", "No sheep can move: pass the turn");
    return p.again != 0 ? text("fmurs", "Move a sheep once more") : text("fmurs", "Move a sheep by one cell");
}

Message Board::phrase(const Rules::Position& p, Rules::Move m) const {
    using Kind = Rules::Move::Kind;
    const auto way = path(p, p, m);
    const auto cell = [&](SpotId spot) { return m_rules.field().name(static_cast<Cell>(spot)); };
    switch (m.kind()) {
    case Kind::Place:
        return {p.phase == Phase::PlaceDogs ? text("fmurs", "%1: place a dog")
                                            : text("fmurs", "%1: place a sheep"),
                {cell(way.front())}};
    case Kind::Step:
        return {text("fmurs", "%1→%2: step"), {cell(way.front()), cell(way.back())}};
    case Kind::Pass:
        return text("fmurs", "pass");
    case Kind::GiveUp:
        return text("fmurs", "give up this half");
    case Kind::Jump:
        break;
    }
    CellSet taken;
    m_rules.eachLeap(p, m, [&](const Placement&, Cell, const Leap& leap, int) { taken |= leap.taken; });
    const bool stepped = m.to() != noCell;
    return {stepped ? plural("fmurs", "%1→%2: steps, takes %n") : plural("fmurs", "%1→%2: takes %n sheep"),
            {cell(way.front()), cell(way.back())},
            taken.count()};
}

// Turns of the dog on `from` that end on a cell.
int Board::waysTo(const Rules::Position& p, Cell from, Cell to) const {
    return static_cast<int>(std::ranges::count_if(m_rules.moves(p), [&](Rules::Move m) {
        const auto path = this->path(p, p, m);
        return path.front() == from && path.back() == to;
    }));
}

Message Board::refusedStep(const Rules::Position& p, Cell from, Cell to) const {
    const auto& field = m_rules.field();
    if (p.phase == Phase::MoveDogs) {
        if (waysTo(p, from, to) > 1)
            return text("fmurs", "Several ways lead here: click the way, cell by cell.");
        if (const auto piece = m_rules.chase().variation().piece; piece != Piece::Dog)
            return {text("fmurs",
                         "Here dogs step like %1; forward is up. Jumps go straight over sheep onto the "
                         "free cell behind."),
                    {pieceName(piece)}};
        return m_rules.chase().variation().stepThenJump
                   ? text("fmurs",
                          "A dog steps to a free cell, or jumps over sheep, or steps and then jumps.")
                   : text("fmurs",
                          "A dog steps to a free cell, or jumps over sheep: never both in one turn.");
    }
    if (!field.pasture().has(to)) return text("fmurs", "Sheep may not stand on a row next to a wall.");
    const bool near = field.beside(from).has(to) || (p.sheep.count() <= 2 && field.around(from).has(to));
    if (!near) return text("fmurs", "A sheep steps to a free cell next to it.");
    return text("fmurs", "No sheep may lose its last neighbour by a step.");
}

Message Board::refusal(const Rules::Position&, const Rules::Position& p, const Path& pointed) const {
    if (pointed.empty()) return prompt(p);
    const auto c = static_cast<Cell>(pointed.back());
    const auto& field = m_rules.field();
    const bool taken = setOf(p.dogs).has(c) || p.sheep.has(c) || field.rocks().has(c);
    if (p.phase == Phase::PlaceSheep) {
        if (taken) return text("fmurs", "This cell is not free.");
        if (!field.pasture().has(c)) return text("fmurs", "Sheep may not stand on a row next to a wall.");
        return text("fmurs", "From here the flock could not be completed: every sheep needs another one "
                             "among its eight neighbours.");
    }
    if (p.phase == Phase::PlaceDogs)
        return taken ? text("fmurs", "This cell is not free.")
                     : text("fmurs", "A dog here would leave the flock no room.");
    if (pointed.size() > 1) return refusedStep(p, static_cast<Cell>(pointed.front()), c);
    if (setOf(p.dogs).has(c))
        return p.phase == Phase::MoveDogs ? text("fmurs", "This dog cannot move.")
                                          : text("fmurs", "It is the sheep’s turn.");
    if (p.sheep.has(c))
        return p.phase == Phase::MoveSheep
                   ? text("fmurs", "This sheep cannot move without breaking up the flock.")
                   : text("fmurs", "It is the dogs’ turn.");
    return prompt(p);
}

namespace {

// Where a turn is a step or jumps, the law of the last pair, as it stands for the flock.
Message lastPair(int sheep, int mates) {
    if (sheep == 1)
        return text("fmurs", "A single sheep may go where it likes. On narrow fields two dogs close in on "
                             "it; on wide ones it nearly always escapes.");
    if (mates == 0)
        return {plural("fmurs", "None of the %n sheep has a neighbour: they are free to go anywhere. On wide "
                                "cylinders such a flock escapes for ever."),
                {},
                sheep};
    return {text("fmurs",
                 "%1 of %2 sheep have a neighbour and may not leave it. That is how the dogs win: on "
                 "wide cylinders they must not break up the last pair before the others are caught."),
            {mates, sheep}};
}

// Where a dog steps and then jumps: what tables and the hunt of forcedjump.h show.
Message hardlyEscapes(const Field& field, int sheep) {
    if (sheep <= 2)
        return text("fmurs", "On a cylinder two dogs catch one sheep, or two, from every placement. Complete "
                             "tables show it for all fields up to 12 × 12.");
    const int most = field.columns() - 2; // more could fill a row
    if (sheep > most)
        return {text("fmurs", "The dogs go after one sheep alone, and whatever the others do, before long "
                              "there is something to jump over. For flocks of up to %1 sheep the lab has the "
                              "proof; in one this large a row full of sheep can be in the way. Where the "
                              "number beside a move says “at most”, it is proved all the same."),
                {most}};
    return {
        text("fmurs",
             "On wide cylinders no flock of up to %1 sheep escapes, as far as is known: the dogs go after "
             "one sheep alone, and whatever the others do, before long there is something to "
             "jump over. Then they begin again. The lab proves it for the field chosen."),
        {most}};
}

} // namespace

// The same in short, and in plain words.
Message plainly(const Field& field, bool stepThenJump, int sheep, int mates) {
    if (!stepThenJump && sheep == 1)
        return text("fmurs",
                    "A single sheep may run where it likes. Where the field is wide it nearly always "
                    "gets away, where it is narrow two dogs close in on it.");
    if (!stepThenJump && mates == 0)
        return text("fmurs", "No sheep has a neighbour any more, so each may run where it likes. Where the "
                             "field is wide such a flock gets away.");
    if (!stepThenJump)
        return text("fmurs", "Sheep that have a neighbour may not leave it, and that is how the dogs win. So "
                             "they catch the others first and leave the last two together.");
    if (sheep == 1)
        return text("fmurs",
                    "One dog drives the sheep, the other waits where it would run to: a dog steps and "
                    "jumps in one turn, so before long no cell is safe.");
    if (sheep <= field.columns() - 2)
        return text("fmurs", "The dogs hunt one sheep as if it were alone. Before long there is something to "
                             "jump over, and they begin again with fewer sheep.");
    return text("fmurs",
                "The dogs go after one sheep, then the next. In a flock as large as this a whole row "
                "of sheep can be in the way, so the program tries the turns one by one.");
}

// What is known of all flocks that are like this one.
Explanation Board::why(const Rules::Position& p, const ValueOf<Rules::Position>&) const {
    if (m_rules.placing(p))
        return {text("fmurs", "setting up"),
                text("fmurs", "Nobody has moved yet. What counts is how many turns the dogs will need from "
                              "here, when both sides place and move as well as they can."),
                {},
                {},
                {}};
    if (p.sheep.empty()) return {};
    if (p.phase == Phase::MoveDogs && std::ranges::any_of(m_rules.moves(p), [&](Rules::Move m) {
            return m_rules.play(p, m).sheep.empty();
        }))
        return {text("fmurs", "the last jump"),
                text("fmurs", "This turn can jump over all that are left: then the field is clear."),
                {},
                {},
                {}};
    const auto& v = m_rules.chase().variation();
    int mates = 0;
    p.sheep.each([&](Cell one) { mates += m_rules.chase().hasMate(p.sheep, one) ? 1 : 0; });
    const bool known = m_rules.dogs() == 2 && m_rules.field().topology() == Topology::Cylinder &&
                       m_rules.field().rocks().empty() && v == Variation{.stepThenJump = v.stepThenJump};
    Explanation e;
    e.title = v.stepThenJump ? text("fmurs", "one sheep at a time") : text("fmurs", "the last pair");
    if (m_rules.score10()) {
        e.title = text("fmurs", "ten turns");
        e.text =
            text("fmurs", "Only ten turns are played and every sheep counts the same: what matters is how "
                          "many are caught soon, not whether the last one can be.");
    } else if (!known) {
        e.title = text("fmurs", "other rules");
        e.text =
            text("fmurs", "What is known of two dogs on a cylinder need not be true under these rules. The "
                          "numbers beside the moves are.");
        e.plain =
            text("fmurs", "Nobody knows a short rule for this field and these rules. The program plays the "
                          "turns through: trust the numbers beside the moves.");
    } else {
        e.text = v.stepThenJump ? hardlyEscapes(m_rules.field(), p.sheep.count())
                                : lastPair(p.sheep.count(), mates);
        e.plain = plainly(m_rules.field(), v.stepThenJump, p.sheep.count(), mates);
    }
    return e;
}

namespace {

Offer offerOf(Phrase name, const std::vector<Cell>& cells) {
    Offer offer{name, {}};
    for (const auto c : cells)
        offer.moves.push_back(pack<Move>(Rules::Move::of(Rules::Move::Kind::Place, noCell, c)));
    return offer;
}

} // namespace

std::vector<Offer> Board::offers(const Rules::Position& p, std::uint64_t seed) const {
    std::mt19937_64 random(seed);
    const auto dogs = setOf(p.dogs);
    if (!m_rules.placing(p)) {
        const auto moves = m_rules.moves(p);
        const bool passes = moves.size() == 1 && moves.front().kind() == Rules::Move::Kind::Pass;
        if (passes) return {{text("fmurs", "Pass the turn"), {pack<Move>(moves.front())}}};
        return {};
    }
    const bool begins = p.phase == Phase::PlaceDogs ? dogs.empty() : p.sheep.empty();
    if (!begins) return {};
    if (p.phase == Phase::PlaceDogs)
        return {offerOf(text("fmurs", "Dogs opposite each other"),
                        symmetricDogs(m_rules.field(), m_rules.dogs())),
                offerOf(text("fmurs", "Random dogs"), randomDogs(m_rules, random))};
    if (m_rules.sheep() == 1)
        return {offerOf(text("fmurs", "Random sheep"), randomFlock(m_rules, p, random))};
    return {offerOf(text("fmurs", "Round flock"), roundFlock(m_rules.field(), dogs, m_rules.sheep())),
            offerOf(text("fmurs", "Scattered pairs"), scatteredFlock(m_rules.field(), dogs, m_rules.sheep())),
            offerOf(text("fmurs", "Random flock"), randomFlock(m_rules, p, random))};
}

} // namespace core::fmurs
