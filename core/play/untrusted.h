#pragma once

#include "core/text.h"

#include <nlohmann/json.hpp>

#include <chrono>

// JSON of files that nobody vouches for: whatever is wrong with it is an InputError that says what and where.
namespace core::untrusted {

using Json = nlohmann::ordered_json;

[[noreturn]] void fail(Message message);

void checkSize(std::size_t bytes, std::size_t most);
// Neither longer than that, nor nested so deeply or with so many keys that it could hold up or exhaust.
Json parse(std::string_view file, std::size_t mostBytes);

// The value of `key` if it is there and not null. `where` is how the key is called in an error.
const Json* find(const Json& object, const char* key);
const Json& needed(const Json& object, const char* key); // it must be there
bool truth(const Json& object, const char* key);         // so must this
std::string string(const Json& value, const std::string& where);
std::string string(const Json& object, const char* key, std::string_view fallback);
std::string shortString(const Json& object, const char* key, std::size_t longest); // bytes; empty: none
int number(const Json& value, const char* where, int min, int max);

// Runs `read`; an error it throws is told with the place in front.
template <class Read>
auto at(const std::string& where, Read read) {
    try {
        return read();
    } catch (const InputError& e) {
        fail({text("core", "%1: %2"), {where, e.message()}});
    }
}

// How much a stranger may take of a table, in one place. Devices "without the code" have said neither code
// nor token yet.
namespace table {

using std::chrono::minutes;
using std::chrono::seconds;

// Connections, and those that have become lines.
inline constexpr std::size_t mostSockets = 400, mostSocketsOfOne = 60; // of one address; the oldest go first
inline constexpr std::size_t mostAsked = 32'000; // bytes of requests on one that is no line yet
inline constexpr seconds longestAsking{20};      // for it to become a line, or go
inline constexpr std::size_t mostWithoutCode = 40, mostWithoutCodeOfOne = 5;
inline constexpr seconds longestWithoutCode{10};
inline constexpr std::size_t mostWithCode = 100;

// Devices from elsewhere, by way of a broker: there nobody has an address, so all are bounded together.
inline constexpr std::size_t mostKnocking = 64;  // have said no more than that they are there; the oldest go
inline constexpr std::size_t mostLinesFar = 100; // lines
inline constexpr int mostHeardFar = 2'000;       // messages in a second, the rest is left out
inline constexpr std::size_t mostWaitingFar = 4'000; // messages that have come and were not looked at yet

// A line: between two pulses, at the host's end and at a guest's.
inline constexpr seconds pulse{4};
inline constexpr int mostPulsesSilent = 5, mostMessages = 80;
inline constexpr std::size_t mostHeard = 400'000, mostHeardOfHost = 12U << 20U; // bytes of any kind
inline constexpr int mostMessagesOfHost = 400;
inline constexpr int mostMatchesOfHost = 20;         // begun in a minute
inline constexpr std::size_t mostUnsent = 1U << 20U; // bytes not yet taken by the other end

// Guessing the code. See JoinCode.
inline constexpr seconds longestWait{30};     // after wrong codes
inline constexpr std::size_t mostSlips = 100; // first wrong codes, of so many addresses …
inline constexpr seconds everySlip{10};       // … and one more each such time
inline constexpr minutes slipsForgotten{60};
inline constexpr int slipsTold = 10; // from so many on the one who opened the table is told

// The page to take along, as a file: how often in the time that a slow device takes for it.
inline constexpr std::size_t mostPages = 80, mostPagesOfOne = 4; // of one address
inline constexpr seconds longestTaking{120};

// Seats.
inline constexpr std::size_t mostGuests = 64, mostThrownOut = 200;
inline constexpr minutes seatKept{5};                 // for one who is not there
inline constexpr std::chrono::hours tableKept{6};     // to be opened again
inline constexpr std::size_t mostKeptBytes = 100'000; // of such a table

// A rule that a pupil says (tabletalk::SayRule), and how often one question is answered with another.
inline constexpr std::size_t mostRuleParts = 4, longestRule = 600; // bytes: 200 signs of Japanese
inline constexpr int mostRulesOfOne = 20;

} // namespace table

} // namespace core::untrusted
