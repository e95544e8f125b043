#include "core/games/chopsticks/lessons.h"

namespace core::chopsticks {

std::vector<Step> guide() {
    return {
        {Task::Try, text("chopsticks", "Tap one of their hands with one of yours: it gains your fingers."),
         "", "21/11", "LL LR RL RR", nullptr, 0,
         text("chopsticks", "The hand tapped shows more fingers now."),
         text("chopsticks", "Choose a hand of yours, then one of theirs.")},
        {Task::Try, text("chopsticks", "Put their last hand out: it must reach five or more."),
         "overflow=cutoff", "31/20", "LL", nullptr, 0,
         text("chopsticks", "Both their hands are out: you win."),
         text("chopsticks", "Which of your hands makes five with their two?")},
    };
}

std::vector<Lesson> lessons() {
    return {
        {"endless",
         text("chopsticks", "A game without end"),
         {{Task::Outcome, text("chopsticks", "Both play as well as they can. Who wins from the start?"), "",
           "11/11", "", nullptr, 0, text("chopsticks", "Nobody: each can go on for ever without losing."),
           text("chopsticks", "Perhaps nobody can force the end.")}},
         {text("chopsticks", "Where both can always avoid losing, the game never has to end: a draw."),
          text("chopsticks", "Whoever begins wins."), text("chopsticks", "Whoever has more fingers wins.")},
         {Task::Best,
          text("chopsticks", "Without help: find the move that wins."),
          "",
          "33/14",
          "",
          nullptr,
          0,
          {},
          text("chopsticks", "Look for a hand that you can put out.")}},
    };
}

} // namespace core::chopsticks
