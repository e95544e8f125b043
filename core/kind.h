#pragma once

#include "core/census.h"
#include "core/demonstration.h"
#include "core/game.h"
#include "core/lab.h"
#include "core/lesson.h"
#include "core/options.h"
#include "core/ringlab.h"

#include <array>

namespace core {

// Where a game comes from: a document that others wrote, named as it names itself, and what became of it.
struct Source {
    // As they stand in the document, never translated. Authors may be empty: it names nobody.
    std::string_view title, authors = {};
    Phrase name;                    // who wrote it, in a sentence: "shirodoni"
    Phrase origin;                  // year, event and place, as far as the document gives them
    Phrase asks, before;            // its question; what it names itself, and what others knew before
    Phrase found, words;            // what was found since; which words are its own
    std::vector<Step> differs = {}; // where another thing was found: on the smallest board that shows it
};

// A ready-made set of rules to start from; the first three are those that a newcomer chooses among. Stages
// are presets to be beaten one after the other.
struct Preset {
    Message name;
    std::string rules;
    bool stage = false;
    Phrase note = {}; // a few words more, of the first three
};

// What a certificate vouches for: the value of every position that comes after one, and the tables of labs.
struct Vouched {
    struct Set {
        std::string rules, position = {};        // empty: the start
        std::vector<const Figure*> figures = {}; // that go into its checksum besides outcome and length
    };
    struct LabRun {
        std::string_view id;
        std::string options;
    };
    std::vector<Set> sets;
    std::vector<LabRun> labs;
};

// How the levels of the computer err in a game (play/judgement.h); tests/bench/levels.cpp measures what comes
// of it.
struct Manner {
    // From first steps to strong: a move that looks by so many thousandths of a win worse than another is
    // made half as often.
    std::array<int, 4> dimness = {3000, 600, 250, 150};
    // From match to match that changes: it is doubled or halved up to so many times.
    int moods = 2;
    // So many of 100 points each level scored against the one before it, first steps against any moves at
    // all: under the rules `measured`. All 0: not measured.
    std::array<int, 5> scores = {};
    std::string_view measured = {};
};

// A kind of game: everything there is to know before a match is set up.
struct Kind {
    std::string_view id;
    Phrase title;
    std::string_view nativeTitle; // the other language's title beside it on cards and in the header
    Phrase tagline;               // one sentence
    Phrase trait;                 // "always ends"
    Phrase numberMeans;           // what the number beside a mark counts
    // How a move is drawn with a pencil into a printed board; art/drawn.svg shows it.
    Phrase drawn = {};
    // "Starts with the dogs": what each player begins with, where the two are not alike.
    std::array<Phrase, 2> roles = {};
    bool draws = false;     // a draw can occur
    bool plainMoves = true; // what a move does is plain to see; else telling it is a hint
    // Where that is not the time to the end, the fewer the nearer, but how far the mover is ahead.
    const Figure* lead = nullptr;
    Manner manner = {};
    Schema options;
    std::vector<Preset> presets;
    // Rules to make puzzles from: their positions are valued at once. None: the presets'.
    std::vector<std::string> practice = {};
    Vouched vouched = {};
    std::vector<Step> guide = {}; // how to play: each rule as a board to try it on
    std::vector<Lesson> lessons = {};
    Source source = {};
    std::vector<Lab> labs;
    // Rules under which the graph of its positions is small enough to be looked at whole; else nothing.
    std::optional<std::string> graphed = {};
    // Experiments with sowings, for games that sow on a ring; else nothing.
    std::optional<RingLab> ring = {};
    // From moves with more to them than the board shows to the lab that shows it; else nothing.
    std::optional<LabLink> link = {};
    // A proof to be played through, for games that have one; else nothing.
    std::optional<DemonstrationLab> demonstration = {};
    // Counts the positions of a game that are not told apart in the usual way; else nothing.
    Census (*census)(const Game& game, const Position& start, const StopToken& stop) = nullptr;
    std::unique_ptr<Game> (*make)(const Values& values) = nullptr; // throws InputError

    std::unique_ptr<Game> game(std::string_view rules) const { return make(parseValues(options, rules)); }
};

// What is said of rules under which the match would be over at its start.
InputError nothingToPlay();

// Every kind, in the order of the shelf. Made from the add_game lines in core/games/CMakeLists.txt.
const std::vector<const Kind*>& catalogue();

// The kind with this id; throws InputError with the ids there are.
const Kind& kindOf(std::string_view id);

} // namespace core
