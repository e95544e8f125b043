#pragma once

#include <QObject>

#include "core/play/hosttalk.h"
#include "ui/table/join/followedmatch.h"
#include "ui/table/wire/json.h"

#include <chrono>
#include <deque>
#include <optional>

class World;

// The match that is played from a seat at another's table, as its host shows it. What is wished here is said
// there, as far as it is this seat's to wish. Nobody moves while the table does not answer, or the class is
// asked something.
class SeatedMatch final : public QObject, private Session::Owner {
    Q_OBJECT
public:
    using Place = core::tabletalk::Place;
    SeatedMatch(Session& session, const World& world);

    bool active() const { return m_match.active(); }
    void sit(Place place); // the table answers
    // As the host shows it now. False: it begins more matches than anybody can follow.
    bool show(const core::hosttalk::Shown& shown);
    void cutOff();
    // Nothing is shown meanwhile of what moves are worth.
    void setAsked(bool asked);
    bool refuse() { return m_match.refuse(); } // see FollowedMatch
    void end();

signals:
    void says(const table::Json& what); // to the host
    void told(const QString& line);
    void begins(); // the first match, or another, is on the board
    void left();   // the session shows another match

private:
    void ask(Session::Wish wish) override;
    bool beginsTooMany();
    void seat();
    static QString silent();
    std::optional<core::Player> player() const;

    Session& m_session;
    const World& m_world;
    FollowedMatch m_match;
    Place m_place = Place::Watching;
    int m_number = 0;                              // of the match
    std::deque<std::chrono::milliseconds> m_begun; // the latest matches
    bool m_there = false, m_asked = false;
};
