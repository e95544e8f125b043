// Plays halves of Fmurs, the computer at its best on both sides, from seeded random set-ups, and prints how
// many turns the dogs need: fmurs_halves [RULES [FLOCKS [FIRST-SEED [MS-A-TURN]]]]. A turn's time is
// processor time of the thinking thread, so that other work on the machine does not change the result.
#include "core/games/fmurs/placing.h"
#include "core/kind.h"
#include "core/play/opponent.h"

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <pthread.h>
#include <thread>

using namespace core;

namespace core::fmurs {
const Kind& kind();
}

namespace {

using FmursRules = core::fmurs::Rules;

// Stops some thinking of the thread that makes it, after so much processor time.
class Clock {
public:
    explicit Clock(int ms) : m_end(spent() + std::chrono::milliseconds(ms)) {
        pthread_getcpuclockid(pthread_self(), &m_clock);
        m_thread = std::jthread([this](const std::stop_token& over) {
            while (!over.stop_requested() && now(m_clock) < m_end)
                std::this_thread::sleep_for(std::chrono::milliseconds(2));
            m_stop.request_stop();
        });
    }
    std::stop_token token() const { return m_stop.get_token(); }

private:
    static std::chrono::nanoseconds now(clockid_t clock) {
        timespec t{};
        clock_gettime(clock, &t);
        return std::chrono::seconds(t.tv_sec) + std::chrono::nanoseconds(t.tv_nsec);
    }
    static std::chrono::nanoseconds spent() { return now(CLOCK_THREAD_CPUTIME_ID); }

    clockid_t m_clock{};
    std::chrono::nanoseconds m_end;
    std::stop_source m_stop;
    std::jthread m_thread;
};

std::string setUp(const FmursRules& rules, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    auto p = rules.start();
    const auto place = [&](const std::vector<fmurs::Cell>& cells) {
        for (const auto c : cells)
            p = rules.play(p, FmursRules::Move::of(FmursRules::Move::Kind::Place, fmurs::noCell, c));
    };
    place(randomDogs(rules, random));
    place(randomFlock(rules, p, random));
    return rules.text(p);
}

// Prints the dogs' turn at which so many sheep were left.
void playHalf(const Game& game, Solver& solver, const FmursRules& rules, std::uint64_t seed, int ms) {
    const auto start = setUp(rules, seed);
    std::mt19937_64 random(seed);
    Match match(std::shared_ptr<const Game>(&game, [](const Game*) {}), game.parse(start));
    std::cout << "flock " << seed << ' ' << start << '\n';
    int sheep = rules.sheep(), turns = 0;
    while (!match.ending()) {
        const Clock clock(ms);
        match.play(choose(think(game, solver, match.position(), clock.token()), Level::Perfect, random));
        const auto p = rules.parse(game.text(match.position()));
        turns = p.turns;
        if (p.sheep.count() < sheep) {
            sheep = p.sheep.count();
            std::cout << ' ' << sheep << '@' << turns << std::flush;
        }
        if (std::getenv("VERBOSE") != nullptr) std::cout << '\n' << game.text(match.position()) << std::flush;
    }
    std::cout << (sheep == 0 ? "\n cleared in " : "\n NOT cleared in ") << turns << " turns" << std::endl;
}

} // namespace

int main(int argc, char** argv) {
    const auto number = [&](int i, int fallback) { return i < argc ? std::atoi(argv[i]) : fallback; };
    const std::string text = std::string(argc > 1 ? argv[1] : "") + ";halves=1";
    const int flocks = number(2, 20), first = number(3, 1), ms = number(4, 1000);
    const FmursRules rules(parseValues(fmurs::options(), text));
    const auto game = fmurs::kind().game(text);
    const auto solver = game->solver();
    for (int seed = first; seed < first + flocks; ++seed)
        playHalf(*game, *solver, rules, static_cast<std::uint64_t>(seed), ms);
}
