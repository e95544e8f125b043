#pragma once

#include "core/games/fmurs/proof/theorem.h"
#include "core/games/fmurs/tables/stages.h"
#include "core/lab.h"

namespace core::fmurs {

// The rules under which the source's theorems are looked at, with so many sheep.
std::string theoremRules(const Values& values, int sheep);

// What is true of the source's theorems on one field.
class ProofFacts {
public:
    // `endgames`: of one sheep, solved.
    ProofFacts(const Values& values, const Rules& rules, const Endgames& endgames, const Theorem& theorem)
        : m_values(values), m_rules(rules), m_endgames(endgames), m_theorem(theorem),
          m_all(countStage(endgames, 1)) {}

    // False if stopped.
    bool find(const StopToken& stop, const Lab::Progress& progress);
    const std::vector<Fact>& facts() const { return m_facts; }

private:
    void sayTheorem1();
    void sayForAllRows(int best); // best: the turns it takes on this field
    bool sayTheorem2(const StopToken& stop, const Lab::Progress& progress);
    // In how many turns some jump is forced from every placement (0: not from all), and up to how many sheep
    // the argument holds. Nothing: stopped.
    struct Forced {
        int turns = 0, sheep = 0;
    };
    std::optional<Forced> forcedJump(const StopToken& stop, const Lab::Progress& progress) const;
    void sayBound(const Forced& hunt, const StageCount& pairs);

    const Values& m_values;
    const Rules& m_rules;
    const Endgames& m_endgames;
    const Theorem& m_theorem;
    StageCount m_all; // placements of one sheep
    std::vector<Fact> m_facts;
};

} // namespace core::fmurs
