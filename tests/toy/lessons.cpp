#include "tests/toy/lessons.h"

namespace core::pursuit {

std::vector<Step> guide() {
    return {{.task = Task::Try,
             .say = text("pursuit", "The hunter goes one cell, either way round. Try it."),
             .position = "ad 1"},
            {.task = Task::Try,
             .say = text("pursuit", "The hare may also sit still. Let it sit."),
             .position = "ad 2",
             .moves = "0",
             .right = text("pursuit", "After sitting it goes twice."),
             .wrong = text("pursuit", "Press the cell on which the hare is.")},
            {.task = Task::Try,
             .say = text("pursuit", "Catch the hare."),
             .position = "ab 1",
             .moves = "+",
             .wrong = text("pursuit", "It sits on the next cell.")}};
}

std::vector<Lesson> lessons() {
    return {{.id = "catch",
             .title = text("pursuit", "When the hare is caught"),
             .steps = {{.task = Task::Best,
                        .say = text("pursuit", "Catch the hare."),
                        .position = "ab 1",
                        .wrong = text("pursuit", "It sits on the next cell.")},
                       {.task = Task::Outcome,
                        .say = text("pursuit", "Who wins here?"),
                        .position = "ae 1",
                        .wrong = text("pursuit", "The hare can always go on.")},
                       {.task = Task::Claim,
                        .say = text("pursuit", "A hare that may sit still is caught %1."),
                        .position = "ae 1",
                        .gaps = {{{text("pursuit", "only where it is near")},
                                  {text("pursuit", "always"), "ae 1"},
                                  {text("pursuit", "never"), "ab 1"}}}}},
             .exit = {{.task = Task::Outcome,
                       .say = text("pursuit", "And here?"),
                       .wrong = text("pursuit", "Look how near it is."),
                       .boards = {"ab 1", "ed 1", "ad 1"}}}}};
}

} // namespace core::pursuit
