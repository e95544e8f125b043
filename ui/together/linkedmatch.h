#pragma once

// The room of matches with somebody far away: LinkedMatch is in a room (core/together), which CarriedRoom
// carries to the broker and keeps, and has the session show what is played there; LinkOverlay asks and tells;
// broker/ speaks MQTT, a library loaded only for that.

#include "core/together/roomwords.h"
#include "ui/table/join/followedmatch.h"
#include "ui/together/carriedroom.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

// The room of a match that is played by a link: one at a time. The room's history is the truth, the session
// follows it; what is done here is said there, at once or when there is a line again. A seat is kept in a
// file until it is left, and that it was until it is told.
class LinkedMatch final : public QObject, private Session::Owner {
    Q_OBJECT
public:
    LinkedMatch(Session& session, const QString& folder,
                std::chrono::milliseconds beat = CarriedRoom::usualBeat);
    ~LinkedMatch() override;

    // Goes on with that of the last time, if it was not left; whether it was there, and is not another
    // program's.
    bool restore();
    void invite(const core::together::Broker& broker, const core::together::Room::Opening& opening);
    // Somebody's link; false: this one sits in another room, which has to be left first.
    bool follow(const core::together::Invitation& invitation);
    void sit(const QString& name);
    void watch();
    void show(); // puts the match on the table, where another is
    void say(std::size_t phrase);
    void leave(); // for good

    const core::together::Room* room() const {
        return m_carried ? &m_carried->room() : nullptr;
    }                                // null: in none
    bool in() const { return m_in; } // sits or watches
    bool shown() const { return m_match.active(); }
    QString link() const;
    core::Names names() const;
    // Why the broker does not answer; nothing: it may yet.
    const std::optional<std::string>& trouble() const { return m_carried->trouble(); }

signals:
    void changed();
    void begins(); // a match is on the table
    void told(const QString& line);
    void asked(const QString& text, const QString& yes, const std::function<void()>& allow);

private:
    void ask(Session::Wish wish) override;
    void enter(std::unique_ptr<CarriedRoom> carried);
    void part(std::unique_ptr<CarriedRoom> left);
    void act(const std::function<void(core::together::Room&)>& what);
    void refresh();
    void refreshSoon();
    void tellOfOther();
    void showAwaited();
    void begin();

    Session& m_session;
    QString m_folder;
    std::chrono::milliseconds m_beat; // of its rooms
    FollowedMatch m_match;
    std::unique_ptr<core::together::Seal> m_seal;
    std::unique_ptr<CarriedRoom> m_carried;
    std::vector<std::unique_ptr<CarriedRoom>> m_parting; // left; still to be told
    bool m_in = false;
    bool m_soon = false;  // refresh() is on its way
    int m_number = -1;    // of the match on the table
    bool m_asked = false; // the other's wish was told
    core::together::OtherOne m_other;
};
