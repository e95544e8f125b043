// Plays halves of Fmurs, the computer at its best on both sides, from seeded random set-ups, and prints how
// many turns the dogs need: fmurs_halves [RULES [FLOCKS [FIRST-SEED [MS-A-TURN [PROTOTYPE]]]]]. A turn's time
// is processor time of all threads, so that other work on the machine does not change the result. PROTOTYPE,
// dogs, sheep or both: that side plays with tables of three sheep and a search of two plies.
#include "core/gameof.h"
#include "core/games/fmurs/rules/flocks.h"
#include "core/games/fmurs/search/lookahead.h"
#include "core/kind.h"
#include "core/play/opponent.h"

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <thread>

using namespace core;

namespace core::fmurs {
const Kind& kind();
}

namespace {

using FmursRules = core::fmurs::Rules;

// Stops some thinking after so much processor time.
class Clock {
public:
    explicit Clock(int ms) : m_end(spent() + std::chrono::milliseconds(ms)) {
        m_thread = std::jthread([this](const std::stop_token& over) {
            while (!over.stop_requested() && spent() < m_end)
                std::this_thread::sleep_for(std::chrono::milliseconds(2));
            m_stop.request_stop();
        });
    }
    std::stop_token token() const { return m_stop.get_token(); }

private:
    static std::chrono::nanoseconds spent() {
        timespec t{};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
        return std::chrono::seconds(t.tv_sec) + std::chrono::nanoseconds(t.tv_nsec);
    }

    std::chrono::nanoseconds m_end;
    std::stop_source m_stop;
    std::jthread m_thread;
};

// A plain way to play: one move and the answer to it, then the tables or, above three sheep, what is easily
// seen: the sheep, those on their own, how far the dogs are.
class Prototype {
public:
    explicit Prototype(const FmursRules& rules)
        : m_rules(rules), m_endgames(rules.chase(), rules.dogs(), rules.symmetries()) {
        m_endgames.solve(3, {});
    }
    FmursRules::Position play(const FmursRules::Position& p) const { return best(p, 2).second; }

private:
    std::pair<double, FmursRules::Position> best(const FmursRules::Position& p, int plies) const {
        const bool dogs = p.phase == FmursRules::Phase::MoveDogs;
        std::pair<double, FmursRules::Position> best{dogs ? 1e9 : -1e9, p};
        for (const auto m : m_rules.moves(p)) {
            const auto next = m_rules.play(p, m);
            const double value = valueOf(next, plies - 1) + (dogs ? 1 : 0);
            if (dogs ? value < best.first : value > best.first) best = {value, next};
        }
        return best;
    }
    double valueOf(const FmursRules::Position& p, int plies) const {
        if (p.sheep.empty()) return 0;
        const auto h = m_rules.placement(p);
        if (p.sheep.count() <= 3)
            return p.phase == FmursRules::Phase::MoveDogs ? m_endgames.dogsToMove(h)
                                                          : m_endgames.sheepToMove(h, false);
        if (plies > 0 && !m_rules.halfOver(p)) return best(p, plies).first;
        const auto& field = m_rules.field();
        double turns = 4 * p.sheep.count();
        p.sheep.each([&](fmurs::Cell one) {
            if (!m_rules.chase().hasMate(p.sheep, one)) turns += 2;
            for (const auto dog : p.dogs) {
                if (dog == fmurs::noCell) continue;
                const int across = std::abs(field.column(one) - field.column(dog));
                turns += 0.1 * (std::abs(field.row(one) - field.row(dog)) +
                                std::min(across, field.columns() - across));
            }
        });
        return turns;
    }

