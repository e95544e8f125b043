#pragma once

#include "core/picture/fit.h"
#include "core/picture/mark.h"
#include "core/picture/neighbour.h"
#include "core/picture/selection.h"
#include "core/play/tabletalk.h"

#include <memory>
#include <optional>
#include <vector>

namespace core {

// Telling what a move does is no hint, or hints are on.
bool foretold(const Game& game, Help help);
// A move in words: what it does, or, where foretelling that is a hint and hints are off, where it begins.
Message moveMessage(const Game& game, const Position& start, const Position& p, Move m, Help help);

// A board as one sees it and points at it: a position, what is known of its moves and may be seen of that,
// and what has been pointed at so far. Holds everything that is shown; drawing it is another's.
class BoardState {
public:
    enum State { Occupied = 1, Target = 2, Chosen = 4 };

    struct Cell {
        std::string_view art; // of the piece on top; empty: none stands here
        int count = -1;
        std::optional<Mark> mark;
        int state = 0;        // of State flags
        bool onArrow = false; // its mark stands on an arrow
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    // A move drawn as an arrow.
    struct MoveArrow {
        Move move;
        Arrow place;
        std::optional<Mark> mark;
        bool open = true; // still possible after what has been pointed at
        friend bool operator==(const MoveArrow&, const MoveArrow&) = default;
    };

    BoardState() = default; // no game yet
    BoardState(std::shared_ptr<const Game> game, const Position& start);

    void setPosition(const Position& position);
    void setAnalysis(const Analysis* analysis, Help help); // nothing: not known yet
    void setInteractive(bool interactive);
    // Turns a field with joined edges by so many cells, right and down.
    void setTurn(Point cells);
    Point turn() const { return m_turn; }

    bool empty() const { return m_game == nullptr; }
    const Game& game() const { return *m_game; }
    const Position& start() const { return m_start; }
    const Position& position() const { return m_position; }
    const Layout& layout() const { return m_layout; }
    const Scene& scene() const { return m_scene; } // after the steps pointed at so far
    const Cell& cell(SpotId spot) const { return m_cells[static_cast<std::size_t>(spot)]; }
    const std::vector<Cell>& cells() const { return m_cells; }
    const Spot& spot(SpotId spot) const { return spotOf(m_layout, spot); }
    int spots() const { return static_cast<int>(m_layout.spots.size()); }
    const std::vector<MoveArrow>& arrows() const { return m_arrows; }
    bool interactive() const { return m_interactive; }
    Player mover() const { return m_game->mover(m_position); }
    // Its mark stands on it, for there is no piece.
    bool bare(SpotId id) const { return spot(id).bare && cell(id).art.empty(); }
    // What is occupied at the start, as which the board fills its frame.
    const core::Occupied& occupied() const { return m_occupied; }
    // The same, laid out for a frame that is higher than wide; nothing: the game has no board of its own for
    // that.
    std::optional<BoardState> upright() const;
    // The moves of several spots that are drawn as a whole, each with its mark: none while marks are off.
    std::vector<const Choice*> runs() const;
    // A chain of steps could end where it has come to; else nothing.
    const Choice* stop() const;
    // What is shown of a move's value; nothing: marks are off.
    std::optional<Mark> markOf(const Choice& choice) const;
    Help help() const { return m_help; }
    bool marksShown() const { return m_help >= Help::Marks; }

    const Selection& selection() const { return m_selection; }
    // Points at something.
    template <class Action>
    Selection::Answer point(Action action) {
        auto answer = action(m_selection);
        refresh();
        return answer;
    }
    // What comes of a message that points at the board, as with a click: a spot or arrow that there is not is
    // none. A field is turned. Nothing: the message does not.
    std::optional<Selection::Answer> hear(const tabletalk::Said& said);

    // Where the arrow keys stop: where there is something to press or to see, else anywhere; and where one of
    // them leads to.
    std::vector<SpotId> places() const;
    std::optional<SpotId> next(SpotId from, Direction direction) const;

    // What pointing at the spot leads to, in the words of the game; empty: nothing.
    Message tip(SpotId spot) const;
    // A spot, what stands there, and what pointing there is worth.
    Message says(SpotId spot) const;

private:
    Scene ahead() const;
    Message worth(const Choice& choice) const;
    std::vector<Cell> cellsNow() const;
    std::vector<MoveArrow> moveArrows() const;
    Selection::Answer press(SpotId spot);
    Selection::Answer pressArrow(int arrow);
    void refresh();

    std::shared_ptr<const Game> m_game;
    Position m_start, m_position;
    Layout m_layout; // as it is turned
    Point m_turn;
    core::Occupied m_occupied;
    Scene m_scene;
    Selection m_selection;
    std::vector<Cell> m_cells;
    std::vector<MoveArrow> m_arrows;
    Help m_help = Help::Off;
    bool m_silent = false; // nothing can be said of the moves
    bool m_interactive = false;
};

} // namespace core
