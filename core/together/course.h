#pragma once

#include "core/play/match.h"
#include "core/play/series.h"
#include "core/play/takeback.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace core::together {

// Something that one of the two has done. In a message: a figure for who, a letter for what, and the rest.
struct Entry {
    enum class What : char {
        Open = 'r',    // the room: {"game", "rules", "start", "plays": "first", "name"}
        Sit = 's',     // {"key", "name"}: the other, whose open key that is
        Welcome = 'w', // of who has opened it: from now on the seat is that one's
        Move = 'm',    // in notation
        AskUndo = 'u',
        AskDraw = 'd', // of a move of which it is not known whether it ends
        Allow = 'y',   // what the other has asked for
        GiveUp = 'g',
        Again = 'a', // the next match, begun by the other player
        Leave = 'o',
    };
    int by = 0; // 0: who has opened the room
    What what = What::Open;
    std::string rest = {};

    std::string text() const;
    static Entry read(std::string_view text); // throws InputError
    friend bool operator==(const Entry&, const Entry&) = default;
};

// What has come of the entries of a room so far: the match, the seats, the series. Whatever the rules or the
// order of things forbid is an InputError, and changes nothing.
class Course {
public:
    void add(const Entry& entry);
    static std::string keyIn(const Entry& sits); // of the one who sits down

    bool begun() const { return m_match.has_value(); }
    const Match& match() const { return *m_match; } // at the ply that is played on from
    int number() const { return m_number; }         // of the match in its series
    const Series& before() const { return m_before; }
    Seats seats() const; // by players
    Player playerOf(int who) const { return who == 0 ? m_host : other(m_host); }
    int memberOf(Player player) const { return player == m_host ? 0 : 1; }
    const std::string& otherKey() const { return m_otherKey; } // empty: nobody has sat down yet
    bool welcomed() const { return m_welcomed; }
    bool left(int who) const { return m_left[static_cast<std::size_t>(who)]; }
    bool over() const; // whoever had a seat has left
    // What the other one has to allow.
    std::optional<Entry> asked() const { return m_asked; }

private:
    void open(const Entry& entry);
    void sit(const Entry& entry);
    void play(const Entry& entry);
    void ask(const Entry& entry);
    void allow(const Entry& entry);
    void again();
    void checkGoesOn() const;

    std::optional<Match> m_match;
    int m_number = 0;
    Series m_before;
    Player m_host = Player::First;
    std::array<std::string, 2> m_names;
    std::string m_otherKey;
    bool m_welcomed = false;
    std::array<bool, 2> m_left{};
    std::optional<Entry> m_asked;
    int m_followed = 0;
};

} // namespace core::together
