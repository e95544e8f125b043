#include "core/games/ribbonim/lessons.h"

namespace core::ribbonim {

std::vector<Step> guide() {
    return {
        {.task = Task::Try,
         .say = text("ribbonim", "Take stones that lie side by side, as many as you like. Try it."),
         .rules = "",
         .position = "5",
         .right = text("ribbonim", "They are gone. Each turn must take at least one stone.")},
        {.task = Task::Try,
         .say = text("ribbonim", "Take stones from the middle: the ribbon falls into two."),
         .rules = "",
         .position = "7",
         .moves = "1:2+1 1:2+2 1:2+3 1:2+4 1:2+5 1:3+1 1:3+2 1:3+3 1:3+4 1:4+1 1:4+2 1:4+3 1:5+1 1:5+2 1:6+1",
         .right = text("ribbonim", "Now there are two ribbons. Nobody can take across the gap."),
         .wrong = text("ribbonim", "Leave at least one stone at each end.")},
        {.task = Task::Try,
         .say =
             text("ribbonim", "In one turn you take from one ribbon only. You may take all of it: try that."),
         .rules = "",
         .position = "2-3",
         .moves = "1:1+2 2:1+3",
         .right = text("ribbonim", "The whole ribbon is gone."),
         .wrong = text("ribbonim", "Press the first stone of a ribbon, then its last one.")},
        {.task = Task::Try,
         .say =
             text("ribbonim", "Some games have rings. Open this ring: take some of its stones, but not all."),
         .rules = "",
         .position = "(4)",
         .moves = "1:1+1 1:1+2 1:1+3 1:2+1 1:2+2 1:2+3 1:3+1 1:3+2 1:3+3 1:4+1 1:4+2 1:4+3",
         .right = text("ribbonim", "The ring is open: what is left is one ribbon."),
         .wrong = text("ribbonim", "Leave at least one stone of the ring.")},
        {.task = Task::Keep,
         .say = text("ribbonim",
                     "Whoever takes the last stone of all loses. Leave a single stone to the other player."),
         .rules = "",
         .position = "1-3",
         .right = text("ribbonim", "The other player must take the last stone, and loses. You have won."),
         .wrong = text("ribbonim", "Leave only one stone on the whole board.")},
        {.task = Task::Try,
         .say = text("ribbonim",
                     "Now you are the one who is left a single stone. Take it, and see how a match ends."),
         .rules = "",
         .position = "1",
         .right = text("ribbonim", "No stone is left. You took the last one, so the other player wins.")}};
}

std::vector<Lesson> lessons() {
    return {listLesson(),   mirrorLesson(),  pairsLesson(),  oneTwoThreeLesson(), columnsLesson(),
            misereLesson(), theoremLesson(), ladderLesson(), thirdKindLesson()};
}

} // namespace core::ribbonim
