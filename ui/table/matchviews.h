#pragma once

#include "ui/table/view.h"

#include <map>
#include <optional>
#include <string>
#include <utility>

class Session;

// What devices see of a session's match: one view for each player, and one for all who watch, in each
// language. There must be a match.
class MatchViews {
public:
    explicit MatchViews(Session& session) : m_session(session) {}

    void startOver() { m_views.clear(); } // another match
    bool sharesHints() const { return m_sharesHints; }
    void setSharesHints(bool on) { m_sharesHints = on; }

    // As the session has it now.
    View& of(std::optional<core::Player> player, language::Id language);
    // The message with all that is seen of it, as JSON.
    std::string board(std::optional<core::Player> player, language::Id language);
    // Who can point at something now.
    bool mine(std::optional<core::Player> player) const;

private:
    QString turn(std::optional<core::Player> player) const;

    Session& m_session;
    std::map<std::pair<std::optional<core::Player>, language::Id>, View> m_views;
    bool m_sharesHints = true;
};
