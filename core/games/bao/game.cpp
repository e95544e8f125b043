#include "core/gameof.h"
#include "core/games/bao/labs/labs.h"
#include "core/games/bao/labs/ringlab.h"
#include "core/games/bao/lessons/lessons.h"
#include "core/games/bao/look/board.h"
#include "core/games/bao/look/figures.h"
#include "core/games/bao/search/census.h"
#include "core/games/bao/search/thresholdmethod.h"

namespace core::bao {

const Kind& kind();
Source source();

static_assert(core::Rules<Rules> && Scored<Rules> && Repeating<Rules> && core::Board<Board, Rules>);

namespace {

// Boards whose positions are valued in a moment.
std::vector<std::string> practice() {
    return {"",
            "stones=5",
            "stones=6",
            "stones=2;filled=all",
            "stones=3;filled=all",
            "pits=5;stones=3",
            "pits=6;stones=2"};
}

} // namespace

const Kind& kind() {
    static const Kind k{
        .id = "bao",
        .title = text("bao", "BAO"),
        .nativeTitle = "バオ",
        .tagline = text("bao", "Sow stone by stone; some moves never end."),
        .trait = text("bao", "a move may never end"),
        .numberMeans = text("bao", "The number is the lead at the end. ∞ marks a move that never ends."),
        .draws = true,
        .plainMoves = false,
        .lead = &figure::margin,
        .manner = {{4193, 1077, 301, 111}, 4, {53, 68, 68, 67, 68}},
        .options = options(),
        .presets = {{text("bao", "Small board: 4 pits a row"), "pits=4"},
                    {text("bao", "Large board: 8 pits a row"), "pits=8"}},
        .practice = practice(),
        .vouched = {{{"", "", {&figure::leadWin, &figure::leadDraw}},
                     {"pits=3;stones=2;filled=all", "", {&figure::leadWin, &figure::leadDraw}},
                     {"pits=2"}},
                    {{"bao-loops", "pits=4"}}},
        .guide = guide(),
        .lessons = lessons(),
        .source = source(),
        .labs = labs(),
        .ring = ringLab(),
        .link = loopLink(),
        .census = census,
        .make = [](const Values& values) -> std::unique_ptr<Game> {
            return std::make_unique<GameOf<Rules, Board, ThresholdMethod>>(kind(), values);
        }};
    return k;
}

} // namespace core::bao
