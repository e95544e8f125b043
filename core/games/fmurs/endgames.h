#pragma once

#include "core/games/fmurs/endgame.h"

namespace core::fmurs {

// The endgame tables of one rule set, from one sheep on, built when they are needed.
class Endgames {
public:
    // `name`: the rules that decide the tables, to keep large ones on disk.
    Endgames(const Chase& chase, int dogs, const std::vector<Permutation>& symmetries, std::string name = {});

    // Solves the tables of up to `sheep` sheep. False if stopped; the next call goes on from there.
    bool solve(int sheep, const std::stop_token& stop);
    // The most sheep for which a table is at hand.
    int solved() const { return m_solved; }
    // The most sheep whose table has at most so many bytes.
    int affordable(double bytes);
    // Bytes of a table; while it is built about three times as much is needed.
    double size(int sheep);
    const Kennel& kennel() const { return *m_kennel; }
    const Endgame& table(int sheep) const { return *m_tables[static_cast<std::size_t>(sheep) - 1]; }

    // Turns of the dogs until the field is clear, or Endgame::never; there must be a table for the sheep.
    std::uint8_t dogsToMove(const Herd& h) const;
    // `again`: the sheep are at the second move of their turn.
    std::uint8_t sheepToMove(const Herd& h, bool again) const;

private:
    bool solveNext(const std::stop_token& stop);
    double flocks(int sheep) const;
    void sortDogs();

    const Chase& m_chase;
    int m_dogs;
    std::vector<Permutation> m_symmetries;
    std::string m_name;
    std::unique_ptr<Kennel> m_kennel;
    std::vector<std::shared_ptr<Endgame>> m_tables;
    int m_solved = 0;
};

} // namespace core::fmurs
