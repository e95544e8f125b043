#pragma once

#include "core/kind.h"
#include "core/threads.h"

#include <memory>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace core {

// Boards for whoever is to say first whether to begin or to follow, and then to win: lost ones as often as
// won ones, no two the same until there are no others. For each of them so many are looked at and no more.
// Belongs to one thread at a time.
class SideStream {
public:
    static constexpr int mostLooks = 60;

    struct Board {
        std::shared_ptr<const Game> game;
        Position position;
        Outcome outcome{}; // for the player on move; never a draw
    };

    SideStream(const Kind& kind, std::uint64_t seed);

    // At most so many moves from the end, where that is known. Nothing: stopped, and the next call goes on;
    // or none was found, which searches() tells.
    std::optional<Board> next(int longest, const StopToken& stop);
    bool searches() const { return m_looks > 0; }
    // No more than what has been found so far, which may be nothing.
    std::optional<Board> giveUp();

private:
    struct Table {
        std::shared_ptr<const Game> game;
        std::unique_ptr<Solver> solver;
    };
    Table& table(std::size_t i);
    std::optional<Position> candidate(const Game& game);
    std::optional<Board> taken(Board board);

    const Kind& m_kind;
    std::vector<std::string> m_rules;
    std::vector<std::optional<Table>> m_tables; // by the number of the rules, as soon as they are needed
    std::mt19937_64 m_random;
    std::set<std::pair<std::string, std::string>> m_seen; // rules, position
    // Of the board that is searched for:
    int m_looks = 0;
    bool m_lost = false;                                  // rather a lost one
    std::optional<std::pair<std::size_t, Position>> m_at; // being valued when it was stopped
    std::optional<Board> m_other;                         // that will do as well
};

} // namespace core
