#pragma once

#include "core/kind.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

// How strong a computer player is; nothing stands for a person.
enum class Level : std::uint8_t { Random, Gentle, Fair, Strong, Perfect };

struct Seat {
    std::string name; // UTF-8
    std::optional<Level> computer = {};
    friend bool operator==(const Seat&, const Seat&) = default;
};

// How a match ended.
struct Ending {
    enum class Reason : std::uint8_t { Rules, Repetition, GivenUp };
    std::optional<Player> winner; // nothing: a draw
    Reason reason = Reason::Rules;
    friend bool operator==(const Ending&, const Ending&) = default;
};

// A match in play: the game, the line of moves made, and the ply looked at. A move made while looking back
// replaces what came after.
class Match {
public:
    explicit Match(std::shared_ptr<const Game> game);
    Match(std::shared_ptr<const Game> game, const Position& start);

    const Game& game() const { return *m_game; }
    const std::shared_ptr<const Game>& sharedGame() const { return m_game; }
    const Position& start() const { return m_positions.front(); }
    const Position& position() const { return at(m_ply); }
    const Position& at(int ply) const { return m_positions[static_cast<std::size_t>(ply)]; }
    Move move(int ply) const { return m_moves[static_cast<std::size_t>(ply)]; } // leads from ply to ply + 1
    int ply() const { return m_ply; }
    int plies() const { return static_cast<int>(m_moves.size()); }
    Player mover() const { return m_game->mover(position()); }

    // `m` must be legal in position(), and the match not over there.
    void play(Move m);
    void goTo(int ply); // 0 … plies()
    // Ends the match, or only a part of it where the game says so (Game::concession).
    void giveUp(Player loser);

    // How the match stands at the ply looked at: nothing while it goes on.
    std::optional<Ending> ending() const;
    // The mover's last chance: this many times the position at `ply` has occurred up to there.
    int occurrences(int ply) const;
    // This move at the ply looked at would bring a position up for the last time: a draw.
    bool repeats(Move m) const;

private:
    std::shared_ptr<const Game> m_game;
    std::vector<Position> m_positions; // one more than moves
    std::vector<Move> m_moves;
    int m_ply = 0;
    std::optional<Player> m_gaveUp; // at the end of the line
};

// The moves of a line of play in the game's notation, up to the first that is not legal where it stands.
std::vector<Move> legalPart(const Game& game, Position from, const std::vector<std::string>& line);

} // namespace core
