#include "core/games/chopsticks/lessons.h"

namespace core::chopsticks {

std::vector<Step> guide() {
    return {
        {.task = Task::Try,
         .say = text("chopsticks",
                     "Tap one of their hands with one of yours: it gains your fingers. Yours are below."),
         .position = "21/11",
         .moves = "LL LR RL RR",
         .right = text("chopsticks", "The hand tapped shows more fingers now."),
         .wrong = text("chopsticks", "Choose a hand of yours, then one of theirs.")},
        {.task = Task::Try,
         .say = text("chopsticks", "A hand that comes to five is out. Put one of theirs out."),
         .position = "31/24",
         .moves = "LL RR",
         .right = text("chopsticks", "Five fingers: this hand is out and cannot tap any more."),
         .wrong = text("chopsticks", "Which of your hands makes five with one of theirs?")},
        {.task = Task::Try,
         .say = text("chopsticks", "With more than five, only what is over five is left. Make six."),
         .position = "43/21",
         .moves = "LL",
         .right = text("chopsticks", "Six is one more than five: one finger is left."),
         .wrong = text("chopsticks", "Which of your hands makes six with one of theirs?")},
        {.task = Task::Try,
         .say = text("chopsticks", "You may tap your own other hand as well. Try it."),
         .position = "12/33",
         .moves = "L>R R>L",
         .right =
             text("chopsticks", "One of your hands has given its number to the other, and keeps it too."),
         .wrong = text("chopsticks", "Choose a hand of yours, then your other one.")},
        {.task = Task::Try,
         .say =
             text("chopsticks", "Or share your fingers anew between your hands, with the card at the right."),
         .position = "30/11",
         .moves = "=2,1",
         .right = text("chopsticks", "It is three fingers still, and the hand that was out is back."),
         .wrong = text("chopsticks", "Choose the card at the right.")},
        {.task = Task::Try,
         .say = text("chopsticks", "Whoever has both hands out has lost. Put out their last hand."),
         .position = "32/02",
         .moves = "LR",
         .right =
             text("chopsticks", "You win. If nobody can do that, the game goes round: a position that comes "
                                "for the third time is a draw."),
         .wrong = text("chopsticks", "Which of your hands makes five with their two?")},
    };
}

std::vector<Lesson> lessons() {
    return {fivesLesson(), growingLesson(), endlessLesson(), holdingLesson(), provingLesson()};
}

} // namespace core::chopsticks
