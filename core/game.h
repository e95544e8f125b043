#pragma once

// The joint of the house: what is above knows a game by Game and Solver alone, with opaque positions. A
// game is made of a concept each for rules, board and method (rules.h, hooks.h) by GameOf (gameof.h).

#include "core/board.h"
#include "core/threads.h"
#include "core/verdict.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace core {

struct Kind;

// A position and a move of any game: the bytes of the rule set's own value. Equality is bytewise.
struct Position {
    std::array<std::uint64_t, 7> bits{};
    friend bool operator==(const Position&, const Position&) = default;
};

struct Move {
    std::uint64_t bits = 0;
    friend bool operator==(const Move&, const Move&) = default;
};

// What the players are called, to be put into a message.
using Names = std::array<std::string, 2>;

struct MoveVerdict {
    Move move;
    Verdict verdict; // for the player who makes the move, counted from the position analysed
};

// What a solver knows of a position at some moment: its verdict and that of every legal move, best first.
struct Analysis {
    Verdict verdict;
    std::vector<MoveVerdict> moves;
    bool settled = false;                // what is known of values stays as it is: only reasons may come
    bool complete = false;               // nothing more will come
    std::optional<Explanation> why = {}; // found by the solver after the first values
    // Each of the moves that are equally good, and what is to be hoped for after it, in billionths of a win:
    // the more, the harder it is to answer. Empty: not weighed (play/opponent.h).
    struct Hope {
        Move move;
        int hope = 0;
    };
    std::vector<Hope> hopes = {};
    // How near its edge a draw is after each of the moves that keep it. Empty: not looked for (play/edge.h).
    struct Edge {
        Move move;
        int answers = 0, losing = 0; // the other side's answers, and those of them that lose
        // So many moves, this one among them, until the other side is where it can err, whatever it does.
        // Nothing: it cannot be brought there, or that is not proven.
        std::optional<int> trap = {};
    };
    std::vector<Edge> edges = {};

    // There is nothing to be said of this position, and never will be.
    bool silent() const { return complete && verdict.unknown(); }
};

// A ready-made way to go on, for people who do not want to make each move: a set-up placed at once.
struct Offer {
    Message name;
    std::vector<Move> moves; // all by the player who is on move
};

// A position that is being set up by hand; it need not be legal yet. Where it takes another value of an
// option (a rock is part of the rules), that is the one.
struct Draft {
    Position position;
    std::optional<std::pair<std::string_view, std::string>> option = {};
};

// Why a draft is no position that can be played from, and what stands where it may not.
struct Objection {
    Message why; // a sentence, in words
    std::vector<SpotId> spots = {};
};

// A move that a rule of thumb suggests: what those play who do not look ahead.
template <class M>
struct HunchOf {
    Phrase rule; // "leave two equal halves"
    M move;
    // Where the rule is the winning line itself: knowing it is worth looking so many plies ahead. Nothing: it
    // is often right, and one has to look all the same.
    std::optional<int> effort = {};
};
using Hunch = HunchOf<Move>;

// A change to a draft that belongs to no spot: the other player begins, a ribbon more.
struct Change {
    Message name;
    Position position;
};

// Between two parts of a match: what has come of the one, and what is to do in the other.
struct Interlude {
    Message title;
    std::vector<Message> lines;
    std::vector<Shape> figures = {}; // over the pieces while it is told: the one part at its end
};

using Report = std::function<void(const Analysis&)>;

// Thrown where a block of a table on disk cannot be read or is not what was written. The file has been
// removed by then.
struct DamagedTable : std::runtime_error {
    DamagedTable() : std::runtime_error("a table on disk is damaged") {}
};

// Values positions of one game. Belongs to one thread at a time; keeps its tables for its life.
class Solver {
public:
    virtual ~Solver() = default;
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    // Reports as often as it knows more (at most 30 times a second), the last time with `complete` unless
    // stopped. Answers a stop within 50 ms.
    virtual void analyse(const Position& position, StopToken stop, const Report& report) = 0;

protected:
    Solver() = default;
};

// Asks Game::settle for no more than is known already.
inline const StopToken& noTime() {
    static const StopSource stopped = [] {
        StopSource source;
        source.request_stop();
        return source;
    }();
    static const auto token = stopped.get_token();
    return token;
}

// One configured game: the rules under some options, and how its board looks. Immutable, shared by threads.
class Game {
public:
    virtual ~Game() = default;
    Game(const Game&) = delete; // boards and solvers hold on to the rules of theirs
    Game& operator=(const Game&) = delete;
    virtual const Kind& kind() const = 0;
    virtual std::string rules() const = 0; // key=value;… as given, in the schema's order

