#pragma once

#include "core/game.h"
#include "core/lab.h"

// Sowings on a ring of pits, each looked at by itself: plain data for a lab that shows them and knows no
// rules.
namespace core {

// A board without players: the counts of all pits in the order of sowing, and the pit in hand.
struct RingBoard {
    std::vector<int> stones;
    int hand = 0;
    friend bool operator==(const RingBoard&, const RingBoard&) = default;
};

// A sowing followed lay by lay, or lays undone one after the other.
struct Course {
    // Pits side by side that make a rollback stop sooner or later.
    struct Sign {
        int first = 0, pits = 0; // no pits: no sign
    };
    struct Step {
        RingBoard board;
        int to = -1; // the next hand; none in the last step
        int moved = 0;
        Sign sign = {};
    };
    std::vector<Step> steps;   // the board given, then one after each lay, as far as they are kept
    std::uint64_t lays = 0;    // of all, followed to the end or until it is given up
    bool returns = false;      // the last step's board is the first again, seen from the hand
    std::vector<Message> said; // what came of it, a sentence each
};

// What theory says of a sowing, checked.
struct Check {
    enum class Sign : std::uint8_t { Holds, Fails, Silent };
    Sign sign = Sign::Silent;
    Message name, detail;
};

// A way of messages between two processes, by their numbers: the pits as on the board, then each row's
// manager.
struct Channel {
    int one = 0, other = 0;
    friend bool operator==(const Channel&, const Channel&) = default;
};

// A message between two processes of the ring.
struct Passing {
    std::string from, to;
    std::string code;                    // the message as it is exported
    Message message, told;               // in a word, and what happens in a sentence
    Message state;                       // the receiver's, then
    int holds = 0;                       // the figure of it that the message is about
    int lay = 0;                         // from 1; 0: before the first
    RingBoard board = {};                // then; the receiving pit is the hand
    int sender = 0, receiver = 0;        // by number
    std::vector<std::string> terms = {}; // then, of each process: "Ha(3)", "Mn(0, 8)"
};

// All there is to know of one board.
struct RingStudy {
    RingBoard board;
    bool back = false;          // lays are undone
    std::string name = {};      // of its loop in the literature; empty: none
    std::vector<int> loop = {}; // what tells its loop from others; empty: not on a loop
    Course course = {};
    std::vector<Check> checks = {};
    std::vector<Passing> messages = {}; // of the sowing, or the first of them
};

// A loop that play from the start leads into.
struct FoundLoop {
    std::string name;
    std::vector<int> loop;  // as in RingStudy
    std::vector<int> board; // seen from the hand
    int lays = 0, period = 0, shift = 0;
    int starts = 0;      // boards of the game that lead in
    std::size_t row = 0; // in the table
};

struct FoundLoops {
    std::vector<FoundLoop> loops;
    bool named = false; // the literature lists the loops of such boards: one without a name is new
    Table table;        // the same for export, and the facts, which may name rows of it
    std::uint64_t boards = 0;
};

// A position of a game whose next move, `move`, never ends.
struct WayIn {
    std::string rules;
    Position position;
    Move move;
};

// The colours of the board, which follow the game's own.
struct RingLook {
    Colour board, pit, rim, stone;
};

// The experiments of a game whose moves are sowings on a ring. All run on any thread.
struct RingLab {
    Phrase title;
    std::string_view table;       // the id of the lab that finds the same loops
    int minPits = 0, maxPits = 0; // a row
    int searched = 0;             // the most pits a row for which loops are searched
    int usual = 0;                // so many pits a row at first
    RingLook look;
    int (*mostStones)(int pits) = nullptr; // on a board with so many pits in all
    std::string (*pitName)(int pit) = nullptr;
    std::string (*text)(const RingBoard& board) = nullptr;
    RingBoard (*parse)(std::string_view text) = nullptr;  // throws InputError
    std::vector<Channel> (*channels)(int pits) = nullptr; // on a board with so many pits in all
    RingStudy (*study)(const RingBoard& board, bool back) = nullptr;
    FoundLoops (*loops)(int pitsInRow, const StopToken& stop, const Lab::Progress& progress) = nullptr;
    // Nothing: no such position was met, in as many as could be looked at.
    std::optional<WayIn> (*wayIn)(const RingBoard& board, const StopToken& stop) = nullptr;
};

} // namespace core
