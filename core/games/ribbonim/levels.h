#pragma once

#include "core/games/ribbonim/field.h"
#include "core/solve/reportpace.h"
#include "core/threads.h"

#include <functional>

namespace core::ribbonim {

// Values fields: win or loss, and the level, which is the number of plies to the end of the whole field.
// Without a limit, theory answers at once. With one, theory mostly knows winner and loser; the rest is
// searched, every field once.
class Levels {
public:
    explicit Levels(const Rules& rules);

    // Reports by SolverOf's scheme: winners first, levels as they are found.
    void analyse(const Rules::Position& root, const StopToken& stop, const auto& report) {
        const auto value = [this](const Rules::Position& p) { return known(p); };
        if (search(root, stop, [&] { report(value, false); })) report(value, true);
    }

private:
    struct Stopped {};
    template <class T>
    using Table = boost::unordered_flat_map<Field::Key, T, Field::Hash>;

    Field fieldOf(const Rules::Position& p) const { return {m_theory, p}; }
    Verdict known(const Rules::Position& p) const;
    std::optional<bool> knownWins(Field& field) const;
    std::optional<int> knownLevel(Field& field) const;
    // False if stopped. Calls `progress` whenever a report is due.
    bool search(const Rules::Position& root, const StopToken& stop, std::function<void()> progress);

    bool wins(Field& field);
    bool findWin(Field& field); // without pairs of single stones
    int level(Field& field);
    int quickestWin(Field& field);
    int slowestLoss(Field& field);
    void pause();

    const Rules& m_rules;
    Theory m_theory;
    Table<bool> m_wins; // of fields without pairs of single stones
    Table<std::uint8_t> m_levels;

    StopToken m_stop;
    std::function<void()> m_progress;
    ReportPace m_pace;
    int m_fieldsSeen = 0;
};

} // namespace core::ribbonim