    const FmursRules& m_rules;
    fmurs::Endgames m_endgames;
};

// Looks into so many positions a turn.
class Counted {
public:
    Counted(const FmursRules& rules, std::uint64_t positions)
        : m_rules(rules), m_endgames(rules.chase(), rules.dogs(), rules.symmetries(), rules.tableName()),
          m_hunt(rules.chase(), rules.dogs(), rules.sheep()), m_lookahead(rules, m_endgames, m_hunt, 1),
          m_positions(positions) {
        m_endgames.solve(4, {});
        m_hunt.build({});
        m_lookahead.useTables();
    }
    FmursRules::Position play(const FmursRules::Position& p) {
        auto children = m_lookahead.children(p);
        fmurs::Effort effort;
        effort.most = m_positions;
        const auto known = [](const auto& child) { return child.over || child.prospect.exact(); };
        for (int depth = 0; depth < 60 && m_lookahead.deepen(p, children, depth, effort); ++depth)
            if (std::ranges::all_of(children, known)) break;
        const int sign = p.phase == FmursRules::Phase::MoveDogs ? 1 : -1;
        return std::ranges::min(children, {}, [&](const auto& c) { return c.prospect.expected * sign; })
            .position;
    }

private:
    const FmursRules& m_rules;
    fmurs::Endgames m_endgames;
    fmurs::OneSheepHunt m_hunt;
    fmurs::Lookahead m_lookahead;
    std::uint64_t m_positions;
};

// Who plays: the computer by the clock unless another is given.
struct Players {
    int ms = 1000;
    std::unique_ptr<Counted> counted;
    std::unique_ptr<const Prototype> prototype;
    std::string itsSide;
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
int playHalf(const Game& game, Solver& solver, const FmursRules& rules, std::uint64_t seed,
             const Players& players) {
    const auto start = setUp(rules, seed);
    std::mt19937_64 random(seed);
    Match match(std::shared_ptr<const Game>(&game, [](const Game*) {}), game.parse(start));
    std::cout << "flock " << seed << ' ' << start << '\n';
    int sheep = rules.sheep(), turns = 0;
    while (!match.ending()) {
        const auto before = rules.parse(game.text(match.position()));
        const auto* const mover = before.phase == FmursRules::Phase::MoveDogs ? "dogs" : "sheep";
        const bool plain = players.prototype && (players.itsSide == "both" || players.itsSide == mover);
        if (plain || players.counted) {
            const auto next = plain ? players.prototype->play(before) : players.counted->play(before);
            const auto after = pack<Position>(next);
            const auto moves = game.moves(match.position());
            match.play(
                *std::ranges::find(moves, after, [&](auto m) { return game.play(match.position(), m); }));
        } else {
            const Clock clock(players.ms);
            const auto known = think(game, solver, match.position(), clock.token());
            match.play(choose(match, known, {Level::Perfect}, random));
        }
        const auto p = rules.parse(game.text(match.position()));
        turns = p.turns;
        if (p.sheep.count() < sheep) {
            sheep = p.sheep.count();
            std::cout << ' ' << sheep << '@' << turns << std::flush;
        }
        if (std::getenv("VERBOSE") != nullptr) std::cout << '\n' << game.text(match.position()) << std::flush;
    }
    std::cout << (sheep == 0 ? "\n cleared in " : "\n NOT cleared in ") << turns << " turns" << std::endl;
    return turns;
}

} // namespace

int main(int argc, char** argv) {
    const auto number = [&](int i, int fallback) { return i < argc ? std::atoi(argv[i]) : fallback; };
    const std::string text = std::string(argc > 1 ? argv[1] : "") + ";halves=1";
    const int flocks = number(2, 20), first = number(3, 1);
    const FmursRules rules(parseValues(fmurs::options(), text));
    const auto game = fmurs::kind().game(text);
    const auto solver = game->solver();
    Players players;
    const std::string effort = argc > 4 ? argv[4] : "1000";
    players.ms = std::atoi(effort.c_str());
    if (effort.ends_with('n'))
        players.counted = std::make_unique<Counted>(rules, static_cast<std::uint64_t>(players.ms));
    if (argc > 5) players.itsSide = argv[5];
    if (argc > 5) players.prototype = std::make_unique<Prototype>(rules);
    double turns = 0;
    for (int seed = first; seed < first + flocks; ++seed)
        turns += playHalf(*game, *solver, rules, static_cast<std::uint64_t>(seed), players);
    std::cout << "on average " << turns / flocks << " turns" << std::endl;
}
