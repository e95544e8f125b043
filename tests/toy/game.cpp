#include "core/gameof.h"
#include "core/solve/retrograde.h"
#include "core/solve/rulesweep.h"
#include "tests/toy/board.h"
#include "tests/toy/lessons.h"

namespace core::pursuit {

const Kind& kind();

// Retrograde: its positions have an index. What has none but an estimate is valued by Deepening instead.
const Kind& kind() {
    static const Kind k{
        .id = "pursuit",
        .title = text("pursuit", "The Hunter and the Hare"),
        .nativeTitle = "狩人と野うさぎ",
        .tagline = text("pursuit", "Catch the hare, or run for ever."),
        .trait = text("pursuit", "can go round for ever"),
        .numberMeans =
            text("pursuit", "The number counts the moves still to be played, both players together."),
        .draws = true,
        .options = {{"hare", Option::Type::Int, text("pursuit", "Cells from hunter to hare"), "3", 1,
                     Rules::cells - 1}},
        .presets = {{text("pursuit", "The hare is near"), "hare=1"},
                    {text("pursuit", "The hare is far away"), "hare=4"}},
        .guide = guide(),
        .lessons = lessons(),
        .source = {.title = "The Hunter and the Hare",
                   .name = text("pursuit", "the author of the template"),
                   .origin = text("pursuit", "Made for this program, so that new games have a pattern."),
                   .asks = text("pursuit", "Can the hunter catch the hare on a ring?"),
                   .before = text("pursuit", "Hare and hounds, and cops and robber."),
                   .found = text("pursuit", "What the table of rules says."),
                   .words = text("pursuit", "Hunter and hare.")},
        .labs = {{"pursuit-rules",
                  text("pursuit", "Table of rules"),
                  text("pursuit", "Who wins from each distance, and how fast."),
                  {{"hare", Option::Type::Range, text("pursuit", "Cells from hunter to hare"), "1..7", 1,
                    Rules::cells - 1}},
                  [](const Values& values, const StopToken& stop, const Lab::Progress& progress) {
                      return ruleSweep(kind(), {"hare"}, values, stop, progress);
                  }}},
        .graphed = "",
        .make = [](const Values& values) -> std::unique_ptr<Game> {
            return std::make_unique<GameOf<Rules, Board, Retrograde<Rules>>>(kind(), values);
        }};
    return k;
}

} // namespace core::pursuit
