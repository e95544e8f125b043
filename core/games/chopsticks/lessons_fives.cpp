#include "core/games/chopsticks/lessons.h"

namespace core::chopsticks {

// The first thing to see on any board: which hands make five.
Lesson fivesLesson() {
    constexpr auto safe = text("chopsticks", "After your move: does a hand of theirs make five with yours?");
    constexpr auto held = text("chopsticks", "Now no hand of theirs makes five with one of yours.");
    return {
        .id = "fives",
        .title = text("chopsticks", "Hands in danger"),
        .steps =
            {{.task = Task::Best,
              .say = text("chopsticks", "One move wins at once. Find it."),
              .position = "41/40",
              .right = text("chopsticks", "One and four make five: their last hand is out."),
              .wrong = text("chopsticks", "Which of your hands makes five with their four?")},
             {.task = Task::Outcome,
              .say = text("chopsticks", "You have one finger left, and they show four and four. What is this "
                                        "position worth for you?"),
              .position = "10/44",
              .right = text("chopsticks", "Lost. You put one four out, and the other four makes five with "
                                          "your finger."),
              .wrong = safe,
              .diagram = Diagram::Full,
              .chart = Chart::Answers},
             {.task = Task::Best,
              .say = text("chopsticks", "You have one hand left. All moves but one lose at once."),
              .position = "20/11",
              .right = text("chopsticks", "A tap would have made three, and three and two make five. One and "
                                          "one cannot both be put out by one tap."),
              .wrong = safe,
              .diagram = Diagram::Full,
              .chart = Chart::Answers},
             {.task = Task::Best,
              .say = text("chopsticks", "Here too only one move does not lose."),
              .position = "20/43",
              .right =
                  text("chopsticks", "Two and three make five: their three is out before it can tap you."),
              .wrong = safe,
              .diagram = Diagram::Dots,
              .chart = Chart::Answers},
             {.task = Task::Claim,
              .say = text("chopsticks", "Before your move look where %1. After it no hand of theirs may %2."),
              .position = "41/40",
              .gaps = {{{text("chopsticks", "a hand of yours makes five with one of theirs")},
                        {text("chopsticks", "a tap makes the most fingers"), "41/40", "LL"},
                        {text("chopsticks", "you can share your fingers anew"), "41/40", "=3,2"}},
                       {{text("chopsticks", "make five with one of yours")},
                        {text("chopsticks", "be put out"), "20/43", "=1,1"},
                        {text("chopsticks", "show more fingers than you do"), "21/40"}}}}},
        .exit = {{.task = Task::Best,
                  .say = text("chopsticks", "Without help: win in one move."),
                  .right = text("chopsticks", "Five, and their last hand is out."),
                  .wrong = text("chopsticks", "Which of your hands makes five with theirs?"),
                  .boards = {"31/40", "32/20", "31/20"}},
                 {.task = Task::Best,
                  .say = text("chopsticks", "Without help: only one move does not lose."),
                  .right = held,
                  .wrong = safe,
                  .boards = {"20/43", "30/22", "30/42"}},
                 {.task = Task::Best,
                  .say = text("chopsticks", "Without help: only one move does not lose."),
                  .right = held,
                  .wrong = safe,
                  .boards = {"30/44", "20/42", "20/33"}}},
        .belief = putOut};
}

} // namespace core::chopsticks
