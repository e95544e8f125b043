#pragma once

#include "core/picture/lookback.h"
#include "core/play/tabletalk.h"
#include "ui/table/page/view.h"

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
    // Messages, as JSON: the board's layout, and all that is seen on it. They are made once for all who share
    // a view, until something is to be seen that was not.
    const std::string& layout(std::optional<core::Player> player, language::Id language);
    const std::string& board(std::optional<core::Player> player, language::Id language);
    // The match itself once it is over, at one of its plies.
    std::string lookedAt(std::optional<core::Player> player, language::Id language,
                         const core::tabletalk::Look& look);
    void makeAnew();
    // Who can point at something now.
    bool mine(std::optional<core::Player> player) const;

private:
    struct Seen {
        View view;
        std::string layout, board;
    };
    Seen& seen(std::optional<core::Player> player, language::Id language);
    QString turn(std::optional<core::Player> player) const;
    table::Json boardJson(std::optional<core::Player> player, const View& view,
                          const core::Match& match) const;
    core::page::LookBack lookBack(const core::Match& match, const core::Names& called) const;
    table::Json knownJson() const;
    table::Json playedJson(const core::Match& match) const;
    bool tellsWhatTurned() const;

    Session& m_session;
    std::map<std::pair<std::optional<core::Player>, language::Id>, Seen> m_views;
    bool m_sharesHints = true;
};
