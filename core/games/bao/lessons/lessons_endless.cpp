#include "core/games/bao/lessons/lessons.h"

namespace core::bao {

namespace {

Lesson neverEnding() {
    return {
        .id = "endless",
        .title = text("bao", "Why a sowing can never end"),
        .steps =
            {{.task = Task::Try,
              .say = text("bao", "Sow pit a and watch how the board moves round."),
              .rules = small,
              .position = "3,1,0,1/0,1,0,1",
              .moves = "a",
              .right = text("bao", "After four lays it is the same board, one pit further on. So it goes for "
                                   "ever, and the game is a draw."),
              .wrong = text("bao", "Sow pit a, the one with three stones."),
              .diagram = Diagram::Full,
              .chart = Chart::Clock},
             {.task = Task::Where,
              .say = text("bao", "Now pit a has one stone less. Where does this sowing end?"),
              .rules = small,
              .position = "2,1,0,1/0,1,0,1",
              .moves = "a",
              .right = text("bao", "At once, in the empty pit c. Not every sowing comes back."),
              .wrong = text("bao", "Count two pits on from a. What lies there?"),
              .diagram = Diagram::Dots,
              .chart = Chart::Clock},
             {.task = Task::Outcome,
              .say = text("bao",
                          "First has taken nothing, second already nine. Does first, who is on move, win, "
                          "draw or lose?"),
              .rules = small,
              .position = "3,1,0,2/1,0,2,1 0-9",
              .right =
                  text("bao", "A draw: pit a starts a sowing that never ends, and then the stones taken do "
                              "not count."),
              .wrong = text("bao", "Follow the first lay of pit a, then turn the board in your mind.")},
             {.task = Task::Best,
              .say = text("bao", "All moves but one lose. Find the one that never ends."),
              .rules = small,
              .position = "1,2,0,1/0,1,0,2",
              .right = text(
                  "bao", "Seen from the pit that is picked up, it is the same board as before, only turned."),
              .wrong =
                  text("bao", "This sowing ended. Try to find one whose last stone always falls on stones."),
              .diagram = Diagram::Dots,
              .chart = Chart::Clock},
             {.task = Task::Look,
              .say = text("bao", "There are only so many ways to lay the stones into the pits. A sowing that "
                                 "does not stop must meet a board again. And since there is only one way "
                                 "back, the first one it meets again is the one it began with."),
              .rules = small,
              .position = "3,1,0,1/0,1,0,1",
              .lab = "bao-sowing",
              .with = "board=3,1,0,1,0,1,0,1;pit=1"},
             {.task = Task::Claim,
              .say = text("bao", "A sowing that does not stop %1, and so it %2."),
              .rules = small,
              .position = "3,1,0,1/0,1,0,1",
              .gaps = {{{text("bao", "comes back to the board it began with")},
                        {text("bao", "brings new boards all the time"), "1,2,0,1/0,1,0,2"},
                        {text("bao", "has very many stones"), "3,1,0,1/0,1,0,1"}},
                       {{text("bao", "goes round for ever, and nobody wins")},
                        {text("bao", "ends after very many lays"), "3,1,0,2/1,0,2,1 0-9"},
                        {text("bao", "wins for whoever has taken more"), "3,1,0,2/1,0,2,1 0-9"}}}}},
        .exit = {{.task = Task::Best,
                  .say = text("bao", "Without help: save the draw."),
                  .rules = small,
                  .right = text("bao", "It goes round and round, and nobody can lose any more."),
                  .wrong = text("bao", "Which sowing finds stones wherever its last stone falls?"),
                  .boards = {"2,1,2,2/1,0,1,0", "0,1,3,1/0,1,0,1", "0,1,3,1/0,3,0,1 0-3"}},
                 {.task = Task::Outcome,
                  .say = text("bao", "Second has taken many stones. Does first, who is on move, win, draw or "
                                     "lose?"),
                  .rules = small,
                  .right = text("bao", "A sowing that never ends saves the draw. Where all end, the stones "
                                       "taken decide."),
                  .wrong = text("bao", "Follow each sowing. Does one of them never end?"),
                  .boards = {"3,1,0,2/1,0,2,1 1-8", "1,2,0,1/0,0,1,1 0-8", "1,0,1,2/0,2,1,2 0-6"}},
                 {.task = Task::Outcome,
                  .say = text("bao", "Second has taken many stones. Does first, who is on move, win, draw or "
                                     "lose?"),
                  .rules = small,
                  .right = text("bao", "A sowing that never ends saves the draw. Where all end, the stones "
                                       "taken decide."),
                  .wrong = text("bao", "Follow each sowing. Does one of them never end?"),
                  .boards = {"2,1,0,1/0,1,0,1 0-8", "2,1,2,0/2,1,0,1 0-6", "0,1,2,3/0,0,2,0 0-9"}}},
        .belief = takeMost};
}

Lesson oneStoneMore() {
    return {
        .id = "one-more",
        .title = text("bao", "Two boards nearly alike"),
        .steps =
            {{.task = Task::Where,
              .say = text("bao",
                          "Two boards, only pit f differs. Pit c is sown on both. Where does the upper one "
                          "end?"),
              .rules = small,
              .position = "0,1,3,1/0,0,0,1",
              .moves = "c",
              .right = text("bao", "Above it ends in f after one lay. Below, with one stone in f, it never "
                                   "ends."),
              .wrong = text("bao", "Count three pits on from c."),
              .beside = "0,1,3,1/0,1,0,1"},
             {.task = Task::Where,
              .say = text("bao", "Here pit e differs. Pit c is sown on both. Where does the upper one end?"),
              .rules = small,
              .position = "0,1,2,3/0,0,2,0",
              .moves = "c",
              .right =
                  text("bao", "Above it takes the four of d. Below it runs for nine lays and ends in a."),
              .wrong = text("bao", "Count two pits on from c."),
              .beside = "0,1,2,3/1,0,2,0"},
             {.task = Task::Outcome,
              .say = text("bao", "Look at this board. Does the player on move, above, win, draw or lose?"),
              .rules = small,
              .position = "2,0,2,0/1,0,0,1",
              .right = text("bao", "It is lost, by four stones."),
              .wrong = text("bao", "There are only two moves. Follow both, and the answers to them.")},
             {.task = Task::Outcome,
              .say = text("bao", "The other player gets a stone more, in pit f. And now?"),
              .rules = small,
              .position = "2,0,2,0/1,1,0,1",
              .right = text("bao", "The stone is the other player’s, and yet now first wins, by three."),
              .wrong = text("bao", "A small change can change everything. Follow both moves again.")},
             {.task = Task::Claim,
              .say = text("bao", "One stone more %1, so a sowing %2."),
              .rules = small,
              .position = "2,0,2,0/1,1,0,1",
              .gaps = {{{text("bao", "can change everything")},
                        {text("bao", "ends one pit further on"), "0,1,3,1/0,1,0,1"},
                        {text("bao", "is good for whoever owns its row"), "2,0,2,0/1,1,0,1"}},
                       {{text("bao", "has to be followed stone by stone")},
                        {text("bao", "is guessed from a board that looks like it"), "2,0,2,0/1,1,0,1"},
                        {text("bao", "always ends where the last one did"), "0,1,3,1/0,1,0,1"}}}}},
        .exit = {{.task = Task::Where,
                  .say = text("bao",
                              "Without help: without the stone in e this sowing of c would end there. Where "
                              "does it end now?"),
                  .rules = small,
                  .moves = "c",
                  .right = text("bao", "One stone more, and it had to be followed to another end."),
                  .wrong = text("bao", "Go on from e with two stones, and look each time what lies there."),
                  .boards = {"1,0,2,0/1,2,1,0", "0,0,2,1/1,3,2,0", "1,0,2,0/1,2,0,2"}}}};
}

} // namespace

std::vector<Lesson> endlessLessons() {
    return {neverEnding(), oneStoneMore()};
}

} // namespace core::bao
