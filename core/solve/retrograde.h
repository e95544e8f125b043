#pragma once

// The room of general methods: retrograde analysis for rules with an index, deepening for the others,
// tables on disk. A game may bring a method of its own.

#include "core/rules.h"
#include "core/solve/induction.h"

#include <stdexcept>

namespace core {

// Values a whole enumerable game at the first question and keeps the table: exact win, draw and loss with
// distance; what is never decided is a draw by endless play.
template <Enumerable R>
requires(!Lasting<R>) // a pending position has no place in a table
    class Retrograde {
public:
    explicit Retrograde(const R& rules) : m_rules(rules) {}

    void analyse(const typename R::Position&, const StopToken& stop, const auto& report) {
        if (!solve(stop)) return;
        report([this](const typename R::Position& p) { return verdict(p); }, true);
    }

    // A position's value; solve() must have succeeded.
    Verdict verdict(const typename R::Position& p) const { return m_table.verdict(m_rules.index(p)); }

    // Builds the table if it is not there yet. False if stopped; the next call starts afresh.
    bool solve(const StopToken& stop) {
        if (m_solved) return true;
        const auto count = m_rules.count();
        m_table = Induction(count);
        for (std::uint32_t i = 0; i < count; ++i) {
            if (stop.stop_requested()) return false;
            const auto p = m_rules.position(i);
            if (m_rules.index(p) != i) throw std::logic_error("index and position are not inverse");
            add(p);
        }
        m_solved = m_table.solve(stop);
        return m_solved;
    }

private:
    void add(const typename R::Position& p) {
        m_table.addPosition();
        if (const auto result = m_rules.result(p)) {
            m_table.finish(*result);
            return;
        }
        const auto mover = m_rules.mover(p);
        for (const auto m : m_rules.moves(p)) {
            const auto next = m_rules.play(p, m);
            m_table.addMove(m_rules.index(next), m_rules.mover(next) != mover);
        }
    }

    const R& m_rules;
    Induction m_table;
    bool m_solved = false;
};

} // namespace core
