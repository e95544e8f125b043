#pragma once

#include "core/game.h"
#include "core/together/room.h"

#include <optional>
#include <string>
#include <vector>

// What is told of a room, wherever it is shown. `names`: what both players are called.
namespace core::together {

// In one line, wherever one is; `in`: one sits or watches, and does not stand before the door.
Message inShort(const Room& room, const Names& names, bool in);
// How it stands with the broker. `trouble`: why it does not answer, where that is known; nothing: it may yet.
Message lineMessage(const Room& room, const std::optional<std::string>& trouble);
std::vector<Message> whoIsThere(const Room& room, const Names& names);
// Before the door: what is there to be had; of a match that has begun.
std::vector<Message> doorMessages(const Room& room, const Names& names);
Message noMatchYet(); // what that may mean
// Who has to do something before this one can, and since when that one is away; empty: nobody.
Message awaited(const Room& room, const Names& names);
// What the other one asks for; empty: nothing.
Message askedFor(const Room& room, const Names& names);
// To one who asks for something: it is the other's to allow, only players may, it cannot be.
Message askingMessage(const Room& room, const Names& names);
Message watchingMessage();
Message refusedMessage(const Message& why);
// What is said with one of the phrases.
Message saysMessage(Player who, const Phrase& phrase, const Names& names);
Message youSayMessage(std::size_t phrase);
// To one who would open another room.
Message otherRoom();
// To one who leaves without a line; empty: nobody waits there.
Message toldLater(const Room& room, const Names& names);

// Tells when the other player comes and goes.
class OtherOne {
public:
    Message news(const Room& room, const Names& names); // empty: there is none

private:
    std::optional<bool> m_here;
    bool m_left = false;
};

} // namespace core::together
