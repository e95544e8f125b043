#pragma once

#include "core/kind.h"
#include "core/puzzle/puzzle.h"
#include "core/threads.h"

#include <array>
#include <deque>
#include <set>

namespace core {

// What is wanted of a collection.
struct PuzzleWish {
    int count = 0;
    std::uint64_t seed = 0;
    int grade = 0;                            // 0: any
    std::set<Ask> asks = {};                  // none: any
    std::optional<std::string> rules = {};    // nothing: those the game has for practice
    std::optional<std::string> position = {}; // to begin with; nothing: the start
};

// Plays matches of its own and poses the puzzles that come up in them. Which follows from the wish alone.
class PuzzleMaker {
public:
    // Throws InputError where rules or position are none.
    PuzzleMaker(const Kind& kind, const PuzzleWish& wish);
    ~PuzzleMaker();
    PuzzleMaker(const PuzzleMaker&) = delete;
    PuzzleMaker& operator=(const PuzzleMaker&) = delete;

    // The puzzles of the match of this number, in the order in which they come up; fewer when stopped. One
    // that was stopped is gone on with when it is asked for next.
    std::vector<Puzzle> match(std::uint64_t number, const StopToken& stop);
    // Gives back what the solvers have taken.
    void rest();

private:
    struct Table;
    struct Underway; // a match that was stopped
    Table& table(std::size_t i);
    std::unique_ptr<Underway> begin(std::uint64_t number);

    const Kind& m_kind;
    std::uint64_t m_seed;
    std::optional<std::string> m_position;
    std::vector<std::string> m_rules;
    std::vector<std::unique_ptr<Table>> m_tables; // by the number of the rules, as soon as they are needed
    std::unique_ptr<Underway> m_underway;
};

// Puzzles no two of which are the same, as many as are wanted, on all processors; fewer when stopped, or when
// no more are found. Throws InputError where the wish's rules or position are none. The same wish gives the
// same puzzles everywhere.
std::vector<Puzzle> collectPuzzles(const Kind& kind, const PuzzleWish& wish, const StopToken& stop);

// Keeps the puzzles of a grade, each once, out of matches in their order, and knows when no more are to be
// expected. Which are not the same but for symmetry are two.
class PuzzleSieve {
public:
    // Grade 0 and no questions: any.
    explicit PuzzleSieve(int grade, std::set<Ask> asks = {}) : m_grade(grade), m_asks(std::move(asks)) {}

    void take(const std::vector<Puzzle>& match);
    bool barren() const; // so many matches have brought nothing new
    std::size_t waiting() const { return m_waiting.size(); }
    std::optional<Puzzle> next();

private:
    int m_grade;
    std::set<Ask> m_asks;
    int m_vain = 0;                                                        // matches since the last new one
    std::set<std::pair<std::string, std::array<std::uint64_t, 7>>> m_seen; // rules, position
    std::deque<Puzzle> m_waiting;
};

// Puzzles one after the other, for somebody who solves them: of each grade those that collectPuzzles finds,
// in the same order. Belongs to one thread at a time.
class PuzzleStream {
public:
    PuzzleStream(const Kind& kind, std::uint64_t seed, const std::set<Ask>& asks = {}); // none: any

    // Nothing: stopped, or no more are found.
    std::optional<Puzzle> next(int grade, const StopToken& stop);
    // Nobody wants one for a while: what is not needed to go on later is given back.
    void rest() { m_maker.rest(); }

private:
    PuzzleMaker m_maker;
    std::uint64_t m_match = 0;         // the next one to be played
    std::vector<PuzzleSieve> m_grades; // from the first on
};

} // namespace core
