#include "core/source.h"

namespace core::fmurs {

core::Source source();

core::Source source() {
    return {
        "Fmurs ～牧羊犬が羊を捕らえるマス目ゲーム～",
        "M, R, F 先生",
        text("fmurs", "M, R and F-sensei"),
        text("fmurs", "Made for 目白祭, the Mejiro festival; no year is given."),
        text("fmurs", "Do sheepdogs run sensibly? Can the sheep get away? Two theorems answer: two dogs "
                      "catch one sheep "
                      "on every n × 6, and then any number of sheep."),
        text(
            "fmurs",
            "On n × 6 the dogs catch it from every placement, for every n from 3 to 12. On no cylinder up to "
            "12 × 12 does a lone sheep escape, and on 10 × 9 no flock of 2 to 10 in which a sheep has a "
            "neighbour."),
        text("fmurs",
             "The name, the flock's rule (★ there), ♠ and ♣, the two theorems and all the other ways to play "
             "come from M, R and F-sensei; a step or jumps, never both, is a reading of ours."),
        {{.task = Task::Try,
          .say = text("fmurs",
                      "The first proof needs a word more for 11 and 12 rows. It has put rows 1 and 9 to 11 "
                      "out of its "
                      "mind, and no sheep should come to row 2. You are the sheep: go there."),
          .rules = "rows=11;columns=6;sheep=1;halves=1",
          .position = "6/6/1S2D1/6/6/6/1D4/6/6/6/6 s",
          .moves = "b3a2 b3b2 b3c2",
          .right = text("fmurs", "There it stands. The dogs catch it all the same: the theorem is true."),
          .wrong = text("fmurs", "Row 2 is the second one from the top.")},
         {.task = Task::Try,
          .say = text(
              "fmurs",
              "The second proof hunts one sheep as if it were alone, and so it needs two words more: that "
              "sheep may stand still while another one moves, and others may be in the way. Move any "
              "sheep."),
          .rules = "rows=5;columns=6;sheep=3;halves=1",
          .position = "6/2SS2/D2S2/6/D5 s",
          .right = text("fmurs", "Two of the three have stood still.")}}};
}

} // namespace core::fmurs
