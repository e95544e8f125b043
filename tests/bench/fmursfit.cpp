// Fits the weights of fmurs::Estimate to endgame tables and to play, and says how far off they are:
//     fmurs_fit MOST HALVES NODES RULES...
// Of every field so many halves are played from random set-ups, looking into so many positions a move. A
// placement of up to MOST sheep counts as the tables say, one of more as long as its half went on to them.
// Placements by chance are added.
// Prints the weights in the order of Estimate::Feature, then the errors by sheep.
#include "core/games/fmurs/rules/flocks.h"
#include "core/games/fmurs/search/lookahead.h"
#include "core/games/fmurs/tables/endgames.h"

#include <cmath>
#include <cstdlib>
#include <iostream>
#include <random>

using namespace core;
using fmurs::Estimate;
using FmursRules = core::fmurs::Rules;

namespace {

struct Sample {
    Estimate::Seen seen;
    double turns = 0, now = 0; // by the tables, by today's weights
    int sheep = 0;
};

using Row = std::array<double, Estimate::features + 1>;

// Least squares: the normal equations by elimination; a feature without effect gets no weight.
Estimate::Seen fit(const std::vector<Sample>& samples) {
    constexpr auto n = Estimate::features;
    std::array<Row, n> rows{};
    for (const auto& s : samples)
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t j = 0; j < n; ++j) rows[i][j] += double{s.seen[i]} * s.seen[j];
            rows[i][n] += s.seen[i] * s.turns;
        }
    for (std::size_t i = 0; i < n; ++i) {
        rows[i][i] += 1e-6;
        for (std::size_t k = 0; k < n; ++k) {
            if (k == i) continue;
            const double factor = rows[k][i] / rows[i][i];
            for (std::size_t j = i; j <= n; ++j) rows[k][j] -= factor * rows[i][j];
        }
    }
    Estimate::Seen weights{};
    for (std::size_t i = 0; i < n; ++i) weights[i] = static_cast<float>(rows[i][n] / rows[i][i]);
    return weights;
}

// Plays halves from random set-ups, now and then a move by chance, and takes every placement with three
// sheep or more on the way. Its turns are those of the tables or, above them, the turns until the tables know
// and what they say then.
class Playing {
public:
    Playing(const std::string& text, int most, std::uint64_t nodes)
        : m_rules(parseValues(fmurs::options(), text + ";halves=1;turnlimit=999")), m_most(most),
          m_nodes(nodes),
          m_endgames(m_rules.chase(), m_rules.dogs(), m_rules.symmetries(), m_rules.tableName()),
          m_hunt(m_rules.chase(), m_rules.dogs(), m_rules.sheep()),
          m_lookahead(m_rules, m_endgames, m_hunt, 1), m_estimate(m_rules.chase(), m_hunt) {
        m_endgames.solve(most, {});
        m_hunt.build({});
        m_lookahead.useTables();
        m_estimate.lastPairMatters(m_endgames.mostEscape());
        std::cout << '\n'
                  << text << ": hunts " << m_hunt.mean() << " on average, at most " << m_hunt.longest(1);
        for (int sheep = 1; sheep <= most; ++sheep)
            std::cout << "; " << sheep << " sheep: at most " << int{m_endgames.longest(sheep)} << std::flush;
    }
    void addHalf(std::vector<Sample>& samples, std::uint64_t seed) {
        std::mt19937_64 random(seed);
        std::vector<std::pair<Sample, int>> seen; // with the turns before
        auto p = setUp(random);
        for (; p.sheep.count() >= 3 && !m_rules.halfOver(p) && p.turns < 300; p = next(p, random)) {
            const bool dogs = p.phase == FmursRules::Phase::MoveDogs;
            const auto h = m_rules.placement(p);
            const Sample one{m_estimate.see(h, dogs), 0,
                             double(m_estimate.turns(h, dogs)) / fmurs::Payoff::perTurn, p.sheep.count()};
            if (one.sheep > m_most) seen.emplace_back(one, p.turns);
            if (one.sheep > m_most) continue;
            const int turns = known(p);
            if (turns == fmurs::Endgame::never) return;
            for (auto& [early, at] : seen) {
                early.turns = p.turns + turns - at;
                samples.push_back(early);
            }
            seen.clear();
            samples.push_back(one);
            samples.back().turns = turns;
        }
    }

