#pragma once

#include <QString>

#include "core/play/tabletalk.h"
#include "core/verdict.h"

#include <optional>
#include <vector>

// Who sits where, at which table. A guest is known by a token that nobody can guess, so that it finds its
// seat again after a break. Knows nothing of connections.
class Seating {
public:
    using Place = core::tabletalk::Place;
    static constexpr std::size_t most = 64;
    static constexpr int mainTable = 0; // the table of the match in the window

    struct Guest {
        QString token, name;
        Place place = Place::Watching;
        bool present = true;
        int table = mainTable;
    };

    const std::vector<Guest>& guests() const { return m_guests; }
    const Guest* find(const QString& token) const;
    const Guest* at(int table, core::Player player) const;
    // A player's seat at the main table has nobody, or its guest is not there any more.
    bool free(core::Player player) const;

    // A guest at the main table, or nothing: the seat is taken, or there are too many. One who comes for a
    // player's seat that was left by a guest who is not there any more gets it. Whoever has or had a seat
    // here keeps the token: to a class it is the same pupil. Empty: a new guest.
    std::optional<QString> sit(Place place, const QString& name, const QString& token = {});
    void move(const QString& token, int table, Place place);
    void setPresent(const QString& token, bool present);
    void leave(const QString& token);
    void swapPlayers(int table);     // the other player begins now
    void stand(core::Player player); // whoever sits there at the main table watches from now on
    void clear() { m_guests.clear(); }

private:
    Guest* seek(const QString& token);
    std::vector<Guest> m_guests; // in the order in which they came
};

// The seat of a player, and the player of a seat.
core::tabletalk::Place placeOf(core::Player player);
const char* nameOf(core::tabletalk::Place place); // as devices call it
std::optional<core::Player> playerAt(core::tabletalk::Place place);
