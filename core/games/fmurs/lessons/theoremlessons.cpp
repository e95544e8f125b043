#include "core/games/fmurs/lessons/lessons.h"
#include "core/games/fmurs/rules/figures.h"

// The theorems of the source and how they are proved, row by row; see also the lab of the theorem.
namespace core::fmurs {

Lesson theorem() {
    return {
        .id = "theorem",
        .title = text("fmurs", "The theorem, row by row"),
        .steps =
            {{.task = Task::Number,
              .say = text("fmurs",
                          "M, R and F-sensei asked: can a sheep escape on six columns? They begin with three "
                          "rows, the dogs opposite each other. How many turns do the dogs need?"),
              .rules = "rows=3;columns=6;sheep=1;halves=1",
              .position = "4D1/2S3/1D4 d",
              .figure = &figure::clears,
              .right = text(
                  "fmurs", "On three rows a dog reaches every cell of the middle row with a step and a jump. "
                           "That is where the proof begins."),
              .wrong = text("fmurs", "Which cells does the lower dog reach with one step?")},
             {.task = Task::Try,
              .say =
                  text("fmurs",
                       "Five rows. Now the dog that is farther away from the sheep steps up towards it. The "
                       "proof writes ♣ for that."),
              .rules = "rows=5;columns=6;sheep=1;halves=1",
              .position = "4D1/1S4/6/6/1D4 d",
              .moves = "b5b4",
              .right =
                  text("fmurs",
                       "Cover the lowest row with your hand: the dogs stand opposite each other again, on a "
                       "field with only four rows."),
              .wrong = text("fmurs", "It is the lower dog. Let it go straight up.")},
             {.task = Task::Try,
              .say = text("fmurs",
                          "Six rows, a multiple of three. Here the nearer dog steps away from the other one, "
                          "to its wall. The proof writes ♠ for that."),
              .rules = "rows=6;columns=6;sheep=1;halves=1",
              .position = "6/1S2D1/6/6/1D4/6 d",
              .moves = "e2e1",
              .right = text("fmurs",
                            "Cover the lowest row: this is how the dogs stand on five rows. Six rows lead to "
                            "five, five to four, four to three."),
              .wrong = text("fmurs", "It is the upper dog. Its wall is the upper one.")},
             {.task = Task::Try,
              .say = text("fmurs", "Seven rows. Seven is not a multiple of three: is it ♠, the nearer dog to "
                                   "its wall, or ♣, the farther one towards the sheep?"),
              .rules = "rows=7;columns=6;sheep=1;halves=1",
              .position = "6/4D1/1S4/6/6/1D4/6 d",
              .moves = "b6b5",
              .right =
                  text("fmurs",
                       "♣, and there are six rows left. So it goes on from row to row: what is true of one "
                       "number is true of the next."),
              .wrong = text("fmurs",
                            "♠ is only for multiples of three. Which dog is farther away from the sheep?")},
             {.task = Task::Number,
              .say =
                  text("fmurs", "But what if the sheep runs to a covered row? Here it has come to row 4 of "
                                "five. How many turns do the dogs need?"),
              .rules = "rows=5;columns=6;sheep=1;halves=1",
              .position = "4D1/6/6/1DS3/6 d",
              .figure = &figure::clears,
              .right =
                  text("fmurs", "It runs past the dog that has just come up, and that dog jumps at once."),
              .wrong = text("fmurs", "Which dog stands near it now?")},
             {.task = Task::Claim,
              .say = text("fmurs", "If it works with %1, and %2, it works with every number of rows."),
              .rules = "rows=6;columns=6;sheep=1;halves=1",
              .position = "6/1S2D1/6/6/1D4/6 d",
              .wrong = text("fmurs", "A chain needs a beginning that is certain, and a way from each link to "
                                     "the next."),
              .gaps = {{{text("fmurs", "three rows")},
                        {text("fmurs", "a hundred rows")},
                        {text("fmurs", "one sheep that is slow")}},
                       {{text("fmurs", "each number of rows leads to one row less")},
                        {text("fmurs", "with some more that were tried")},
                        {text("fmurs", "nobody has seen a sheep escape")}}}}},
        .exit = {
            {.task = Task::Best,
             .say = text("fmurs", "Without help: eight rows. Which step leads to seven rows, and so catches "
                                  "the sheep soonest?"),
             .rules = "rows=8;columns=6;sheep=1;halves=1",
             .right = text("fmurs", "Cover the row at the wall that this dog has left: the dogs stand as on "
                                    "seven rows."),
             .wrong =
                 text("fmurs", "♠ is only for multiples of three. Which dog is farther away from the sheep?"),
             .boards = {"6/4D1/1S4/6/6/6/1D4/6 d", "6/1D4/6/6/6/1S4/4D1/6 d", "6/D5/3S2/6/6/6/3D2/6 d"}},
            {.task = Task::Keep,
             .say = text("fmurs", "Catch the sheep within two turns."),
             .rules = "rows=6;columns=6;sheep=1;halves=1;turnlimit=2",
             .right = text("fmurs", "One row less, and then a step and a jump."),
             .wrong = text("fmurs", "After your turn: is a cell left for the sheep that no dog reaches?"),
             .boards = {"6/1S2D1/6/6/1D4/6 d", "6/4D1/6/6/1D2S1/6 d"}}}};
}

Lesson manySheep() {
    constexpr std::string_view twoTurns = "rows=5;columns=6;sheep=3;halves=1;turnlimit=2";
    constexpr auto twice = text("fmurs", "Clear the field within two turns.");
    constexpr auto near = text("fmurs", "After the first turn a dog stood near the sheep that were left.");
    constexpr auto rest = text("fmurs", "Think of the sheep that are left after it: can a dog get at them?");
    return {
        .id = "many",
        .title = text("fmurs", "Which sheep first?"),
        .steps =
            {{.task = Task::Outcome,
              .say = text("fmurs", "Three sheep and two dogs. What happens to the sheep?"),
              .rules = "rows=5;columns=6;sheep=3;halves=1",
              .position = "6/S4S/1S1D2/6/D5 d",
              .right = text("fmurs", "They are all caught, and so it is with any number of sheep: that "
                                     "is the second theorem."),
              .wrong = text("fmurs", "Could the dogs hunt one sheep only, and then the next?"),
              .calls = {{text("fmurs", "They are all caught"), Outcome::Win},
                        {text("fmurs", "One escapes for ever"), Outcome::Loss}}},
             {.task = Task::Keep,
              .say = twice,
              .rules = twoTurns,
              .position = "6/4SS/2D1S1/6/5D d",
              .right = near,
              .wrong = rest},
             {.task = Task::Keep,
              .say = text("fmurs", "There are several ways to catch sheep now. Clear the field within two "
                                   "turns."),
              .rules = twoTurns,
              .position = "6/1DS3/1S2D1/1S4/6 d",
              .right = near,
              .wrong = rest},
             {.task = Task::Claim,
              .say = text("fmurs", "First make the catch %1, so that %2."),
              .rules = twoTurns,
              .position = "D5/6/SS4/2SD2/6 d",
              .gaps = {{{text("fmurs", "after which a dog is near the others")},
                        {text("fmurs", "along the longest line of sheep"), "6/1DS3/1S2D1/1S4/6 d", "b2xb5"},
                        {text("fmurs", "that is farthest away"), "D5/6/SS4/2SD2/6 d", "a1a2xa4"}},
                       {{text("fmurs", "the next turn gets the rest")},
                        {text("fmurs", "as many as possible are gone at once"), "6/SD4/S5/5S/2D3 d",
                         "b2b3xf3xf5"},
                        {text("fmurs", "each dog has caught one"), "D5/6/SS4/2SD2/6 d"}}}}},
        .exit = {{.task = Task::Keep,
                  .say = text("fmurs", "Without help: clear the field within two turns."),
                  .rules = twoTurns,
                  .right = near,
                  .wrong = rest,
                  .boards = {"4D1/3D2/3SS1/2S3/6 d", "6/SD4/S5/5S/2D3 d", "6/6/S3DS/2D1S1/6 d"}},
                 {.task = Task::Keep,
                  .say = text("fmurs", "Without help: clear the field within two turns."),
                  .rules = twoTurns,
                  .right = near,
                  .wrong = rest,
                  .boards = {"6/4DS/4S1/1D2S1/6 d", "D5/6/SS4/2SD2/6 d", "6/2S1S1/2DS2/6/3D2 d"}}},
        .belief = oneAtATime};
}

} // namespace core::fmurs
