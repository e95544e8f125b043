#include "core/picture/choices.h"

#include "core/play/edge.h"

#include <algorithm>
#include <unordered_map>

namespace core {

void Choices::value(const Analysis* analysis) {
    std::unordered_map<std::uint64_t, const Verdict*> known;
    m_first.reset();
    if (analysis != nullptr && !analysis->moves.empty()) {
        m_first = analysis->moves.front().verdict;
        for (const auto& [move, verdict] : analysis->moves) known[move.bits] = &verdict;
    }
    for (auto& choice : m_all) {
        const auto found = known.find(choice.move.bits);
        choice.verdict = found == known.end() ? Verdict{} : *found->second;
        const auto* edge = analysis != nullptr ? edgeOf(*analysis, choice.move) : nullptr;
        choice.edge = edge != nullptr ? std::optional(*edge) : std::nullopt;
    }
}

bool Choices::best(const Choice& choice) const {
    return m_first && !m_first->unknown() && std::is_eq(preference(choice.verdict, *m_first));
}

std::vector<const Choice*> Choices::bestRuns() const {
    std::vector<const Choice*> runs;
    Path covered;
    const auto meets = [&](auto spot) { return std::ranges::find(covered, spot) != covered.end(); };
    for (const bool single : {true, false})
        for (const auto& choice : m_all) {
            if (!best(choice) || single != (choice.path.size() == 1)) continue;
            if (std::ranges::any_of(choice.path, meets)) continue;
            covered.insert(covered.end(), choice.path.begin(), choice.path.end());
            if (!single) runs.push_back(&choice);
        }
    return runs;
}

} // namespace core
