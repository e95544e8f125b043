#include "core/games/chopsticks/lessons.h"

namespace core::chopsticks {

namespace {

Lesson endless() {
    return {
        .id = "endless",
        .title = text("chopsticks", "A game without end"),
        .steps = {{.task = Task::Try,
                   .say = text("chopsticks", "Both show two fingers on one hand. Share yours: one and one."),
                   .position = "20/20",
                   .moves = "=1,1",
                   .right = text("chopsticks",
                                 "The other can do the same, and then both share back. So it can go on "
                                 "and on, and nobody comes nearer to the end."),
                   .wrong = text("chopsticks", "Choose the card that shows one and one.")},
                  {.task = Task::Outcome,
                   .say = text("chopsticks",
                               "Both play as well as they can from the start. What does the player on "
                               "move get?"),
                   .position = "11/11",
                   .right = text("chopsticks",
                                 "A draw: each of them can avoid losing for ever. Nobody can force the "
                                 "end."),
                   .wrong = text("chopsticks", "Perhaps neither can force the other.")},
                  {.task = Task::Outcome,
                   .say = text("chopsticks",
                               "Not every position is like that. Three and three against one and four: "
                               "what is it worth?"),
                   .position = "33/14",
                   .right = text("chopsticks",
                                 "A win. The one who drew all positions as a graph was surprised to find "
                                 "it."),
                   .wrong = text("chopsticks", "Here somebody can force the end. Whose hands tap harder?")},
                  {.task = Task::Outcome,
                   .say = text("chopsticks", "And one and one against three and three?"),
                   .position = "11/33",
                   .right =
                       text("chopsticks", "A loss. Whatever is done, the threes come nearer to the end."),
                   .wrong = text("chopsticks", "After each of your moves: what can the threes tap?")},
                  {.task = Task::Claim,
                   .say = wholeSentence,
                   .position = "11/33",
                   .gaps = {{{text("chopsticks",
                                   "Where both can avoid losing for ever, the game never has to end: it is "
                                   "a draw.")},
                             {text("chopsticks",
                                   "Every game ends some day, so one of the two is always winning.")},
                             {text("chopsticks", "Whoever makes the first move wins.")},
                             {text("chopsticks", "Whoever shows more fingers wins.")}}}}},
        .exit = {
            {.task = Task::Outcome,
             .say = text("chopsticks", "Without help: what is this position worth for the player on move?"),
             .right = text("chopsticks",
                           "A draw: each of them can avoid losing for ever. Nobody can force the end."),
             .wrong = text("chopsticks", "Try each tap: which move is left to the other then?"),
             .boards = {"11/30", "30/42", "20/43"}},
            {.task = Task::Outcome,
             .say = text("chopsticks", "Without help: what is this position worth for the player on move?"),
             .right = text("chopsticks", "Lost: after every move the other one has one that wins."),
             .wrong = text("chopsticks", "Try each tap: which move is left to the other then?"),
             .boards = {"10/31", "10/42", "10/21"}},
            {.task = Task::Outcome,
             .say = text("chopsticks", "Without help: what is this position worth for the player on move?"),
             .right = text("chopsticks", "Won: one move leaves the other one a lost position."),
             .wrong = text("chopsticks", "Try each tap: which move is left to the other then?"),
             .boards = {"30/12", "22/31", "31/21"}}}};
}

Lesson holding() {
    return {
        .id = "hold",
        .title = text("chopsticks", "Holding a draw"),
        .steps =
            {{.task = Task::Best,
              .say = text("chopsticks", "You have one hand left. Find the only move that does not lose."),
              .position = "20/33",
              .right =
                  text("chopsticks", "To put a hand out was tempting, but the other three would have put "
                                     "yours out."),
              .wrong = text("chopsticks", "Two and three make five, for the other as well.")},
             {.task = Task::Best,
              .say = text("chopsticks", "Here too all moves but one lose."),
              .position = "30/22",
              .right = text("chopsticks", "Shared in two, your fingers can no longer be put out in one tap."),
              .wrong = text("chopsticks", "What would the hand you do not tap do next?")},
             {.task = Task::Keep,
              .say = text("chopsticks", "Hold the draw for three of your moves."),
              .position = "20/11",
              .turns = 3,
              .right =
                  text("chopsticks", "The other could force nothing. You could go on like that for ever."),
              .wrong = text("chopsticks", "Before each move ask: what can the other tap after it?")},
             {.task = Task::Keep,
              .say = text("chopsticks", "Now four of your moves. The first is the hardest."),
              .position = "14/11",
              .turns = 4,
              .right = text("chopsticks", "You always found one of the moves that keep the draw."),
              .wrong =
                  text("chopsticks", "A four is put out by a one. How could your five fingers lie safer?")},
             {.task = Task::Claim,
              .say = wholeSentence,
              .position = "14/11",
              .gaps = {{{text("chopsticks",
                              "To hold a draw, look at what the other can do after each move, and take "
                              "one after which nothing can be forced.")},
                        {text("chopsticks", "Put out a hand of the other whenever you can.")},
                        {text("chopsticks", "Whoever has only one hand left has lost.")},
                        {text("chopsticks", "In an endless game every move is as good as any other.")}}}}},
        .exit = {{.task = Task::Best,
                  .say = text("chopsticks", "Without help: only one move holds the draw."),
                  .right = text("chopsticks", "After it the other one can force nothing."),
                  .wrong = text("chopsticks",
                                "After your move: does a hand of the other make five with one of yours?"),
                  .boards = {"20/42", "30/42", "11/43"}},
                 {.task = Task::Best,
                  .say = text("chopsticks", "Without help: only one move holds the draw."),
                  .right = text("chopsticks", "After it the other one can force nothing."),
                  .wrong = text("chopsticks",
                                "After your move: does a hand of the other make five with one of yours?"),
                  .boards = {"40/32", "41/11", "40/21"}},
                 {.task = Task::Best,
                  .say = text("chopsticks", "Without help: only one move holds the draw."),
                  .right = text("chopsticks", "After it the other one can force nothing."),
                  .wrong = text("chopsticks",
                                "After your move: does a hand of the other make five with one of yours?"),
                  .boards = {"21/22", "11/42", "30/41"}},
                 {.task = Task::Best,
                  .say = text("chopsticks", "Without help: only one move holds the draw."),
                  .right = text("chopsticks", "After it the other one can force nothing."),
                  .wrong = text("chopsticks",
                                "After your move: does a hand of the other make five with one of yours?"),
                  .boards = {"30/31", "11/32", "20/43"}}}};
}

} // namespace

std::vector<Lesson> drawLessons() {
    return {endless(), holding()};
}

} // namespace core::chopsticks
