#pragma once

#include "core/together/invitation.h"

#include <string>
#include <string_view>

namespace core::together {

// What a link to an open table says, for devices that are not in its network: an address of the page,
// “#k1table=”, and behind it BROKER/TABLE/CODE. The table is the open half of a pair that its host alone has;
// it is known only to who has the link, and the topics that the broker sees are made of its hash.
struct TableLink {
    Broker broker;
    std::string table; // bytes
    std::string code;  // digits

    std::string link(std::string_view address) const;
    static bool isOne(std::string_view text);
    static TableLink read(std::string_view link); // throws InputError where there is none
    friend bool operator==(const TableLink&, const TableLink&) = default;
};

// Where things are said of a table, below its own topic; a device is called by its open half.
struct TableTopics {
    TableTopics(const Seal& seal, std::string_view table);
    std::string own;                                     // of all of them
    std::string here() const { return own + "/here"; }   // the host says that it is there
    std::string toHost() const { return own + "/d"; }    // below it each device has one
    std::string toDevices() const { return own + "/h"; } // so here
    std::string toHost(std::string_view device) const;
    std::string toDevice(std::string_view device) const;
    std::string deviceOf(std::string_view topic) const; // to the host; empty: it is none
};

} // namespace core::together
