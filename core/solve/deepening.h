#pragma once

#include "core/rules.h"

#include <boost/unordered/unordered_flat_map.hpp>

#include <algorithm>

namespace core {

// Looks one ply deeper at a time and reports after each depth; verdicts are intervals that narrow until
// they meet. What is known of a position is kept in a table, and holds whatever line led there. A repetition
// on the current line is not searched further: of it is known what earlier depths found.
template <Searchable R>
requires(!Lasting<R>) // a pending position has no value to be searched for
    class Deepening {
public:
    explicit Deepening(const R& rules) : m_rules(rules) {}

    void analyse(const typename R::Position& root, const StopToken& stop, const auto& report) {
        for (int depth = 1; depth <= maxDepth; ++depth) {
            const auto value = look(root, depth, stop);
            if (stop.stop_requested()) return;
            const bool last = value.lower == value.upper || depth == maxDepth;
            report(
                [&](const typename R::Position& p) { return p == root ? value : look(p, depth - 1, stop); },
                last);
            if (last) return;
        }
    }

private:
    static constexpr int maxDepth = 64;
    using Key = std::string_view;
    struct Hash {
        using is_avalanching = void;
        std::size_t operator()(const typename R::Position& p) const {
            return std::hash<Key>{}(Key(reinterpret_cast<const char*>(&p), sizeof p));
        }
    };

    Verdict look(const typename R::Position& p, int depth, const StopToken& stop) {
        if (const auto result = m_rules.result(p)) return exactly(*result, 0);
        const auto found = m_known.find(p);
        const auto known = found == m_known.end() ? guess(p) : found->second;
        const bool repeated = std::ranges::find(m_line, p) != m_line.end();
        if (known.lower == known.upper || depth <= 0 || repeated || stop.stop_requested()) return known;
        m_line.push_back(p);
        auto value = bestMove(p, depth, stop);
        m_line.pop_back();
        value.lower = std::max(value.lower, known.lower);
        value.upper = std::min(value.upper, known.upper);
        m_known.insert_or_assign(p, value);
        return value;
    }

    Verdict bestMove(const typename R::Position& p, int depth, const StopToken& stop) {
        std::vector<Verdict> values;
        for (const auto m : m_rules.moves(p)) {
            const auto next = m_rules.play(p, m);
            values.push_back(ofMove(look(next, depth - 1, stop), m_rules.mover(next) != m_rules.mover(p)));
        }
        return best(values);
    }

    Verdict guess(const typename R::Position& p) const {
        Verdict v; // not finished: it takes one ply at least
        v.lower.plies = v.upper.plies = 1;
        v.estimate = m_rules.estimate(p);
        return v;
    }

    const R& m_rules;
    boost::unordered_flat_map<typename R::Position, Verdict, Hash> m_known;
    std::vector<typename R::Position> m_line;
};

} // namespace core
