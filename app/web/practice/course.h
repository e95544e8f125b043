#pragma once

#include "app/web/practice/practice.h"
#include "core/graph.h"
#include "core/lessons/chart.h"
#include "core/lessons/lessoncheck.h"
#include "core/lessons/lessonrun.h"
#include "core/puzzle/fresh.h"

namespace web {

// A lesson, and those that come after it, as the window's lessons go (core/lessons/lessonrun.h).
class Course : public Practice {
public:
    // `kept`: where a lesson was left, if one was. `seed`: of the boards that are asked about afterwards.
    Course(const core::Kind& kind, std::size_t lesson, std::string_view kept, std::uint64_t seed);
    // One that somebody has written. It is checked first, which takes as long as its questions are hard.
    Course(std::shared_ptr<const core::LessonFile> own, std::string_view kept, std::uint64_t seed);

    core::Assignment task() const override;
    core::Headway headway() const override;

protected:
    bool act(const std::string& what, const Json& said) override;

private:
    void answered() override;
    void seek() override; // what the lab beside the board finds, or the graph in its place
    bool seeking() const override { return m_besideWanted || m_checks; }
    Json drillJson() const override;

    const core::Lesson& lesson() const { return m_own ? m_own->lesson : kind().lessons[m_lesson]; }
    const core::Step& stepOf(std::size_t number) const;
    void check();             // the next step of its own lesson
    bool answeredAll() const; // of the last of its questions, the right one
    bool done() const { return m_run.part() == core::LessonRun::Part::Done; }
    bool last() const { return m_own || m_lesson + 1 == kind().lessons.size(); }
    bool asks(core::Task task) const { return !done() && m_run.step().task == task; }
    void enter();
    void next();
    void askOtherBoards(); // the last questions of the lesson, which is done
    Json furtherJson() const;
    bool open() const;
    std::string said() const;
    void say(Json& json) const;
    std::string reason() const;
    Json answersJson() const;
    Json gapsJson() const;
    Json boardsJson() const;
    Json chartJson() const;

    std::shared_ptr<const core::LessonFile> m_own; // somebody has written it
    std::optional<core::StepChecks> m_checks;      // while it is checked
    std::size_t m_checked = 0;                     // steps
    Patience m_patience;                           // for the next of them
    std::string m_fault;                           // what is wrong with it
    std::size_t m_lesson;                          // of the game's
    std::uint64_t m_seed;
    std::shared_ptr<const core::LessonFile> m_asked; // in place of the lesson, which is done
    std::optional<core::FreshBoards> m_fresh;
    core::LessonRun m_run;
    core::Headway m_done;                             // while that is asked
    bool m_erred = false;                             // at this step
    std::vector<std::optional<std::size_t>> m_chosen; // Claim: the part of each gap
    std::vector<bool> m_marked;                       // Mark: of the boards
    std::optional<core::Table> m_table;               // of the lab beside the board
    std::optional<core::PositionGraph> m_graph;       // in place of the board
    bool m_besideWanted = false;
    mutable core::Charts m_charts; // remembers what it has found out
};

} // namespace web
