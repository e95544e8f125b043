#include "core/games/ribbonim/lessons.h"

namespace core::ribbonim {

Lesson mirrorLesson() {
    return {
        .id = "mirror",
        .title = text("ribbonim", "The mirror"),
        .steps =
            {{.task = Task::Outcome,
              .say =
                  text("ribbonim", "Whoever takes the last stone wins. Two ribbons of the same length, and "
                                   "it is your turn. Both play as well as they can: will you win or lose?"),
              .rules = "ending=normal",
              .position = "2-2",
              .right =
                  text("ribbonim", "Whatever is done to one ribbon, the other player does to the other."),
              .wrong = text("ribbonim", "Think of what the other player can do after each of your moves.")},
             {.task = Task::Keep,
              .say = text("ribbonim", "Make the two ribbons alike and keep them so, to the end."),
              .rules = "ending=normal",
              .position = "2-4",
              .right = text("ribbonim", "You always had an answer: the same on the other side."),
              .wrong = text("ribbonim", "After your move both ribbons should be alike.")},
             {.task = Task::Keep,
              .say =
                  text("ribbonim", "Now a turn takes one or two stones. Make two equal ribbons out of one."),
              .rules = "ending=normal;limit=2",
              .position = "8",
              .turns = 1,
              .right = text("ribbonim", "The middle goes, and two equal halves stay."),
              .wrong = text("ribbonim", "Which move leaves two equal halves?")},
             {.task = Task::Outcome,
              .say = text("ribbonim",
                          "A ring of six, one or two stones a turn. Does the player on move win or lose?"),
              .rules = "ending=normal;limit=2",
              .position = "(6)",
              .right =
                  text("ribbonim", "The first move opens the ring. The answer takes the middle of what "
                                   "stays: two equal ribbons. A game of one ring is called Circular Nim."),
              .wrong =
                  text("ribbonim", "What does the ring become after one move, and where is its middle?")},
             {.task = Task::Keep,
              .say =
                  text("ribbonim",
                       "One ribbon of seven, one or two stones a turn. Find the mirror and win to the end."),
              .rules = "ending=normal;limit=2",
              .position = "7",
              .right = text("ribbonim", "The last stone was yours, as it is for everyone who has a mirror."),
              .wrong =
                  text("ribbonim", "Where is the middle? Then do on one side what is done on the other.")}},
        .principles = {text("ribbonim",
                            "Leave two equal halves and copy each move: then the last stone is yours."),
                       text("ribbonim", "Always take as many stones as you can."),
                       text("ribbonim", "Always take from the longer ribbon.")},
        .exit = {
            .task = Task::Keep,
            .say = text("ribbonim", "Without help: nine stones, one to three a turn. Find a winning move."),
            .rules = "ending=normal;limit=3",
            .position = "9",
            .turns = 1,
            .right =
                text("ribbonim", "The surest way is to take out the middle, so that two equal halves stay."),
            .wrong = text("ribbonim", "Which move leaves two equal halves?")}};
}

Lesson pairsLesson() {
    return {
        .id = "pairs",
        .title = text("ribbonim", "Equal pairs"),
        .steps = {{.task = Task::Outcome,
                   .say = text("ribbonim", "Whoever takes the last stone wins. Every ribbon has a partner: "
                                           "does the player on move win or lose?"),
                   .rules = "ending=normal",
                   .position = "1-1-3-3",
                   .right =
                       text("ribbonim",
                            "Each pair is a mirror of its own: the other player answers in the same pair."),
                   .wrong = text("ribbonim", "What can be answered to a move on one ribbon of a pair?")},
                  {.task = Task::Outcome,
                   .say = text("ribbonim", "One ribbon has no partner. Does the player on move win or lose?"),
                   .rules = "ending=normal",
                   .position = "2-3-3",
                   .right = text("ribbonim",
                                 "Take the odd one away: only pairs stay, and the other player is on move."),
                   .wrong = text("ribbonim", "Which ribbon could go, so that only pairs stay?")},
                  {.task = Task::Keep,
                   .say = text("ribbonim", "Leave nothing but pairs."),
                   .rules = "ending=normal",
                   .position = "2-2-5",
                   .turns = 1,
                   .right = text("ribbonim",
                                 "Only pairs stay. A ribbon cut into two equal halves is a pair as well."),
                   .wrong = text("ribbonim", "The two ribbons of two are a pair already. What of the five?")},
                  {.task = Task::Keep,
                   .say = text("ribbonim",
                               "Now play it to the end: after each of your moves only pairs should stay."),
                   .rules = "ending=normal",
                   .position = "1-2-2",
                   .right = text("ribbonim", "Pairs all the way down, until nothing was left."),
                   .wrong = text("ribbonim", "Look for the ribbon without a partner.")},
                  {.task = Task::Outcome,
                   .say = text("ribbonim", "No two of these are alike. Does the player on move win or lose?"),
                   .rules = "ending=normal",
                   .position = "1-2-3",
                   .right = text("ribbonim", "Lost, although nothing is a pair! Three stones count as two "
                                             "and one. How that works is the next lesson."),
                   .wrong = text("ribbonim",
                                 "Try a few moves in your head. Can the other player always leave a pair?")}},
        .principles =
            {text("ribbonim",
                  "Equal ribbons cancel: leave only pairs, and answer in the pair the other one touched."),
             text("ribbonim", "An even number of ribbons is always lost for the player on move."),
             text("ribbonim", "Only the longest ribbon matters.")},
        .exit = {.task = Task::Keep,
                 .say = text("ribbonim", "Without help: find a winning move."),
                 .rules = "ending=normal",
                 .position = "3-2-6-2-3",
                 .turns = 1,
                 .right = text("ribbonim", "Only pairs stay."),
                 .wrong = text("ribbonim", "Strike out the pairs first. What is left?")}};
}

Lesson columnsLesson() {
    return {
        .id = "columns",
        .title = text("ribbonim", "Binary columns"),
        .steps =
            {{.task = Task::Outcome,
              .say =
                  text("ribbonim", "Cut each ribbon in your head into pieces of 4, 2 and 1. Has every piece "
                                   "a partner on another ribbon? Does the player on move win or lose?"),
              .rules = "ending=normal",
              .position = "1-4-5",
              .right =
                  text("ribbonim",
                       "Five is 4 and 1: both have a partner. Every column has two dots, so this is lost."),
              .wrong = text("ribbonim", "Five is four and one. Look for the partner of each.")},
             {.task = Task::Outcome,
              .say = text("ribbonim", "Seven is 4, 2 and 1. Does the player on move win or lose?"),
              .rules = "ending=normal",
              .position = "2-4-7",
              .right = text(
                  "ribbonim",
                  "The 1 of the seven is alone. Take one stone away from its end, and every column is even."),
              .wrong = text("ribbonim", "Which piece has no partner?")},
             {.task = Task::Keep,
              .say = text("ribbonim", "Make every column even."),
              .rules = "ending=normal",
              .position = "1-3-5",
              .turns = 1,
              .right =
                  text("ribbonim",
                       "The pieces of 4, 2 and 1 pair up: 3 is 2 and 1, so 1 and 2 must stand beside it."),
              .wrong = text(
                  "ribbonim",
                  "The 4 stands in one ribbon only: that is the one to cut. How much of it should stay?")},
             {.task = Task::Keep,
              .say = text("ribbonim", "Do it again and again, to the end."),
              .rules = "ending=normal",
              .position = "2-3-4",
              .right = text("ribbonim", "Whoever leaves every column even can do so again after any answer."),
              .wrong = text("ribbonim", "Write 2, 3 and 4 with the pieces 4, 2 and 1. Which column is odd?")},
             {.task = Task::Outcome,
              .say = text("ribbonim",
                          "Here two ribbons have been split already. Does the player on move win or lose?"),
              .rules = "ending=normal",
              .position = "2-2-3-3",
              .right = text("ribbonim", "A split makes more ribbons, but the columns count just the same."),
              .wrong = text("ribbonim", "Count the dots of each column.")}},
        .principles = {text("ribbonim", "Write the lengths with 4, 2 and 1 and leave every column even: each "
                                        "move of the other player makes one odd."),
                       text("ribbonim", "Leave an even number of stones: then the other player loses."),
                       text("ribbonim", "Leave ribbons of 4, 2 and 1: then the other player loses.")},
        .exit = {.task = Task::Keep,
                 .say =
                     text("ribbonim", "Without help: 3-5-7, and the last stone wins. Find a winning move."),
                 .rules = "ending=normal",
                 .position = "3-5-7",
                 .turns = 1,
                 .right = text("ribbonim", "Every column is even now."),
                 .wrong = text("ribbonim", "In which column is the number of dots odd?")},
        .columns = true};
}

} // namespace core::ribbonim