    virtual Position start() const = 0;
    virtual Player mover(const Position& p) const = 0;
    virtual std::vector<Move> moves(const Position& p) const = 0; // none exactly when finished or pending
    virtual Position play(const Position& p, Move m) const = 0;
    // A move may take too long to be played out at once: it then leads to a pending position, without moves
    // and without a result, until it is found out what becomes of it. That may take any time, and is
    // remembered; nothing: it was stopped. A position that is not pending is settled.
    virtual bool pending(const Position& p) const = 0;
    virtual std::optional<Position> settle(const Position& p, const StopToken& stop) const = 0;
    // The same for whoever must not be held up: as far as it is found out in so many steps (some million a
    // 1/100 s), which come equally far on any computer.
    virtual std::optional<Position> settleWithin(const Position& p, std::uint64_t steps) const = 0;
    // Where a move leads to, as far as that is known by now.
    Position reached(const Position& p, Move m) const {
        const auto next = play(p, m);
        return settle(next, noTime()).value_or(next);
    }
    virtual std::optional<Outcome> result(const Position& p) const = 0; // for the mover; nothing: goes on
    virtual Position canonical(const Position& p) const = 0; // the same for positions of one symmetry class
    // The same for positions that look alike to people, the players not exchanged: one node in a graph.
    virtual Position folded(const Position& p) const = 0;
    virtual int repetitions() const = 0; // so often a position may occur before it is a draw; 0: no limit

    virtual std::string text(const Position& p) const = 0;
    virtual std::string brief(const Position& p) const = 0; // without the mover, for lists
    virtual Position parse(std::string_view s) const = 0;   // throws InputError
    // As the game's source writes it (hooks.h: Spelling); empty: in no other way.
    virtual std::string spelt(const Position& p) const = 0;
    // How else a text may have been meant that parse() takes.
    virtual std::optional<Message> ambiguity(std::string_view s) const = 0;
    virtual std::string text(const Position& p, Move m) const = 0;
    virtual Move parse(const Position& p, std::string_view s) const = 0; // throws InputError

    virtual std::vector<Message> summary(const Position& start) const = 0; // "Misère", "no limit", …
    virtual Message goal(const Position& p) const = 0;           // what both play for, in one plain sentence
    virtual Message prompt(const Position& p) const = 0;         // what the mover does next
    virtual Message phrase(const Position& p, Move m) const = 0; // "take 4: 1–4"
    // Why it is over in a position with a result, so that a child understands: what happened, who has won.
    virtual Message ending(const Position& p, const Names& names) const = 0;
    // What is to be said between a move and what it leads to, where a part of the match ends with it.
    virtual std::optional<Interlude> interlude(const Position& p, Move m, const Names& names) const = 0;
    // `seed` decides the random ones. None for most positions.
    virtual std::vector<Offer> offers(const Position& p, std::uint64_t seed) const = 0;
    // What rules of thumb suggest, those first that are asked first; right or wrong. None where none applies.
    virtual std::vector<Hunch> hunches(const Position& p) const = 0;
    // How far the mover's score is ahead, in games that have one besides the board.
    virtual int lead(const Position& p) const = 0;
    // A move that gives up only a part of the match, where giving up does not end it all; else nothing.
    virtual std::optional<Move> concession(const Position& p) const = 0;

    // Setting up by hand: the tools there are, none where it cannot be done; what one of them makes of a spot
    // of layout(p), which throws InputError where it can do nothing there; what else can be changed; and what
    // forbids to play from what has come of it.
    virtual std::vector<Message> tools() const = 0;
    virtual Draft applied(const Position& p, std::size_t tool, SpotId spot) const = 0;
    virtual std::vector<Change> changes(const Position& p) const = 0;
    virtual std::optional<Objection> objection(const Position& p) const = 0;

    virtual Layout layout(const Position& start) const = 0;
    virtual Scene scene(const Position& start, const Position& p) const = 0;
    // The same spots in the same order, laid out for a frame that is higher than wide, and what stands on
    // them there; nothing: what is seen of layout() fills it, too.
    virtual std::optional<Layout> upright(const Position& start) const = 0;
    virtual Scene uprightScene(const Position& start, const Position& p) const = 0;
    // What stands on a board that is laid out so.
    Scene sceneOn(const Layout& layout, const Position& start, const Position& p) const {
        return layout.upright ? uprightScene(start, p) : scene(start, p);
    }
    virtual Path path(const Position& start, const Position& p, Move m) const = 0;
    // How a move is drawn as an arrow at rest; nothing for games that show moves on their spots.
    virtual std::optional<Arrow> arrow(const Position& p, Move m) const = 0;
    // What is drawn over the board while a player looks at a move.
    virtual std::vector<Shape> preview(const Position& start, const Position& p, Move m) const = 0;
    // A move shown picture by picture, for games whose moves no story tells; nothing for the others.
    virtual Film film(const Position& start, const Position& p, Move m) const = 0;
    virtual Story story(const Position& start, const Position& p, Move m) const = 0;
    // Where the last piece of a move comes to rest, for games in which that is worth asking.
    virtual std::optional<SpotId> landing(const Position& p, Move m) const = 0;
    // Which rule forbids it.
    virtual Message refusal(const Position& start, const Position& p, const Path& pointed) const = 0;

    virtual std::unique_ptr<Solver> solver() const = 0;

protected:
    Game() = default;
};

} // namespace core
