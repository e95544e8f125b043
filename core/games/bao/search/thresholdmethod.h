#pragma once

#include "core/games/bao/look/explanation.h"
#include "core/games/bao/rules/rules.h"
#include "core/games/bao/search/search.h"
#include "core/solve/reportpace.h"

#include <algorithm>

namespace core::bao {

// Values positions by the thresholds of their boards: endgame tables where few stones are left, a search
// on top of them. What it proves is kept on disk.
class ThresholdMethod {
public:
    explicit ThresholdMethod(const Rules& rules) : ThresholdMethod(rules, TableStore()) {}
    ThresholdMethod(const Rules& rules, TableStore store);

    void analyse(const Rules::Position& root, const StopToken& stop, const auto& report) {
        m_why.reset();
        ReportPace pace;
        const auto tell = [&](bool complete) {
            report([this](const Rules::Position& p) { return verdict(p); }, complete);
            pace.told();
        };
        if (m_rules.result(root)) return tell(true);
        if (m_rules.pending(root)) {
            tell(false);
            return tell(m_rules.settle(root, stop).has_value());
        }
        if (!known(root)) {
            tell(false);
            const auto more = [&] {
                if (pace.due()) tell(false);
            };
            if (!solve(root, stop, more)) return;
            tell(false);
        }
        findReasons(root, stop);
        if (!stop.stop_requested()) tell(true);
    }

    // Why the position analysed last is worth what it is, once that is known.
    const std::optional<Explanation>& why() const { return m_why; }
    // Who wins, and no more. Not proven only if stopped.
    Verdict outcome(const Rules::Position& p, const StopToken& stop);
    // What is known of a position for its mover.
    Verdict verdict(const Rules::Position& p) const;
    // Works on until the position and all its moves have their thresholds, or until stopped. Calls `progress`
    // whenever there may be something new. False if stopped.
    template <class Progress>
    bool solve(const Rules::Position& root, const StopToken& stop, const Progress& progress);

    const Search& search() const { return m_search; }

private:
    static constexpr std::uint64_t firstEffort = 1U << 12, mostEffort = std::uint64_t{1} << 40U,
                                   worthKeeping = 1U << 17; // nodes
    static constexpr std::uint64_t laysForNode = 1U << 12;  // for the root's own sowings

    bool known(const Rules::Position& root) const;
    // Follows the root's own sowings for so many lays. True once all of them are decided.
    bool followMoves(const Rules::Position& root, std::uint64_t lays, const StopToken& stop);
    bool prepare(const Rules::Position& root, const StopToken& stop);
    // The boards one ply behind.
    std::vector<Rules::Position> children(const Rules::Position& root) const;
    bool settle(const Rules::Position& p, std::uint64_t effort, const StopToken& stop);
    void keep();
    void findReasons(const Rules::Position& root, const StopToken& stop);
    std::optional<Rules::Move> bestMove(const Rules::Position& p, const StopToken& stop);
    TableKey key() const;

    const Rules& m_rules;
    TableStore m_store;
    Endgame m_endgame;
    Search m_search;
    std::optional<Explanation> m_why;
    std::uint64_t m_kept = 0; // nodes searched when the bounds were last kept
    bool m_asked = false;     // the store for bounds
};

template <class Progress>
bool ThresholdMethod::solve(const Rules::Position& root, const StopToken& stop, const Progress& progress) {
    if (!prepare(root, stop)) return false;
    progress();
    // Every move gets a little effort, then every move that is still open more, and so on.
    for (auto effort = firstEffort;; effort = std::min(effort * 4, mostEffort)) {
        bool open = !followMoves(root, effort * laysForNode, stop);
        progress();
        m_rules.fates().followAll(m_rules.ring(), effort * laysForNode, stop);
        for (const auto& p : children(root)) {
            open |= !settle(p, effort, stop);
            if (stop.stop_requested()) return false;
            progress();
        }
        if (!open) break;
    }
    keep();
    return true;
}

} // namespace core::bao
