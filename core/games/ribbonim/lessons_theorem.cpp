#include "core/games/ribbonim/lessons.h"

namespace core::ribbonim {

Lesson theoremLesson() {
    return {
        .id = "theorem",
        .title = text("ribbonim", "The theorem left open"),
        .steps =
            {{.task = Task::Outcome,
              .say = text("ribbonim",
                          "Under “Theorem” the Ribbonim page says “TBD”. Ours: the columns decide, and "
                          "splitting changes nothing. The last stone loses: is this won or lost?"),
              .rules = "",
              .position = "1-4-5",
              .right = text("ribbonim", "Every column is even, and a ribbon of two or more is there: lost."),
              .wrong = text("ribbonim", "Count the columns."),
              .diagram = Diagram::Dots},
             {.task = Task::Try,
              .say =
                  text("ribbonim", "First half of the proof: no move keeps every column even. Try one that "
                                   "splits a ribbon."),
              .rules = "",
              .position = "1-4-5",
              .moves = "2:2+1 2:2+2 2:3+1 3:2+1 3:2+2 3:2+3 3:3+1 3:3+2 3:4+1",
              .right = text("ribbonim", "A ribbon of n became a and b (0 if nothing is left there), and a + "
                                        "b is smaller than n. Counted in columns, a and b together give at "
                                        "most a + b, never n: so some column is odd."),
              .wrong = text("ribbonim", "Leave at least one stone at each end."),
              .diagram = Diagram::Full},
             {.task = Task::Keep,
              .say = text("ribbonim", "Second half: from an odd column one move makes all even, and no split "
                                      "is needed. Cut one ribbon at its end."),
              .rules = "",
              .position = "3-4-6",
              .turns = 1,
              .right = text("ribbonim",
                            "The ribbon with the dot in the highest odd column can always be cut like that."),
              .wrong = text("ribbonim", "Find the highest odd column and a ribbon with a dot in it."),
              .diagram = Diagram::Dots},
             {.task = Task::Keep,
              .say = text("ribbonim", "Where the last stone loses, only single stones are different. Here "
                                      "one ribbon of two is left: choose well."),
              .rules = "",
              .position = "1-1-1-2",
              .turns = 1,
              .right = text("ribbonim", "Whoever cuts the last long ribbon may leave one stone of it or "
                                        "none, and so can leave an odd number of single stones."),
              .wrong =
                  text("ribbonim", "How many single stones should be left: an odd number or an even one?")},
             {.task = Task::Look,
              .say = text("ribbonim", "Believe it or check it: the program played through every field of "
                                      "ribbons with up to twelve stones, without the theorem."),
              .rules = "",
              .position = "2-2-3-3",
              .lab = "ribbonim-levels",
              .with = "max-level=7;max-stones=12",
              .facts = true},
             {.task = Task::Claim,
              .say = text("ribbonim", "Lengths count as heaps of Nim: won if %1. Where the last stone "
                                      "loses, %2."),
              .rules = "",
              .position = "2-2-3-3",
              .gaps = {{{text("ribbonim", "a column is odd")},
                        {text("ribbonim", "a ribbon can be split"), "1-4-5"},
                        {text("ribbonim", "the number of stones is odd"), "2-4"}},
                       {{text("ribbonim", "only boards of single stones are the other way round")},
                        {text("ribbonim", "everything is the other way round"), "2-2"},
                        {text("ribbonim", "nothing is different"), "1-1-3", "3:1+3"}}}}},
        .exit = {{.task = Task::Keep,
                  .say = text("ribbonim", "Without help: the pyramid of the Ribbonim page, and the last "
                                          "stone loses. Play to the end and win."),
                  .rules = "",
                  .position = "1-2-3-4-5",
                  .right = text("ribbonim", "The Ribbonim page says: won for the first player, T14."),
                  .wrong = text("ribbonim", "1, 2 and 3 already pair up. What about 4 and 5?")},
                 {.task = Task::Keep,
                  .say = text("ribbonim",
                              "The last stone loses. Will you begin or follow? Play to the end and win."),
                  .rules = "",
                  .right =
                      text("ribbonim", "Every column even, and at the end one stone for the other player."),
                  .wrong = text("ribbonim", "Is there a column with an odd number of dots?"),
                  .boards = {"3-4-6", "3-4-7", "2-5-7"},
                  .side = true}},
        .columns = true,
        .belief = evenToTheEnd};
}

} // namespace core::ribbonim
