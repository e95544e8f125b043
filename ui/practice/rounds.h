#pragma once

#include "core/kind.h"
#include "core/labs/winningset.h"
#include "core/lessons/exercise.h"
#include "core/puzzle/puzzle.h"
#include "ui/practice/carddeck.h"

#include <deque>
#include <map>
#include <random>

// What comes again until it is known.

// A game by its rules, each made once.
class Variants {
public:
    explicit Variants(const core::Kind& kind) : m_kind(kind) {}
    const std::shared_ptr<const core::Game>& with(const std::string& rules);

private:
    const core::Kind& m_kind;
    std::map<std::string, std::shared_ptr<const core::Game>> m_games;
};

// Boards that a lab says one should remember, in any order: who wins on each. Those got wrong come again
// behind the others, until all have been right.
class BoardRound {
public:
    BoardRound(const core::Kind& kind, quint64 seed) : m_games(kind), m_shuffle(seed) {}

    void begin(const std::vector<core::AskedBoard>& boards);
    bool begun() const { return m_begun; } // ever
    int left() const { return static_cast<int>(m_boards.size()); }
    const std::optional<core::Puzzle>& asked() const { return m_asked; }
    bool next(); // false: all are known
    void answered(bool right);

private:
    Variants m_games;
    std::mt19937_64 m_shuffle;
    std::deque<core::AskedBoard> m_boards; // the one that is asked first
    std::optional<core::Puzzle> m_asked;
    bool m_begun = false, m_open = false; // it has not been answered yet
};

// Mistakes of one's own matches that wait for being practised today.
class MistakeRound {
public:
    MistakeRound(const core::Kind& kind, CardDeck& deck) : m_games(kind), m_deck(deck) {}

    // Of these, rather another than the one that was asked before; nothing: none waits.
    std::optional<core::Exercise> next(std::vector<Mistake> all);
    const std::optional<Mistake>& asked() const { return m_asked; }
    core::Message question() const;
    void answered(bool right);

private:
    std::optional<core::Exercise> exerciseOf(const Mistake& mistake);

    Variants m_games;
    CardDeck& m_deck;
    std::optional<Mistake> m_asked;
};
