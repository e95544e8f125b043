#pragma once

#include "core/games/fmurs/tables/captures.h"
#include "core/games/fmurs/tables/dogsteps.h"
#include "core/games/fmurs/tables/sheepturn.h"
#include "core/solve/team.h"
#include "core/threads.h"

#include <bitset>
#include <functional>
#include <optional>
#include <span>
#include <unordered_map>

namespace core::fmurs {

// Where a table is built if not in memory, and with whom. Of a team each member has the values of its pages
// in a file of its own; that of the first has room for all, and for what Endgame keeps behind.
struct OnDisk {
    WorkFile* values = nullptr;
    WorkPlace place;
    std::uint32_t mark = 0; // the least of any member
    Team* team = nullptr;
};

// Builds the table of so many sheep with several threads, turn by turn from the end. For each placement a bit
// tells that the dogs, who are to move, do not win it in so many turns, and another that the sheep hold out
// if these are to move. In each turn the dogs win what is worth so many turns; then pages from which the
// sheep can come there look whether they still hold out, and where they do not, a step of the dogs that leads
// there is worth one turn more.
//
// Only the first of these bits are asked for from page to page; all else belongs to the page that is dealt
// with, and may lie on disk. What has to last there are the values: each is what captures make of it until it
// is what it stays, and so all bits, and the next turn, come from them again (`WorkFile::mark`: that turn).
class RetrogradeBuild {
public:
    // What takes more than `horizon` turns counts as never.
    RetrogradeBuild(const Chase& chase, const DogIndex& dogIndex, const Flocks& flocks,
                    const SheepMoves& moves, const RowMath& math, int horizon, const OnDisk& where = {});

    // False if stopped; the next call goes on from there. `tell` is told how far it has come, 0 … 1.
    using Progress = std::function<void(double)>;
    // Begins with what captures are worth: for this tables of fewer sheep are needed, but no moves yet.
    bool begin(const Captures& captures, Crew& crew, const StopToken& stop, const Progress& tell);
    // And goes on from there, with the moves. Then the values can be taken, one for each placement of the
    // dogs; with `sheepToo` those of the sheep as well.
    bool build(const Captures& captures, bool sheepToo, Crew& crew, const StopToken& stop,
               const Progress& tell);
    // Of a team, the first has all values then.
    UnsetBytes take() { return std::move(m_values); } // unless they lie in a file
    // From all values: how long the sheep hold out, a byte for each placement.
    bool tabulate(std::span<const std::uint8_t> values, Crew& crew, const StopToken& stop);
    Pages takeSheep() { return std::move(m_bytes); }
    // What it is at: so that somebody may tell where time goes.
    enum class Stage { Capture, Open, Win, Look };
    Stage stage() const { return m_stage; }

private:
    // What a thread needs for itself.
    struct Hand {
        explicit Hand(const RetrogradeBuild& all);
        SheepTurn turn;
        DogBits::Words lost; // of a page, as they are found
        std::vector<std::uint32_t> listed;
        std::vector<std::uint8_t> page;
        std::optional<DogSteps::Marks> marks;
        std::uint8_t* values = nullptr; // of the page
        Pages::Room valueRoom, sheepRoom, wonRoom;
    };
    using Visit = void (RetrogradeBuild::*)(std::uint32_t, Hand&);

    std::size_t tablePage() const { return m_moves.parts() * m_placements; } // bytes
    void prepare();
    void goOn();
    void prepareBits();
    void tellWon();
    void collect();
    Pages ownPages(std::size_t bytes, std::optional<WorkFile>& file) const;
    bool run(Stage last, Crew& crew, const StopToken& stop, const Progress& tell);
    bool everyPage(Visit visit, Crew& crew, const StopToken& stop, const Progress& tell);
    void nextStage();
    double progress() const;

    void capture(std::uint32_t page, Hand& hand);
    void open(std::uint32_t page, Hand& hand);
    void listStuck(std::uint32_t page);
    void tellWorth(std::uint32_t page, const Hand& hand);
    void openBytes(std::uint32_t page, const Hand& hand);
    void checkZeros(const Hand& hand) const;

    void win(std::uint32_t page, Hand& hand);
    void findWon(std::uint32_t page, Hand& hand, std::uint8_t turns);
    bool hasChanged(std::uint32_t page) const { return m_changed[page] == m_turns; }
    bool mayHaveLost(std::uint32_t page) const;
    void look(std::uint32_t page, Hand& hand);
    template <class Take>
    void eachLost(const Hand& hand, Take take) const;
    void stepBackAtOnce(std::uint32_t page, Hand& hand);
    void stepBack(std::uint32_t page, const Hand& hand, std::size_t block, std::size_t of);
    void write(std::uint32_t page, const Hand& hand);
    bool free(std::uint32_t page) const;
    void pass(std::uint32_t page, const Hand& hand, std::uint32_t number);
    void reach(std::uint32_t page, const Hand& hand, std::size_t part, std::uint32_t number);

    std::size_t wonWords() const { return (m_placements + 63) / 64; }
    std::span<std::uint8_t> values(const Hand& hand, std::size_t part) const {
        return {hand.values + part * m_placements, m_placements};
    }

    const Chase& m_chase;
    const DogIndex& m_dogIndex;
    const DogBits& m_bits;
    const Flocks& m_flocks;
    const SheepMoves& m_moves;
    const Captures* m_captures = nullptr; // none: the values are there
    RowMath m_math;
    int m_horizon;
    std::size_t m_placements;
    std::optional<StepsBack> m_steps;
    std::optional<DogSteps> m_dogSteps; // where no sheep can be in the way of any
    Mutex m_mutex;
    // Placements from which the dogs cannot move, by page: part × placements + number.
    std::unordered_map<std::uint32_t, std::vector<std::size_t>> m_stuck;

    Stage m_stage = Stage::Capture;
    int m_turns = 0;            // that the dogs win in
    bool m_known = false;       // values are there, and what they are is to be found out
    bool m_all = false;         // so is where sheep have lost
    std::uint32_t m_cursor = 0; // pages that are done with in this stage
    std::vector<Hand> m_hands;

    OnDisk m_where;
    WorkFile* m_work; // none: all lies in memory
    Team* m_team;     // none: all pages are its own
    Share m_own;
    std::optional<WorkFile> m_sheepFile, m_wonFile;
    UnsetBytes m_values;
    Pages m_table, m_dogs, m_sheep, m_bytes;
    using Worth = std::bitset<256>;
    std::vector<Worth> m_worth;          // which values there are, by page
    std::vector<std::uint8_t> m_changed; // the turn in which the dogs have won something, likewise
    // What they win in a turn, by number: found before, if values are at hand then. And in which turn.
    Pages m_won;
    std::vector<std::uint8_t> m_found;
};

} // namespace core::fmurs
