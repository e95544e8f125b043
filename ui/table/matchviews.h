#pragma once

#include "ui/table/view.h"

#include "core/verdict.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

class Classroom;
class Seating;
class Session;

// What devices are told of the session's match: one view for each player, and one for all who watch, in each
// language. The texts are in the view's language.
class MatchViews {
public:
    explicit MatchViews(Session& session) : m_session(session) {}

    void startOver() { m_views.clear(); } // another match
    bool sharesHints() const { return m_sharesHints; }
    void setSharesHints(bool on) { m_sharesHints = on; }
    // While the class is asked nobody is shown anything.
    void setAsking(bool on) { m_asking = on; }

    // As the session has it now. There must be a match.
    View& of(std::optional<core::Player> player, language::Id language);
    table::Json layout(std::optional<core::Player> player, language::Id language);
    // The seats to choose from; none without a match.
    table::Json lobby(const Seating& seating, language::Id language) const;
    // What the class is asked, for one who may have answered; nothing: that it is asked nothing.
    table::Json question(const Classroom& classroom, const QString& token, language::Id language) const;
    std::vector<core::Outcome> answers() const; // that can be given, for the mover
    QString inWords(core::Outcome says) const;  // "Hana wins"
    table::Json board(std::optional<core::Player> player, language::Id language);
    // Who can point at something now.
    bool mine(std::optional<core::Player> player) const;

private:
    QString turn(std::optional<core::Player> player) const;

    Session& m_session;
    std::map<std::pair<std::optional<core::Player>, language::Id>, View> m_views;
    bool m_sharesHints = true, m_asking = false;
};
