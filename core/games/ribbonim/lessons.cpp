#include "core/games/ribbonim/lessons.h"

namespace core::ribbonim {

std::vector<Step> guide() {
    return {
        {Task::Try, text("ribbonim", "Take stones that lie side by side, as many as you like. Try it."),
         "ending=normal", "5"},
        {Task::Try, text("ribbonim", "Take stones from the middle: the ribbon falls into two."),
         "ending=normal", "7",
         "1:2+1 1:2+2 1:2+3 1:2+4 1:2+5 1:3+1 1:3+2 1:3+3 1:3+4 1:4+1 1:4+2 1:4+3 1:5+1 1:5+2 1:6+1", nullptr,
         0, text("ribbonim", "Now there are two ribbons. Nobody can take across the gap."),
         text("ribbonim", "Leave at least one stone at each end.")},
    };
}

std::vector<Lesson> lessons() {
    return {
        {"mirror",
         text("ribbonim", "The mirror"),
         {{Task::Look,
           text("ribbonim", "Two ribbons of the same length, and whoever takes the last stone wins."),
           "ending=normal", "3-3"},
          {Task::Outcome, text("ribbonim", "Does the player on move win or lose here?"), "ending=normal",
           "2-2", "", nullptr, 0,
           text("ribbonim", "Whatever is done to one ribbon, the other player does to the other."),
           text("ribbonim", "Think of what the other player can do after each of your moves.")},
          {Task::Keep, text("ribbonim", "Make the two ribbons alike and keep them so, to the end."),
           "ending=normal", "3-5", "", nullptr, 0,
           text("ribbonim", "You always had an answer: the same on the other side."),
           text("ribbonim", "After your move both ribbons should be alike.")}},
         {text("ribbonim", "Leave two equal halves and copy each move: then the last stone is yours."),
          text("ribbonim", "Always take as many stones as you can."),
          text("ribbonim", "Always take from the longer ribbon.")},
         {Task::Best, text("ribbonim", "Without help: one ribbon of seven stones. Find a winning move."),
          "ending=normal", "7", "", nullptr, 0,
          text("ribbonim", "The middle goes, and two equal halves stay."),
          text("ribbonim", "Which move leaves two equal halves?")}},
    };
}

} // namespace core::ribbonim
