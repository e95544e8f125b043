#pragma once

// A table from a guest that is this program itself: JoinedTable speaks with the host, FollowedMatch makes
// the session show what the host says.

#include <QObject>

#include "ui/table/join/followedmatch.h"
#include "ui/table/wire/hostline.h"

#include <chrono>
#include <deque>
#include <functional>
#include <optional>

// A seat at another's table: the session plays the match that its host keeps. Whoever sits here plays at this
// computer, the others are away; the host's word is the truth. What is left behind is a match like others.
class JoinedTable final : public QObject, private Session::Owner {
    Q_OBJECT
public:
    using Place = core::tabletalk::Place;
    explicit JoinedTable(Session& session, std::shared_ptr<World> world = World::real({}),
                         QObject* parent = nullptr);
    ~JoinedTable() override;

    // The code comes first; then the seats are told, and one is taken.
    void join(const JoinAddress& address, const QString& code);
    void sit(const QString& name, Place place);
    void leave();
    void startAnew(); // nobody knows what was heard of the last word: all of it is asked for
    const core::hosttalk::Lobby* lobby() const { return m_lobby ? &*m_lobby : nullptr; } // null: not told
    bool seated() const { return !m_token.isEmpty(); }
    bool there() const { return m_there; } // and not cut off for the moment
    const JoinAddress& address() const { return m_address; }
    // What the class is asked; null: nothing.
    const core::hosttalk::Question* question() const { return m_question ? &*m_question : nullptr; }
    void answer(const std::string& says);
    void speak(); // the language of the moment

signals:
    void changed();                   // its seats were told, it was joined, cut off, or left
    void refused(const QString& why); // joining did not succeed, or the seat is taken
    void begins();                    // the first match, or another, is on the board
    void questioned();                // anew, or what there is to see of it has changed, or no more
    void told(const QString& line);
    void asked(const QString& text, const QString& yes, const std::function<void()>& allow);

private:
    void ask(Session::Wish wish) override;
    void hello();
    void hear(const core::hosttalk::News& news);
    void hear(const core::hosttalk::CodeWanted& wanted);
    void hear(const core::hosttalk::Welcome& welcome);
    void hear(const core::hosttalk::Lobby& lobby);
    void hear(const core::hosttalk::Shown& shown);
    void hear(const core::hosttalk::Wait& wait);
    void hear(const core::hosttalk::Question& question);
    void hear(const core::hosttalk::Ask& question);
    bool beginsTooMany();
    void begin(const core::hosttalk::Shown& shown);
    void seat();
    void end(const QString& why);
    void endQuestion();
    std::optional<core::Player> player() const;

    Session& m_session;
    FollowedMatch m_match;
    std::shared_ptr<World> m_world;
    JoinAddress m_address;
    QString m_code;
    Place m_place = Place::Watching; // once there is a seat
    std::optional<core::hosttalk::Lobby> m_lobby;
    HostLine* m_line = nullptr;
    QString m_token;
    int m_number = 0;                              // of the match
    std::deque<std::chrono::milliseconds> m_begun; // the latest matches
    std::optional<core::hosttalk::Question> m_question;
    bool m_there = false;
};
