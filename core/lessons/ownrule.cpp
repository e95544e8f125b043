#include "core/lessons/ownrule.h"

#include "core/lessons/exercise.h"
#include "core/play/opponent.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <random>
#include <set>

namespace core {

namespace {

using MoveList = std::vector<Move>;
using PositionKey = std::array<std::uint64_t, 7>; // of a class of symmetric positions

PositionKey classOf(const Game& game, const Position& p) {
    return game.canonical(p).bits;
}

MoveList fewestAnswers(const Game& game, const Position& p) {
    return beliefs::greatest(
        game, p, [&](Move move) { return -static_cast<int>(game.moves(game.reached(p, move)).size()); });
}

// Every length as often as another like it.
MoveList pairsLeft(const Game& game, const Position& p) {
    return beliefs::those(game, p, [&](Move move) {
        const auto left = beliefs::lengths(game, game.play(p, move));
        return std::ranges::all_of(left, [&](int one) { return std::ranges::count(left, one) % 2 == 0; });
    });
}

template <int step, int rest>
MoveList everyStepLeft(const Game& game, const Position& p) {
    return beliefs::those(
        game, p, [&](Move move) { return beliefs::amount(game, game.play(p, move)) % step == rest; });
}

// What comes to mind at any board, and where pieces are taken from it.
const Belief fewAnswers{text("OwnRule", "leave the other player as few moves as you can"), fewestAnswers};
const Belief takeMost{text("OwnRule", "take as many as you can"), beliefs::mostTaken};
const Belief takeLeast{text("OwnRule", "take as few as you can"), beliefs::leastTaken};

// What comes to mind where pieces lie in parts that are told by their lengths.
const std::vector<Belief>& atParts() {
    static const std::vector<Belief> all{
        {text("OwnRule", "leave an even number"), beliefs::evenLeft},
        {text("OwnRule", "leave equal pairs"), pairsLeft},
        {text("OwnRule", "leave an even number of each column"), beliefs::columnsLeft},
        {text("OwnRule", "leave 3, 6, 9 and so on"), everyStepLeft<3, 0>},
        {text("OwnRule", "leave 1, 4, 7 and so on"), everyStepLeft<3, 1>},
        {text("OwnRule", "leave 4, 8, 12 and so on"), everyStepLeft<4, 0>},
        {text("OwnRule", "leave 1, 5, 9 and so on"), everyStepLeft<4, 1>}};
    return all;
}

// Plays at random from `start` until it is over, or for so many plies; none of what takes long to settle.
std::vector<Position> randomWalk(const Game& game, const Position& start, int plies,
                                 std::mt19937_64& random) {
    std::vector<Position> all{start};
    while (plies-- > 0) {
        const auto moves = game.moves(all.back());
        if (moves.empty()) break;
        const auto next = game.reached(all.back(), moves[random() % moves.size()]);
        if (game.pending(next)) break;
        all.push_back(next);
    }
    return all;
}

// A few positions to see on them what parts ask for.
std::vector<Position> samplePositions(const Game& game, const Position& start) {
    constexpr int walks = 12, plies = 60;
    constexpr std::size_t most = 60, mostMoves = 3'000;
    std::mt19937_64 random(1);
    std::vector<Position> all;
    std::set<PositionKey> seen;
    std::size_t moves = 0;
    for (int i = 0; i < walks; ++i)
        for (const auto& p : randomWalk(game, start, plies, random)) {
            if (all.size() == most || moves > mostMoves) return all;
            if (!seen.insert(classOf(game, p)).second) continue;
            moves += game.moves(p).size();
            all.push_back(p);
        }
    return all;
}

bool inParts(const Game& game, const std::vector<Position>& positions) {
    return std::ranges::all_of(positions, [&](const Position& p) {
        const auto lengths = beliefs::lengths(game, p);
        return std::accumulate(lengths.begin(), lengths.end(), 0) == beliefs::amount(game, p);
    });
}

bool areTaken(const Game& game, const std::vector<Position>& positions) {
    return std::ranges::all_of(positions, [&](const Position& p) {
        const int here = beliefs::amount(game, p);
        return std::ranges::all_of(
            game.moves(p), [&](Move move) { return beliefs::amount(game, game.reached(p, move)) <= here; });
    });
}

// Nothing, where it is all the same to it.
MoveList askedFor(const Belief& belief, const Game& game, const Position& p) {
    auto asked = belief.moves(game, p);
    if (asked.size() == game.moves(p).size()) asked.clear();
    return asked;
}

// All that come up, those nearest to the start first; none: there are too many.
std::vector<Position> allPositions(const Game& game, const Position& start) {
    std::vector<Position> all{start};
    std::set<PositionKey> seen{classOf(game, start)};
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const auto move : game.moves(all[i])) {
            const auto next = game.reached(all[i], move);
            if (game.pending(next)) return {};
            if (!seen.insert(classOf(game, next)).second) continue;
            if (all.size() == mostTried) return {};
            all.push_back(next);
        }
    return all;
}

// Some of them, those nearest to where a match ended last.
std::vector<Position> somePositions(const Game& game, const Position& start) {
    constexpr int walks = 400, plies = 200;
    std::mt19937_64 random(2);
    std::vector<std::vector<Position>> fromEnd; // by the distance from there
    std::set<PositionKey> seen;
    for (int i = 0; i < walks && seen.size() < mostTried; ++i) {
        const auto path = randomWalk(game, start, plies, random);
        for (std::size_t at = path.size(); at-- > 0 && seen.size() < mostTried;) {
            const auto distance = path.size() - 1 - at;
            if (fromEnd.size() <= distance) fromEnd.resize(distance + 1);
            if (seen.insert(classOf(game, path[at])).second) fromEnd[distance].push_back(path[at]);
        }
    }
    std::vector<Position> all;
    for (auto distance = fromEnd.size(); distance-- > 0;)
        all.insert(all.end(), fromEnd[distance].begin(), fromEnd[distance].end());
    return all;
}

struct JudgedRule {
    bool proven = false, counts = false;
    std::optional<RuleTrial::Failure> failure = {};
};

// One can go wrong where some move gives away what there is.
JudgedRule judgeRule(const Position& p, const Analysis& known, const MoveList& moves) {
    if (!known.verdict.proven()) return {};
    JudgedRule judged{true};
    const auto best = known.verdict.lower.outcome;
    for (const auto& [move, verdict] : known.moves) {
        const bool loses = verdict.upper.outcome < best;
        judged.counts = judged.counts || loses;
        if (std::ranges::find(moves, move) == moves.end() || verdict.lower.outcome >= best) continue;
        if (loses && verdict.upper.outcome == verdict.lower.outcome)
            judged.failure = {p, move, best, verdict.upper.outcome};
        else
            judged.proven = false;
    }
    return judged;
}

} // namespace

