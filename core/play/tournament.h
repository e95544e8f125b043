#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <vector>

namespace core {

// Everybody plays, round after round, against others who stand alike (a Swiss system): nobody meets twice as
// long as that can be avoided. Who is left over where they are uneven plays the computer, the next time
// another one. Free of anything that is shown.
class Tournament {
public:
    static constexpr int computer = -1; // instead of a player
    enum class Result : std::uint8_t { Open, First, Draw, Second };
    struct Game {
        int first = 0, second = 0; // who begins, and against whom; players are numbered from 0 on
        Result result = Result::Open;
    };
    struct Standing {
        int points = 0; // 2 for a win, 1 for a draw
        std::vector<int> players;
    };

    explicit Tournament(std::uint64_t seed) : m_random(seed) {}

    int add() { return m_players++; } // at any time
    // Who plays whom in the next round, of those who are there; games of the one before that are still open
    // were not played. The games of a round are numbered from 0 on.
    const std::vector<Game>& nextRound(std::vector<int> there);
    int rounds() const { return static_cast<int>(m_rounds.size()); }
    const std::vector<Game>& games() const { return m_rounds.back(); } // of this round
    void note(std::size_t game, Result result);
    bool roundOver() const;

    int points(int player) const;
    int met(int a, int b) const;    // so many games
    int begun(int player) const;    // games begun, less those the other one began
    int leftOver(int player) const; // games against the computer
    // Those of equal points together, the most first.
    std::vector<Standing> standings() const;

private:
    int takeLeftOver(std::vector<int>& there) const;
    Game game(int a, int b);

    std::vector<std::vector<Game>> m_rounds;
    int m_players = 0;
    std::mt19937_64 m_random;
};

} // namespace core
