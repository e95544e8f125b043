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
             {.task = Task::Number,
              .say = text(
                  "fmurs",
                  "The rule can also be read so that a turn is a step or jumps, never both; the new-game "
                  "dialog has that reading too. How many turns do the dogs need then?"),
              .rules = "rows=3;columns=6;sheep=1;halves=1;turn=either",
              .position = "4D1/2S3/1D4 d",
              .figure = &figure::clears,
              .right =
                  text("fmurs", "One turn to come closer and one to jump: it is caught all the same. From "
                                "here on a dog steps and jumps in one turn again."),
              .wrong = text("fmurs", "A dog that steps now jumps only in its next turn.")},
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
              .say =
                  text("fmurs",
                       "Seven rows. Seven is no multiple of three: is it ♠, the nearer dog to its wall, or "
                       "♣, the farther one towards the sheep?"),
              .rules = "rows=7;columns=6;sheep=1;halves=1",
              .position = "6/4D1/1S4/6/6/1D4/6 d",
              .moves = "b6b5",
              .right =
                  text("fmurs",
                       "♣, and there are six rows left. So it goes on from row to row: what is true of one "
                       "number is true of the next."),
              .wrong = text("fmurs",
                            "♠ is only for multiples of three. Which dog is farther away from the sheep?")},
             {.task = Task::Try,
              .say = text("fmurs",
                          "Eleven rows, after four turns. The proof has put rows 1 and 9 to 11 out of its "
                          "mind; row 2 "
                          "is the edge now, where it thinks no sheep can come. You are the sheep: go there."),
              .rules = "rows=11;columns=6;sheep=1;halves=1",
              .position = "6/6/1S2D1/6/6/6/1D4/6/6/6/6 s",
              .moves = "b3a2 b3b2 b3c2",
              .right = text("fmurs",
                            "The sheep stands where the proof no longer looks. Up to ten rows that cannot "
                            "happen; for eleven and twelve the proof needs a word more."),
              .wrong = text("fmurs", "Row 2 is the second one from the top.")},
             {.task = Task::Outcome,
              .say = text(
                  "fmurs",
                  "The sheep has come to row 2. Is the theorem wrong, then? What do you say of the dogs?"),
              .rules = "rows=11;columns=6;sheep=1;halves=1",
              .position = "6/1S4/4D1/6/6/6/1D4/6/6/6/6 d",
              .right = text(
                  "fmurs",
                  "The dogs still catch it. The theorem is true, only its proof needs a word more there."),
              .wrong = text("fmurs", "Perhaps the dogs have another way than the one written down.")},
             {.task = Task::Claim,
              .say = wholeSentence,
              .rules = "rows=11;columns=6;sheep=1;halves=1",
              .position = "6/1S4/4D1/6/6/6/1D4/6/6/6/6 d",
              .gaps = {{{text("fmurs", "If it works with three rows, and each number of rows leads to one "
                                       "row less, it works "
                                       "with every number of rows.")},
                        {text(
                            "fmurs",
                            "If it works with three rows and with six, it works with every number of rows.")},
                        {text("fmurs", "If a proof needs a word more, then the theorem is wrong.")},
                        {text("fmurs", "The more rows there are, the sooner the sheep is caught.")}}}}},
        .exit = {
            {.task = Task::Number,
             .say = text(
                 "fmurs",
                 "Without help: the dogs stand as in the theorem, on six rows. How many turns do they need?"),
             .rules = "rows=6;columns=6;sheep=1;halves=1",
             .position = "6/4D1/6/6/1D2S1/6 d",
             .figure = &figure::clears,
             .right =
                 text("fmurs", "One turn leads to the field with five rows, and there the sheep is caught."),
             .wrong =
                 text("fmurs", "Can a dog reach it at once? If not: what if one dog first comes closer?")}}};
}

Lesson manySheep() {
    return {
        .id = "many",
        .title = text("fmurs", "One sheep after the other"),
        .steps =
            {{.task = Task::Outcome,
              .say = text("fmurs",
                          "The second theorem says: however many sheep there are, the dogs catch them all. "
                          "Here are three. What do you say of the dogs?"),
              .rules = "rows=5;columns=6;sheep=3;halves=1",
              .position = "6/S4S/1S1D2/6/D5 d",
              .right = text("fmurs",
                            "They catch all three: they hunt one sheep as if it were alone, then the next."),
              .wrong = text("fmurs", "Could the dogs care for one sheep only, and then for the next?")},
             {.task = Task::Best,
              .say = text("fmurs",
                          "Now you have the sheep. Only one of them may move. Which step holds out longest?"),
              .rules = "rows=5;columns=6;sheep=3;halves=1",
              .position = "6/2SS2/D2S2/6/D5 s",
              .right =
                  text("fmurs",
                       "Two sheep stood still meanwhile. A sheep that is alone has to move; one of several "
                       "may stay. The proof does not speak of that: here it needs a word more."),
              .wrong =
                  text("fmurs",
                       "Which sheep could be jumped over next? And which step makes it hard for both dogs?")},
             {.task = Task::Best,
              .say = text("fmurs", "What if other sheep are in the way? Find the best turn of the dogs."),
              .rules = "rows=5;columns=6;sheep=3;halves=1",
              .position = "6/4SS/2D2S/5D/6 d",
              .right =
                  text("fmurs",
                       "A sheep that stands in the way can be jumped over itself. On wide fields that makes "
                       "sure of a jump, and each jump leaves fewer sheep."),
              .wrong = text("fmurs", "One of the dogs looks along a line of two.")},
             {.task = Task::Keep,
              .say = text("fmurs", "Clear the field within two turns."),
              .rules = "rows=5;columns=6;sheep=3;halves=1;turnlimit=2",
              .position = "6/S4S/1S1D2/6/D5 d",
              .right =
                  text("fmurs", "First one, then the two that are left: each jump makes the flock smaller."),
              .wrong = text("fmurs", "Catch one sheep so that your dog lands near the other two.")},
             {.task = Task::Claim,
              .say = wholeSentence,
              .rules = "rows=5;columns=6;sheep=3;halves=1;turnlimit=2",
              .position = "6/S4S/1S1D2/6/D5 d",
              .gaps = {{{text("fmurs", "The dogs catch one sheep after the other: each jump leaves fewer, "
                                       "and the hunt begins again.")},
                        {text("fmurs", "With more sheep it gets easier for the sheep to escape for ever.")},
                        {text("fmurs", "The dogs have to catch all the sheep in one turn.")},
                        {text("fmurs", "A sheep that stands still can never be caught.")}}}}},
        .exit = {{.task = Task::Best,
                  .say = text("fmurs", "Without help: which turn clears the field soonest?"),
                  .rules = "rows=5;columns=6;sheep=3;halves=1",
                  .position = "6/6/3SS1/D2S2/3D2 d",
                  .right = text("fmurs", "Two at once, and the last one cannot get far."),
                  .wrong = text("fmurs", "Where does a dog look along a line of two?")},
                 {.task = Task::Keep,
                  .say = text("fmurs", "Clear the field within two turns."),
                  .rules = "rows=5;columns=6;sheep=3;halves=1;turnlimit=2",
                  .position = "6/S4S/2D1S1/6/5D d",
                  .right = text("fmurs",
                                "First one, then the two that are left: each jump makes the flock smaller."),
                  .wrong = text("fmurs", "Catch one sheep so that your dog lands near the other two.")}}};
}

} // namespace core::fmurs
