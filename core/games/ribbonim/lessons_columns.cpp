#include "core/games/ribbonim/lessons.h"

// Binary columns: found, faded and, where the last stone loses, turned round at the end.
namespace core::ribbonim {

Lesson columnsLesson() {
    return {
        .id = "columns",
        .title = text("ribbonim", "Four, two and one"),
        .steps =
            {{.task = Task::Outcome,
              .say = text("ribbonim", "Beside the board every ribbon is cut into pieces of 4, 2 and 1. Does "
                                      "each piece have a partner? Does the player on move win or lose?"),
              .rules = "ending=normal",
              .position = "1-4-5",
              .right =
                  text("ribbonim",
                       "Five is 4 and 1: both have a partner. Every column has two dots, so this is lost."),
              .wrong = text("ribbonim", "Five is four and one. Look for the partner of each."),
              .diagram = Diagram::Full},
             {.task = Task::Keep,
              .say = text("ribbonim", "Find a move that wins, and watch the columns."),
              .rules = "ending=normal",
              .position = "1-3-5",
              .turns = 1,
              .right =
                  text("ribbonim",
                       "The pieces of 4, 2 and 1 pair up: 3 is 2 and 1, so 1 and 2 must stand beside it."),
              .wrong = text(
                  "ribbonim",
                  "The 4 stands in one ribbon only: that is the one to cut. How much of it should be left?"),
              .diagram = Diagram::Full},
             {.task = Task::Keep,
              .say = text("ribbonim",
                          "Play to the end and win. The dots are there, but not which column matters."),
              .rules = "ending=normal",
              .position = "2-3-4",
              .right = text("ribbonim", "Every column even, again and again."),
              .wrong = text("ribbonim", "In which column is the number of pieces odd?"),
              .diagram = Diagram::Dots},
             {.task = Task::Mark,
              .say = text("ribbonim", "Now without dots. Which of these are lost?"),
              .rules = "ending=normal",
              .right = text("ribbonim", "In these every piece has its partner on another ribbon."),
              .wrong = text("ribbonim", "Cut each ribbon in your head, and count the pieces of each kind."),
              .boards = {"1-2-4", "3-5-6", "2-4-7", "1-2-4-7", "2-4-6"}},
             {.task = Task::Claim,
              .say = text("ribbonim", "Cut every length into %1 and leave %2."),
              .rules = "ending=normal",
              .position = "2-4-6",
              .gaps = {{{text("ribbonim", "pieces of 4, 2 and 1")},
                        {text("ribbonim", "pieces of 3, 2 and 1"), "1-3-4"},
                        {text("ribbonim", "two halves"), "2-2-4"}},
                       {{text("ribbonim", "an even number of each kind")},
                        {text("ribbonim", "an even number in all"), "1-2"},
                        {text("ribbonim", "one of each kind"), "1-2-4"}}}}},
        .exit = {{.task = Task::Keep,
                  .say = text("ribbonim", "Without help: the last stone wins. Play to the end and win."),
                  .rules = "ending=normal",
                  .right = text("ribbonim", "Every column was even after each of your moves."),
                  .wrong = text("ribbonim", "Is there a column with an odd number of dots?"),
                  .boards = {"3-5-7", "3-4-6", "2-5-6"}},
                 {.task = Task::Keep,
                  .say = text("ribbonim", "Will you begin or follow? Play to the end and win."),
                  .rules = "ending=normal",
                  .right = text("ribbonim", "Every column was even after each of your moves."),
                  .wrong = text("ribbonim", "Is there a column with an odd number of dots?"),
                  .boards = {"1-6-7", "3-5-6", "1-2-5-7"},
                  .side = true}},
        .columns = true,
        .belief = leaveEven};
}

Lesson misereLesson() {
    return {
        .id = "misere",
        .title = text("ribbonim", "The last stone loses"),
        .steps =
            {{.task = Task::Outcome,
              .say = text("ribbonim", "Now whoever takes the last stone loses. Two single stones: does the "
                                      "player on move win or lose?"),
              .rules = "",
              .position = "1-1",
              .right = text("ribbonim", "You take one, the other player must take the last."),
              .wrong =
                  text("ribbonim", "There is only one way to play this. Count who takes the last stone.")},
             {.task = Task::Outcome,
              .say = text(
                  "ribbonim",
                  "Two ribbons of two, and the last stone still loses. Does the player on move win or lose?"),
              .rules = "",
              .position = "2-2",
              .right = text("ribbonim", "Lost, just as when the last stone wins! After each of your moves "
                                        "the other player can leave one single stone."),
              .wrong = text("ribbonim", "Try both moves: take one stone, or take two.")},
             {.task = Task::Keep,
              .say = text("ribbonim", "Find the winning move. The mirror would take all three."),
              .rules = "",
              .position = "1-1-3",
              .turns = 1,
              .right = text("ribbonim", "Three single stones are left, an odd number: the other player takes "
                                        "the first and the last."),
              .wrong = text("ribbonim", "When only single stones are left, who takes the last one?")},
             {.task = Task::Keep,
              .say =
                  text("ribbonim", "Begin with the mirror, and change your mind in time. Play to the end."),
              .rules = "",
              .position = "2-3",
              .right = text("ribbonim",
                            "Equal at first; at the end one single stone was left for the other player."),
              .wrong = text("ribbonim", "Make them equal first. Later leave one stone, not none.")},
             {.task = Task::Claim,
              .say = text("ribbonim",
                          "The last stone loses: %1, and when only single stones would be left, leave %2."),
              .rules = "",
              .position = "1-1-3",
              .gaps = {{{text("ribbonim", "play as if the last stone won")},
                        {text("ribbonim", "do the opposite of all that"), "2-3", "1:1+2"},
                        {text("ribbonim", "take as little as you can"), "4", "1:1+1"}},
                       {{text("ribbonim", "an odd number of them")},
                        {text("ribbonim", "an even number of them"), "1-1-3", "3:1+3"},
                        {text("ribbonim", "as many of them as you can"), "1-1-3", "3:2+1"}}}}},
        .exit = {{.task = Task::Keep,
                  .say = text("ribbonim", "Without help: the last stone loses. Play to the end and win."),
                  .rules = "",
                  .right = text("ribbonim", "The last stone was left to the other player."),
                  .wrong = text("ribbonim", "Count the single stones after your move."),
                  .boards = {"1-1-1-4", "1-1-5", "1-1-1-1-3"}},
                 {.task = Task::Keep,
                  .say = text("ribbonim",
                              "The last stone loses. Will you begin or follow? Play to the end and win."),
                  .rules = "",
                  .right = text("ribbonim", "The last stone was left to the other player."),
                  .wrong = text("ribbonim", "There are ribbons of two or more: count the columns as before."),
                  .boards = {"1-1-2-2", "1-4-5", "3-3-1"},
                  .side = true}},
        .columns = true,
        .belief = evenToTheEnd};
}

} // namespace core::ribbonim
