#include "core/gameof.h"

#include "core/games/fmurs/labs/labs.h"
#include "core/games/fmurs/lessons/lessons.h"
#include "core/games/fmurs/look/board.h"
#include "core/games/fmurs/search/chasesolver.h"
#include "core/joined.h"
#include "core/kind.h"

#include <array>

namespace core::fmurs {

const Kind& kind();
core::Source source();

static_assert(core::Rules<Rules> && Symmetric<Rules> && core::Board<Board, Rules>);

namespace {

std::vector<Preset> presets() {
    return {
        {text("fmurs", "Quick 6 × 6"), "rows=6;columns=6;sheep=3", false, text("fmurs", "3 sheep, 2 dogs")},
        {text("fmurs", "Even 7 × 8"), "rows=7;columns=8;sheep=5", false, text("fmurs", "5 sheep, 2 dogs")},
        {text("fmurs", "Full 10 × 9"), "", false, text("fmurs", "10 sheep, 2 dogs")},
        {text("fmurs", "One sheep on 6 × 6"), "rows=6;columns=6;sheep=1"},
        {text("fmurs", "Careful dogs: a step or jumps, never both"), "turn=either"},
        {text("fmurs", "① Diagonal steps from the start"), "diagonal=always"},
        {text("fmurs", "② Diagonal steps, and shelter beside a dog"), "diagonal=always;shelter=on"},
        {text("fmurs", "Torus"), "rows=8;columns=8;topology=torus;sheep=8"},
        {text("fmurs", "Ten turns"), "score10=on"},
        {text("fmurs", "Fighting sheep"), "fighting=on"}};
}

// Fields small enough for tables at once; in some the dogs have few turns, so that it is open who wins.
std::vector<std::string> practice() {
    std::vector<std::string> all;
    for (const auto* const field :
         {"rows=5;columns=6;sheep=2", "rows=5;columns=6;sheep=3", "rows=6;columns=6;sheep=2",
          "rows=6;columns=6;sheep=3", "rows=5;columns=6;sheep=2;topology=torus",
          "rows=6;columns=6;sheep=2;topology=box", "rows=6;columns=6;sheep=3;turn=either"})
        for (const auto* const limit : {"turnlimit=0", "turnlimit=4", "turnlimit=6", "turnlimit=9"})
            all.push_back(joined(std::array{field, "halves=1", limit}, ";"));
    return all;
}

} // namespace

const Kind& kind() {
    static const Kind k{
        .id = "fmurs",
        .title = text("fmurs", "Fmurs"),
        .nativeTitle = "羊 VS 犬",
        .tagline = text("fmurs", "Dogs chase sheep round a field without edges."),
        .trait = text("fmurs", "always ends"),
        .numberMeans = text("fmurs", "Dogs’ turns until the field is clear; in ten turns, "
                                     "sheep caught. A second half compares with the first."),
        .drawn = text("fmurs", "Draw the way as a line."),
        .roles = {text("fmurs", "Starts with the dogs"), text("fmurs", "Starts with the sheep")},
        .draws = true,
        .manner = {{16701, 3282, 105, 7}, 6, {52, 68, 71, 68, 69}, "rows=6;columns=6;sheep=3"},
        .options = options(),
        .presets = presets(),
        .practice = practice(),
        .vouched = {{{"rows=4;columns=4;sheep=2;halves=1;turnlimit=8", "1D2/2S1/1S2/3D d 0"},
                     {"rows=4;columns=5;sheep=2;halves=1;turnlimit=12;turn=either", "1D3/2S2/1S3/4D d 0"},
                     {"rows=5;columns=4;sheep=1;halves=1;turnlimit=20;topology=torus", "1D2/4/2S1/4/3D d 0"}},
                    {{"fmurs-stages", "rows=3..6;columns=3..6;sheep=1;turn=both"},
                     {"fmurs-stages", "rows=3..6;columns=3..6;sheep=1;turn=either"},
                     {"fmurs-stages", "rows=4..5;columns=4..4;sheep=2;turn=both"}}},
        .guide = guide(),
        .lessons = lessons(),
        .source = source(),
        .labs = {stagesLab(), lawLab(), everyRowLab(), claimsLab(), tablesLab()},
        .demonstration = sourceProof(),
        .make = [](const Values& values) -> std::unique_ptr<Game> {
            return std::make_unique<GameOf<Rules, Board, ChaseSolver>>(kind(), values);
        }};
    return k;
}

core::Source source() {
    return {
        "Fmurs ～牧羊犬が羊を捕らえるマス目ゲーム～",
        "M, R, F 先生",
        text("fmurs", "M, R and F-sensei"),
        text("fmurs", "Made for 目白祭, the Mejiro festival; no year is given."),
        text("fmurs", "Do sheepdogs run sensibly? Can the sheep get away? Two theorems answer: two dogs "
                      "catch one sheep on every n × 6, and then any number of sheep. F-sensei’s first idea, "
                      "drawn on 5 × 7 cells, was another game: dogs that lead sheep into a pen (小屋)."),
        text("fmurs", "They name fox and geese, peg solitaire, the book ゲームにひそむ数理 by 秋山仁 and "
                      "中村義作, and the games AWZ and AFIS of older students. In the game of cops and "
                      "robber, two cops are known to be enough on such a cylinder (Luccio and Pagli, 2017); "
                      "but there all cops step in one turn, and nobody jumps."),
        text("fmurs",
             "From the theorem’s placement the dogs catch it on n × 6 in exactly 2⌊n/3⌋ + (n mod 3) − 2 "
             "turns, "
             "which is proved for every n from 4 on; from every other one they catch it too, counted out for "
             "n from 3 to 60. On no cylinder up to 12 × 12 does a lone sheep "
             "escape, "
             "and on 10 × 9 no flock of 2 to 10 sheep escapes while a sheep has a neighbour."),
        text("fmurs",
             "The name, the flock’s rule (★ there), ♠ and ♣, the two theorems and all the other ways to play "
             "come from M, R and F-sensei; a step or jumps, never both, is a reading of ours."),
        {{.task = Task::Try,
          .say =
              text("fmurs", "The first proof has a gap for 11 and 12 rows. It no longer looks at rows 1 and "
                            "9 to 11, and no sheep should come to row 2. You are the sheep: go there."),
          .rules = "rows=11;columns=6;sheep=1;halves=1",
          .position = "6/6/1S2D1/6/6/6/1D4/6/6/6/6 s",
          .moves = "b3a2 b3b2 b3c2",
          .right = text("fmurs", "There it stands. The dogs catch it all the same: the theorem is true."),
          .wrong = text("fmurs", "Row 2 is the second one from the top.")},
         {.task = Task::Try,
          .say = text(
              "fmurs",
              "The second proof hunts one sheep as if it were alone, and so it leaves out two things: that "
              "sheep may stand still while another one moves, and others may be in the way. Move any sheep."),
          .rules = "rows=5;columns=6;sheep=3;halves=1",
          .position = "6/2SS2/D2S2/6/D5 s",
          .right = text("fmurs", "Two of the three have stood still.")}}};
}

} // namespace core::fmurs
