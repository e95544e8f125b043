#pragma once

#include "core/together/history.h"
#include "core/together/invitation.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::together {

// What the two can say to each other: nobody can write anything here.
const std::vector<Phrase>& phrases();

// What carries messages to all who are in the room. It keeps the last one under each topic, and gives it to
// whoever comes; an empty one is forgotten.
class Line {
public:
    Line() = default;
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;
    virtual ~Line() = default;
    virtual void publish(const std::string& topic, const std::string& bytes) = 0;
};

// One who is in a room: with a seat, or watching. What is done here is in its history at once, and goes out
// as soon as there is a line; what comes is checked, and counts if it bears that. Knows no clock: beat() is
// called every few seconds.
class Room {
public:
    struct Ears {
        std::function<void()> changed = {};            // the match, a seat, or who is there
        std::function<void(const Message&)> told = {}; // what went wrong, and the like
        std::function<void(Player, const Phrase&)> said = {};
    };
    struct Opening {
        std::string game, rules, start;
        Player plays = Player::First;
        std::string name;
    };

    // A room of one's own, or another's.
    Room(const Seal& seal, const Broker& broker, const Opening& opening);
    Room(const Seal& seal, const Invitation& invitation);
    // One that was kept. Throws InputError where it cannot be read.
    static std::unique_ptr<Room> restored(const Seal& seal, std::string_view kept);
    // For the next start: the invitation, the own keys, the history.
    std::string kept() const;
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;

    const Invitation& invitation() const { return m_invitation; }
    void listen(Ears ears) { m_ears = std::move(ears); }

    // The line. Told to be open it is listened to everything under topic(); what it kept comes first.
    std::string topic() const { return m_invitation.topic(); }
    std::string presence() const; // the topic of who is here,
    std::string farewell() const; // and what the line says there when this one is cut off
    void opened(Line& line);
    void closed();
    void heard(const std::string& topic, std::string_view bytes, bool kept);
    void beat();

    // What is known. The course may not have begun yet.
    const History& history() const { return m_history; }
    const Course& course() const { return m_history.course(); }
    std::optional<Player> player() const; // who has this seat; nothing: watching, or not sure yet
    bool seated() const { return m_who.has_value(); }
    bool bound() const; // who leaves gives up a seat that somebody may wait for
    bool canSit() const;
    bool connected() const { return m_line != nullptr; }
    bool unsent() const { return m_heardSize < m_history.size(); } // something has not gone out yet
    bool here(Player player) const;
    int beatsAway(Player player) const; // so long nothing was seen of one who is not here
    int watching() const;               // others, without a seat
    // What the other asks for: true a draw, false to take back.
    std::optional<bool> toAllow() const;

    // What is done here. Throws InputError where it cannot be now.
    void sit(const std::string& name);
    void play(const std::string& move) { act(Entry::What::Move, move); }
    void askUndo() { act(Entry::What::AskUndo); }
    void askDraw() { act(Entry::What::AskDraw); }
    void allow() { act(Entry::What::Allow); }
    void giveUp() { act(Entry::What::GiveUp); }
    void again() { act(Entry::What::Again); }
    void pause(); // nobody is here for a while
    // For good, where there is a seat: that is said until the line has given it back, which may take until
    // there is one. Then it is gone.
    void leave();
    bool leaving() const { return m_who && course().left(*m_who); }
    bool gone() const { return m_gone; }
    void say(std::size_t phrase);

private:
    struct Member {
        std::string open;
        std::int64_t count = 0; // of what they have said of themselves
        bool here = false;
        int said = 0;           // phrases in this beat
        std::int64_t since = 0; // the beat in which they went
    };

    void act(Entry::What what, std::string rest = {});
    void hearHistory(std::string_view bytes, bool kept);
    void take(const History& told, bool kept);
    void adopt(History told);
    void bringAlong(std::size_t from, const History& before);
    void findSeat();
    void hearMember(const std::string& topic, std::string_view bytes, bool kept);
    void goOut();
    void repeat();
    void publish();
    void publishPresence(bool here, std::optional<std::size_t> phrase = {});
    std::string presenceText(bool here, std::optional<std::size_t> phrase) const;
    void refuse(const Message& why);
    void tell(const Message& line) const;
    void tellOnce(const Message& line);
    void changed() const;
    std::string matchTopic() const { return topic() + "/match"; }
    std::string topicOf(const std::string& open) const;

    const Seal& m_seal;
    Invitation m_invitation;
    KeyPair m_keys;
    History m_history;
    std::optional<int> m_who;                // in the history
    std::map<std::string, Member> m_members; // by topic
    std::int64_t m_count = 0, m_beats = 0;
    Line* m_line = nullptr;
    Ears m_ears;
    std::size_t m_heardSize = 0; // the line has given back so much
    int m_fresh = 0;             // beats to wait for what the line kept
    int m_sent = 0;              // beats since the history went out
    bool m_seen = false;         // the line has given back that this one is here
    bool m_gone = false;
    int m_heard = 0, m_repeated = 0; // in this beat
    std::vector<Message> m_toldOnce;
};

} // namespace core::together
