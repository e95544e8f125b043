#pragma once

#include <algorithm>
#include <cstdlib>
#include <map>
#include <vector>

namespace ribbonimnaive {

// The plainest search: a field is its sorted parts, rings as negative lengths.
class Naive {
public:
    Naive(bool misere, int limit) : m_misere(misere), m_limit(limit) {}

    // Level, and whether the mover wins.
    std::pair<int, bool> value(std::vector<int> field) {
        std::sort(field.begin(), field.end());
        if (field.empty()) return {0, m_misere};
        if (const auto known = m_known.find(field); known != m_known.end()) return known->second;
        std::vector<int> wins, losses;
        for (const auto& next : after(field)) {
            const auto [level, won] = value(next);
            (won ? losses : wins).push_back(level + 1);
        }
        const bool won = !wins.empty();
        const int level = won ? *std::min_element(wins.begin(), wins.end())
                              : *std::max_element(losses.begin(), losses.end());
        return m_known[field] = {level, won};
    }

private:
    std::vector<std::vector<int>> after(const std::vector<int>& field) const {
        std::vector<std::vector<int>> all;
        for (std::size_t i = 0; i < field.size(); ++i) {
            auto others = field;
            others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
            const int n = std::abs(field[i]);
            for (int from = 0; from < n; ++from)
                for (int to = from + 1; to <= n && (m_limit == 0 || to - from <= m_limit); ++to) {
                    auto next = others;
                    const int left = field[i] > 0 ? from : 0, right = field[i] > 0 ? n - to : n - (to - from);
                    if (left > 0) next.push_back(left);
                    if (right > 0) next.push_back(right);
                    all.push_back(next);
                }
        }
        return all;
    }

    bool m_misere;
    int m_limit;
    std::map<std::vector<int>, std::pair<int, bool>> m_known;
};

} // namespace ribbonimnaive