    // Placements by chance, of three sheep and more as far as the tables reach.
    void addPlacements(std::vector<Sample>& samples, int count) {
        std::mt19937_64 random(5);
        for (int sheep = 3; sheep <= m_most; ++sheep)
            for (int i = 0; i < count; ++i) {
                const auto& table = m_endgames.table(sheep);
                const auto h = table.placement(random() % table.size());
                const bool dogs = i % 2 == 0;
                const int turns = dogs ? m_endgames.dogsToMove(h) : m_endgames.sheepToMove(h, false);
                if (h.sheep.meets(fmurs::setOf(h.dogs)) || turns == fmurs::Endgame::never) continue;
                samples.push_back({m_estimate.see(h, dogs), double(turns),
                                   double(m_estimate.turns(h, dogs)) / fmurs::Payoff::perTurn, sheep});
            }
    }

private:
    int known(const FmursRules::Position& p) const {
        const auto h = m_rules.placement(p);
        return p.phase == FmursRules::Phase::MoveDogs ? m_endgames.dogsToMove(h)
                                                      : m_endgames.sheepToMove(h, false);
    }
    FmursRules::Position setUp(std::mt19937_64& random) const {
        auto p = m_rules.start();
        const auto place = [&](const std::vector<fmurs::Cell>& cells) {
            for (const auto c : cells)
                p = m_rules.play(p, FmursRules::Move::of(FmursRules::Move::Kind::Place, fmurs::noCell, c));
        };
        place(randomDogs(m_rules, random));
        place(randomFlock(m_rules, p, random));
        return p;
    }
    FmursRules::Position next(const FmursRules::Position& p, std::mt19937_64& random) {
        auto children = m_lookahead.children(p);
        if (random() % 16 == 0) return children[random() % children.size()].position;
        fmurs::Effort effort;
        effort.most = m_nodes;
        for (int depth = 0; depth < 20 && m_lookahead.deepen(p, children, depth, effort); ++depth) {
        }
        const int sign = p.phase == FmursRules::Phase::MoveDogs ? 1 : -1;
        return std::ranges::min(children, {}, [&](const auto& c) { return c.prospect.expected * sign; })
            .position;
    }

    FmursRules m_rules;
    int m_most;
    std::uint64_t m_nodes;
    fmurs::Endgames m_endgames;
    fmurs::OneSheepHunt m_hunt;
    fmurs::Lookahead m_lookahead;
    Estimate m_estimate;
};

} // namespace

int main(int argc, char** argv) {
    const auto number = [&](int i, int fallback) { return i < argc ? std::atoi(argv[i]) : fallback; };
    const int most = number(1, 4), halves = number(2, 300), nodes = number(3, 3000);
    std::vector<Sample> samples;
    for (int i = 4; i < std::max(argc, 5); ++i) {
        Playing playing(i < argc ? argv[i] : "", most, static_cast<std::uint64_t>(nodes));
        for (int seed = 1; seed <= halves; ++seed) playing.addHalf(samples, static_cast<std::uint64_t>(seed));
        playing.addPlacements(samples, 2 * halves);
    }
    const auto weights = fit(samples);
    std::cout << "\nweights";
    for (const auto w : weights) std::cout << ' ' << w;
    for (int sheep = 3; sheep <= fmurs::maxSheep; ++sheep) {
        double square = 0, now = 0, bias = 0, sum = 0, squares = 0;
        int n = 0;
        for (const auto& s : samples) {
            if (s.sheep != sheep) continue;
            double fitted = 0;
            for (std::size_t i = 0; i < weights.size(); ++i) fitted += s.seen[i] * weights[i];
            square += std::pow(fitted - s.turns, 2);
            now += std::pow(s.now - s.turns, 2);
            bias += s.now - s.turns;
            sum += s.turns;
            squares += s.turns * s.turns;
            ++n;
        }
        if (n == 0) continue;
        const double mean = sum / n;
        std::cout << '\n'
                  << sheep << " sheep: mean " << mean << ", spread " << std::sqrt(squares / n - mean * mean)
                  << ", error fitted " << std::sqrt(square / n) << ", with today's weights "
                  << std::sqrt(now / n) << ", biased by " << bias / n;
    }
    std::cout << std::endl;
}
