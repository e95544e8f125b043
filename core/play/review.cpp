#include "core/play/review.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace core::review {

namespace {

const MoveVerdict* made(const Analysis& known, Move move) {
    const auto at = std::ranges::find(known.moves, move, &MoveVerdict::move);
    return at == known.moves.end() ? nullptr : &*at;
}

// In a first half, where the other half decides, what takes longer, or holds out less long, is lost as well.
std::optional<TurningPoint> costsTime(const Match& match, const Known& known, int ply) {
    const auto* here = known(ply);
    if (here == nullptr || here->moves.empty() || !here->verdict.firstHalf) return {};
    const auto& best = here->moves.front();
    const auto* played = made(*here, match.move(ply));
    if (played == nullptr) return {};
    const auto least = best.verdict.lower, most = played->verdict.upper;
    if (most.outcome != least.outcome || most >= least) return {};
    return TurningPoint{ply, least.outcome, most.outcome, best.move, std::abs(most.plies - least.plies)};
}

bool provenThroughout(const Match& match, const Known& known) {
    for (int ply = 0; ply < match.plies(); ++ply)
        if (const auto* here = known(ply);
            here == nullptr ||
            !std::ranges::all_of(here->moves, [](const auto& m) { return m.verdict.proven(); }))
            return false;
    return true;
}

std::pair<int, int> loss(const TurningPoint& point) {
    return {static_cast<int>(point.had) - static_cast<int>(point.left), point.plies};
}

} // namespace

std::optional<MoveVerdict> mistake(const Match& match, const Known& known, int ply) {
    const auto* here = ply < match.plies() && !match.divides(ply) ? known(ply) : nullptr;
    if (here == nullptr || here->moves.empty()) return {};
    const auto& best = here->moves.front();
    const auto* played = made(*here, match.move(ply));
    const bool lost = played != nullptr && played->verdict.upper.outcome < best.verdict.lower.outcome;
    return lost ? std::optional(best) : std::nullopt;
}

std::vector<TurningPoint> turningPoints(const Match& match, const Known& known) {
    std::vector<TurningPoint> all;
    for (int ply = match.plies() - 1; ply >= 0; --ply) {
        if (const auto better = mistake(match, known, ply))
            all.push_back({ply, better->verdict.lower.outcome,
                           made(*known(ply), match.move(ply))->verdict.upper.outcome, better->move});
        else if (const auto slower = costsTime(match, known, ply))
            all.push_back(*slower);
    }
    std::ranges::stable_sort(all, std::greater{}, loss);
    return all;
}

Message lossMessage(const TurningPoint& point, const Message::Argument& who) {
    if (!point.turns())
        return {point.had == Outcome::Loss ? text("TurningCard", "%1 could have held out longer")
                                           : text("TurningCard", "%1 took longer than needed"),
                {who}};
    if (point.had == Outcome::Win && point.left == Outcome::Loss)
        return {text("TurningCard", "%1 turned a win into a loss"), {who}};
    return {point.had == Outcome::Win ? text("TurningCard", "%1 gave the win away")
                                      : text("TurningCard", "%1 gave the draw away"),
            {who}};
}

std::optional<ThrownAway> thrownAway(const Match& match, const Known& known) {
    auto line = match;
    line.goTo(line.plies());
    const auto ending = line.ending();
    const auto* here = known(line.ply());
    if (!ending || ending->reason != Ending::Reason::GivenUp || here == nullptr) return {};
    const auto who = other(*ending->winner);
    const auto seen = who == line.mover() ? here->verdict : seenByOther(here->verdict);
    if (seen.lower.outcome == Outcome::Loss) return {};
    return ThrownAway{who, seen.lower.outcome};
}

int unknownPlies(const Match& match, const Known& known) {
    int count = 0;
    for (int ply = 0; ply <= match.plies(); ++ply) {
        const auto* here = known(ply);
        count += here == nullptr || !here->complete ? 1 : 0;
    }
    return count;
}

Message count(const std::vector<TurningPoint>& points) {
    const auto turned = std::ranges::count_if(points, &TurningPoint::turns);
    if (turned == 0) return {};
    return {plural("ReviewPanel", "%n turning point(s)"), {}, static_cast<int>(turned)};
}

Message note(const Match& match, const Known& known, const Names& called,
             const std::vector<TurningPoint>& points) {
    if (const int open = unknownPlies(match, known); open > 0)
        return {plural("ReviewPanel", "%n positions are still being looked at."), {}, open};
    if (const auto lost = thrownAway(match, known))
        return {lost->had == Outcome::Win
                    ? text("ReviewPanel", "%1 gave up where a win was still possible.")
                    : text("ReviewPanel", "%1 gave up where a draw was still possible."),
                {Message::Argument(called[static_cast<std::size_t>(lost->who)])}};
    int slower = 0;
    for (int ply = 0; ply < match.plies(); ++ply) slower += costsTime(match, known, ply) ? 1 : 0;
    if (slower > 0) return {plural("ReviewPanel", "In the first half %n move(s) cost time."), {}, slower};
    if (!points.empty()) return {};
    return provenThroughout(match, known)
               ? text("ReviewPanel", "No move gave anything away.")
               : text("ReviewPanel", "No move is known to have given anything away.");
}

std::optional<Retry> retry(const Match& match, const Seats& seats, int ply) {
    if (ply >= match.plies()) return {};
    const auto computer = [&](Player player) {
        return seats[static_cast<std::size_t>(player)].computer.has_value();
    };
    const auto mover = match.game().mover(match.at(ply));
    if (computer(mover)) return {};
    return computer(other(mover)) ? Retry{other(mover)} : Retry{};
}

} // namespace core::review
