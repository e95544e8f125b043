#pragma once

#include "core/games/fmurs/flocks.h"
#include "core/games/fmurs/kennel.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace core::fmurs {

// For every placement with a certain number of sheep: in how many of their turns the dogs, who are to move,
// clear the field. Retrograde analysis, one byte a placement.
class Endgame {
public:
    using Values = std::vector<std::uint8_t>;
    static constexpr std::uint8_t never = 255, open = 254; // 1 … longest: so many turns
    static constexpr int longest = 253;

    // `fewer`: the endgames of 1, 2, … sheep less than `sheep`, all solved. Without them the next catch is
    // all that the dogs are after.
    Endgame(const Chase& chase, const Kennel& kennel, int sheep, std::vector<std::shared_ptr<Endgame>> fewer);

    int sheep() const { return m_sets.size(); }
    std::uint64_t size() const { return m_count * m_kennel.blocks(); } // entries, a byte each
    using Progress = std::function<void(double done)>;                 // 0 … 1
    // Goes on building the table. False if stopped; the next call goes on from there.
    bool solve(const std::stop_token& stop, const Progress& progress = {});
    bool solved() const { return m_stage == Stage::Solved; }
    // Takes over a table from disk, or gives one to it.
    void adopt(Values values);
    const Values& values() const { return m_values; }

    // Turns until the field is clear, or never; the dogs are to move.
    std::uint8_t dogsValue(const Herd& h) const { return m_values[index(h)]; }
    // The same with the sheep to move, for placements with one dog each on a free cell.
    std::uint8_t sheepValue(const Herd& h) const { return m_sheepValues[index(h)]; }
    // The values of all flocks for where the dogs stand, and the numbers of the sheep's cells in them.
    struct View {
        const std::uint8_t* values;
        const Permutation* onNumbers;
    };
    View view(const Dogs& dogs, bool dogsToMove) const;
    std::uint8_t number(Cell c) const { return m_sets.number(c); }
    // Fills the table for sheepValue(). False if stopped; the next call goes on from there.
    bool tabulateSheep(const std::stop_token& stop);

    // The number of a placement, the same for symmetric ones, and a placement of a number.
    std::uint64_t index(const Herd& h) const;
    Herd herd(std::uint64_t index) const;

private:
    enum class Stage : std::uint8_t { Prepare, Fewer, Fill, Spread, Solved };
    // A way a dog can have come to where it stands: what must be free for it, and the dogs before.
    struct Back {
        CellSet free;
        std::uint32_t block = 0, symmetry = 0;
    };

    bool listMoves(const std::stop_token& stop);
    void prepare();
    bool tabulateFewer(const std::stop_token& stop);
    bool eachFlock(const std::stop_token& stop, const Progress& tell,
                   void (Endgame::*visit)(std::uint32_t, std::uint32_t));
    void fill(std::uint32_t block, std::uint32_t flock);
    std::uint8_t bestCapture(const Herd& h) const;
    bool spread(const std::stop_token& stop, const Progress& tell);
    double progress() const;
    void dogsClear(std::uint32_t block, std::uint32_t flock);
    void sheepStuck(std::uint32_t block, std::uint32_t flock, std::size_t move);
    void sheepLose(std::uint32_t block, std::uint32_t flock);
    void improve(std::uint32_t block, std::uint64_t flock);
    std::vector<Back> backs(const Dogs& dogs) const;
    std::uint64_t image(std::uint32_t flock, std::uint32_t symmetry) const;
    std::uint64_t at(std::uint32_t block, std::uint64_t flock) const { return block * m_count + flock; }
    void tabulate(std::uint32_t block, Values& next);

    const Chase& m_chase;
    const Kennel& m_kennel;
    std::vector<std::shared_ptr<Endgame>> m_fewer;
    Combinations m_sets;
    std::unique_ptr<Flocks> m_flocks;
    std::vector<Permutation> m_symmetries; // on the numbers of pasture cells
    Values m_values;
    Values m_sheepValues;      // the sheep are to move; only where larger tables are built on this one
    std::uint64_t m_count = 0; // of flocks
    int m_movesATurn;          // of the sheep

    // While it is built: the sheep's moves not yet known to lose, for each of a turn's moves.
    std::array<Values, 2> m_openMoves;
    std::vector<std::vector<Back>> m_backs;
    std::vector<CellSet> m_room, m_blocked; // a block's cells next to its dogs, and those closed to sheep
    Stage m_stage = Stage::Prepare;
    int m_turns = 1;
    std::uint32_t m_block = 0, m_flock = 0, m_tabulated = 0;
};

} // namespace core::fmurs
