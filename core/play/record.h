#pragma once

#include "core/play/match.h"

namespace core {

// A match as it is kept in a file. The file is a JSON object in UTF-8:
//
//   {"format": "kachisuji-match", "version": 1, "program": "Kachisuji 0.1.0",
//    "game": "ribbonim", "rules": "ending=misere", "start": "3-5-7 1", "moves": ["1:1+3", …],
//    "ply": 2,
//    "players": {"first": "Anna", "second": {"name": "Robot", "computer": "perfect"}},
//    "result": "first",
//    "variations": [{"from": 9, "moves": ["2:1+1", …], "result": null, "ply": 11}],
//    "pie": true}
//
// `program` has written the file; it, `rules`, `start`, `players` and `result` may be left out. `ply` stands
// only where the ply looked at is not the last. A person is a name, a computer an object with its level.
// `result` is how the match stands after the last move: "first" or "second" has won, "draw", or null while it
// goes on. A winner of a position that goes on has won because the other player gave up; a draw of one whose
// last move is still being followed (Game::pending) was agreed on. `variations` stands only where there are
// some: each leaves the match after `from` plies; the one that is looked at has its `ply`. `pie` stands only
// where the pie rule was agreed on: whether the two have changed seats after the first move; `players` are
// who sits there since.
struct Record {
    Match match;
    std::array<Seat, 2> seats;
    std::string rest = "{}"; // JSON: every other key of the file it was read from, written back by write()
};

// Matches are never longer than this, so that a file of nonsense is refused in good time.
inline constexpr int maxPlies = 10'000;

// Longer files are not read at all: InputError says so.
inline constexpr std::size_t mostRecordBytes = 4U << 20U;
void checkRecordSize(std::size_t bytes);

// The text of a record file.
std::string write(const Record& record);

// Reads the text of a record file. Trusts nothing: throws InputError that says what is wrong and where.
Record readRecord(std::string_view text);

// How a result is called in records: "first", "second", "draw"; nothing while the match goes on.
std::optional<std::string_view> resultName(const std::optional<Ending>& ending);

} // namespace core
