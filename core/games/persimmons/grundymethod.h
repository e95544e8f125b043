#pragma once

#include "core/games/persimmons/mextable.h"
#include "core/threads.h"

namespace core::persimmons {

// Values positions at once: by the closed form without a limit, by the whole table with one.
class GrundyMethod {
public:
    explicit GrundyMethod(const Rules& rules) : m_rules(rules) {}

    void analyse(const Rules::Position& root, const StopToken& stop, const auto& report) const {
        if (m_rules.limit() == 0) {
            report([this](const Rules::Position& p) { return byTheory(p); }, true);
            return;
        }
        MexTable table(m_rules, root);
        if (!table.solve(stop)) return;
        report([&table](const Rules::Position& p) { return byTable(table, p); }, true);
    }

private:
    Verdict byTheory(const Rules::Position& p) const;
    static Verdict byTable(const MexTable& table, const Rules::Position& p);

    const Rules& m_rules;
};

} // namespace core::persimmons
