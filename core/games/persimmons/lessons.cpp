#include "core/games/persimmons/lessons.h"

namespace core::persimmons {

std::vector<Step> guide() {
    return {{.task = Task::Try,
             .say = text("persimmons", "Drop one persimmon or more from one string. Try it."),
             .rules = "condition=W",
             .position = "3-5W",
             .right = text("persimmons", "What hangs below goes too: persimmons drop from the lower end.")},
            {.task = Task::Try,
             .say = text("persimmons", "You may empty a whole string at once. Try it."),
             .rules = "condition=W",
             .position = "2-4W",
             .moves = "1:2 2:4",
             .right = text("persimmons", "That string is empty. A turn never touches two strings."),
             .wrong = text("persimmons", "Point at the topmost persimmon of a string.")},
            {.task = Task::Try,
             .say = text("persimmons", "Above it says that the last mover wins. Make the last move."),
             .rules = "condition=W",
             .position = "1W",
             .right = text("persimmons", "Nothing hangs any more and you moved last: you win.")},
            {.task = Task::Keep,
             .say = text("persimmons", "Here the last mover loses. Leave one persimmon to the other player."),
             .rules = "condition=L",
             .position = "2L",
             .right = text("persimmons", "The other player must drop the last one, and loses."),
             .wrong = text("persimmons", "Drop only one of the two.")},
            {.task = Task::Try,
             .say = text("persimmons", "As long as it is not decided, you may declare instead of dropping: "
                                       "does the last mover win or lose?"),
             .rules = "",
             .position = "3-5A",
             .moves = "W L",
             .right = text("persimmons", "It is said once, and it takes the whole turn."),
             .wrong = text("persimmons", "Click one of the two tablets.")},
            {.task = Task::Try,
             .say = text("persimmons",
                         "The trick is to declare what suits you: does the last mover win or lose? Nothing "
                         "hangs any more, only the declaration is left. Declare so that you win."),
             .rules = "",
             .position = "0A",
             .moves = "W",
             .right = text("persimmons",
                           "Your declaration was the last move, and the last mover wins. So you have won."),
             .wrong = text("persimmons", "The declaration is itself the last move of the match.")}};
}

std::vector<Lesson> lessons() {
    return {leaveLesson(),     mirrorLesson(), columnsLesson(), lastLosesLesson(),
            declaringLesson(), numberLesson(), sumsLesson(),    tablesLesson()};
}

} // namespace core::persimmons
