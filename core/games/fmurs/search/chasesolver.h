#pragma once

// What is found out without a table of all sheep, or with those of fewer: lookahead, guarantee, guesses
// for placing. ChaseSolver is asked, and chooses the way.

#include "core/board.h"
#include "core/games/fmurs/search/lookahead.h"
#include "core/games/fmurs/search/placingguess.h"
#include "core/games/fmurs/tables/placingvalues.h"
#include "core/games/fmurs/tables/tablebuilder.h"
#include "core/solve/freememory.h"
#include "core/solve/reportpace.h"

#include <algorithm>
#include <functional>

namespace core::fmurs {

// Values positions of Fmurs: exactly where the endgame tables reach, above them by looking ahead.
class ChaseSolver {
public:
    // What a position is worth in time and memory. Tests set it small.
    struct Budget {
        std::uint64_t nodes = 4'000'000; // positions looked into while tables are built, and once more after
        int threads = 0;       // 0: as many as there are cores; 1: no other one builds tables either
        int tables = maxSheep; // of so many sheep at most
        // Bytes to build them, if they do not lie on disk; of what is free most is left to other programs.
        double memory = std::min(600e6, freeMemory() / 4);
    };
    explicit ChaseSolver(const Rules& rules) : ChaseSolver(rules, Budget()) {}
    ChaseSolver(const Rules& rules, const Budget& budget);

    template <class Report>
    void analyse(const Rules::Position& root, const StopToken& stop, const Report& report) {
        m_report = [&](const std::vector<Known>& known, bool complete) {
            report([&](const Rules::Position& p) { return valueIn(known, p); }, complete);
        };
        run(root, stop);
    }

    // The chase played out, where the tables reach.
    const std::optional<Explanation>& why() const { return m_why; }

private:
    struct Known {
        Rules::Position position;
        Verdict verdict = {};
    };
    using Children = std::vector<Lookahead::Child>;

    void run(const Rules::Position& root, const StopToken& stop);
    void end(const Rules::Position& root);
    void chase(const Rules::Position& root, const StopToken& stop);
    void place(const Rules::Position& root, const StopToken& stop);
    bool placeByTables(const Rules::Position& root, const StopToken& stop);
    bool placeByGuess(const Rules::Position& root, bool last, const StopToken& stop);
    bool prepare(const StopToken& stop);
    Lookahead& lookaheadFor(const Rules::Position& root);
    bool countSheep(const Rules::Position& root, const StopToken& stop);
    bool lookAhead(const Rules::Position& root, bool last, const StopToken& stop);
    void tell(const Rules::Position& root, const Children& children, bool complete);
    void tell(const Rules::Position& root, const PlacingGuess::Prospects& prospects, bool complete);
    void explain(const Rules::Position& root);
    int affordable(double bytes) const;
    static Verdict valueIn(const std::vector<Known>& known, const Rules::Position& p);

    // Where the sheep caught decide a half because the first one was not cleared: tables by sheep left.
    struct Counting {
        Counting(const Rules& rules, const OneSheepHunt& hunt, int threads);
        Endgames endgames;
        Lookahead lookahead;
    };

    // How far thinking about a position has come: who asks again after a stop goes on from there.
    struct Begun {
        Rules::Position root;
        Children children = {};
        int depth = 0;           // turns of the dogs to be looked ahead next
        std::uint64_t spent = 0; // positions looked into
        int rounds = 0;          // of guesses
        bool waiting = false;    // for tables, and once more then
        // Nothing of it for the thinking that follows upon tables.
        void wait() {
            waiting = true;
            depth = rounds = 0;
            spent = 0;
        }
    };

    const Rules& m_rules;
    Budget m_budget;
    Endgames m_endgames;
    OneSheepHunt m_hunt;
    PlacingValues m_placings;
    Lookahead m_lookahead;
    PlacingGuess m_guess;
    std::unique_ptr<Counting> m_counting;
    std::unique_ptr<TableBuilder> m_builder; // last, for it must stop before the tables go
    std::optional<Begun> m_begun;
    ReportPace m_pace;                // of rounds of guesses
    std::optional<Explanation> m_why; // of the position analysed last
    std::function<void(const std::vector<Known>&, bool)> m_report;
};

} // namespace core::fmurs
