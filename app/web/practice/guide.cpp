#include "app/web/practice/guide.h"

#include "app/web/common/speech.h"

namespace web {

using core::Exercise, core::text;

Guide::Guide(const core::Kind& kind) : Practice(kind) {
    pose(Drill(Exercise(kind, kind.guide.at(0))));
}

bool Guide::act(const std::string& what, const Json&) {
    if (what == "next" && m_step + 1 < kind().guide.size())
        ++m_step;
    else if (what == "before" && m_step > 0)
        --m_step;
    else
        return false;
    pose(Drill(Exercise(kind(), kind().guide[m_step])));
    return true;
}

core::Headway Guide::headway() const {
    const auto of = static_cast<int>(kind().guide.size()), at = static_cast<int>(m_step) + 1;
    return {.at = at, .of = of, .done = at == of && drill()->standing() == Drill::Standing::Right};
}

Guide::Json Guide::drillJson() const {
    const auto& step = exercise().step();
    const auto standing = drill()->standing();
    const bool right = standing == Drill::Standing::Right, wrong = standing == Drill::Standing::Wrong;
    const bool restarts = right && step.task != core::Task::Look;
    return {{"at", m_step},
            {"of", kind().guide.size()},
            {"asked", speak(step.say)},
            {"verdict", right   ? speak(step.right)
                        : wrong ? speak(step.wrong)
                                : prompt()},
            {"mood", wrong ? "wrong" : ""},
            {"before", m_step > 0},
            {"next", m_step + 1 < kind().guide.size() ? speak(text("Page", "Next")) : ""},
            {"again", restarts ? speak(text("Page", "Once more"))
                      : wrong  ? speak(text("Page", "Try again"))
                               : ""}};
}

} // namespace web
