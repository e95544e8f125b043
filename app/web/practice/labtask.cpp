#include "app/web/practice/labtask.h"

#include "app/web/common/speech.h"
#include "app/web/common/tables.h"
#include "core/kind.h"
#include "core/play/untrusted.h"

#include <algorithm>
#include <chrono>

namespace web {

using core::text;
namespace untrusted = core::untrusted;

namespace {

constexpr std::chrono::seconds longest{20}; // that a device looks for it
constexpr std::size_t mostRows = 60;        // shown, and asked about

} // namespace

LabTask::LabTask(const core::Assignment& given, std::string_view kept)
    : Practice(*given.kind), m_task(given) {
    const auto numbers = core::split(kept, ' ');
    if (numbers.size() != 2) return;
    m_at = static_cast<std::size_t>(std::clamp(core::wholeNumber(numbers[0]).value_or(0), 0, given.count));
    m_slips = std::clamp(core::wholeNumber(numbers[1]).value_or(0), 0, static_cast<int>(m_at));
}

core::Headway LabTask::headway() const {
    const auto of = std::max(m_table ? static_cast<int>(m_questions.size()) : m_task.count, 1);
    const int at = done() ? of : std::min(static_cast<int>(m_at) + (m_answered ? 1 : 0), of);
    return {.at = at,
            .of = of,
            .slips = m_slips,
            .done = at == of,
            .kept = std::to_string(at) + ' ' + std::to_string(m_slips)};
}

// A page has one thread, in which nothing else is done meanwhile.
void LabTask::seek() {
    using Clock = std::chrono::steady_clock;
    m_seeking = false;
    const auto& lab = core::labOf(m_task);
    const auto values = core::parseValues(lab.options, m_task.with);
    if (core::fitsDevice(lab, values)) {
        const core::StopSource stop([end = Clock::now() + longest] { return Clock::now() >= end; });
        auto table = lab.run(values, stop.get_token(), [](double) {});
        if (table.complete) m_table = std::move(table);
    }
    if (m_table) m_questions = core::labQuestions(*m_table, mostRows, m_task.count, m_task.seed);
    m_at = std::min(m_at, m_questions.size());
    refresh();
}

bool LabTask::act(const std::string& what, const Json& said) {
    if (what == "choose" && asking()) {
        const auto most = static_cast<int>(question().choices.size()) - 1;
        answer(static_cast<std::size_t>(untrusted::number(untrusted::needed(said, "part"), "part", 0, most)));
    } else if (what == "next" && m_answered) {
        ++m_at;
        m_answered.reset();
    } else if (what == "next" && m_table && m_questions.empty()) {
        m_looked = true;
    } else {
        return false;
    }
    refresh();
    return true;
}

void LabTask::answer(std::size_t choice) {
    m_answered = choice;
    if (choice != question().right) ++m_slips;
}

std::string LabTask::cell(std::size_t row, std::size_t column) const {
    return cellText(m_table->columns[column], m_table->rows[row][column]);
}

// "Level: 3. What stands under “outcome”?"
std::string LabTask::asked() const {
    const auto& about = question();
    if (m_table->view == core::Table::View::Grid)
        return speak({text("LabTask", "What do you expect in row %1, column %2?"),
                      {cell(about.row, 0), core::Message::Argument(static_cast<int>(about.column))}});
    std::string row;
    for (std::size_t i = 0; i < about.names; ++i)
        row += (i == 0 ? "" : " · ") + speak(m_table->columns[i].title) + ' ' + cell(about.row, i);
    return speak(
        {text("LabTask", "%1: what do you expect under “%2”?"), {row, m_table->columns[about.column].title}});
}

LabTask::Json LabTask::answersJson() const {
    auto all = Json::array();
    const bool grid = m_table->view == core::Table::View::Grid;
    const auto& column = m_table->columns[grid ? 1 : question().column];
    for (std::size_t i = 0; i < question().choices.size(); ++i)
        all.push_back(answerJson(core::Message::plain(cellText(column, question().choices[i])),
                                 {{"do", "choose"}, {"part", i}}));
    return all;
}

// What is true of it, and its first rows; of an answered question the row.
LabTask::Json LabTask::foundJson() const {
    auto first = *m_table;
    const bool cut = first.rows.size() > mostRows;
    if (cut) first.rows.resize(mostRows);
    auto found = tableJson(first, false);
    found.update(tableJson(*m_table, true));
    if (cut)
        found["facts"].push_back(speak({text("LabTask", "The first %1 of %2 rows:"),
                                        {core::Message::Argument(static_cast<int>(mostRows)),
                                         core::Message::Argument(static_cast<int>(m_table->rows.size()))}}));
    if (m_answered) found["marked"] = question().row;
    return found;
}

LabTask::Json LabTask::drillJson() const {
    const auto& lab = core::labOf(m_task);
    Json json{{"lesson", speak(lab.title)}, {"bare", true}, {"at", m_at}, {"of", m_questions.size()}};
    if (m_seeking) {
        json["asked"] = speak(text("LabTask", "Finding it out …"));
        return json;
    }
    if (!m_table) {
        json["asked"] = speak(lab.about);
        json["verdict"] = speak(text("LabTask", "This is too much for this device. Look at it on the "
                                                "teacher’s screen."));
        return json;
    }
    if (asking()) {
        json["asked"] = asked();
        json["answers"] = answersJson();
        return json;
    }
    json["table"] = foundJson();
    if (m_answered) {
        const bool right = *m_answered == question().right;
        json["asked"] = asked();
        json["verdict"] = speak(right ? text("Page", "That is right.") : text("LessonPlayer", "Not quite."));
        json["more"] = right ? ""
                             : speak({text("LabTask", "It says: %1"),
                                      {untrusted::string(answersJson()[question().right], "text", "")}});
        json["mood"] = right ? "right" : "wrong";
        json["next"] = speak(text("Page", "Next"));
        return json;
    }
    json["asked"] = speak(lab.about);
    if (done())
        json["verdict"] = speak(text("LabTask", "That was all of this lab."));
    else
        json["next"] = speak(text("LabTask", "I have looked at it"));
    return json;
}

} // namespace web
