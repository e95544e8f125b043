#pragma once

#include "core/together/seal.h"

#include <string>
#include <string_view>

namespace core::together {

// Where the computer stands that carries what is said: "broker.example", or with ports.
struct Broker {
    std::string host;
    int port = 8883; // with TLS
    int page = 8884; // the same for browsers, by websockets

    std::string text() const; // ports where they are not the usual ones
    // Throws InputError where it is none.
    static Broker read(std::string_view text);
    friend bool operator==(const Broker&, const Broker&) = default;
};

// What a link to a room says: an address, “#k1room=”, and behind it BROKER/ROOM/KEY. The room is the open key
// of who has opened it, so that nobody else can say what is played in it; the key opens what is sealed. A
// server of the page that the address names is never told what stands behind “#”, and the broker is not told
// the key.
struct Invitation {
    Broker broker;
    std::string room, key; // bytes

    std::string link(std::string_view address) const;
    // Where a page stands that is to open it: a whole address, without a fragment. Throws InputError.
    static std::string pageAddress(std::string_view text);
    static bool isOne(std::string_view text);
    static Invitation read(std::string_view link); // throws InputError where there is none
    // What the broker calls it.
    std::string topic() const;
    friend bool operator==(const Invitation&, const Invitation&) = default;
};

} // namespace core::together
