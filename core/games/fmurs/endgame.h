#pragma once

#include "core/games/fmurs/flocks.h"
#include "core/games/fmurs/watch.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace core::fmurs {

// For every placement with a certain number of sheep: in how many of their turns the dogs, who are to move,
// clear the field, or catch all sheep but some. Retrograde analysis, one byte a placement; under
// Variation::shelter one more for each sheep that may have found shelter.
class Endgame {
public:
    using Values = std::vector<std::uint8_t>;
    static constexpr std::uint8_t never = 255, open = 254; // 1 … longest: so many turns
    static constexpr int longest = 253;

    // `fewer`: the endgames of fewer sheep, all solved, in rising order up to one sheep less. With fewer than
    // in the first of them the dogs have reached their goal; without any, the next catch is all that they are
    // after. What takes more than `horizon` turns counts as never.
    Endgame(const Chase& chase, const Kennel& kennel, int sheep, std::vector<std::shared_ptr<Endgame>> fewer,
            int horizon = longest);

    int sheep() const { return m_sets.size(); }
    std::uint64_t size() const { return m_count * rows(); } // entries, a byte each
    using Progress = std::function<void(double done)>;      // 0 … 1
    // Goes on building the table. False if stopped; the next call goes on from there.
    bool solve(const std::stop_token& stop, const Progress& progress = {});
    bool solved() const { return m_stage == Stage::Solved; }
    // Takes over a table from disk, or gives one to it.
    void adopt(Values values);
    const Values& values() const { return m_values; }

    // Turns until the goal is reached, or never; the dogs are to move.
    std::uint8_t dogsValue(const Herd& h) const;
    // The same with the sheep to move, for placements with one dog each on a free cell.
    std::uint8_t sheepValue(const Herd& h) const;
    // The values of all flocks for where the dogs stand, none of the sheep sheltered, and the numbers of the
    // sheep's cells in them.
    struct View {
        const std::uint8_t* values;
        const Permutation* onNumbers;
    };
    View view(const Dogs& dogs, bool dogsToMove) const;
    std::uint8_t number(Cell c) const { return m_sets.number(c); }
    // Fills the table for sheepValue(). False if stopped; the next call goes on from there.
    bool tabulateSheep(const std::stop_token& stop);

    // The placement of an entry.
    Herd herd(std::uint64_t entry) const;

private:
    enum class Stage : std::uint8_t { Prepare, Fewer, Fill, Spread, Solved };
    // Where a placement is found: the flock as it lies for the dogs who stand for their block.
    struct Place {
        std::uint32_t block = 0, flock = 0, slot = 0;
    };
    // The rows of a block have an entry for each flock. In the first no sheep is sheltered (slot 0), in the
    // next ones a sheep each, in the order of their numbers.
    std::uint32_t rows() const { return m_kennel.blocks() * m_slots; }
    std::uint32_t row(std::uint32_t block, std::uint32_t slot) const { return block * m_slots + slot; }
    std::uint64_t at(std::uint64_t row, std::uint64_t flock) const { return row * m_count + flock; }
    static constexpr std::uint32_t anySlot = UINT32_MAX;

    bool listMoves(const std::stop_token& stop);
    void prepare();
    bool tabulateFewer(const std::stop_token& stop);
    bool fill(const std::stop_token& stop, const Progress& tell);
    void fill(std::uint32_t block, std::uint32_t slot, std::uint32_t flock);
    std::uint8_t bestCapture(const Herd& h) const;
    bool spread(const std::stop_token& stop, const Progress& tell);
    double progress() const;
    void sheepStuck(std::uint32_t block, std::uint32_t slot, std::uint32_t flock, std::size_t move);
    void sheepLose(std::uint32_t block, std::uint32_t flock);
    void improve(std::uint32_t row, std::uint64_t flock);
    std::uint64_t image(std::uint32_t flock, std::uint32_t symmetry) const;
    Place place(const Herd& h) const;
    CellSet cameTo(std::uint32_t block, std::uint32_t slot, std::uint32_t flock) const;
    Herd standing(std::uint32_t block, std::uint32_t slot, std::uint32_t flock) const;
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
    std::uint32_t m_slots;
    int m_movesATurn; // of the sheep
    int m_horizon;

    // While it is built: the sheep's moves not yet known to lose, for each of a turn's moves.
    std::array<Values, 2> m_openMoves;
    std::vector<Watch> m_watches; // of the blocks
    Stage m_stage = Stage::Prepare;
    int m_turns = 1;
    std::uint32_t m_row = 0, m_flock = 0, m_tabulated = 0;
};

} // namespace core::fmurs
