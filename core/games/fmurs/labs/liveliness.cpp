#include "core/games/fmurs/labs/liveliness.h"

#include <algorithm>
#include <random>

namespace core::fmurs {

namespace {

constexpr int mostTurns = 300;

int stepsApart(const Field& field, Cell a, Cell b) {
    const int down = std::abs(field.row(a) - field.row(b));
    const int across = std::abs(field.column(a) - field.column(b));
    return down + std::min(across, field.columns() - across);
}

// From each dog to the sheep nearest to it.
int distance(const Field& field, const Rules::Position& p) {
    int all = 0;
    setOf(p.dogs).each([&](Cell dog) {
        int nearest = field.cells();
        p.sheep.each([&](Cell sheep) { nearest = std::min(nearest, stepsApart(field, dog, sheep)); });
        all += nearest;
    });
    return all;
}

// A half, and how many sheep had been caught after each turn of the dogs.
struct PlayedHalf {
    std::vector<int> caught = {0};
    std::int64_t choices = 0;
};

class SimplePlayers {
public:
    explicit SimplePlayers(const Rules& rules) : m_rules(rules) {}

    PlayedHalf half() {
        PlayedHalf played;
        auto p = m_rules.start();
        while (!m_rules.result(p) && static_cast<int>(played.caught.size()) <= mostTurns) {
            const auto moves = m_rules.moves(p);
            const bool dogs = p.phase == Rules::Phase::MoveDogs;
            p = m_rules.play(p, dogs ? ofDogs(p, moves) : moves[m_random() % moves.size()]);
            if (!dogs) continue;
            played.choices += static_cast<std::int64_t>(moves.size());
            played.caught.push_back(m_rules.caught(p));
        }
        return played;
    }

private:
    // Any of those that are best.
    Rules::Move ofDogs(const Rules::Position& p, const std::vector<Rules::Move>& moves) {
        std::vector<Rules::Move> best;
        std::pair<int, int> least;
        for (const auto m : moves) {
            const auto after = m_rules.play(p, m);
            const std::pair worth(after.sheep.count(), distance(m_rules.field(), after));
            if (best.empty() || worth < least) best.clear(), least = worth;
            if (worth == least) best.push_back(m);
        }
        return best[m_random() % best.size()];
    }

    const Rules& m_rules;
    std::mt19937_64 m_random{20231202};
};

// How often the lead goes to the other of the two.
int changesOfLead(const PlayedHalf& one, const PlayedHalf& other) {
    int changes = 0, leads = 0;
    for (std::size_t turn = 1; turn < std::min(one.caught.size(), other.caught.size()); ++turn) {
        const int ahead = one.caught[turn] - other.caught[turn];
        const int now = ahead > 0 ? 1 : ahead < 0 ? -1 : leads;
        changes += leads != 0 && now != leads ? 1 : 0;
        leads = now;
    }
    return changes;
}

} // namespace

std::optional<Liveliness> liveliness(const Rules& rules, int matches, const StopToken& stop) {
    SimplePlayers players(rules);
    Liveliness all;
    double turns = 0, catches = 0, caught = 0, choices = 0;
    for (int match = 0; match < matches; ++match) {
        const std::array halves{players.half(), players.half()};
        if (stop.stop_requested()) return {};
        all.changes += changesOfLead(halves[0], halves[1]);
        for (const auto& half : halves) {
            turns += static_cast<double>(half.caught.size() - 1);
            choices += static_cast<double>(half.choices);
            caught += half.caught.back();
            for (std::size_t turn = 1; turn < half.caught.size(); ++turn)
                catches += half.caught[turn] > half.caught[turn - 1] ? 1 : 0;
        }
    }
    all.turns = turns / (2.0 * matches);
    all.caught = caught / catches;
    all.choices = choices / turns;
    all.changes /= matches;
    return all;
}

} // namespace core::fmurs
