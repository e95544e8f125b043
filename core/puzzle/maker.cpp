#include "core/puzzle/maker.h"

#include "core/play/opponent.h"
#include "core/solve/crew.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {

namespace {

constexpr unsigned rarely = 3;      // who wins can be asked nearly anywhere: so often it is
constexpr int longest = 80;         // plies of a match
constexpr std::size_t round = 64;   // matches that are played at once
constexpr int barrenMatches = 6400; // without anything new: there is no more
constexpr std::array levels{Level::Gentle, Level::Fair, Level::Strong};

std::vector<std::string> rulesFor(const Kind& kind, const PuzzleWish& wish) {
    if (wish.rules) return {*wish.rules};
    if (wish.position) return {""};
    if (!kind.practice.empty()) return kind.practice;
    std::vector<std::string> all;
    for (const auto& preset : kind.presets) all.push_back(preset.rules);
    return all;
}

Outcome worthTo(Player player, const Puzzle& puzzle) {
    return puzzle.game->mover(puzzle.position) == player ? puzzle.outcome : opposite(puzzle.outcome);
}

} // namespace

struct PuzzleMaker::Table {
    std::shared_ptr<const Game> game;
    std::unique_ptr<Solver> solver;
};

PuzzleMaker::PuzzleMaker(const Kind& kind, const PuzzleWish& wish)
    : m_kind(kind), m_seed(wish.seed), m_position(wish.position), m_rules(rulesFor(kind, wish)),
      m_tables(m_rules.size()) {
    const auto& game = *table(0).game;
    if (m_position) game.parse(*m_position);
}

PuzzleMaker::~PuzzleMaker() = default;

PuzzleMaker::Table& PuzzleMaker::table(std::size_t i) {
    auto& table = m_tables[i];
    if (!table) {
        table = std::make_unique<Table>();
        table->game = m_kind.game(m_rules[i]);
        table->solver = table->game->solver();
    }
    return *table;
}

void PuzzleMaker::rest() {
    m_underway.reset();
    for (auto& table : m_tables) table.reset();
}

struct PuzzleMaker::Underway {
    std::uint64_t number;
    std::mt19937_64 random;
    Table& table;
    std::array<Level, 2> sides;
    Match match;
    Player mover;
    bool open = false;              // whose move decided something
    Outcome before = Outcome::Loss; // what that player, the last mover, could at least reach
    std::vector<Puzzle> all = {};   // so far

    bool goOn(const StopToken& stop);
    bool ply(const StopToken& stop);
};

// False: stopped, and as it was before the ply at which that was.
bool PuzzleMaker::Underway::goOn(const StopToken& stop) {
    while (!match.ending() && !match.pending() && match.plies() < longest) {
        const auto resumed = random;
        if (ply(stop)) continue;
        random = resumed;
        return false;
    }
    return true;
}

bool PuzzleMaker::Underway::ply(const StopToken& stop) {
    if (stop.stop_requested()) return false;
    const auto& game = table.game;
    if (const auto offers = game->offers(match.position(), random()); !offers.empty()) {
        for (const auto m : offers[random() % offers.size()].moves) match.play(m);
        return true;
    }
    const auto known = think(*game, *table.solver, match.position(), stop);
    if (stop.stop_requested()) return false;
    if (auto puzzle = puzzleAt(game, match.position(), known, open && random() % rarely == 0)) {
        if (match.ply() > 0) puzzle->last = match.move(match.ply() - 1);
        puzzle->slip = worthTo(mover, *puzzle) < before;
        all.push_back(*std::move(puzzle));
    }
    mover = match.mover();
    open = contested(known);
    before = known.verdict.lower.outcome;
    const auto level = sides[static_cast<std::size_t>(match.mover())];
    match.play(choose(match, known, {level}, random));
    return true;
}

std::unique_ptr<PuzzleMaker::Underway> PuzzleMaker::begin(std::uint64_t number) {
    std::seed_seq seeds{m_seed, m_seed >> 32U, number, number >> 32U};
    std::mt19937_64 random(seeds);
    auto& place = table(random() % m_rules.size());
    const auto any = [&](const auto& range) { return range[random() % range.size()]; };
    const std::array sides{any(levels), any(levels)};
    const Match match(place.game, m_position ? place.game->parse(*m_position) : place.game->start());
    return std::make_unique<Underway>(Underway{number, random, place, sides, match, match.mover()});
}

std::vector<Puzzle> PuzzleMaker::match(std::uint64_t number, const StopToken& stop) {
    auto now = std::exchange(m_underway, nullptr); // for good, where something is thrown
    if (!now || now->number != number) now = begin(number);
    if (now->goOn(stop)) return std::move(now->all);
    auto all = now->all;
    m_underway = std::move(now);
    return all;
}

void PuzzleSieve::take(const std::vector<Puzzle>& match) {
    ++m_vain;
    for (const auto& puzzle : match) {
        if (m_grade != 0 && puzzle.grade != m_grade) continue;
        if (!m_asks.empty() && !m_asks.contains(puzzle.ask)) continue;
        if (!m_seen.emplace(puzzle.game->rules(), puzzle.game->canonical(puzzle.position).bits).second)
            continue;
        m_vain = 0;
        m_waiting.push_back(puzzle);
    }
}

bool PuzzleSieve::barren() const {
    return m_vain >= barrenMatches;
}

std::optional<Puzzle> PuzzleSieve::next() {
    if (m_waiting.empty()) return {};
    auto first = std::move(m_waiting.front());
    m_waiting.pop_front();
    return first;
}

PuzzleStream::PuzzleStream(const Kind& kind, std::uint64_t seed, const std::set<Ask>& asks)
    : m_maker(kind, {.seed = seed}) {
    for (int grade = 1; grade <= grades; ++grade) m_grades.emplace_back(grade, asks);
}

// A match that was stopped is gone on with.
std::optional<Puzzle> PuzzleStream::next(int grade, const StopToken& stop) {
    auto& wanted = m_grades[static_cast<std::size_t>(grade - 1)];
    while (wanted.waiting() == 0 && !wanted.barren()) {
        const auto found = m_maker.match(m_match, stop);
        if (stop.stop_requested()) return {};
        ++m_match;
        for (auto& sieve : m_grades) sieve.take(found);
    }
    return wanted.next();
}

std::vector<Puzzle> collectPuzzles(const Kind& kind, const PuzzleWish& wish, const StopToken& stop) {
    Crew crew;
    std::vector<std::unique_ptr<PuzzleMaker>> makers;
    makers.reserve(static_cast<std::size_t>(crew.hands()));
    for (int i = 0; i < crew.hands(); ++i) makers.push_back(std::make_unique<PuzzleMaker>(kind, wish));
    PuzzleSieve sieve(wish.grade, wish.asks);
    const auto count = static_cast<std::size_t>(wish.count);
    for (std::uint64_t first = 0; sieve.waiting() < count && !sieve.barren() && !stop.stop_requested();
         first += round) {
        std::array<std::vector<Puzzle>, round> found;
        crew.each(round, [&](std::size_t i, int hand) {
            found[i] = makers[static_cast<std::size_t>(hand)]->match(first + i, stop);
        });
        for (const auto& match : found) sieve.take(match);
    }
    std::vector<Puzzle> all;
    while (all.size() < count && sieve.waiting() > 0) all.push_back(*sieve.next());
    return all;
}

} // namespace core
