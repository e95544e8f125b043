#include "core/lessons/lessonrun.h"

#include <algorithm>
#include <charconv>

namespace core {

LessonRun::LessonRun(const Kind& kind, Lesson lesson, std::size_t turn)
    : m_kind(&kind), m_lesson(std::move(lesson)), m_turn(turn) {}

LessonRun::Part LessonRun::part() const {
    return m_station < static_cast<int>(m_lesson.steps.size()) ? Part::Step
           : m_station < stations()                            ? Part::Exit
                                                               : Part::Done;
}

const Step& LessonRun::step() const {
    const auto i = static_cast<std::size_t>(m_station);
    return part() == Part::Step ? m_lesson.steps.at(i) : m_lesson.exit.at(i - m_lesson.steps.size());
}

Exercise LessonRun::exercise() const {
    return {*m_kind, step(), m_turn};
}

void LessonRun::goOn(const Exercise& done) {
    for (std::size_t i = 0; part() == Part::Step && i < done.boards().size(); ++i)
        if (done.lost(i) == true) m_lost.push_back(done.match().game().brief(done.boards()[i]));
    ++m_station;
}

std::vector<std::string> LessonRun::lost() const {
    return part() == Part::Step ? m_lost : std::vector<std::string>();
}

bool LessonRun::again() {
    if (part() != Part::Exit) return false;
    m_station = static_cast<int>(m_lesson.steps.size());
    ++m_turn;
    return true;
}

bool LessonRun::elsewhere() const {
    return part() == Part::Exit && step().task != Task::Mark && step().boards.size() > 1;
}

const Step* LessonRun::claim() const {
    const Step* last = nullptr;
    for (const auto& step : m_lesson.steps)
        if (step.task == Task::Claim) last = &step;
    return last;
}

Message LessonRun::principle() const {
    const auto* step = claim();
    if (step == nullptr) return {};
    return sentence(*step, std::vector<std::optional<std::size_t>>(step->gaps.size(), 0));
}

std::optional<Exercise> LessonRun::closing() const {
    const auto* step = claim();
    if (step == nullptr) return {};
    return Exercise(*m_kind, {.say = step->say, .rules = step->rules, .position = step->position});
}

std::string LessonRun::kept() const {
    auto all = std::string(m_lesson.id) + (m_clean ? ":" : "!") + std::to_string(m_station);
    for (const auto& board : m_lost) all += "|" + board;
    return all;
}

void LessonRun::resume(std::string_view kept) {
    if (!kept.starts_with(m_lesson.id)) return;
    kept.remove_prefix(m_lesson.id.size());
    if (kept.empty() || (kept.front() != ':' && kept.front() != '!')) return;
    const bool clean = kept.front() == ':';
    kept.remove_prefix(1);
    auto end = std::min(kept.find('|'), kept.size());
    int station = 0;
    const auto read = std::from_chars(kept.data(), kept.data() + end, station);
    if (read.ec != std::errc() || read.ptr != kept.data() + end || station < 0 || station >= stations())
        return;
    m_clean = clean;
    // The questions at the end are one.
    m_station = std::min(station, static_cast<int>(m_lesson.steps.size()));
    m_lost.clear();
    while (end < kept.size()) {
        kept.remove_prefix(end + 1);
        end = std::min(kept.find('|'), kept.size());
        m_lost.emplace_back(kept.substr(0, end));
    }
}

} // namespace core
