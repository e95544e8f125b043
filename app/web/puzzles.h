#pragma once

#include "app/web/practice.h"
#include "core/puzzle/idea.h"
#include "core/puzzle/maker.h"
#include "core/puzzle/progress.h"

#include <string_view>

namespace web {

// Puzzles one after the other: of the grade that the progress so far has led to, or those of a work plan.
class Puzzles : public Practice {
public:
    // `progress`: as it was told last; nothing yet: a beginner's. `first`: to begin with, that of the day.
    Puzzles(const core::Kind& kind, std::uint64_t seed, const Json* progress,
            const std::optional<core::Puzzle>& first = {});
    // About what a lesson puts right.
    Puzzles(const core::Kind& kind, const core::Lesson& lesson, std::uint64_t seed);
    // `kept`: what its headway kept.
    Puzzles(const core::Assignment& given, std::string_view kept);

    core::Assignment task() const override { return m_task; }
    core::Headway headway() const override;

protected:
    bool act(const std::string& what, const Json& said) override;

private:
    void answered() override;
    void seek() override;
    bool seeking() const override { return m_seeking; }
    Json drillJson() const override;
    std::optional<core::Puzzle> sought(const core::StopToken& stop);
    std::string verdict() const;
    std::string afterthought() const;
    void next();
    int solved() const;

    core::Assignment m_task;
    bool m_given; // by a plan: so many, all of one grade
    int m_at = 0, m_slips = 0;
    int m_skip = 0; // solved another time
    core::PuzzleStream m_stream;
    std::optional<core::IdeaStream> m_idea; // in its place
    core::Progress m_progress;
    Patience m_patience; // for the matches from which puzzles come
    bool m_seeking = true;
};

// How somebody gets on, as a device keeps it; nothing kept yet: a beginner.
core::Progress progressOf(const Practice::Json* kept);
Practice::Json json(const core::Progress& progress);

} // namespace web
