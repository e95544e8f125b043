// Fits the weights of fmurs::Estimate to endgame tables and says how far off they are:
//     fmurs_fit SHEEP SAMPLES RULES...
// Several fields are fitted together. Placements of three to so many sheep, half of them random, half flocks
// as they are placed in play; dogs and sheep to move alike. Prints the weights in the order of
// Estimate::Feature, then the errors by sheep.
#include "core/games/fmurs/endgames.h"
#include "core/games/fmurs/estimate.h"
#include "core/games/fmurs/placing.h"

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

std::vector<Sample> samplesOf(const FmursRules& rules, const fmurs::Endgames& endgames,
                              const Estimate& estimate, int sheep, int count) {
    std::mt19937_64 random(5);
    std::vector<Sample> samples;
    const auto& table = endgames.table(sheep);
    while (static_cast<int>(samples.size()) < count) {
        fmurs::Herd h;
        if (random() % 2 == 0) {
            h = table.herd(random() % table.size());
        } else {
            h.dogs = fmurs::dogsOf({});
            fmurs::CellSet dogs, flock;
            for (const auto c : randomDogs(rules, random)) dogs.add(c);
            h.dogs = fmurs::dogsOf(dogs);
            auto p = rules.start();
            p.dogs = h.dogs;
            p.phase = FmursRules::Phase::PlaceSheep;
            for (const auto c : randomFlock(rules, p, random))
                if (flock.count() < sheep) flock.add(c);
            h.sheep = flock;
        }
        if (h.sheep.meets(fmurs::setOf(h.dogs)) || h.sheep.count() != sheep) continue;
        const bool dogs = samples.size() % 2 == 0;
        const int turns = dogs ? endgames.dogsToMove(h) : endgames.sheepToMove(h, false);
        if (turns == fmurs::Endgame::never) continue;
        samples.push_back({estimate.see(h, dogs), double(turns),
                           double(estimate.turns(h, dogs)) / fmurs::Payoff::perTurn, sheep});
    }
    return samples;
}

void addField(std::vector<Sample>& samples, const std::string& text, int most, int count) {
    const FmursRules rules(parseValues(fmurs::options(), text));
    fmurs::Endgames endgames(rules.chase(), rules.dogs(), rules.symmetries(), rules.tableName());
    fmurs::OneSheepHunt hunt(rules.chase(), rules.dogs());
    hunt.build({});
    Estimate estimate(rules.chase(), hunt, rules.dogs());
    std::cout << '\n' << text << ": hunts " << hunt.mean() << " on average, at most " << hunt.longest(1);
    for (int sheep = 1; sheep <= most; ++sheep) {
        endgames.solve(sheep, {});
        std::cout << "; " << sheep << " sheep: at most " << int{endgames.longest(sheep)} << std::flush;
        if (sheep == 1) estimate.lastPairMatters(endgames.mostEscape());
        if (sheep < 3) continue;
        const auto more = samplesOf(rules, endgames, estimate, sheep, count);
        samples.insert(samples.end(), more.begin(), more.end());
    }
}

} // namespace

int main(int argc, char** argv) {
    const int most = argc > 1 ? std::atoi(argv[1]) : 3, count = argc > 2 ? std::atoi(argv[2]) : 50'000;
    std::vector<Sample> samples;
    for (int i = 3; i < std::max(argc, 4); ++i) addField(samples, i < argc ? argv[i] : "", most, count);
    const auto weights = fit(samples);
    std::cout << "\nweights";
    for (const auto w : weights) std::cout << ' ' << w;
    for (int sheep = 3; sheep <= most; ++sheep) {
        double square = 0, now = 0, sum = 0, squares = 0;
        int n = 0;
        for (const auto& s : samples) {
            if (s.sheep != sheep) continue;
            double fitted = 0;
            for (std::size_t i = 0; i < weights.size(); ++i) fitted += s.seen[i] * weights[i];
            square += std::pow(fitted - s.turns, 2);
            now += std::pow(s.now - s.turns, 2);
            sum += s.turns;
            squares += s.turns * s.turns;
            ++n;
        }
        const double mean = sum / n;
        std::cout << '\n'
                  << sheep << " sheep: mean " << mean << ", spread " << std::sqrt(squares / n - mean * mean)
                  << ", error fitted " << std::sqrt(square / n) << ", with today's weights "
                  << std::sqrt(now / n);
    }
    std::cout << std::endl;
}
