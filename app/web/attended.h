#pragma once

#include "app/web/table.h"
#include "core/play/tabletalk.h"

#include <optional>
#include <string_view>

namespace web {

// What a teacher has set as a match, if anything: to go on with, or to look through; and how far that is
// done.
class Attended {
public:
    using Did = core::tabletalk::Did;

    // `kept`: what its headway kept.
    void begin(const core::Assignment& task, std::string_view kept, const core::Match& match);
    void end() { *this = {}; }
    const std::optional<core::Assignment>& task() const { return m_task; }
    bool looksThrough() const { return m_task && m_task->what == core::Assignment::What::Record; }
    int seen() const { return m_seen; } // the last ply
    void see(int ply);
    // Nothing: no person plays against a computer.
    std::optional<Did> did(const Table& table) const;

private:
    std::optional<core::Assignment> m_task;
    int m_seen = 0;
};

} // namespace web
