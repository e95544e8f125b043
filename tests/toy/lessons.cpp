#include "tests/toy/lessons.h"

namespace core::pursuit {

std::vector<Step> guide() {
    return {{Task::Try, text("pursuit", "The hunter goes one cell, either way round. Try it."), "", "ad 1"},
            {Task::Try, text("pursuit", "The hare may also sit still. Let it sit."), "", "ad 2", "0", nullptr,
             0, text("pursuit", "After sitting it goes twice."),
             text("pursuit", "Press the cell on which the hare is.")}};
}

std::vector<Lesson> lessons() {
    return {{"catch",
             text("pursuit", "When the hare is caught"),
             {{Task::Best,
               text("pursuit", "Catch the hare."),
               "",
               "ab 1",
               "",
               nullptr,
               0,
               {},
               text("pursuit", "It sits on the next cell.")},
              {Task::Outcome,
               text("pursuit", "Who wins here?"),
               "",
               "ae 1",
               "",
               nullptr,
               0,
               {},
               text("pursuit", "The hare can always go on.")}},
             {text("pursuit", "A hare that may sit still is caught only where it is near."),
              text("pursuit", "The hunter always wins."), text("pursuit", "Nobody ever wins.")},
             {Task::Outcome,
              text("pursuit", "And here?"),
              "",
              "ab 1",
              "",
              nullptr,
              0,
              {},
              text("pursuit", "Look how near it is.")}}};
}

} // namespace core::pursuit
