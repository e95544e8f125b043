#pragma once

#include "core/games/fmurs/endgames.h"
#include "core/games/fmurs/hunts.h"
#include "core/games/fmurs/prospect.h"

#include <stop_token>

namespace core::fmurs {

// What the dogs can expect, in their favour the larger. Large numbers are proven: the field is clear in so
// many turns, or never. What lies between is a guess.
class Score {
public:
    static constexpr int clear = 1'000'000, guesses = 500'000;
    static constexpr int perTurn = Prospect::perTurn;
    static constexpr int escape = 20'000; // guesses are so much less if the sheep are likely to escape
    // A guess takes so many turns more for each sheep that is left, so that the dogs do catch it in the end.
    static constexpr int surplus = 10;
    static constexpr int perSheep = Prospect::perSheep;

    static int clearIn(int turns) { return clear - turns; }
    static int neverClear(int caught) { return -clear + caught; }
    static bool clears(int score) { return score > guesses; }
    static bool never(int score) { return score < -guesses; }
    static bool guessed(int score) { return !clears(score) && !never(score); }
    static int turns(int score) { return clear - score; } // of those that clear
};

// Looks ahead above the endgame tables: alpha-beta over the turns of both sides, jumps that take most
// first. A bound of the result that does not depend on a guess is proven.
class Search {
public:
    Search(const Chase& chase, const Endgames& endgames, const Hunts& hunts);

    // Where a look ahead starts.
    struct Node {
        Herd herd;
        bool dogs = true;   // are to move
        bool again = false; // the sheep's second move of a turn
        int turnsLeft = 0;  // of the dogs, where only ten are played; negative: without end
    };
    // Scores that matter; outside it is enough to know on which side.
    struct Window {
        int alpha = -2 * Score::clear, beta = 2 * Score::clear;
        bool has(int score) const { return alpha < score && score < beta; }
    };
    // The score `depth` plies deep, or a bound of it outside the window. Meaningless once stopped() holds.
    int look(const Node& node, int depth, const Window& window, const std::stop_token& stop);
    bool stopped() const { return m_stopped; }
    std::uint64_t nodes() const { return m_nodes; }
    // From now on with all tables that there are; what fewer of them made of the positions is forgotten.
    void useTables();

private:
    struct Entry {
        std::uint64_t key = 0;
        std::int32_t score = 0;
        std::int16_t depth = -1;
        std::uint8_t bound = 0; // 1: at least, 2: at most, 3: exactly
        std::uint16_t best = 0; // number of the move in the order of generation
    };
    struct Turn {
        Herd herd;
        int caught = 0, rank = 0;
        std::uint16_t number = 0;
    };
    using Turns = std::vector<Turn>;

    static int scoreAtEnd(const Node& node, int left);
    int inTables(const Node& node) const;
    int visit(const Node& node, int depth, int alpha, int beta, int ply);
    int search(const Node& node, int depth, int alpha, int beta, int ply, Entry& entry);
    void dogTurns(const Herd& h, Turns& turns) const;
    void sheepTurns(const Herd& h, Turns& turns) const;
    Node after(const Node& node, const Herd& herd) const;
    CellSet somePair(const CellSet& sheep) const;
    CellSet prey(const CellSet& sheep) const;
    int guess(const Node& node) const;
    static std::uint64_t keyOf(const Node& node);

    const Chase& m_chase;
    const Endgames& m_endgames;
    const Hunts& m_hunts;
    std::vector<Entry> m_table;
    std::vector<Turns> m_turns; // by ply, kept to save their memory
    std::array<std::array<std::uint8_t, maxCells>, maxCells> m_apart{};
    const std::stop_token* m_stop = nullptr;
    std::uint64_t m_nodes = 0;
    bool m_stopped = false;
    bool m_pairsMatter = false;
    int m_solved = 0, m_hunted = 0; // sheep in the tables that are used
};

} // namespace core::fmurs
