#include "core/games/bao/search/census.h"

#include "core/gameof.h"
#include "core/games/bao/search/thresholdmethod.h"
#include "core/solve/mixed.h"

#include <boost/unordered/unordered_flat_set.hpp>

namespace core::bao {

namespace {

struct Hash {
    using is_avalanching = void;
    std::size_t operator()(const Rules::Position& p) const {
        const auto rows = std::bit_cast<std::array<std::uint64_t, 2>>(p.stones);
        return Mixed(rows[0], rows[1], static_cast<std::uint64_t>(p.mover)).sized();
    }
};

Rules::Position level(Rules::Position p) {
    p.captured = {};
    return p;
}

// A never-ending move leads to no board of its own. False if stopped, or if there are too many.
bool listReachable(const Rules& rules, std::vector<Rules::Position>& all, const StopToken& stop) {
    const CountingRoom room;
    boost::unordered_flat_set<Rules::Position, Hash> seen{all.front()};
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (stop.stop_requested() || room.spent(i)) return false;
        for (const auto m : rules.moves(all[i])) {
            auto next = rules.play(all[i], m);
            if (rules.pending(next)) next = rules.settle(next, stop).value_or(next);
            next = level(next);
            if (next.endless == 0 && !rules.pending(next) && seen.insert(next).second) all.push_back(next);
        }
    }
    return true;
}

} // namespace

Census census(const Game& game, const Position& start, const StopToken& stop) {
    const Rules rules(parseValues(options(), game.rules()));
    std::vector all{level(unpack<Rules::Position>(start))};
    const bool listed = listReachable(rules, all, stop);
    Census result;
    result.positions = all.size();
    if (!listed) return result;
    ThresholdMethod method(rules);
    // The fewest stones first: what is found out of them helps with the others.
    std::ranges::sort(all, {}, [](const auto& p) { return stonesOn(p.stones); });
    for (const auto& p : all) {
        const auto v = method.outcome(p, stop);
        if (!v.proven()) return result;
        ++(v.lower == Outcome::Win ? result.wins : v.lower == Outcome::Draw ? result.draws : result.losses);
        result.finished += rules.result(p) ? 1 : 0;
    }
    result.start = method.outcome(level(unpack<Rules::Position>(start)), stop);
    result.complete = !stop.stop_requested();
    return result;
}

} // namespace core::bao
