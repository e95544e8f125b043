#pragma once

#include "app/web/practice/series.h"
#include "core/puzzle/idea.h"
#include "core/puzzle/maker.h"

#include <string_view>

namespace web {

// Puzzles of the grade that the progress so far has led to, about what a lesson puts right, or those of a
// work plan.
class Puzzles : public Series {
public:
    // `progress`: as it was told last; nothing yet: a beginner's. `first`: to begin with, that of the day.
    Puzzles(const core::Kind& kind, std::uint64_t seed, const Json* progress,
            const std::optional<core::Puzzle>& first = {});
    // About what a lesson puts right.
    Puzzles(const core::Kind& kind, const core::Lesson& lesson, std::uint64_t seed);
    // `kept`: what its headway kept.
    Puzzles(const core::Assignment& given, std::string_view kept);

protected:
    bool act(const std::string& what, const Json& said) override;

private:
    std::optional<Drill> sought(const core::StopToken& stop) override;
    core::Message question() const override;
    core::Message praise() const override;
    std::string afterthought() const override;
    void addChoices(Json& json) const override;
    std::optional<core::Puzzle> next(const core::StopToken& stop);

    int m_skip = 0; // solved another time
    core::PuzzleStream m_stream;
    std::optional<core::IdeaStream> m_idea; // in its place
};

} // namespace web
