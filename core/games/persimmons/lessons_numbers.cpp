#include "core/games/persimmons/figures.h"
#include "core/games/persimmons/lessons.h"

namespace core::persimmons {

Lesson sumsLesson() {
    return {
        .id = "sums",
        .title = text("persimmons", "Undecided strings do not add up"),
        .steps =
            {{.task = Task::Number,
              .say = text("persimmons", "If the last mover wins, the number of a board is the sum of the "
                                        "columns without carrying. What is it here?"),
              .rules = "condition=W",
              .position = "2-3W",
              .figure = &figure::grundy,
              .right = text("persimmons", "The 2 pairs up, the 1 of the three stays: number 1."),
              .wrong = text("persimmons", "2 is 2, and 3 is 2 and 1. What has no partner?")},
             {.task = Task::Number,
              .say = text("persimmons",
                          "The number of a board is the smallest number that no move leads to. From 1A moves "
                          "lead to 0A with 2, 1W with 1, and 1L with 0. What is the number of 1A?"),
              .rules = "",
              .position = "1A",
              .figure = &figure::grundy,
              .right = text("persimmons", "0, 1 and 2 are taken: 3 is the smallest that is free."),
              .wrong = text("persimmons", "Count 0, 1, 2 … until one is missing.")},
             {.task = Task::Outcome,
              .say = text("persimmons", "Two such strings, each alone of number 3. Equal numbers cancel in "
                                        "Nim. Does the player on move really lose?"),
              .rules = "",
              .position = "1-1A",
              .right =
                  text("persimmons",
                       "Won! This is the smallest example: 3 and 3 would be 0, but the number of 1-1A is 2."),
              .wrong = text("persimmons", "Think of a declaration.")},
             {.task = Task::Keep,
              .say = text("persimmons", "Show it: find the winning move."),
              .rules = "",
              .position = "1-1A",
              .turns = 1,
              .right = text("persimmons", "One declaration settles both strings at once. Two games side by "
                                          "side would need two: so these are not two games."),
              .wrong = text("persimmons", "With which declaration is 1-1 lost for the other player?")},
             {.task = Task::Outcome,
              .say = text(
                  "persimmons",
                  "2A alone is lost, with number 0. Three of them: does the player on move win or lose?"),
              .rules = "",
              .position = "2-2-2A",
              .right = text(
                  "persimmons",
                  "Lost. The columns give 2, and the undecided condition counts 2 once, not three times."),
              .wrong = text("persimmons", "The condition counts once for the whole board.")},
             {.task = Task::Claim,
              .say = wholeSentence,
              .rules = "",
              .position = "2-2-2A",
              .gaps = {{{text("persimmons",
                              "All strings share one declaration, so they are not games of their "
                              "own and their numbers do not add up.")},
                        {text("persimmons", "Undecided strings add up like Nim heaps, column by column.")},
                        {text("persimmons", "Undecided strings have no numbers at all.")}}}}},
        .exit = {{.task = Task::Outcome,
                  .say = text("persimmons",
                              "Without help: 1A has number 3 and 3A has number 1. Does the player on "
                              "move at 1-3A win or lose?"),
                  .rules = "",
                  .position = "1-3A",
                  .right =
                      text("persimmons", "Lost, as the Persimmons page says: the columns of 1 and 3 give "
                                         "2, and the condition takes 2 away."),
                  .wrong = text("persimmons",
                                "Do not add the numbers. Count the columns and the condition once.")}},
        .columns = true};
}

Lesson tablesLesson() {
    return {
        .id = "tables",
        .title = text("persimmons", "Three tables laid over each other"),
        .steps =
            {{.task = Task::Look,
              .say = text(
                  "persimmons",
                  "Table L laid over table W. A dot stands where they differ: in one block of two by two."),
              .rules = "",
              .position = "1-1L",
              .lab = "persimmons-grundy",
              .with = "condition=L;over=W;size=4"},
             {.task = Task::Number,
              .say =
                  text("persimmons",
                       "In W the number of 1-1 is 0. In L the block has changed places. What is it there?"),
              .rules = "condition=L",
              .position = "1-1L",
              .figure = &figure::grundy,
              .right = text("persimmons", "0 and 1 have changed places, nothing else."),
              .wrong = text("persimmons",
                            "The last mover loses. Whoever is on move at 1-1 wins: so the number is not 0.")},
             {.task = Task::Look,
              .say = text("persimmons", "Table A, laid over table W in which 0 and 1, 2 and 3 and so on have "
                                        "changed places. They differ in one block of four by four."),
              .rules = "",
              .position = "3-4A",
              .lab = "persimmons-grundy",
              .with = "condition=A;over=W1;size=6"},
             {.task = Task::Look,
              .say = text("persimmons", "The block of A: in each row and each column 0, 1, 2 and 3 stand "
                                        "once. That is a Latin square."),
              .rules = "",
              .position = "3-3A",
              .lab = "persimmons-grundy",
              .with = "condition=A;size=4"},
             {.task = Task::Number,
              .say = text("persimmons", "A cell beyond the block looks back along its row and its column and "
                                        "finds the same numbers as before. So what is the number of 2-4A? "
                                        "Lengths of 2 and 4, and 1 for the condition."),
              .rules = "",
              .position = "2-4A",
              .figure = &figure::grundy,
              .right = text(
                  "persimmons",
                  "2, 4 and 1 have nothing to pair up: 7. The exchange in the block is not felt out here."),
              .wrong = text("persimmons", "Write 2, 4 and 1 in columns and see what has no partner.")},
             {.task = Task::Outcome,
              .say =
                  text("persimmons",
                       "1A is won. Now hang a pair of fours beside it. Does the player on move still win?"),
              .rules = "",
              .position = "1-4-4A",
              .right = text("persimmons", "Lost! With a four on the board the condition counts 1, not 2. So "
                                          "in A a pair may not be struck out; this is the smallest example."),
              .wrong =
                  text("persimmons",
                       "With a string of four or more we are outside the block: the condition counts 1.")},
             {.task = Task::Claim,
              .say = wholeSentence,
              .rules = "",
              .position = "1-4-4A",
              .gaps = {{{text("persimmons", "In the block numbers only change places, each row and column "
                                            "keeps its own: so outside nothing changes.")},
                        {text("persimmons", "The three tables have nothing to do with each other.")},
                        {text("persimmons", "Declaring adds 1 to every number.")}}}}},
        .exit = {{.task = Task::Number,
                  .say = text("persimmons", "Without help: what is the number of 5-6A?"),
                  .rules = "",
                  .position = "5-6A",
                  .figure = &figure::grundy,
                  .right = text(
                      "persimmons",
                      "The columns of 5 and 6 give 3, and the condition outside the block takes 1 away."),
                  .wrong = text("persimmons",
                                "5 is 4 and 1, 6 is 4 and 2. Then the condition, outside the block.")}},
        .columns = true};
}

} // namespace core::persimmons
