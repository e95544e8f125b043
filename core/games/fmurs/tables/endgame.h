#pragma once

#include "core/games/fmurs/tables/pages.h"
#include "core/games/fmurs/tables/sheepmoves.h"
#include "core/solve/crew.h"
#include "core/solve/storedtable.h"
#include "core/solve/team.h"
#include "core/threads.h"

#include <functional>
#include <limits>
#include <memory>
#include <optional>

namespace core::fmurs {

class Captures;
class RetrogradeBuild;

// How tables are built: by how many threads, and in which way these deal with bytes and bits.
struct Means {
    int hands = Crew::processors();
    RowMath math = rowMathWays().back();
    // Bytes that building a table may take. One that needs more is built on disk if it may be, else not at
    // all.
    double memory = std::numeric_limits<double>::max();
    bool onDisk = false;
    Team* team = nullptr; // all that is built on disk is built together
};

// For every placement with a certain number of sheep: in how many of their turns the dogs, who are to move,
// clear the field, or catch all sheep but some. One byte for each class of flocks and placement of the dogs;
// under Variation::shelter one more for each sheep that may have found shelter.
class Endgame {
public:
    using Values = std::vector<std::uint8_t>;
    static constexpr std::uint8_t never = neverEnds;
    static constexpr int longest = moreTurns - 1;

    // `fewer`: the endgames of fewer sheep, all solved, in rising order up to one sheep less. With fewer than
    // in the first of them the dogs have reached their goal; without any, the next catch is all that they are
    // after. What takes more than `horizon` turns counts as never.
    Endgame(const Chase& chase, const DogIndex& dogIndex, int sheep,
            std::vector<std::shared_ptr<Endgame>> fewer, int horizon = moreTurns, Flock which = Flock::Any);
    ~Endgame();

    int sheep() const { return m_flocks.sheep(); }
    std::uint64_t size() const {
        return m_flocks.classes() * m_parts * m_dogIndex.placements();
    } // entries, a byte each
    // Lists the flocks, of which there may be only some. False if stopped.
    bool sort(const StopToken& stop) { return m_flocks.sort(stop); }
    using Progress = std::function<void(double done)>; // 0 … 1
    // Goes on building the table; `sheepToo`: the pages of sheepPages() with it, which takes less time than
    // filling them later. False if stopped; the next call goes on from there. Throws std::length_error where
    // a catch takes more turns than a byte tells, if all turns count.
    bool solve(const StopToken& stop, const Progress& progress = {}, const Means& means = {},
               bool sheepToo = false);
    bool solved() const { return m_solved; }
    // The same on disk, where whoever calls it later, in another run of the program too, goes on with the
    // turn in work. Throws std::system_error where the disk is in the way, or somebody else builds it there;
    // DamagedTable where it has lost something: then one begins anew. Before the table is adopted nothing may
    // be asked of it but keptBytes(), and of a team only by the first.
    bool solveAt(const WorkPlace& place, const StopToken& stop, const Progress& progress, const Means& means);
    // The bytes that disk keeps of a table: the values, by placement of the dogs the most of any flock and of
    // those with ★, and the most of all. And how they lie beside each other.
    const UnsetBytes& kept() const { return m_values; }
    TableBytes keptBytes() const;
    std::size_t keptSize() const { return indexOf(size() + 2 * m_dogIndex.placements()) + 1; }
    TableShape shape() const;
    // Takes over a table that lies on disk, from where values are read when they are asked for; what was
    // built is given back. Then and only then values throw DamagedTable. False if stopped.
    bool adopt(std::shared_ptr<const StoredTable> kept, const StopToken& stop);
    // All of them; where they lie on disk, `room` holds them.
    std::span<const std::uint8_t> values(UnsetBytes& room) const;
    // How many have this value.
    std::uint64_t count(std::uint8_t value) const;
    bool damaged() const { return m_kept && m_kept->damaged(); }
    std::uint8_t longestTurns() const { return m_kept ? m_kept->at(keptSize() - 1) : m_values.back(); }

    // Turns until the goal is reached, or never; the dogs are to move.
    std::uint8_t dogsValue(const Placement& h) const;
    // The placement of an entry, and of how many it is one, the others being its turns and mirror images.
    Placement placement(std::uint64_t entry) const;
    std::uint32_t weight(std::uint64_t entry) const {
        return m_flocks.weight(static_cast<std::uint32_t>(entry / m_dogIndex.placements() / m_parts));
    }
    // The entries of a class of flocks, none of the sheep sheltered: one for each placement of the dogs. The
    // pass, through one class after the other, holds them until the next.
    using Pass = std::optional<StoredTable::Pass>;
    Pass pass() const { return m_kept ? Pass(*m_kept) : Pass(); }
    const std::uint8_t* entries(std::uint32_t page, Pass& pass) const {
        const auto from = page * m_parts * m_dogIndex.placements();
        const auto all = indexOf(m_dogIndex.placements());
        return pass ? pass->bytes(from, all).data() : &m_values[indexOf(from)];
    }
    // One of them.
    std::uint8_t entry(std::uint32_t page, std::uint64_t placement) const {
        const auto at = page * m_parts * m_dogIndex.placements() + placement;
        return m_kept ? m_kept->at(at) : m_values[indexOf(at)];
    }
    // For each placement of the dogs the turns of the flock that holds out longest; 0 if none can be there.
    // `which`: only of these. Nothing if stopped.
    std::optional<Values> longestByDogs(Flock which, const StopToken& stop) const;
    const Flocks& flocks() const { return m_flocks; }
    const DogIndex& dogIndex() const { return m_dogIndex; }

    // The same with the sheep to move, for tables that are built on this one: its pages, and filling them.
    // False if stopped; the next call begins anew.
    bool tabulateSheep(const StopToken& stop, const Means& means = {});
    void dropSheep();
    const Pages& sheepPages() const { return m_sheepPages; }

private:
    bool listMoves(Crew& crew, const StopToken& stop);
    bool build(bool sheepToo, const StopToken& stop, const Progress& progress, const Means& means);
    std::optional<Values> longestOfAll(Crew& crew, const StopToken& stop) const;

    const Chase& m_chase;
    const DogIndex& m_dogIndex;
    std::vector<std::shared_ptr<Endgame>> m_fewer;
    Flocks m_flocks;
    std::size_t m_parts;
    int m_horizon;
    bool m_solved = false;
    std::unique_ptr<SheepMoves> m_moves;  // as long as tables are built
    std::unique_ptr<Captures> m_captures; // while it is built
    std::unique_ptr<RetrogradeBuild> m_build;
    std::optional<WorkFile> m_work; // where it is built on disk
    WorkPlace m_place;
    UnsetBytes m_values;
    std::shared_ptr<const StoredTable> m_kept; // instead
    Pages m_sheepPages;
};

} // namespace core::fmurs
