#include "core/gameof.h"
#include "core/games/fmurs/look/board.h"
#include "core/games/fmurs/rules/standing.h"

#include <algorithm>

namespace core::fmurs {

namespace {

enum class Tool : std::uint8_t { Sheep, Dog, Rock, Nothing };

} // namespace

std::vector<Message> Board::tools() const {
    return {text("fmurs", "Sheep"), text("fmurs", "Dog"), text("fmurs", "Rock"), text("fmurs", "Nothing")};
}

// The cell then holds that alone; the tool of what stands there takes it away. Rocks are among the options.
Draft Board::applied(const Rules::Position& p, std::size_t tool, SpotId spot) const {
    const auto c = static_cast<Cell>(spot);
    auto dogs = setOf(p.dogs);
    auto rocks = m_rules.field().rocks();
    auto after = p;
    const bool rock = rocks.has(c);
    const auto wanted = static_cast<Tool>(tool);
    const bool there = wanted == Tool::Sheep  ? p.sheep.has(c)
                       : wanted == Tool::Dog  ? dogs.has(c)
                       : wanted == Tool::Rock ? rock
                                              : false;
    after.sheep.remove(c);
    dogs.remove(c);
    rocks.remove(c);
    if (!there && wanted == Tool::Sheep) after.sheep.add(c);
    if (!there && wanted == Tool::Dog) dogs.add(c);
    if (!there && wanted == Tool::Rock) rocks.add(c);
    if (dogs.count() > maxDogs) throw InputError({text("fmurs", "There are at most %1 dogs."), {maxDogs}});
    after.dogs = dogsOf(dogs);
    after.sheltered = noCell;
    after.gaveUp = 0;
    if (m_rules.placing(p)) after.phase = Rules::Phase::MoveDogs;
    Draft draft{pack<Position>(after)};
    if (rocks == m_rules.field().rocks()) return draft;
    std::string names;
    rocks.each([&](Cell r) { names += (names.empty() ? "" : ",") + m_rules.field().name(r); });
    draft.option = {"rocks", names};
    return draft;
}

std::vector<Change> Board::changes(const Rules::Position& p) const {
    using Phase = Rules::Phase;
    auto turned = p;
    turned.sheltered = noCell;
    turned.again = 0;
    turned.phase = p.phase == Phase::MoveSheep || m_rules.placing(p) ? Phase::MoveDogs : Phase::MoveSheep;
    const auto name = turned.phase == Phase::MoveDogs ? text("fmurs", "The dogs are to move")
                                                      : text("fmurs", "The sheep are to move");
    return {{name, pack<Position>(turned)}};
}

std::optional<Objection> Board::objection(const Rules::Position& p) const {
    const auto fault = faultOf(m_rules, p);
    if (!fault) return {};
    Objection objection{fault->why};
    fault->cells.each([&](Cell c) { objection.spots.push_back(static_cast<SpotId>(c)); });
    return objection;
}

} // namespace core::fmurs
