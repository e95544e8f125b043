#include "core/games/fmurs/look/board.h"

// What is said when a half ends, and when the match does.
namespace core::fmurs {

namespace {

// "Hana caught every sheep in 8 turns", "Ken caught 7 of 10 sheep".
Message score(const std::string& name, int turns, int caught, int all) {
    if (turns > 0) return {plural("fmurs", "%1 caught every sheep in %n turns"), {name}, turns};
    return {text("fmurs", "%1 caught %2 of %3 sheep"), {name, caught, all}};
}

// Why two scores decide as they do.
Phrase reasonFor(bool firstCleared, bool secondCleared, bool same) {
    if (firstCleared != secondCleared)
        return firstCleared ? text("fmurs", "Fewer turns win.")
                            : text("fmurs", "Catching every sheep beats everything else.");
    if (firstCleared)
        return same ? text("fmurs", "The same number of turns: a draw.") : text("fmurs", "Fewer turns win.");
    return same ? text("fmurs", "The same number of sheep: a draw.") : text("fmurs", "More sheep win.");
}

} // namespace

// In the second half the second player has the dogs.
Message Board::ending(const Rules::Position& p, const Names& names) const {
    const int caught = m_rules.caught(p);
    if (p.half == 0) {
        if (p.gaveUp != 0) return {text("fmurs", "%1 gave up the chase."), {names[0]}};
        if (p.sheep.empty())
            return {plural("fmurs", "The dogs caught every sheep, in %n turns."), {}, p.turns};
        return {plural("fmurs", "%n sheep got away."), {}, m_rules.sheep() - caught};
    }
    const int turns = p.sheep.empty() && !m_rules.score10() ? p.turns : 0;
    const bool same = turns == p.firstTurns && caught == p.firstCaught;
    const Message reason = p.gaveUp != 0 ? Message(text("fmurs", "%1 gave up the chase."), {names[1]})
                                         : Message(reasonFor(p.firstTurns > 0, turns > 0, same));
    return {text("fmurs", "%1. %2. %3"),
            {score(names[0], p.firstTurns, p.firstCaught, m_rules.sheep()),
             score(names[1], turns, caught, m_rules.sheep()), reason}};
}

namespace {

// What the other player has to do now.
Message challenge(const Rules& rules, const Rules::Position& next, const std::string& name) {
    if (next.firstTurns == 1)
        return {text("fmurs", "Nobody can do it in fewer. Can %1 do it in one turn too?"), {name}};
    if (next.firstTurns > 0)
        return {
            plural("fmurs", "%n turns. Can %1 do it in %2?"), {name, next.firstTurns - 1}, next.firstTurns};
    if (next.firstCaught == rules.sheep()) return {text("fmurs", "Can %1 catch every sheep too?"), {name}};
    return {plural("fmurs", "%n sheep. Can %1 catch %2?"), {name, next.firstCaught + 1}, next.firstCaught};
}

} // namespace

std::optional<Interlude> Board::interlude(const Rules::Position& p, Rules::Move m, const Names& names) const {
    const auto next = m_rules.play(p, m);
    if (next.half == p.half) return {};
    Interlude told{text("fmurs", "The first half is over"), {}};
    if (m.kind() == Rules::Move::Kind::GiveUp)
        told.lines.emplace_back(text("fmurs", "%1 gave up the chase."),
                                std::vector<Message::Argument>{names[0]});
    else if (next.firstTurns == 0 && !m_rules.score10())
        told.lines.emplace_back(text("fmurs", "The chase has lasted long enough."));
    told.lines.emplace_back(
        text("fmurs", "%1."),
        std::vector<Message::Argument>{score(names[0], next.firstTurns, next.firstCaught, m_rules.sheep())});
    told.lines.emplace_back(text("fmurs", "Now %1 has the dogs."), std::vector<Message::Argument>{names[1]});
    told.lines.push_back(challenge(m_rules, next, names[1]));
    told.figures = counters(m_rules.halfAfter(p, m));
    return told;
}

} // namespace core::fmurs
