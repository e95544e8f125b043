#pragma once

#include "core/lessons/lessonfile.h"
#include "core/threads.h"

#include <map>

namespace core {

// Whether each question of a lesson can be answered right, and wrong, as the solver finds it: an InputError
// says of which it is not so, or that it could not be found out before it was stopped.
void checkLesson(const LessonFile& file, const StopToken& stop);

// The same of single steps, many of which share their rules.
class StepChecks {
public:
    explicit StepChecks(const Kind& kind) : m_kind(kind) {}

    void check(const Step& step, const StopToken& stop);

private:
    struct Table {
        std::shared_ptr<const Game> game;
        std::unique_ptr<Solver> solver;
    };

    const Kind& m_kind;
    std::map<std::string, Table, std::less<>> m_tables; // by the rules
};

} // namespace core
