#include "core/games/persimmons/lessons.h"

namespace core::persimmons {

Lesson leaveLesson() {
    return {.id = "leave",
            .title = text("persimmons", "Leave 1, 5, 9"),
            .steps =
                {{.task = Task::Outcome,
                  .say = text("persimmons", "One to three drop in a turn, and the last mover loses. Four "
                                            "hang: does the player on move win or lose?"),
                  .rules = "strings=21;condition=L;limit=3",
                  .position = "4L",
                  .right = text("persimmons", "Drop three and leave one: the other player must take it."),
                  .wrong = text("persimmons", "Can you leave exactly one?")},
                 {.task = Task::Outcome,
                  .say = text("persimmons", "And with five?"),
                  .rules = "strings=21;condition=L;limit=3",
                  .position = "5L",
                  .right = text(
                      "persimmons",
                      "Whatever you drop, the other player makes it four together, and one is left for you."),
                  .wrong = text("persimmons",
                                "Try to drop one, two, three. What does the other player leave each time?")},
                 {.task = Task::Keep,
                  .say = text("persimmons", "Leave a number that is bad for the other player."),
                  .rules = "strings=21;condition=L;limit=3",
                  .position = "8L",
                  .turns = 1,
                  .right = text("persimmons", "Five is left, and five is lost."),
                  .wrong = text("persimmons", "Which number did you just find to be lost?")},
                 {.task = Task::Keep,
                  .say = text("persimmons", "Go on: from 12 down to the end, without giving it away."),
                  .rules = "strings=21;condition=L;limit=3",
                  .position = "12L",
                  .right = text("persimmons", "You left 9, then 5, then 1: each pair of moves drops four."),
                  .wrong = text("persimmons", "Lost are 1 and 5. Which number is four more than five?")}},
            .principles = {text("persimmons",
                                "Leave 1, 5, 9, 13 and so on: whatever is dropped, make it four together."),
                           text("persimmons", "Always drop three, then the other player runs out first."),
                           text("persimmons", "Leave an even number each time.")},
            .exit = {
                .task = Task::Keep,
                .say = text(
                    "persimmons",
                    "Without help: “whoever says 21 loses”, after one has been said. Find the winning move."),
                .rules = "strings=21;condition=L;limit=3",
                .position = "20L",
                .turns = 1,
                .right = text("persimmons", "17 is left: one more than four times four."),
                .wrong = text("persimmons", "Count up in fours from one.")}};
}

Lesson pairsLesson() {
    return {
        .id = "pairs",
        .title = text("persimmons", "Two equal strings"),
        .steps =
            {{.task = Task::Outcome,
              .say = text("persimmons",
                          "The last mover wins. Two equal strings: does the player on move win or lose?"),
              .rules = "condition=W",
              .position = "3-3W",
              .right = text("persimmons", "Whatever drops on one side, the other player drops on the other."),
              .wrong = text("persimmons", "What can the other player do after each of your moves?")},
             {.task = Task::Keep,
              .say = text("persimmons", "The last mover wins. Make both strings equal and keep them so."),
              .rules = "condition=W",
              .position = "2-4W",
              .right = text("persimmons", "Whatever was dropped on one side you dropped on the other."),
              .wrong = text("persimmons", "After your move both strings should be of one length.")},
             {.task = Task::Outcome,
              .say = text("persimmons", "No two are equal. Does the player on move win or lose?"),
              .rules = "condition=W",
              .position = "1-2-3W",
              .right = text("persimmons",
                            "Three is two and one: in the columns each dot has a partner, so this is lost."),
              .wrong = text("persimmons", "After each move, can the other player leave two equal strings?")},
             {.task = Task::Keep,
              .say = text("persimmons", "Leave each of the pieces 4, 2 and 1 in pairs."),
              .rules = "condition=W",
              .position = "1-4-7W",
              .turns = 1,
              .right = text("persimmons", "Five is left of the seven, and five is four and one."),
              .wrong = text("persimmons", "1 and 4 hang already. Which length is made of both?")},
             {.task = Task::Outcome,
              .say = text("persimmons",
                          "Now the last mover loses. Is a pair still lost for the player on move?"),
              .rules = "condition=L",
              .position = "2-2L",
              .right = text("persimmons", "Still lost. But 0L, with the pair struck out, is won: under L a "
                                          "pair may not simply be struck out."),
              .wrong = text("persimmons", "Try both moves: drop one, or drop two.")}},
        .principles = {text("persimmons", "If the last mover wins, two equal strings are lost for the player "
                                          "on move: the other copies."),
                       text("persimmons", "Two equal strings are won for the player on move."),
                       text("persimmons", "Equal strings may be struck out, whatever has been declared.")},
        .exit = {.task = Task::Keep,
                 .say = text("persimmons", "Without help: find a winning move."),
                 .rules = "condition=W",
                 .position = "3-7-3-2W",
                 .turns = 1,
                 .right = text("persimmons", "Two pairs are left."),
                 .wrong = text("persimmons", "Strike out the pair first; here that is allowed.")},
        .columns = true};
}

Lesson declaringLesson() {
    return {
        .id = "declaring",
        .title = text("persimmons", "What declaring is worth"),
        .steps =
            {{.task = Task::Outcome,
              .say =
                  text("persimmons",
                       "Nothing is declared, and one persimmon hangs. Does the player on move win or lose?"),
              .rules = "",
              .position = "1A",
              .right = text("persimmons",
                            "Declare that the last mover loses: the other player must drop the last one."),
              .wrong = text("persimmons", "A declaration is a turn as well. Who is on move after it?")},
             {.task = Task::Outcome,
              .say = text("persimmons", "And with two persimmons?"),
              .rules = "",
              .position = "2A",
              .right =
                  text("persimmons", "All four moves, to 0A, 1A, 2W and 2L, lead to won positions: lost."),
              .wrong = text("persimmons",
                            "There are four moves: drop one, drop two, and two declarations. Try each.")},
             {.task = Task::Keep,
              .say = text("persimmons", "Now that you know a lost position, leave it."),
              .rules = "",
              .position = "5A",
              .turns = 1,
              .right = text("persimmons",
                            "Two are left and nothing is declared: the other player has no good move."),
              .wrong = text("persimmons", "Declaring would help the other player here. Drop some.")},
             {.task = Task::Keep,
              .say = text("persimmons",
                          "Two equal strings. Here only a declaration wins: then go on to the end."),
              .rules = "",
              .position = "4-4A",
              .right = text("persimmons", "A declaration changes no string: it passes the turn. The other "
                                          "player faced the pair instead of you."),
              .wrong =
                  text("persimmons", "If only it were the other player’s turn with these two strings …")},
             {.task = Task::Keep,
              .say = text("persimmons", "The number of this board is 1. The recipe of the Persimmons page "
                                        "names no move here. Which one wins?"),
              .rules = "",
              .position = "6-6A",
              .turns = 1,
              .right = text("persimmons",
                            "Declare: that is what the recipe lacks, a declaration when the number is 1."),
              .wrong = text("persimmons", "Which turn leaves both strings as they are?")}},
        .principles = {text("persimmons", "Declaring passes the turn: it wins where the declared position is "
                                          "lost for the next player."),
                       text("persimmons", "Declare as early as you can, before the other player does."),
                       text("persimmons", "Never declare: whoever declares loses a turn.")},
        .exit = {
            .task = Task::Keep,
            .say =
                text("persimmons",
                     "Without help: stage 6 of the game, 1-2-3 and nothing declared. Find a winning move."),
            .rules = "",
            .position = "1-2-3A",
            .turns = 1,
            .right = text("persimmons", "One way is to declare, for 1-2-3 is lost when the last mover wins."),
            .wrong = text("persimmons", "What is 1-2-3 worth once something is declared?")}};
}

} // namespace core::persimmons
