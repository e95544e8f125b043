#pragma once

#include "app/web/practice.h"
#include "core/graph.h"
#include "core/lessons/learnt.h"
#include "core/lessons/lessonrun.h"

#include <set>

namespace web {

// A lesson, and those that come after it, as the window's lessons go (core/lessons/lessonrun.h).
class Course : public Practice {
public:
    // `kept`: where a lesson was left, if one was.
    Course(const core::Kind& kind, std::size_t lesson, std::string_view kept);

    core::Assignment task() const override;
    core::Headway headway() const override;

protected:
    bool act(const std::string& what, const Json& said) override;

private:
    void answered() override;
    void seek() override; // what the lab beside the board finds, or the graph in its place
    bool seeking() const override { return m_besideWanted; }
    Json drillJson() const override;

    bool answeredAll() const; // of the last of its questions, the right one
    bool done() const { return m_run.part() == core::LessonRun::Part::Done; }
    bool asks(core::Task task) const { return !done() && m_run.step().task == task; }
    void enter();
    void next();
    bool open() const;
    std::string said() const;
    void say(Json& json) const;
    Json answersJson() const;
    Json gapsJson() const;
    Json boardsJson() const;
    Json columnsJson() const;

    std::size_t m_lesson;
    core::LessonRun m_run;
    bool m_erred = false;                             // at this step
    std::vector<std::optional<std::size_t>> m_chosen; // Claim: the part of each gap
    std::vector<bool> m_marked;                       // Mark: of the boards
    std::optional<core::Table> m_table;               // of the lab beside the board
    std::optional<core::PositionGraph> m_graph;       // in place of the board
    bool m_besideWanted = false;
};

// What a device keeps of the lessons of a game: {"at": where one was left, "done": […], "clean": […]}.
core::Learnt learntIn(const Practice::Json* kept);
// Its lessons as a list: "✓" what has been gone through, "★" without a wrong answer, and which comes next.
Practice::Json lessonsJson(const core::Kind& kind, const core::Learnt& learnt);
// The page to take home after all of them: {"lines": [{"look", "text", "apart"}]}.
Practice::Json certificateJson(const core::Kind& kind, const core::Learnt& learnt);

} // namespace web
