#pragma once

// The room of a match: its moves and lines, records of it, the computer's levels, what is said at a
// table. It knows games only by core/game.h.

#include "core/kind.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

// How strong a computer player is; nothing stands for a person. Random is for measurements.
enum class Level : std::uint8_t { Random, FirstSteps, Gentle, Fair, Strong, Perfect };
inline constexpr std::array allLevels{Level::Random, Level::FirstSteps, Level::Gentle,
                                      Level::Fair,   Level::Strong,     Level::Perfect};

struct Seat {
    static constexpr int longestName = 40; // letters that anybody may type
    std::string name;                      // UTF-8
    std::optional<Level> computer = {};
    std::string lesson = {}; // computer: the id of the one that it has not had (Belief); empty: none
    friend bool operator==(const Seat&, const Seat&) = default;
};

// How a match ended.
struct Ending {
    enum class Reason : std::uint8_t { Rules, Repetition, GivenUp, Agreed };
    std::optional<Player> winner; // nothing: a draw
    Reason reason = Reason::Rules;
    friend bool operator==(const Ending&, const Ending&) = default;
};

// A match in play: the game, the moves made, and the ply looked at. Nothing that was played is ever lost:
// another move at an earlier ply opens another line. Line 0 is the match, the others are its variations. As
// long as the match goes on, a move taken back and made anew goes on with the match, and what was taken back
// becomes the variation; once it is over, it stays as it is. at(), move(), play() and all that speaks of
// plies is about the line looked at.
class Match {
public:
    explicit Match(const std::shared_ptr<const Game>& game);
    Match(std::shared_ptr<const Game> game, const Position& start);

    const Game& game() const { return *m_game; }
    const std::shared_ptr<const Game>& sharedGame() const { return m_game; }
    const Position& start() const { return m_nodes.front().position; }
    const Position& position() const { return at(m_ply); }
    const Position& at(int ply) const { return m_nodes[index(ply)].position; }
    Move move(int ply) const { return m_nodes[index(ply + 1)].move; } // leads from ply to ply + 1
    int ply() const { return m_ply; }
    int plies() const { return static_cast<int>(m_path.size()) - 1; }
    Player mover() const { return m_game->mover(position()); }
    // Names a ply of the line for good: the same in every line that goes through it.
    int node(int ply) const { return m_path[static_cast<std::size_t>(ply)]; }

    // `m` must be legal in position(), and the line not over there. A move made before is found again.
    void play(Move m);
    // The same, but the match itself is left as it is, even where it goes on.
    void vary(Move m);
    void goTo(int ply); // 0 … plies()
    // Another line is looked at, or an earlier ply of a match that is over. While it goes on, an earlier ply
    // is where somebody has taken back a move.
    bool looksBack() const { return m_line != 0 || (over() && m_ply < plies()); }
    // Where a node stands in the line looked at, or -1.
    int plyOf(int node) const;

    int lines() const { return static_cast<int>(m_lines.size()); }
    int line() const { return m_line; }
    // Looks at another line, at the same ply or where it ends.
    void goToLine(int line);
    // So many plies another line shares with the one looked at.
    int shared(int line) const;
    // Whether the match itself is over, whatever is looked at.
    bool over() const;

    // Ends the line, or only a part of the match where the game says so (Game::concession).
    void giveUp(Player loser);
    // Giving up can be taken back, and done again, without a move; going to another ply does neither.
    bool givenUp() const { return m_ply == plies() && here().gaveUp && !here().tookBack; }
    bool tookBackGivingUp() const { return m_ply == plies() && here().gaveUp && here().tookBack; }
    void takeBackGivingUp() { here().tookBack = true; }
    void giveUpAgain() { here().tookBack = false; }

    // What becomes of the line's last move is not found out yet (Game::pending). The line can be called a
    // draw, and goes on when settle() finds that it is known by now.
    bool pending() const { return m_game->pending(at(plies())); }
    void settle();
    void agreeDraw();

    // The pie rule, where it was agreed on: after the first move whoever is to answer it may change seats
    // with the other player, once. Who sits where is told beside the match (Seat).
    enum class Pie : std::uint8_t { None, Open, Taken };
    Pie pie() const { return m_pie; }
    void setPie(Pie pie) { m_pie = pie; }
    bool canChangeSides() const; // now
    // The move from that ply is made where the other player may take over what comes of it: its value by the
    // rules of the game alone does not tell what it is good for.
    bool divides(int ply) const { return m_pie != Pie::None && ply == 0; }

    // How the line stands at the ply looked at: nothing while it goes on.
    std::optional<Ending> ending() const;
    // So many times the position at `ply` has occurred up to there.
    int occurrences(int ply) const;
    // So many times what this move at the ply looked at leads to has occurred up to there.
    int occurrences(Move m) const;
    // It would bring a position up for the last time: a draw.
    bool repeats(Move m) const;

private:
    struct Node {
        int before; // -1: the start
        Move move;
        Position position;
    };
    struct Line {
        int last;                          // its last node
        std::optional<Player> gaveUp = {}; // there
        bool tookBack = false;             // that
        bool agreed = false;               // on a draw, there too
    };

    std::size_t index(int ply) const { return static_cast<std::size_t>(node(ply)); }
    const Line& here() const { return m_lines[static_cast<std::size_t>(m_line)]; }
    Line& here() { return m_lines[static_cast<std::size_t>(m_line)]; }
    void open(Move m, bool goesOn);
    int seen(const Position& p, int ply) const;
    std::vector<int> pathOf(const Line& line) const;
    std::optional<int> lineThrough(int node) const;
    int child(int node, Move m) const;

    std::shared_ptr<const Game> m_game;
    std::vector<Node> m_nodes; // a tree
    std::vector<Line> m_lines;
    std::vector<int> m_path; // the nodes of the line looked at
    int m_line = 0;
    int m_ply = 0;
    Pie m_pie = Pie::None;
};

// The first move of a match leads to the other player, who may like to have made it: the pie rule makes
// sense.
bool divides(const Game& game, const Position& start);

// The moves of a line of play in the game's notation, up to the first that is not legal where it stands.
std::vector<Move> legalPart(const Game& game, Position from, const std::vector<std::string>& line);

} // namespace core
