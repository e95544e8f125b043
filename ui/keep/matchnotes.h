#pragma once

#include "core/play/series.h"
#include "ui/match/hints.h"

#include <optional>
#include <string>
#include <vector>

// What a kept match says of itself beside its record, in keys of its own there: "values", "series" (of the
// matches before it, as it stood when this one began), "hints", "glances" and "faded".
struct MatchNotes {
    std::vector<std::optional<int>> values; // per ply for the first player: −1, 0, 1; as far as known
    core::Series before;
    Helped helped;
};

// `rest`: the other keys of a record, as JSON. What cannot be read is left out.
MatchNotes notesIn(const std::string& rest);
std::string withNotes(const std::string& rest, const MatchNotes& notes);