RuleForm ruleForm(const Game& game, const Position& start) {
    const auto positions = samplePositions(game, start);
    std::vector<Belief> all;
    for (const auto& lesson : game.kind().lessons)
        if (lesson.belief.moves != nullptr) all.push_back(lesson.belief);
    if (areTaken(game, positions)) all.insert(all.end(), {takeMost, takeLeast});
    all.push_back(fewAnswers);
    if (inParts(game, positions)) all.insert(all.end(), atParts().begin(), atParts().end());

    RuleForm form{{.task = Task::Claim, .say = text("OwnRule", "My rule: %1. If that cannot be done: %2.")},
                  {}};
    form.step.gaps = {{}, {{text("OwnRule", "whatever you like")}}};
    std::set<std::vector<MoveList>, bool (*)(const std::vector<MoveList>&, const std::vector<MoveList>&)>
        known([](const std::vector<MoveList>& a, const std::vector<MoveList>& b) {
            return std::ranges::lexicographical_compare(a, b, [](const MoveList& x, const MoveList& y) {
                return std::ranges::lexicographical_compare(x, y, {}, &Move::bits, &Move::bits);
            });
        });
    for (const auto& belief : all) {
        std::vector<MoveList> asked;
        for (const auto& p : positions) asked.push_back(askedFor(belief, game, p));
        if (std::ranges::all_of(asked, &MoveList::empty) || !known.insert(std::move(asked)).second) continue;
        form.parts.push_back(belief);
        for (auto& gap : form.step.gaps) gap.push_back({belief.rule});
    }
    return form;
}

bool fits(const RuleForm& form, const RuleParts& parts) {
    if (parts.size() != form.step.gaps.size()) return false;
    for (std::size_t gap = 0; gap < parts.size(); ++gap)
        if (parts[gap] >= form.step.gaps[gap].size()) return false;
    return true;
}

Message sentence(const RuleForm& form, const RuleParts& parts) {
    return sentence(form.step, {parts.at(0), parts.at(1)});
}

std::vector<Move> allowed(const RuleForm& form, const RuleParts& parts, const Game& game, const Position& p) {
    auto moves = form.parts.at(parts.at(0)).moves(game, p);
    if (moves.empty() && parts.at(1) > 0) moves = form.parts.at(parts.at(1) - 1).moves(game, p);
    return moves.empty() ? game.moves(p) : moves;
}

RuleTrial tryRule(const RuleForm& form, const RuleParts& parts, const Game& game, const Position& start,
                  const StopToken& stop) {
    RuleTrial trial;
    auto positions = allPositions(game, start);
    trial.all = !positions.empty();
    if (positions.empty()) positions = somePositions(game, start);
    // Those first in which there is least to choose: where it fails there is most easily seen.
    std::ranges::reverse(positions);
    std::ranges::stable_sort(positions, {}, [&](const Position& p) { return game.moves(p).size(); });
    const auto solver = game.solver();
    for (const auto& p : positions) {
        if (game.moves(p).empty()) continue;
        const auto known = think(game, *solver, p, stop);
        if (stop.stop_requested()) {
            trial.all = false;
            return trial;
        }
        const auto judged = judgeRule(p, known, allowed(form, parts, game, p));
        if (judged.failure) {
            trial.failure = judged.failure;
            return trial;
        }
        if (!judged.proven) trial.all = false;
        if (judged.proven && judged.counts) ++trial.tried;
    }
    return trial;
}

Message trialMessage(const RuleTrial& trial, const Game& game) {
    if (const auto& f = trial.failure) {
        const Message::Argument move(game.phrase(f->position, f->move));
        if (f->after == Outcome::Draw)
            return {text("OwnRule", "Here it fails: it allows “%1”, and then it is only a draw."), {move}};
        return f->before == Outcome::Win
                   ? Message{text("OwnRule", "Here it fails: it allows “%1”, and gives the win away."),
                             {move}}
                   : Message{text("OwnRule", "Here it fails: it allows “%1”, and loses instead of drawing."),
                             {move}};
    }
    if (trial.tried == 0) return text("OwnRule", "No position was found that shows whether it is right.");
    return trial.all ? Message{plural("OwnRule", "It never fails: it was right in all %n positions in which "
                                                 "one can go wrong."),
                               {},
                               trial.tried}
                     : Message{plural("OwnRule", "It has not failed: it was right in %n positions. There are "
                                                 "more of them, so nothing is proved."),
                               {},
                               trial.tried};
}

} // namespace core
