#pragma once

// The room of matches with somebody far away: LinkedMatch is in a room (core/together) and has the session
// show what is played there, LinkOverlay asks and tells; broker/ speaks MQTT, a library loaded only for that.

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include "core/together/room.h"
#include "ui/table/join/followedmatch.h"
#include "ui/together/broker/broker.h"

#include <functional>
#include <memory>
#include <optional>

// The room of a match that is played by a link: one at a time. The room's history is the truth, the session
// follows it; what is done here is said there, at once or when there is a line again. A seat is kept in a
// file until it is left.
class LinkedMatch final : public QObject, private Session::Owner, private core::together::Line {
    Q_OBJECT
public:
    LinkedMatch(Session& session, const QString& folder, QObject* parent = nullptr);
    ~LinkedMatch() override;

    // The broker of the last invitation; empty: none yet.
    static QString usualBroker();
    static void setUsualBroker(const QString& address);
    // There is one of the last time.
    static bool kept(const QString& folder);
    // Goes on with it; whether it was there, and is not another program's.
    bool restore();
    void invite(const core::together::Broker& broker, const core::together::Room::Opening& opening);
    void follow(const core::together::Invitation& invitation); // somebody's link
    void sit(const QString& name);
    void watch();
    void show(); // puts the match on the table, where another is
    void say(std::size_t phrase);
    void leave(); // for good

    const core::together::Room* room() const { return m_room.get(); } // null: in none
    bool shown() const { return m_match.active(); }
    QString link() const;
    QString name(core::Player player) const;
    QString trouble() const { return m_trouble; } // of the line, the latest

signals:
    void changed();
    void begins(); // a match is on the table
    void told(const QString& line);
    void asked(const QString& text, const QString& yes, const std::function<void()>& allow);

private:
    void ask(Session::Wish wish) override;
    void publish(const std::string& topic, const std::string& bytes) override;
    void enter(std::unique_ptr<core::together::Room> room);
    void act(const std::function<void(core::together::Room&)>& what);
    void refresh();
    void tellOfOther();
    void keep();
    void begin();
    QString path() const;

    Session& m_session;
    QString m_folder;
    FollowedMatch m_match;
    std::unique_ptr<core::together::Seal> m_seal;
    std::unique_ptr<core::together::Room> m_room;
    std::unique_ptr<broker::Connection> m_line;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_beat;
    QString m_trouble;
    bool m_in = false;    // sits or watches
    bool m_soon = false;  // refresh() is on its way
    int m_number = -1;    // of the match on the table
    bool m_asked = false; // the other's wish was told
    std::optional<bool> m_otherHere;
    bool m_otherLeft = false;
};
