#pragma once

#include "app/web/practice/practice.h"
#include "core/lab.h"
#include "core/labs/labquestion.h"

#include <optional>
#include <string_view>
#include <vector>

namespace web {

// A lab of a work plan: what it finds is guessed at some places before it is shown, or only looked at. It has
// no board.
class LabTask final : public Practice {
public:
    // `kept`: what its headway kept.
    LabTask(const core::Assignment& given, std::string_view kept);

    core::Assignment task() const override { return m_task; }
    core::Headway headway() const override;

private:
    bool act(const std::string& what, const Json& said) override;
    void seek() override;
    bool seeking() const override { return m_seeking; }
    Json drillJson() const override;
    void answer(std::size_t choice);
    bool asking() const { return m_at < m_questions.size() && !m_answered; }
    bool done() const { return m_at == m_questions.size() && (m_looked || !m_questions.empty()); }
    const core::LabQuestion& question() const { return m_questions[m_at]; }
    std::string asked() const;
    std::string cell(std::size_t row, std::size_t column) const;
    Json answersJson() const;
    Json foundJson() const;

    core::Assignment m_task;
    std::size_t m_at = 0;
    int m_slips = 0;
    std::optional<std::size_t> m_answered; // what was said to the question
    bool m_looked = false, m_seeking = true;
    std::optional<core::Table> m_table; // nothing: this device has not found it
    std::vector<core::LabQuestion> m_questions;
};

} // namespace web
