#include "core/games/persimmons/figures.h"
#include "core/games/persimmons/lessons.h"

namespace core::persimmons {

Lesson numberLesson() {
    return {.id = "number",
            .title = text("persimmons", "A number for each board"),
            .steps = {{.task = Task::Number,
                       .say = text("persimmons",
                                   "W means: the last mover wins. Each board gets a number: the smallest "
                                   "of 0, 1, 2 … that no move leads to. From 2W moves lead to 1W with 1 "
                                   "and to 0W with 0. What is the number of 2W?"),
                       .rules = "condition=W",
                       .position = "2W",
                       .figure = &figure::grundy,
                       .right = text("persimmons", "0 and 1 are taken: 2 is the smallest that is free."),
                       .wrong = text("persimmons", "Count 0, 1, 2 … until one is missing.")},
                      {.task = Task::Number,
                       .say = text("persimmons",
                                   "A means: nothing is declared, L: the last mover loses. From 0A moves "
                                   "lead to 0W with 0 and to 0L with 1. What is the number of 0A?"),
                       .rules = "",
                       .position = "0A",
                       .figure = &figure::grundy,
                       .right = text("persimmons", "0 and 1 are taken again: 2."),
                       .wrong = text("persimmons", "Count 0, 1, 2 … until one is missing.")},
                      {.task = Task::Number,
                       .say = text("persimmons",
                                   "From 1A moves lead to 0A with 2, to 1W with 1 and to 1L with 0. What "
                                   "is the number of 1A?"),
                       .rules = "",
                       .position = "1A",
                       .figure = &figure::grundy,
                       .right = text("persimmons", "0, 1 and 2 are taken: 3 is the smallest that is free."),
                       .wrong = text("persimmons", "Count 0, 1, 2 … until one is missing.")},
                      {.task = Task::Number,
                       .say = text("persimmons",
                                   "From 2A moves lead to 1A with 3, and to 0A, 2W and 2L with 2 each. "
                                   "What is the number of 2A?"),
                       .rules = "",
                       .position = "2A",
                       .figure = &figure::grundy,
                       .right = text("persimmons",
                                     "No move leads to 0. So the number is 0, and every move leads to a "
                                     "board that is won."),
                       .wrong = text("persimmons", "Is 0 among the numbers that are reached?")},
                      {.task = Task::Mark,
                       .say = text("persimmons", "Which of these boards have the number 0, and so are lost?"),
                       .rules = "",
                       .right = text("persimmons", "From all the others one move leads to 0."),
                       .wrong = text("persimmons", "Does a move lead from it to a board with 0?"),
                       .boards = {"1A", "2A", "1-1W", "1-2W", "1L"}},
                      {.task = Task::Claim,
                       .say = text("persimmons", "The number of a board is %1, and the board is lost %2."),
                       .rules = "",
                       .position = "2A",
                       .gaps = {{{text("persimmons", "the smallest that no move leads to")},
                                 {text("persimmons", "how many persimmons hang there"), "2A"},
                                 {text("persimmons", "how many moves there are"), "2A"}},
                                {{text("persimmons", "when it is 0")},
                                 {text("persimmons", "when it is even"), "0A"},
                                 {text("persimmons", "when it is large"), "1A"}}}}},
            .exit = {{.task = Task::Number,
                      .say = text("persimmons", "Without help: what is the number of this board?"),
                      .rules = "",
                      .figure = &figure::grundy,
                      .right = text("persimmons", "It is the smallest that no move leads to."),
                      .wrong = text("persimmons", "What is the number of each board that a move leads to?"),
                      .boards = {"3A", "1-2A", "1-1A"}},
                     {.task = Task::Mark,
                      .say = text("persimmons", "Which of these boards have the number 0, and so are lost?"),
                      .rules = "",
                      .right = text("persimmons", "From all the others one move leads to 0."),
                      .wrong = text("persimmons", "Does a move lead from it to a board with 0?"),
                      .boards = {"3A", "2A", "1-1L", "2-2W", "1-1-1L"}}}};
}

Lesson sumsLesson() {
    return {
        .id = "sums",
        .title = text("persimmons", "Many strings, one declaration"),
        .steps =
            {{.task = Task::Number,
              .say =
                  text("persimmons", "The last mover wins. Strike out the pieces of 4, 2 and 1 that have a "
                                     "partner: what is left is the number of the board. What is it here?"),
              .rules = "condition=W",
              .position = "2-3W",
              .figure = &figure::grundy,
              .right = text("persimmons", "The 2s pair up, the 1 of the three is left: the number is 1."),
              .wrong = text("persimmons", "2 is 2, and 3 is 2 and 1. What has no partner?")},
             {.task = Task::Outcome,
              .say =
                  text("persimmons", "Nothing is declared. One string of one has the number 3. Here are two "
                                     "of them. Does the player on move win or lose?"),
              .rules = "",
              .position = "1-1A",
              .right = text("persimmons", "Won! 3 and 3 would cancel to 0, but the number of 1-1A is 2."),
              .wrong = text("persimmons", "Think of a declaration.")},
             {.task = Task::Keep,
              .say = text("persimmons", "And three of them? Find the winning move."),
              .rules = "",
              .position = "1-1-1A",
              .turns = 1,
              .right = text("persimmons", "One declaration settles all strings at once. Three games side by "
                                          "side would need three."),
              .wrong = text("persimmons", "With which declaration is 1-1-1 lost for the other player?")},
             {.task = Task::Outcome,
              .say =
                  text("persimmons", "2A alone has the number 0 and is lost. Three of them: does the player "
                                     "on move win or lose?"),
              .rules = "",
              .position = "2-2-2A",
              .right = text("persimmons", "Lost. One 2 is left without a partner, and the missing "
                                          "declaration counts 2 once, not three times: the two cancel."),
              .wrong = text("persimmons", "The declaration counts once for the whole board.")},
             {.task = Task::Claim,
              .say = text("persimmons", "The numbers of undecided strings %1, because %2."),
              .rules = "",
              .position = "2-2-2A",
              .gaps = {{{text("persimmons", "do not simply add up")},
                        {text("persimmons", "add up like heaps of Nim"), "1-1A"},
                        {text("persimmons", "are all the same"), "1A"}},
                       {{text("persimmons", "one declaration is for all of them")},
                        {text("persimmons", "each has a declaration of its own"), "1-1A"},
                        {text("persimmons", "a declaration is not a move"), "5A", "W"}}}}},
        .exit = {{.task = Task::Number,
                  .say = text("persimmons", "Without help: what is the number of this board?"),
                  .rules = "",
                  .figure = &figure::grundy,
                  .right = text("persimmons", "The pieces without a partner, and 2 once because nothing is "
                                              "declared."),
                  .wrong =
                      text("persimmons", "Do not add the numbers. Strike out partners, then count 2 once."),
                  .boards = {"1-2A", "2-2A", "2-3A"}},
                 {.task = Task::Keep,
                  .say = text("persimmons",
                              "Nothing is declared. Will you begin or follow? Play to the end and win."),
                  .rules = "",
                  .right =
                      text("persimmons", "You counted the missing declaration once for the whole board."),
                  .wrong = text("persimmons", "Strike out partners. Is one piece of 2 left over?"),
                  .boards = {"1-3A", "2-2-2A", "1-1-2A"},
                  .side = true}},
        .columns = true};
}

Lesson tablesLesson() {
    return {
        .id = "tables",
        .title = text("persimmons", "Three tables laid over each other"),
        .steps =
            {{.task = Task::Number,
              .say = text("persimmons", "When the last mover wins, 1-1 has the number 0. What is its number "
                                        "when the last mover loses? A move leads to 1L, with 0."),
              .rules = "condition=L",
              .position = "1-1L",
              .figure = &figure::grundy,
              .right = text("persimmons", "1 and not 0. The smallest boards differ."),
              .wrong = text("persimmons", "0 is taken. Which is the smallest that is free?")},
             {.task = Task::Number,
              .say = text("persimmons", "And 2-2, when the last mover loses? Moves lead to 2L with 2 and to "
                                        "1-2L with 3."),
              .rules = "condition=L",
              .position = "2-2L",
              .figure = &figure::grundy,
              .right = text("persimmons", "0, as when the last mover wins."),
              .wrong = text("persimmons", "Is 0 among the numbers that are reached?")},
             {.task = Task::Look,
              .say = text("persimmons", "Table L laid over table W. A dot stands where they differ: in one "
                                        "block of two by two. There 0 and 1 have changed places."),
              .rules = "",
              .position = "1-1L",
              .lab = "persimmons-grundy",
              .with = "condition=L;over=W;size=4"},
             {.task = Task::Look,
              .say = text(
                  "persimmons",
                  "The block of A: each row and each column has 0, 1, 2 and 3 once. That is a Latin square."),
              .rules = "",
              .position = "3-3A",
              .lab = "persimmons-grundy",
              .with = "condition=A;size=4"},
             {.task = Task::Number,
              .say = text("persimmons", "Beyond the block, from lengths of 4 on, the missing declaration "
                                        "counts 1, not 2. What is the number of 2-4A?"),
              .rules = "",
              .position = "2-4A",
              .figure = &figure::grundy,
              .right = text("persimmons", "2, 4 and 1 have nothing to pair up: 7."),
              .wrong = text("persimmons", "Write 2, 4 and 1 in columns and see what has no partner.")},
             {.task = Task::Outcome,
              .say =
                  text("persimmons",
                       "1A is won. Now hang a pair of fours beside it. Does the player on move still win?"),
              .rules = "",
              .position = "1-4-4A",
              .right = text("persimmons",
                            "Lost! With a four on the board the missing declaration counts 1, not 2. So in A "
                            "a pair may not be struck out; this is the smallest example."),
              .wrong = text("persimmons", "With a string of four or more we are outside the block: the "
                                          "missing declaration counts 1.")},
             {.task = Task::Claim,
              .say = text("persimmons", "In the block the numbers %1; outside it %2."),
              .rules = "",
              .position = "1-4-4A",
              .gaps = {{{text("persimmons", "only change places")},
                        {text("persimmons", "are all 1 larger"), "2A"},
                        {text("persimmons", "are all the same"), "0A"}},
                       {{text("persimmons", "the missing declaration counts 1")},
                        {text("persimmons", "the missing declaration counts 2"), "1-4-4A"},
                        {text("persimmons", "a pair may be struck out"), "1-4-4A"}}}}},
        .exit = {{.task = Task::Number,
                  .say = text("persimmons", "Without help: what is the number of this board?"),
                  .rules = "",
                  .figure = &figure::grundy,
                  .right = text("persimmons", "The pieces without a partner, and 1 because nothing is "
                                              "declared: pairs cancel."),
                  .wrong = text("persimmons", "Write the lengths and 1 in columns. What has no partner?"),
                  .boards = {"5-6A", "4-7A", "3-5A"}},
                 {.task = Task::Outcome,
                  .say = text("persimmons", "Nothing is declared. Does the player on move win or lose?"),
                  .rules = "",
                  .right = text("persimmons",
                                "Lost: one piece of 1 is left over, and the missing declaration counts 1."),
                  .wrong = text("persimmons", "Write the lengths and 1 in columns. What has no partner?"),
                  .boards = {"1-5-5A", "6-7A", "2-3-5-5A"}}},
        .columns = true};
}

} // namespace core::persimmons
