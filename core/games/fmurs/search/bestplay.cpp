#include "core/games/fmurs/search/bestplay.h"

#include "core/games/fmurs/look/board.h"
#include "core/solve/bestline.h"

namespace core::fmurs {

namespace {

// Knows the best move of every placement. Each side's choice depends on the placement alone.
class BothSides {
public:
    BothSides(const Rules& rules, const Endgames& endgames) : m_rules(rules), m_endgames(endgames) {}

    // The placement as in a first half; before any turn, so that no limit is near, unless turns are counted.
    Rules::Position timeless(Rules::Position p) const {
        p.half = 0;
        p.firstTurns = 0;
        p.firstCaught = 0;
        if (!m_rules.score10()) p.turns = 0;
        return p;
    }
    bool over(const Rules::Position& p) const { return p.half > 0 || m_rules.halfOver(p); }

    std::optional<Rules::Move> best(const Rules::Position& p) const {
        const auto moves = m_rules.moves(p);
        const bool dogs = p.phase == Rules::Phase::MoveDogs;
        auto chosen = moves.front();
        std::pair<int, int> least{INT32_MAX, 0};
        for (const auto m : moves) {
            const auto next = after(p, m);
            const auto caught = bestCatch(next);
            const int value = caught.left * perSheep + caught.turns;
            const bool vain = dogs && !over(next) && caught.left == next.sheep.count();
            // The dogs hurry, the sheep hold out; where nothing helps the dogs leave the sheep little choice.
            const std::pair cost(dogs ? value : -value, vain ? escapes(next) : 0);
            if (cost >= least) continue;
            least = cost;
            chosen = m;
        }
        return chosen;
    }
    // The next placement; the end of a half is kept.
    Rules::Position after(const Rules::Position& p, Rules::Move m) const {
        const auto next = m_rules.play(p, m);
        return over(next) ? next : timeless(next);
    }
    // Turned and mirrored ones are taken as one.
    Rules::Position same(const Rules::Position& p) const { return m_rules.canonical(p); }

private:
    static constexpr int perSheep = 1000; // what one more that is left counts, in turns

    // What the dogs can be sure of; at the end of the half, what they have.
    Endgames::Catch bestCatch(const Rules::Position& p) const {
        if (p.half > 0) return {m_rules.sheep() - p.firstCaught, 0};
        if (over(p)) return {p.sheep.count(), 0};
        const bool dogs = p.phase == Rules::Phase::MoveDogs;
        const int turns = m_rules.score10() ? m_rules.turnLimit() - p.turns : Endgame::longest;
        return m_endgames.catchWithin(turns, m_rules.placement(p), dogs, p.again != 0);
    }
    // By how many moves the sheep keep out of reach.
    int escapes(const Rules::Position& p) const {
        int count = 0;
        for (const auto m : m_rules.moves(p)) count += bestCatch(after(p, m)).left == p.sheep.count() ? 1 : 0;
        return count;
    }

    const Rules& m_rules;
    const Endgames& m_endgames;
};

// "dog from h3 to e6, takes 4", "sheep from c3 to c4".
Message inWords(const Rules& rules, const Rules::Position& p, Rules::Move m) {
    if (m.kind() == Rules::Move::Kind::Pass) return text("fmurs", "pass");
    const auto way = Board(rules).path(p, p, m);
    const auto cell = [&](SpotId spot) { return rules.field().name(static_cast<Cell>(spot)); };
    const std::vector<Message::Argument> ends{cell(way.front()), cell(way.back())};
    if (p.phase != Rules::Phase::MoveDogs) return {text("fmurs", "sheep from %1 to %2"), ends};
    CellSet taken;
    rules.eachLeap(p, m, [&](const Placement&, Cell, const Leap& leap, int) { taken |= leap.taken; });
    if (!taken.empty()) return {plural("fmurs", "dog from %1 to %2, takes %n"), ends, taken.count()};
    return {text("fmurs", "dog from %1 to %2"), ends};
}

// How the plies begin; the rest is seen on the board.
Message listed(const BestPlay& play, std::size_t from, std::size_t to, bool goesOn) {
    constexpr std::size_t most = 4;
    std::vector<Message> told;
    for (auto i = from; i < std::min(to, from + most); ++i) told.push_back(play.plies[i].told);
    return inSequence(told, goesOn || to - from > most);
}

} // namespace

BestPlay bestPlay(const Rules& rules, const Endgames& endgames, const Rules::Position& start) {
    const BothSides player(rules, endgames);
    auto p = player.timeless(start);
    const auto line = bestLine(player, p);
    BestPlay play{{}, line.ends, line.back};
    for (const auto m : line.moves) {
        play.plies.push_back({rules.text(p, m), inWords(rules, p, m), p.phase == Rules::Phase::MoveDogs});
        p = player.after(p, m);
    }
    return play;
}

std::vector<Message> bestPlayInWords(const BestPlay& play) {
    if (play.plies.empty()) return {};
    const auto all = play.plies.size();
    if (play.ends) return {{text("fmurs", "Best play to the end: %1"), {listed(play, 0, all, false)}}};
    if (play.back == all) return {{text("fmurs", "Best play: %1"), {listed(play, 0, all, true)}}};
    std::vector<Message> told;
    if (play.back > 0) told.push_back({text("fmurs", "Best play: %1"), {listed(play, 0, play.back, true)}});
    told.push_back({plural("fmurs", "Then round for ever, the same placement every %n moves: %1"),
                    {listed(play, play.back, all, true)},
                    static_cast<int>(all - play.back)});
    return told;
}

} // namespace core::fmurs
