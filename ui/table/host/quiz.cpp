#include "ui/table/host/quiz.h"

#include <array>

namespace {

constexpr std::array<int, Quiz::length> gradeOf{1, 1, 2, 2, 3};

// Those that can be asked without words of their own; the others are passed over.
bool fits(core::Ask ask) {
    return ask == core::Ask::WhoWins || ask == core::Ask::OnlyWin || ask == core::Ask::OnlyDraw;
}

std::vector<std::string> rightOf(const core::Puzzle& puzzle) {
    if (puzzle.ask == core::Ask::WhoWins) return {Classroom::nameOf(puzzle.outcome)};
    std::vector<std::string> all;
    for (const auto move : puzzle.answers) all.push_back(puzzle.game->text(puzzle.position, move));
    return all;
}

} // namespace

Quiz::Quiz(const core::Kind& kind, quint64 seed) : m_puzzles(kind, seed) {
    connect(&m_puzzles, &PuzzleSource::ready, this, &Quiz::ask);
    connect(&m_puzzles, &PuzzleSource::exhausted, this, &Quiz::exhausted);
    connect(&m_puzzles, &PuzzleSource::failed, this, &Quiz::exhausted);
}

void Quiz::next() {
    m_waiting = true;
    ask();
}

void Quiz::ask() {
    while (m_waiting) {
        const auto puzzle = m_puzzles.take(gradeOf[static_cast<std::size_t>(m_asked)]);
        if (!puzzle) return; // it tells when there is one
        if (!fits(puzzle->ask)) continue;
        m_waiting = false;
        ++m_asked;
        using Asks = Classroom::Asks;
        emit asks({.asks = puzzle->ask == core::Ask::WhoWins ? Asks::Outcome : Asks::Move,
                   .game = puzzle->game,
                   .start = puzzle->position,
                   .position = puzzle->position},
                  rightOf(*puzzle));
        emit ready();
    }
}
