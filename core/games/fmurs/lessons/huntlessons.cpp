#include "core/games/fmurs/lessons/lessons.h"
#include "core/games/fmurs/rules/figures.h"

// What a turn of a dog can do, and how two dogs work together.
namespace core::fmurs {

namespace {
const std::vector<Call> hunted{{text("fmurs", "It is caught"), Outcome::Win},
                               {text("fmurs", "It escapes"), Outcome::Loss}};
} // namespace

Lesson chains() {
    return {
        .id = "chains",
        .title = text("fmurs", "Chains of jumps"),
        .steps =
            {{.task = Task::Number,
              .say = text("fmurs", "Four sheep stand like a staircase. How many turns do the dogs need?"),
              .rules = "rows=7;columns=7;sheep=4;halves=1",
              .position = "7/7/1DS4/3S3/4S2/5S1/1D5 d",
              .figure = &figure::clears,
              .right =
                  text("fmurs",
                       "The dog lands beside the next sheep each time, so it goes on and on. All its jumps "
                       "are one turn."),
              .wrong =
                  text("fmurs", "Follow the upper dog with your finger. May it go on after its first jump?")},
             {.task = Task::Best,
              .say = text("fmurs", "Now find the turn that catches all four."),
              .rules = "rows=6;columns=7;sheep=4;halves=1",
              .position = "7/1D5/2SS3/2D1S2/4S2/7 d",
              .right =
                  text("fmurs", "The step opened a line of two, and where it ended the next line began."),
              .wrong =
                  text("fmurs", "A step may come first. From which cell do you look along a whole line?")},
             {.task = Task::Best,
              .say = text("fmurs", "Here the way turns twice. Catch all four at once."),
              .rules = "rows=6;columns=7;sheep=4;halves=1",
              .position = "D6/3S3/2S1S2/2S4/7/2D4 d",
              .right =
                  text("fmurs", "Every landing cell was next to a sheep again: that is what makes a chain."),
              .wrong =
                  text("fmurs", "Look at the landing cells: which of them is next to the following sheep?")},
             {.task = Task::Best,
              .say = text("fmurs", "Careful: which turn clears this field soonest?"),
              .rules = "rows=6;columns=6;sheep=4;halves=1",
              .position = "6/6/1DS3/3S2/3SS1/1D4 d",
              .right = text(
                  "fmurs",
                  "The longer chain catches three, but leaves one sheep alone, and that one may run where it "
                  "likes. Whoever stops after the first jump leaves three that must keep together."),
              .wrong = text("fmurs",
                            "The longest chain is not always best. Think of the sheep that is left over.")},
             {.task = Task::Keep,
              .say = text("fmurs", "Clear the field within two turns."),
              .rules = "rows=6;columns=7;sheep=4;halves=1;turnlimit=2",
              .position = "7/D1S4/1SSS3/7/3D3/7 d",
              .right = text("fmurs", "The first turn caught two and left two where a dog could get at both."),
              .wrong = text("fmurs", "There are several ways to catch two sheep. Afterwards the other two "
                                     "must have no way out.")},
             {.task = Task::Claim,
              .say = text("fmurs", "A step and %1 are one turn. Before you choose, look at %2."),
              .rules = "rows=6;columns=6;sheep=4;halves=1;turnlimit=3",
              .position = "6/6/1DS3/3S2/3SS1/1D4 d",
              .gaps = {{{text("fmurs", "all the jumps after it")},
                        {text("fmurs", "a single jump"), "6/1DS3/3S2/4S1/6/D5 d"},
                        {text("fmurs", "jumps that go straight on"), "6/1DS3/3S2/4S1/6/D5 d"}},
                       {{text("fmurs", "the sheep that would be left over")},
                        {text("fmurs", "how many sheep a chain catches"), "6/6/1DS3/3S2/3SS1/1D4 d",
                         "b3xd3xd6"},
                        {text("fmurs", "which dog is nearer"), "6/6/4D1/1S2S1/3S2/2D3 d", "e3xe5xc5"}}}}},
        .exit = {
            {.task = Task::Best,
             .say = text("fmurs", "Without help: clear the field in the fewest turns."),
             .rules = "rows=6;columns=7;sheep=4;halves=1",
             .right = text("fmurs", "Over the edge and round in a ring: four sheep in one turn."),
             .wrong = text(
                 "fmurs", "The field is joined at its edges. Try the chain from its first jump to its last."),
             .boards = {"7/D6/6S/3S1S1/1D2S2/7 d", "7/6D/S6/1S1S3/2S2D1/7 d", "7/1D2S2/3S1S1/6S/D6/7 d"}},
            {.task = Task::Best,
             .say = text("fmurs", "Careful: which turn clears this field soonest?"),
             .rules = "rows=6;columns=6;sheep=4;halves=1",
             .right = text(
                 "fmurs",
                 "The longer chain catches three, but leaves one sheep alone, and that one may run where it "
                 "likes. Whoever stops after the first jump leaves three that must keep together."),
             .wrong =
                 text("fmurs", "The longest chain is not always best. Think of the sheep that is left over."),
             .boards = {"6/6/3SD1/2S3/1SS3/4D1 d", "4D1/1SS3/2S3/3SD1/6/6 d", "6/6/D4S/4S1/3SS1/D5 d"}}}};
}

Lesson hunt() {
    return {
        .id = "hunt",
        .title = text("fmurs", "Two dogs hunt one sheep"),
        .steps =
            {{.task = Task::Number,
              .say = text(
                  "fmurs",
                  "The sheep stands two cells away from the upper dog. How many turns do the dogs need?"),
              .rules = "rows=5;columns=6;sheep=1;halves=1",
              .position = "6/2S3/6/2D3/5D d",
              .figure = &figure::clears,
              .right = text("fmurs", "A step and a jump in one turn: a sheep two cells away is not safe."),
              .wrong = text("fmurs", "What may a dog do before it jumps?")},
             {.task = Task::Outcome,
              .say = text("fmurs", "One dog all alone hunts one sheep. How does the hunt end for the dog?"),
              .rules = "rows=6;columns=6;sheep=1;dogs=1;halves=1",
              .position = "6/6/2S3/6/5D/6 d",
              .right =
                  text("fmurs",
                       "On a round field the sheep always finds a cell to run to: one dog never catches it."),
              .wrong =
                  text("fmurs",
                       "The field has no left end and no right end. Where could the dog drive the sheep?"),
              .calls = hunted},
             {.task = Task::Outcome,
              .say = text("fmurs", "Now a second dog helps. How does the hunt end?"),
              .rules = "rows=6;columns=6;sheep=1;halves=1",
              .position = "6/6/2S3/6/5D/D5 d",
              .right = text("fmurs", "Whatever the sheep does, the two dogs catch it."),
              .wrong = text("fmurs", "One dog can drive the sheep while the other waits where it runs to."),
              .calls = hunted},
             {.task = Task::Best,
              .say = text("fmurs", "Which step catches the sheep soonest?"),
              .rules = "rows=5;columns=7;sheep=1;halves=1",
              .position = "3D3/7/7/4S2/1D5 d",
              .right =
                  text("fmurs", "Now every cell the sheep can go to is within a step and a jump of a dog."),
              .wrong = text("fmurs",
                            "Do not only run after it. Look at all the cells the sheep could go to next.")},
             {.task = Task::Keep,
              .say = text("fmurs", "Catch the sheep within three turns."),
              .rules = "rows=6;columns=6;sheep=1;halves=1;turnlimit=3",
              .position = "2D3/6/5S/6/2D3/6 d",
              .right = text("fmurs", "Wherever the sheep ran, a dog could step beside it and jump."),
              .wrong = text(
                  "fmurs",
                  "Let one dog come closer, so that the other one guards where the sheep would run to.")},
             {.task = Task::Claim,
              .say = text("fmurs", "Two dogs catch a sheep: one %1, the other %2."),
              .rules = "rows=6;columns=6;sheep=1;halves=1;turnlimit=3",
              .position = "2D3/6/5S/6/2D3/6 d",
              .gaps = {{{text("fmurs", "comes closer")},
                        {text("fmurs", "stays where it is"), "2D3/6/5S/6/2D3/6 d"},
                        {text("fmurs", "does it all alone"), "1D4/6/4S1/6/1D4/6 d"}},
                       {{text("fmurs", "waits where the sheep would run to")},
                        {text("fmurs", "runs after it as well"), "4D1/6/1S4/6/4D1/6 d"},
                        {text("fmurs", "stays far away"), "2D3/6/5S/6/2D3/6 d"}}}}},
        .exit = {{.task = Task::Best,
                  .say = text("fmurs", "Without help: which step catches the sheep soonest?"),
                  .rules = "rows=6;columns=6;sheep=1;halves=1",
                  .right = text("fmurs",
                                "One dog comes closer, the other one stays where the sheep would run to."),
                  .wrong = text("fmurs", "Which step leaves the sheep the fewest safe cells?"),
                  .boards = {"6/6/4S1/6/6/1D3D d", "1D3D/6/6/4S1/6/6 d", "6/6/1S4/6/6/D3D1 d"}},
                 {.task = Task::Keep,
                  .say = text("fmurs", "Catch the sheep within three turns."),
                  .rules = "rows=6;columns=6;sheep=1;halves=1;turnlimit=3",
                  .right = text("fmurs", "Wherever the sheep ran, a dog could step beside it and jump."),
                  .wrong = text(
                      "fmurs",
                      "Let one dog come closer, so that the other one guards where the sheep would run to."),
                  .boards = {"6/1D4/6/4S1/6/1D4 d", "3D2/6/S5/6/3D2/6 d", "6/4D1/6/1S4/6/4D1 d"}}}};
}

Lesson danger() {
    constexpr std::string_view one = "rows=6;columns=6;sheep=1;halves=1";
    constexpr auto where = text("fmurs", "Where would you hold out longest?");
    constexpr auto safe = text("fmurs", "No dog reaches this cell with a step and a jump.");
    constexpr auto look = text("fmurs", "Look at each cell round you: can a dog step beside it and jump?");
    return {
        .id = "danger",
        .title = text("fmurs", "A sheep in danger"),
        .steps = {{.task = Task::Best,
                   .say = text("fmurs", "Now you are the sheep. With so few on the field everyone may step "
                                        "diagonally as well. On all cells but one you are caught at once."),
                   .rules = one,
                   .position = "6/2S3/5D/6/6/4D1 s",
                   .right = safe,
                   .wrong = look},
                  {.task = Task::Best,
                   .say = text("fmurs", "Left and right are joined here too. Which cell is safe?"),
                   .rules = one,
                   .position = "D5/6/6/6/S2D2/6 s",
                   .right = safe,
                   .wrong = look},
                  {.task = Task::Best,
                   .say = text("fmurs", "Eight cells, and only one of them is safe."),
                   .rules = one,
                   .position = "6/6/6/2S2D/6/4D1 s",
                   .right = safe,
                   .wrong = look},
                  {.task = Task::Claim,
                   .say = text("fmurs", "Before a sheep steps, see which cells a dog reaches with %1, and "
                                        "choose %2."),
                   .rules = one,
                   .position = "6/2S3/5D/6/6/4D1 s",
                   .gaps = {{{text("fmurs", "a step and a jump")},
                             {text("fmurs", "a jump alone"), "6/2S3/5D/6/6/4D1 s"},
                             {text("fmurs", "a step alone"), "6/6/6/2S2D/6/4D1 s"}},
                            {{text("fmurs", "one that none of them reaches")},
                             {text("fmurs", "the one farthest from a dog"), "D5/6/6/6/S2D2/6 s"},
                             {text("fmurs", "one beside the wall"), "6/6/6/2S2D/6/4D1 s"}}}}},
        .exit = {{.task = Task::Best,
                  .say = where,
                  .rules = one,
                  .right = safe,
                  .wrong = look,
                  .boards = {"3D2/2S3/6/6/6/4D1 s", "6/6/4D1/2S3/6/1D4 s", "6/6/6/3S1D/D5/6 s"}},
                 {.task = Task::Best,
                  .say = where,
                  .rules = one,
                  .right = safe,
                  .wrong = look,
                  .boards = {"D5/6/6/D5/3S2/6 s", "6/6/6/1S2D1/6/1D4 s", "5D/6/2D2S/6/6/6 s"}},
                 {.task = Task::Best,
                  .say = where,
                  .rules = one,
                  .right = safe,
                  .wrong = look,
                  .boards = {"5D/6/6/6/S2D2/6 s", "6/6/6/S3D1/5D/6 s", "6/2D3/6/6/2D2S/6 s"}}}};
}

} // namespace core::fmurs
