#include "core/games/bao/lessons/lessons.h"

namespace core::bao {

Lesson landing() {
    return {
        .id = "landing",
        .title = text("bao", "Where the last stone falls"),
        .steps = {{.task = Task::Where,
                   .say = text("bao", "Pit b is sown. Where does the last stone fall? Point at the pit."),
                   .rules = small,
                   .position = "0,2,1,0/0,2,3,0",
                   .moves = "b",
                   .right = text("bao",
                                 "Two stones go two pits on, to d. That pit was empty, so the move is over."),
                   .wrong = text("bao", "Count as many pits on as there are stones."),
                   .diagram = Diagram::Full,
                   .chart = Chart::Clock},
                  {.task = Task::Where,
                   .say = text("bao", "Pit d is sown. Where does the last stone fall?"),
                   .rules = small,
                   .position = "0,2,2,3/0,3,0,1",
                   .moves = "d",
                   .right = text(
                       "bao", "In g, round the corner. Opposite is b in your own row: these two stones are "
                              "taken."),
                   .wrong = text("bao", "After d comes e, below it; from there it goes to the left."),
                   .diagram = Diagram::Full,
                   .chart = Chart::Clock},
                  {.task = Task::Where,
                   .say = text("bao", "Pit b is sown. Look closely: where does the whole move end?"),
                   .rules = small,
                   .position = "0,2,0,2/0,3,0,2",
                   .moves = "b",
                   .right =
                       text("bao", "There were stones in d. So its three were sown on, to g: a second lay."),
                   .wrong = text("bao", "Did the last stone of b fall into an empty pit?"),
                   .diagram = Diagram::Dots,
                   .chart = Chart::Clock},
                  {.task = Task::Where,
                   .say = text("bao", "Pit a is sown. This time there are more than two lays."),
                   .rules = small,
                   .position = "3,0,0,1/0,1,1,0",
                   .moves = "a",
                   .right = text("bao", "From a to d, from d to f, from f to h: that pit was empty."),
                   .wrong = text("bao", "Each pit passed has got a stone by now. Count those too.")},
                  {.task = Task::Claim,
                   .say = text("bao", "While the last stone falls on %1, the sowing goes on. It ends in %2."),
                   .rules = small,
                   .position = "0,1,2,0/1,0,1,0",
                   .gaps = {{{text("bao", "other stones")},
                             {text("bao", "an empty pit"), "1,0,2,1/0,1,0,1"},
                             {text("bao", "a pit of the other row"), "1,0,2,1/0,1,0,1"}},
                            {{text("bao", "an empty pit")},
                             {text("bao", "the pit as far on as there were stones"), "1,0,1,2/0,1,2,1"},
                             {text("bao", "one’s own row"), "1,0,2,1/0,1,0,1"}}}}},
        .exit = {
            {.task = Task::Where,
             .say = text("bao", "Without help: pit d is sown. Where does the last stone fall?"),
             .rules = small,
             .moves = "d",
             .right = text("bao", "On other stones the sowing went on, and it ended in the first empty pit."),
             .wrong = text("bao", "Keep in mind which pits have been emptied on the way."),
             .boards = {"1,0,2,2/0,2,0,0", "2,2,0,1/1,0,1,0", "1,0,0,3/1,1,1,1"}}}};
}

Lesson undoing() {
    return {
        .id = "undoing",
        .title = text("bao", "Backwards: undoing a sowing"),
        .steps =
            {{.task = Task::Try,
              .say = text("bao", "Sow pit c and remember what happens to each pit."),
              .rules = small,
              .position = "0,1,3,0/1,0,0,2",
              .moves = "c",
              .right =
                  text("bao", "Pit c is empty now. Each pit after it, up to the last stone, has one more."),
              .wrong = text("bao", "Sow pit c, the one with three stones."),
              .diagram = Diagram::Full,
              .chart = Chart::Clock},
             {.task = Task::Origin,
              .say = text("bao", "One pit was sown, and the last stone fell into d. Which pit was it?"),
              .rules = small,
              .position = "1,2,0,0/1,1,0,2",
              .moves = "b",
              .right =
                  text("bao", "From d go back and take one stone out of each pit. The first empty one, b, "
                              "gets them all."),
              .wrong = text("bao", "Go back from the last stone. A pit that was sown is empty."),
              .diagram = Diagram::Full,
              .chart = Chart::Clock},
             {.task = Task::Origin,
              .say = text("bao", "The last stone fell into f. Which pit was sown?"),
              .rules = small,
              .position = "2,0,3,1/0,0,1,0",
              .moves = "c",
              .right =
                  text("bao", "f, e and d give one stone each. Then comes c, which is empty: it had three."),
              .wrong = text("bao", "Start at f and go against the sowing until a pit is empty."),
              .diagram = Diagram::Dots,
              .chart = Chart::Clock},
             {.task = Task::Origin,
              .say = text("bao",
                          "This move had two lays. The last stone fell into g. Where did the move begin?"),
              .rules = small,
              .position = "1,2,1,2/0,1,0,1",
              .moves = "b",
              .right = text("bao", "Back from g to d, which had three. One of these was the last of the lay "
                                   "before: back from d to b."),
              .wrong = text(
                  "bao", "Undo one lay first. Its pit got a stone from the lay before: undo that as well.")},
             {.task = Task::Where,
              .say = text("bao", "Forwards once more: pit b is sown on the board from before. Where does it "
                                 "end?"),
              .rules = small,
              .position = "1,2,1,2/0,1,0,1",
              .moves = "b",
              .right = text("bao", "In g, where you began to go back. There and back is the same way."),
              .wrong = text("bao", "You have just gone this way backwards.")},
             {.task = Task::Claim,
              .say = text("bao", "To undo a sowing, go back and take one stone from each pit, %1, and put "
                                 "them all %2."),
              .rules = small,
              .position = "0,2,0,2/0,3,0,2",
              .gaps = {{{text("bao", "as far as the first empty pit")},
                        {text("bao", "as many pits as the last one holds"), "0,2,0,0/1,0,0,0"},
                        {text("bao", "as far as the corner"), "0,1,0,0/0,0,1,0"}},
                       {{text("bao", "into that empty pit")},
                        {text("bao", "into the last pit"), "0,2,0,0/1,0,0,0"},
                        {text("bao", "into the pit opposite"), "0,2,0,0/1,0,0,0"}}}}},
        .exit = {
            {.task = Task::Origin,
             .say = text("bao", "Without help: this move had three lays, and the last stone fell into h. "
                                "Where did it begin?"),
             .rules = small,
             .moves = "a b c",
             .right = text("bao", "Three lays back, each as far as an empty pit."),
             .wrong = text("bao", "Each lay back ends at an empty pit. Put the stones there and count "
                                  "again."),
             .boards = {"2,0,1,2/2,1,1,0", "0,1,1,0/2,2,0,0", "1,0,1,1/0,1,1,0"}},
            {.task = Task::Origin,
             .say =
                 text("bao", "And this move had four lays. The last stone fell into f. Where did it begin?"),
             .rules = small,
             .moves = "c d c",
             .right = text("bao", "Four lays back, each as far as an empty pit."),
             .wrong =
                 text("bao", "Each lay back ends at an empty pit. Put the stones there and count again."),
             .boards = {"0,1,3,0/1,3,0,1", "2,0,2,2/0,1,0,2", "1,0,3,0/0,1,1,3"}}}};
}

} // namespace core::bao
