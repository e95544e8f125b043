#pragma once

// The room of matches that are played by a link: what an invitation says (invitation.h), how it is sealed
// (seal.h), the match as a list of what both did (history.h), and a member of it all (room.h). Knows neither
// Qt nor a network.

#include <cstddef>

// How much a stranger may say in a room. Who owns a room tells it of each beat.
namespace core::together::limits {

inline constexpr int secondsOfBeat = 2;
inline constexpr std::size_t mostLeft = 8; // rooms that were left, of which others are still to be told
inline constexpr int daysLeft = 30;        // so long they may be, and so long a broker keeps what was said

inline constexpr std::size_t mostBytes = 64U << 10U;                           // of a message
inline constexpr std::size_t mostEntries = 4'000, mostEntryBytes = 48U << 10U; // of a history,
inline constexpr std::size_t mostBefore = 3'000, mostBytesBefore = 32U << 10U; // where another match begins
inline constexpr std::size_t longestEntry = 4'000;                             // bytes: what opens the room
inline constexpr std::size_t longestMove = 64;                                 // bytes
inline constexpr std::size_t mostMembers = 64; // who is there is told of no more than these
inline constexpr int mostHeard = 200;          // messages in a beat
inline constexpr int mostRepeated = 4;         // times in a beat that the match is said to one who is behind
inline constexpr int mostPhrases = 3;          // in a beat, of each
inline constexpr int mostFollowed = 64;        // moves that last, of a history
inline constexpr std::size_t mostKept = 256U << 10U; // bytes of a room that was kept
inline constexpr int mostAround = 4'096;             // bytes that MQTT puts around a message, also of a table
inline constexpr std::size_t longestPage = 300, longestLink = 1'000;

} // namespace core::together::limits
