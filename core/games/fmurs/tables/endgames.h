#pragma once

#include "core/games/fmurs/tables/endgame.h"
#include "core/solve/tablestore.h"

#include <atomic>

namespace core::fmurs {

// The endgame tables of one rule set, from one sheep on: in how many turns the dogs clear the field, or,
// where the sheep caught in some turns count, catch all but one, all but two … While one thread builds larger
// ones, another may use those that are solved.
class Endgames {
public:
    // `name`: the rules that decide the tables, to keep large ones on disk. `turns`: only so many are played,
    // and each sheep caught counts; 0: until the field is clear.
    Endgames(const Chase& chase, int dogs, const std::vector<Permutation>& symmetries, std::string name = {},
             int turns = 0);

    // Sorts the placements of the dogs, which everything else rests on. False if stopped; the next call goes
    // on from there.
    bool sortDogs(const StopToken& stop);
    // Solves the tables of up to `sheep` sheep, likewise.
    // `progress` is told how far the table in work has come. Throws std::bad_alloc where means
    // do not let it be built, and as Endgame::solveAt() where they have it built on disk.
    bool solve(int sheep, const StopToken& stop, const Endgame::Progress& progress = {});
    // Before anything is solved: of so many sheep, the most there will be, only the flocks in which all
    // satisfy ★, from two sheep on. False if stopped.
    bool onlyStarred(int sheep, const StopToken& stop);
    // The same if that table lies on disk, to be used and not to be built.
    bool takeStarred(int sheep, const StopToken& stop);
    // How tables are built from now on.
    void use(const Means& means) { m_means = means; }
    // The most sheep for which a table is at hand. Fewer again once one on disk has turned out to be damaged,
    // which throws DamagedTable.
    int solved() const { return m_solved; }
    // The most of which all flocks are in a table, and whether this one is.
    int solvedWholly() const;
    bool knows(const CellSet& flock) const;
    // Those of so many sheep and more are not to be used any longer.
    void distrust(int sheep) const;
    // Gives back the memory of a table in work.
    void dropUnsolved();
    // Too many of them for tables.
    bool manyDogs() const;
    // Whether tables are kept on disk: small ones are built sooner than read. And whether they lie there.
    bool worthKeeping(int sheep) const;
    bool kept(int sheep) const;
    // The most sheep whose tables need at most so many bytes of memory to be built, or lie on disk.
    int affordable(double bytes) const;
    double memory(int sheep) const;
    // The same of one that is built on disk, and the bytes that this takes there until it is done.
    double memoryOnDisk(int sheep) const;
    double workOnDisk(int sheep) const;
    // Those that lie there because it was begun and not ended.
    double begunOnDisk(int sheep) const;
    // Bytes in all tables of so many sheep, and of their files.
    double size(int sheep) const { return goals(sheep) * tableSize(sheep); }
    double onDisk(int sheep) const { return goals(sheep) * TableStore::sizeToOpen(tableSize(sheep) + 1); }
    // How many flocks there are; beyond Flocks::most no table can be built.
    double flocks(int sheep) const;
    const DogIndex& dogIndex() const { return m_dogIndex; }
    // How many tables there are of so many sheep: for none left, one left …
    int goals(int sheep) const { return m_turns > 0 ? sheep : 1; }
    const Endgame& table(int sheep, int left = 0) const { return *tables(left)[index(sheep)]; }

    // The most turns that any placement of so many sheep takes, the dogs to move, or Endgame::never.
    std::uint8_t longest(int sheep) const;
    // Whether a lone sheep escapes from most places.
    bool mostEscape() const;
    // Turns of the dogs until only so many sheep are left, or Endgame::never; there must be a table for the
    // sheep.
    std::uint8_t dogsToMove(const Placement& h, int left = 0) const;
    // `again`: the sheep are at the second move of their turn.
    std::uint8_t sheepToMove(const Placement& h, bool again, int left = 0) const;
    // The most that the dogs can be sure to catch within so many turns: how many sheep are left, and the
    // turns it takes. With `enough` left they want no more.
    struct Catch {
        int left = 0, turns = 0;
    };
    Catch catchWithin(int turns, const Placement& h, bool dogsToMove, bool again, int enough = 0) const;

private:
    using Tables = std::array<std::shared_ptr<Endgame>, maxSheep>; // of one sheep, two …
    Flock flock(int sheep) const { return sheep > 0 && sheep == m_starred ? Flock::Starred : Flock::Any; }
    static std::size_t index(int sheep) { return static_cast<std::size_t>(sheep) - 1; }
    const Tables& tables(int left) const { return m_tables[static_cast<std::size_t>(left)]; }

    bool solve(int sheep, int left, bool sheepToo, const StopToken& stop, const Endgame::Progress& progress);
    bool solveOnDisk(Endgame& table, int left, const StopToken& stop, const Endgame::Progress& progress);
    bool adopt(Endgame& table, int left, const StopToken& stop);
    TableKey key(int sheep, int left, Flock which) const;
    WorkPlace workPlace(const TableKey& key) const;
    std::shared_ptr<Endgame> fresh(int sheep, int left) const;
    bool onDisk(int sheep, Flock which) const;
    double tableSize(int sheep) const;
    int parts(int sheep) const;
    // Bytes: of lists of flocks, of their moves, of the dogs, and of so many bits for each placement.
    double flockLists(int sheep) const;
    double moveLists(int sheep) const;
    double dogLists() const;
    double bits(int sheep, int each) const;
    double sheepPages(int sheep) const;

    const Chase& m_chase;
    std::string m_name;
    DogIndex m_dogIndex;
    Means m_means;
    std::array<double, maxSheep> m_classes{}; // of flocks
    int m_starred = 0;                        // sheep of the table with some of the flocks
    double m_starredFlocks = 0;
    int m_turns;
    std::array<Tables, maxSheep> m_tables; // by the sheep that may be left
    int m_left = 0;                        // of the table in work
    mutable std::atomic<int> m_solved = 0;
};

} // namespace core::fmurs
