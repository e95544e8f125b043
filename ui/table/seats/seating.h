#pragma once

#include <QString>

#include "core/play/tabletalk.h"
#include "core/play/untrusted.h"
#include "core/verdict.h"

#include <chrono>
#include <optional>
#include <vector>

class QJsonObject;
class World;

// Who sits where, at which table. A guest is known by a token that nobody can guess, so that it finds its
// seat again after a break. Knows nothing of connections.
class Seating {
public:
    using Place = core::tabletalk::Place;
    static constexpr std::size_t most = core::untrusted::table::mostGuests;
    static constexpr int mainTable = 0; // the table of the match in the window

    // How a seat was lost, for its guest to be told.
    enum class Lost : std::uint8_t { Nothing, Taken, Freed, ToComputer };

    struct Guest {
        QString token, name;
        Place place = Place::Watching;
        bool present = true;
        int table = mainTable;
        QString mark = {};                    // of the device, see Hello
        std::chrono::milliseconds since = {}; // when it came or went
        Lost lost = Lost::Nothing;
        int pupil = 0; // of the class, whose card was read; 0: a guest
        int moves = 0; // to another device, while one was there
    };

    explicit Seating(World& world) : m_world(world) {}

    const std::vector<Guest>& guests() const { return m_guests; }
    int present() const; // guests who are there
    const Guest* find(const QString& token) const;
    const Guest* at(int table, core::Player player) const;
    const Guest* ofPupil(int pupil) const;
    // A player's seat at the main table has nobody, or its guest has not been there for some minutes. Before
    // that it is kept for them.
    bool free(core::Player player) const;
    const Guest* keptFor(core::Player player) const;
    void giveFree(const QString& token); // at once

    // A guest at the main table, or nothing: the seat is taken or kept, or there are too many. Whoever has or
    // had a seat here keeps the token: to a class it is the same pupil. Empty: a new guest.
    std::optional<QString> sit(Place place, const QString& name, const QString& token = {},
                               const QString& mark = {}, int pupil = 0);
    // Its owner has read the card on another device.
    void takeAlong(const QString& token, const QString& mark, bool wasThere);
    void rename(const QString& token, const QString& name);
    void move(const QString& token, int table, Place place);
    void setPresent(const QString& token, bool present);
    void leave(const QString& token);
    void swapPlayers(int table); // the other player begins now
    // Whoever sits there at the main table watches from now on.
    void stand(core::Player player, Lost why = Lost::Taken);
    Lost takeLost(const QString& token); // once

    // They stay out, also with another token, until they are let in again.
    void throwOut(const QString& token);
    void letIn(const QString& token);
    const std::vector<Guest>& thrownOut() const { return m_out; }
    bool barred(const QString& token, const QString& mark) const;
    bool barred(int pupil) const; // on whatever device

    // To be opened again: nobody is there then, and all are at the main table.
    QJsonObject json() const;
    void restore(const QJsonObject& json); // what is not understood is left out
    void clear();

private:
    Guest* seek(const QString& token);
    QString newToken();

    World& m_world;
    std::vector<Guest> m_guests, m_out; // in the order in which they came, or went
};

// The seat of a player, and the player of a seat.
core::tabletalk::Place placeOf(core::Player player);
const char* nameOf(core::tabletalk::Place place); // as devices call it
std::optional<core::Player> playerAt(core::tabletalk::Place place);
