#pragma once

#include "app/web/practice/drill.h"
#include "core/kind.h"
#include "core/picture/page.h"
#include "core/play/plan.h"

#include <optional>
#include <string>
#include <vector>

namespace web {

// One board after the other on which something is to be found: How to play, puzzles and lessons on the page.
class Practice {
public:
    using Json = core::page::Json;

    virtual ~Practice() = default;

    // What is done at the board or with a button; of another board's ply nothing is. Messages for the page.
    std::vector<Json> hear(const std::string& what, const Json& said, std::string_view message);
    // Does what there is to do, for so long or a little longer.
    std::vector<Json> work(Drill::Time time);
    std::optional<Drill::Time> idle() const;
    // All there is to see, from the layout on.
    std::vector<Json> show();
    // What it is to a work plan, and how far it has been gone.
    virtual core::Assignment task() const = 0;
    virtual core::Headway headway() const = 0;

protected:
    explicit Practice(const core::Kind& kind) : m_kind(kind) {}

    const core::Kind& kind() const { return m_kind; }
    const std::optional<Drill>& drill() const { return m_drill; }
    const core::Exercise& exercise() const { return m_drill->exercise(); }
    void pose(Drill drill); // the next, all of which is told
    std::optional<bool> judged() { return m_drill->judged(); }
    void tell(const char* type, Json message);
    void refresh();
    // Which rule forbids the move last tried; else what is to be done.
    std::string prompt() const;
    template <class Change>
    void change(Change change) {
        change(*m_drill);
        follow();
    }

private:
    // What is its own to do; false: it is none of that.
    virtual bool act(const std::string& what, const Json& said) = 0;
    virtual void answered() {} // something may have been
    virtual void seek() {}     // for what is posed next
    virtual bool seeking() const { return false; }
    virtual Json drillJson() const = 0;

    void point(std::string_view message);
    void follow();
    void tellLayout();
    Json besideJson() const;

    const core::Kind& m_kind;
    std::optional<Drill> m_drill;
    std::optional<core::BoardState> m_board, m_beside;
    int m_seen = 0;          // the ply that has been told
    bool m_counters = false; // what has been told is what is wrong with an answer
    std::string m_refusal;
    std::vector<Json> m_told;
};

// Messages that name what they are about, as the buttons of a practice send them.
Practice::Json answerJson(const core::Message& words, Practice::Json say);

} // namespace web
