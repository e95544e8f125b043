#pragma once

#include "core/games/fmurs/endgame.h"
#include "core/solve/tablestore.h"

#include <atomic>

namespace core::fmurs {

// The endgame tables of one rule set, from one sheep on. While one thread builds larger ones, another may use
// those that are solved.
class Endgames {
public:
    // `name`: the rules that decide the tables, to keep large ones on disk.
    Endgames(const Chase& chase, int dogs, const std::vector<Permutation>& symmetries, std::string name = {});

    // Sorts the placements of the dogs, which everything else rests on. False if stopped; the next call goes
    // on from there.
    bool sortDogs(const std::stop_token& stop) { return m_kennel.sort(stop); }
    // Solves the tables of up to `sheep` sheep, likewise.
    // `progress` is told how far the table in work has come.
    bool solve(int sheep, const std::stop_token& stop, const Endgame::Progress& progress = {});
    // The most sheep for which a table is at hand.
    int solved() const { return m_solved; }
    // Too many of them for tables.
    bool manyDogs() const;
    // Whether a table is kept on disk: small ones are built sooner than read. And whether it lies there.
    bool worthKeeping(int sheep) const;
    bool kept(int sheep) const;
    // The most sheep whose table has at most so many bytes or lies on disk.
    int affordable(double bytes) const;
    // How many bytes a table has: about, as long as the dogs are not sorted.
    double size(int sheep) const;
    // How many flocks there are; beyond Flocks::most no table can be built.
    double flocks(int sheep) const;
    const Kennel& kennel() const { return m_kennel; }
    const Endgame& table(int sheep) const { return *m_tables[static_cast<std::size_t>(sheep) - 1]; }

    // Turns of the dogs until the field is clear, or Endgame::never; there must be a table for the sheep.
    std::uint8_t dogsToMove(const Herd& h) const;
    // `again`: the sheep are at the second move of their turn.
    std::uint8_t sheepToMove(const Herd& h, bool again) const;

private:
    bool solveNext(const std::stop_token& stop, const Endgame::Progress& progress);
    TableKey key(int sheep) const { return {"fmurs", m_name, std::to_string(sheep) + "-sheep", 2}; }
    double placements() const;

    const Chase& m_chase;
    int m_dogs;
    std::string m_name;
    Kennel m_kennel;
    std::array<std::shared_ptr<Endgame>, maxSheep> m_tables;
    std::atomic<int> m_solved = 0;
};

} // namespace core::fmurs
