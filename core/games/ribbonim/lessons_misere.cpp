#include "core/games/ribbonim/lessons.h"

namespace core::ribbonim {

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
              .right = text(
                  "ribbonim",
                  "Three single stones stay, an odd number: the other player takes the first and the last."),
              .wrong = text("ribbonim", "When only single stones stay, who takes the last one?")},
             {.task = Task::Keep,
              .say =
                  text("ribbonim", "Begin with the mirror, and change your mind in time. Play to the end."),
              .rules = "",
              .position = "2-3",
              .right = text("ribbonim",
                            "Equal at first; at the end one single stone was left for the other player."),
              .wrong = text("ribbonim", "Make them equal first. Later leave one stone, not none.")},
             {.task = Task::Outcome,
              .say = text("ribbonim", "Does the player on move win or lose here, when the last stone loses?"),
              .rules = "",
              .position = "1-2-3",
              .right = text("ribbonim", "Every column is even: lost, whether the last stone wins or loses."),
              .wrong =
                  text("ribbonim", "There is a ribbon of two or more, so count the columns as before.")}},
        .principles = {text("ribbonim", "Play as if the last stone won, until one ribbon of two or more is "
                                        "left: then leave an odd number of single stones."),
                       text("ribbonim",
                            "When the last stone loses, every winning field becomes a losing one."),
                       text("ribbonim",
                            "When the last stone loses, always leave an even number of single stones.")},
        .exit = {.task = Task::Keep,
                 .say = text("ribbonim", "Without help: the last stone loses. Find a winning move."),
                 .rules = "",
                 .position = "1-1-1-4",
                 .turns = 1,
                 .right = text("ribbonim", "Only single stones are left, and their number is odd."),
                 .wrong = text("ribbonim", "Count the single stones after your move.")},
        .columns = true};
}

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
              .wrong = text("ribbonim", "Count the columns.")},
             {.task = Task::Try,
              .say =
                  text("ribbonim",
                       "First half of the proof: no move keeps every column even. Try one, a split as well."),
              .rules = "",
              .position = "1-4-5",
              .right = text("ribbonim",
                            "A ribbon of n became a and b (0 if nothing stayed there), and a + b is smaller "
                            "than n. In columns a and b count at most a + b, never n: so a column is odd.")},
             {.task = Task::Keep,
              .say = text("ribbonim", "Second half: from an odd column one move makes all even, and no split "
                                      "is needed. Cut one ribbon at its end."),
              .rules = "",
              .position = "3-4-6",
              .turns = 1,
              .right = text("ribbonim",
                            "The ribbon with the dot in the highest odd column can always be cut like that."),
              .wrong = text("ribbonim", "Find the highest odd column and a ribbon with a dot in it.")},
             {.task = Task::Keep,
              .say = text("ribbonim", "Where the last stone loses, only single stones are different. Here "
                                      "one ribbon of two is left: choose rightly."),
              .rules = "",
              .position = "1-1-1-2",
              .turns = 1,
              .right = text("ribbonim", "Whoever cuts the last long ribbon may leave one stone of it or "
                                        "none, and so makes the single stones odd."),
              .wrong =
                  text("ribbonim", "How many single stones should be left: an odd number or an even one?")},
             {.task = Task::Look,
              .say = text("ribbonim", "Believe it or check it: the program played every field of ribbons of "
                                      "up to twelve stones through, without the theorem."),
              .rules = "",
              .position = "2-2-3-3",
              .lab = "ribbonim-levels",
              .with = "max-level=7;max-stones=12",
              .facts = true}},
        .principles = {text("ribbonim", "The lengths count as heaps of Nim: won if a column is odd; where "
                                        "the last stone loses, single stones alone are turned round."),
                       text("ribbonim", "Whoever splits a ribbon wins, because Nim does not allow it."),
                       text("ribbonim", "The theorem holds up to twelve stones and nobody knows it beyond.")},
        .exit = {.task = Task::Keep,
                 .say = text("ribbonim", "Without help: the pyramid of the Ribbonim page, and the last stone "
                                         "loses. Find a winning move."),
                 .rules = "",
                 .position = "1-2-3-4-5",
                 .turns = 1,
                 .right =
                     text("ribbonim",
                          "Every column is even. The Ribbonim page says: won for the first player, T14."),
                 .wrong = text("ribbonim", "1, 2 and 3 already pair up. What of 4 and 5?")},
        .columns = true};
}

} // namespace core::ribbonim
