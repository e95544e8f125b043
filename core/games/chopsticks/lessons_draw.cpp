#include "core/games/chopsticks/lessons.h"

namespace core::chopsticks {

Lesson endlessLesson() {
    constexpr auto another = text("chopsticks", "And this one?");
    constexpr auto best =
        text("chopsticks", "The best of its moves leads there, and no other leads to more.");
    constexpr auto tap = text("chopsticks", "Try each tap: what can the other player do then?");
    return {
        .id = "endless",
        .title = text("chopsticks", "A game without end"),
        .steps = {{.task = Task::Try,
                   .say = text("chopsticks", "Both show two fingers on one hand. Share yours: one and one."),
                   .position = "20/20",
                   .moves = "=1,1",
                   .right = text("chopsticks", "The other player can do the same, and then both share back. "
                                               "So it can go on and on, and nobody comes nearer to the end."),
                   .wrong = text("chopsticks", "Choose the card that shows one and one.")},
                  {.task = Task::Outcome,
                   .say = text("chopsticks",
                               "Both play as well as they can from the start. What does the player on "
                               "move get?"),
                   .position = "11/11",
                   .right = text("chopsticks",
                                 "A draw: each of them can avoid losing for ever. Nobody can force the "
                                 "end."),
                   .wrong = text("chopsticks", "Perhaps neither can force a win.")},
                  {.task = Task::Outcome,
                   .say = text("chopsticks", "Not every position is like that. Three fingers against two "
                                             "and one: what is it worth?"),
                   .position = "30/21",
                   .right =
                       text("chopsticks", "A win: three and two make five. Then the one finger left must "
                                          "make your three a four, and four and one make five."),
                   .wrong = text("chopsticks", "Here somebody can force the end. Look for a five."),
                   .diagram = Diagram::Full,
                   .chart = Chart::Answers},
                  {.task = Task::Outcome,
                   .say = text("chopsticks", "And one finger against three and three?"),
                   .position = "10/33",
                   .right = text("chopsticks", "A loss: a three becomes four, and four and one make five."),
                   .wrong = text("chopsticks", "There is only one kind of move. What does it make?"),
                   .diagram = Diagram::Dots,
                   .chart = Chart::Answers},
                  {.task = Task::Keep,
                   .say = text("chopsticks", "Nobody has to lose here. Play until a position comes for the "
                                             "third time."),
                   .position = "30/11",
                   .right = text("chopsticks", "The third time: a draw. It could have gone on for ever."),
                   .wrong = text("chopsticks", "After your move: what can the other player make five with?")},
                  {.task = Task::Claim,
                   .say = text("chopsticks", "If neither can force the end, %1, and the game is %2."),
                   .position = "11/11",
                   .gaps = {{{text("chopsticks", "both can go on for ever")},
                             {text("chopsticks", "whoever begins comes to it first"), "11/11"},
                             {text("chopsticks", "whoever shows more fingers comes to it"), "30/11"}},
                            {{text("chopsticks", "a draw")},
                             {text("chopsticks", "won by whoever began"), "11/11"},
                             {text("chopsticks", "lost for whoever gets tired"), "20/20"}}}}},
        .exit = {
            {.task = Task::Outcome,
             .say = text("chopsticks", "Without help: what is this position worth for the player on move?"),
             .right = best,
             .wrong = tap,
             .boards = {"11/30", "10/42", "31/21"},
             .again = true},
            {.task = Task::Outcome,
             .say = another,
             .right = best,
             .wrong = tap,
             .boards = {"10/31", "30/12", "20/43"},
             .again = true},
            {.task = Task::Outcome,
             .say = another,
             .right = best,
             .wrong = tap,
             .boards = {"22/31", "30/42", "10/21"},
             .again = true}}};
}

Lesson holdingLesson() {
    return {
        .id = "hold",
        .title = text("chopsticks", "Holding a draw"),
        .steps =
            {{.task = Task::Best,
              .say = text("chopsticks", "You have one hand left. Find the only move that does not lose."),
              .position = "20/33",
              .right = text("chopsticks", "Putting a hand out was tempting, but then their other three would "
                                          "have put out your last hand."),
              .wrong = text("chopsticks", "Two and three make five, for the other player as well."),
              .diagram = Diagram::Full,
              .chart = Chart::Answers},
             {.task = Task::Best,
              .say = text("chopsticks", "Sharing anew would lose here. Find the only move that does not."),
              .position = "21/23",
              .right = text("chopsticks", "The three was the dangerous one: now it is out."),
              .wrong = text("chopsticks", "Which hand of theirs makes five with one of yours?"),
              .diagram = Diagram::Dots,
              .chart = Chart::Answers},
             {.task = Task::Best,
              .say = text("chopsticks", "Now neither tapping them nor sharing helps."),
              .position = "12/22",
              .right = text("chopsticks",
                            "Three and two: you tapped yourself, and the other player can force nothing."),
              .wrong = text("chopsticks", "There is a third kind of move. Which one is it?"),
              .diagram = Diagram::Dots,
              .chart = Chart::Answers},
             {.task = Task::Keep,
              .say = text("chopsticks", "Hold the draw for three of your moves."),
              .position = "20/24",
              .turns = 3,
              .right = text("chopsticks",
                            "The other player could force nothing. You could go on like that for ever."),
              .wrong = text("chopsticks", "Before each move ask: what can the other player tap after it?")},
             {.task = Task::Claim,
              .say = text("chopsticks", "To hold a draw, look at %1, and choose a move after which %2."),
              .position = "21/23",
              .gaps = {{{text("chopsticks", "what the other player can do after each of your moves")},
                        {text("chopsticks", "your own fingers only"), "21/23", "=3,0"},
                        {text("chopsticks", "which hands you can put out now"), "20/33", "LL"}},
                       {{text("chopsticks", "the other player can force nothing")},
                        {text("chopsticks", "a hand of the other player is out"), "20/33", "LR"},
                        {text("chopsticks", "your fingers are shared anew"), "20/24", "=1,1"}}}}},
        .exit =
            {{.task = Task::Best,
              .say = text("chopsticks", "Without help: only one move holds the draw."),
              .right = text("chopsticks", "After it the other player can force nothing."),
              .wrong = text("chopsticks",
                            "After your move: does a hand of the other player make five with one of yours?"),
              .boards = {"20/42", "30/42", "11/43"}},
             {.task = Task::Best,
              .say = text("chopsticks", "Without help: only one move holds the draw."),
              .right = text("chopsticks", "After it the other player can force nothing."),
              .wrong = text("chopsticks",
                            "After your move: does a hand of the other player make five with one of yours?"),
              .boards = {"40/32", "41/11", "40/21"}},
             {.task = Task::Best,
              .say = text("chopsticks", "Without help: only one move holds the draw."),
              .right = text("chopsticks", "After it the other player can force nothing."),
              .wrong = text("chopsticks",
                            "After your move: does a hand of the other player make five with one of yours?"),
              .boards = {"21/22", "11/42", "30/41"}},
             {.task = Task::Best,
              .say = text("chopsticks", "Without help: only one move holds the draw."),
              .right = text("chopsticks", "After it the other player can force nothing."),
              .wrong = text("chopsticks",
                            "After your move: does a hand of the other player make five with one of yours?"),
              .boards = {"30/31", "11/32", "20/43"}}},
        .belief = shareAnew};
}

} // namespace core::chopsticks
