#pragma once

#include "core/game.h"

#include <compare>
#include <optional>
#include <vector>

namespace core {

// A legal move, the spots it is pointed at with, what it leads to, and what is known of it.
struct Choice {
    Move move;
    Path path;
    Position after = {};
    Verdict verdict = {};
    std::optional<Analysis::Edge> edge = {};
};

// The legal moves of a position, and which of them is better as far as that is known.
class Choices {
public:
    Choices() = default;
    explicit Choices(std::vector<Choice> all) : m_all(std::move(all)) {}

    // What is known of them now; nothing: not a thing.
    void value(const Analysis* analysis);

    const std::vector<Choice>& all() const { return m_all; }
    // Shares the first place in the preference order of the whole position.
    bool best(const Choice& choice) const;
    // The best of those for which `fits` holds, of equals the first; nothing: there is none.
    template <class Fits>
    const Choice* bestWhere(Fits fits) const {
        const Choice* found = nullptr;
        for (const auto& choice : m_all)
            if (fits(choice) && (found == nullptr || std::is_gt(preference(choice.verdict, found->verdict))))
                found = &choice;
        return found;
    }
    // The one pointed at with just these spots.
    const Choice* exact(const Path& path) const {
        return bestWhere([&](const auto& c) { return c.path == path; });
    }
    // The best moves of several spots. Of those that share spots the first alone.
    std::vector<const Choice*> bestRuns() const;

private:
    std::vector<Choice> m_all;
    std::optional<Verdict> m_first; // the best move's
};

} // namespace core
