#include "core/play/tournament.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <tuple>
#include <utility>

namespace core {

namespace {

using Result = Tournament::Result;

bool plays(const Tournament::Game& game, int player) {
    return game.first == player || game.second == player;
}

int pointsIn(const Tournament::Game& game, int player) {
    if (game.result == Result::Open || !plays(game, player)) return 0;
    if (game.result == Result::Draw) return 1;
    return (game.result == Result::First) == (game.first == player) ? 2 : 0;
}

// How badly two fit each other: by how far apart they stand, then whether both have begun more often than
// not, or neither has.
int fault(const Tournament& all, int a, int b) {
    const int apart = all.points(a) - all.points(b);
    return 2 * apart * apart + (all.begun(a) * all.begun(b) > 0 ? 1 : 0);
}

constexpr int mostStepsToPair = 20'000;
using Pairs = std::vector<std::pair<int, int>>;

// The first of all with one who fits, then all others so; those who have met `most` times at most. False:
// there is no way, or none was found in so many steps.
bool pairUp(const Tournament& all, const std::vector<int>& players, int most, Pairs& pairs, int& steps) {
    if (players.empty()) return true;
    const int first = players.front();
    std::vector<int> others(players.begin() + 1, players.end());
    std::ranges::stable_sort(others, {}, [&](int other) { return fault(all, first, other); });
    for (const int other : others) {
        if (all.met(first, other) > most) continue;
        if (--steps < 0) return false;
        auto rest = players;
        std::erase_if(rest, [&](int player) { return player == first || player == other; });
        pairs.emplace_back(first, other);
        if (pairUp(all, rest, most, pairs, steps)) return true;
        pairs.pop_back();
    }
    return false;
}

} // namespace

int Tournament::points(int player) const {
    int sum = 0;
    for (const auto& round : m_rounds)
        for (const auto& game : round) sum += pointsIn(game, player);
    return sum;
}

int Tournament::met(int a, int b) const {
    int times = 0;
    for (const auto& round : m_rounds)
        for (const auto& game : round)
            if (game.result != Result::Open && plays(game, a) && plays(game, b)) ++times;
    return times;
}

int Tournament::begun(int player) const {
    int more = 0;
    for (const auto& round : m_rounds)
        for (const auto& game : round)
            if (game.result != Result::Open && plays(game, player)) more += game.first == player ? 1 : -1;
    return more;
}

int Tournament::leftOver(int player) const {
    return met(player, computer);
}

// The one to whom that has happened least, of those the one who stands last.
int Tournament::takeLeftOver(std::vector<int>& there) const {
    const auto one = std::ranges::min_element(
        there, {}, [this](int player) { return std::tuple(leftOver(player), points(player)); });
    const int player = *one;
    there.erase(one);
    return player;
}

// Who has begun less begins.
Tournament::Game Tournament::game(int a, int b) {
    const int more = b == computer ? begun(a) : begun(a) - begun(b);
    const bool swaps = more > 0 || (more == 0 && m_random() % 2 == 0);
    return swaps ? Game{b, a} : Game{a, b};
}

const std::vector<Tournament::Game>& Tournament::nextRound(std::vector<int> there) {
    std::ranges::shuffle(there, m_random);
    std::vector<Game> round;
    std::optional<int> alone;
    if (there.size() % 2 != 0) alone = takeLeftOver(there);

    std::ranges::stable_sort(there, std::greater(), [this](int player) { return points(player); });
    Pairs pairs;
    for (int most = 0, steps = mostStepsToPair; !pairUp(*this, there, most, pairs, steps);
         steps = mostStepsToPair)
        ++most;
    for (const auto& [a, b] : pairs) round.push_back(game(a, b));
    if (alone) round.push_back(game(*alone, computer));
    return m_rounds.emplace_back(std::move(round));
}

void Tournament::note(std::size_t game, Result result) {
    m_rounds.back().at(game).result = result;
}

bool Tournament::roundOver() const {
    return m_rounds.empty() || std::ranges::none_of(m_rounds.back(), [](const Game& game) {
               return game.result == Result::Open;
           });
}

std::vector<Tournament::Standing> Tournament::standings() const {
    std::map<int, std::vector<int>, std::greater<>> by;
    for (int player = 0; player < m_players; ++player) by[points(player)].push_back(player);
    std::vector<Standing> all;
    for (auto& [points, players] : by) all.push_back({points, std::move(players)});
    return all;
}

} // namespace core
