#include "core/games/bao/lessons/lessons.h"

// How a match is won: what a sowing takes, what comes back for it, and when it pays to end the game.
namespace core::bao {

namespace {

constexpr Phrase withoutHelp = text("bao", "Without help: more stones win. Play to the end and win."),
                 eitherSide = text("bao", "Will you begin or follow? Play to the end and win.");

Lesson taking() {
    return {
        .id = "taking",
        .title = text("bao", "What a sowing brings"),
        .steps = {{.task = Task::Where,
                   .say = text("bao",
                               "Pit d is sown. Point at the pit where it ends. Opposite lies what it takes."),
                   .rules = small,
                   .position = "0,2,1,3/1,1,0,0",
                   .moves = "d",
                   .right = text("bao", "It ends in g. Opposite lies b: its two stones are taken."),
                   .wrong = text("bao", "After d comes e, below it; from there it goes to the left.")},
                  {.task = Task::Keep,
                   .say = text("bao", "Three sowings, but only one of them takes stones. Find it."),
                   .rules = small,
                   .position = "1,0,2,1/0,1,0,1",
                   .turns = 1,
                   .right =
                       text("bao", "Pit c ends in e. Opposite lies your own pit d, and you keep its stones."),
                   .wrong = text("bao", "Follow each sowing to its last stone, then look opposite.")},
                  {.task = Task::Keep,
                   .say = text("bao", "Two of these sowings take stones. Which one is better?"),
                   .rules = small,
                   .position = "0,1,2,3/0,0,0,1",
                   .turns = 1,
                   .right = text("bao", "Four stones with c, only one with d."),
                   .wrong = text("bao", "Count what lies opposite at the end of each sowing.")},
                  {.task = Task::Keep,
                   .say = text("bao", "More stones win. Play to the end and win."),
                   .rules = small,
                   .position = "1,0,1,2/3,1,0,1",
                   .right = text("bao", "You followed every sowing before you chose."),
                   .wrong = text("bao", "Follow each sowing to its last stone, then look opposite.")},
                  {.task = Task::Claim,
                   .say = text("bao", "Before you choose, follow %1 to the end and see %2."),
                   .rules = small,
                   .position = "0,1,2,3/0,0,0,1",
                   .gaps = {{{text("bao", "every one of your sowings")},
                             {text("bao", "the sowing of your fullest pit"), "0,2,2,3/0,2,0,0", "d"},
                             {text("bao", "the longest sowing"), "0,1,2,2/0,0,1,2", "b"}},
                            {{text("bao", "what lies in the pit opposite")},
                             {text("bao", "how far it goes"), "0,1,2,3/0,0,0,1", "b"},
                             {text("bao", "how many stones you sow"), "0,2,2,3/0,2,0,0", "d"}}}}},
        .exit = {{.task = Task::Keep,
                  .say = withoutHelp,
                  .rules = small,
                  .right = text("bao", "You followed every sowing before you chose."),
                  .wrong = text("bao", "Follow each sowing to its last stone, then look opposite."),
                  .boards = {"2,0,2,2/0,0,1,1", "1,0,4,1/2,0,0,1", "3,1,1,1/0,1,0,0"}},
                 {.task = Task::Keep,
                  .say = withoutHelp,
                  .rules = small,
                  .right = text("bao", "You followed every sowing before you chose."),
                  .wrong = text("bao", "Follow each sowing to its last stone, then look opposite."),
                  .boards = {"0,1,1,1/0,2,1,3", "1,2,0,1/1,0,0,3", "2,2,0,0/2,1,0,2"}}},
        .belief = sowFullest};
}

Lesson answering() {
    return {
        .id = "answer",
        .title = text("bao", "And then the other player sows"),
        .steps =
            {{.task = Task::Outcome,
              .say =
                  text("bao", "The upper player has just taken two stones. Now the lower player sows. Does "
                              "the lower player win, draw or lose?"),
              .rules = small,
              .position = "1,1,1,2/0,1,0,1 2-0 2",
              .right = text("bao", "A win: pit h takes three. The upper player took two and loses three."),
              .wrong = text("bao", "Sow pit h in your mind: where does it end, and what lies opposite?")},
             {.task = Task::Keep,
              .say = text("bao", "One of your sowings takes two stones, the other one nothing. Which do you "
                                 "choose?"),
              .rules = small,
              .position = "0,0,1,1/1,2,0,1",
              .turns = 1,
              .right = text("bao", "Nothing was taken, but the other player cannot take much now either."),
              .wrong = text("bao", "Before you take: what can the other player take after that?")},
             {.task = Task::Keep,
              .say = text("bao", "Three sowings. Which one is best after the other player’s answer?"),
              .rules = small,
              .position = "0,1,2,1/1,2,0,1",
              .turns = 1,
              .right = text("bao", "One stone now, and little is lost after it: that is better than two."),
              .wrong = text("bao", "Before you take: what can the other player take after that?")},
             {.task = Task::Keep,
              .say = text("bao", "More stones win. Play to the end and win."),
              .rules = small,
              .position = "1,2,1,0/0,0,1,1",
              .right = text("bao", "You always looked at the answer first."),
              .wrong = text("bao", "Before you take: what can the other player take after that?")},
             {.task = Task::Claim,
              .say = text("bao", "Look at %1, and choose the sowing %2."),
              .rules = small,
              .position = "0,1,2,1/1,2,0,1",
              .gaps = {{{text("bao", "what the other player can answer")},
                        {text("bao", "where your own last stone falls"), "0,0,1,1/1,2,0,1", "c"},
                        {text("bao", "how many pits you reach"), "0,1,2,1/1,2,0,1", "b"}},
                       {{text("bao", "that leaves you ahead after the answer")},
                        {text("bao", "that takes the most at once"), "1,2,1,0/0,0,1,1", "a"},
                        {text("bao", "that takes nothing"), "1,0,2,1/0,1,0,1", "d"}}}}},
        .exit = {{.task = Task::Keep,
                  .say = withoutHelp,
                  .rules = small,
                  .right = text("bao", "You always looked at the answer first."),
                  .wrong = text("bao", "Before you take: what can the other player take after that?"),
                  .boards = {"1,3,0,1/0,2,0,0", "1,1,1,0/0,2,0,0", "0,0,3,1/1,2,0,1"}},
                 {.task = Task::Keep,
                  .say = eitherSide,
                  .rules = small,
                  .right = text("bao", "You always looked at the answer first."),
                  .wrong = text("bao", "Before you take: what can the other player take after that?"),
                  .boards = {"1,0,1,0/3,1,1,0", "3,1,1,1/1,0,0,2", "0,2,3,0/1,1,0,0"},
                  .side = true}},
        .belief = takeMost};
}

Lesson ending() {
    return {
        .id = "last-row",
        .title = text("bao", "When a row is empty"),
        .steps =
            {{.task = Task::Keep,
              .say = text("bao", "When a row is empty after a move, the game is over, and everyone gets the "
                                 "stones of their own row. Which pit do you sow?"),
              .rules = small,
              .position = "0,1,1,0/3,0,0,0",
              .turns = 1,
              .right =
                  text("bao", "The lower row is empty. You get its three stones and the two in your row."),
              .wrong = text("bao", "One sowing takes everything that lies below.")},
             {.task = Task::Keep,
              .say = text("bao", "Careful: whose row is empty after each of your sowings?"),
              .rules = small,
              .position = "0,0,1,1/0,1,2,0",
              .turns = 1,
              .right = text("bao", "Your row is not empty: the stones below were not given away."),
              .wrong = text("bao", "Your own row was empty, so the other player got all that lay below.")},
             {.task = Task::Keep,
              .say = text("bao", "Pit a takes two stones, pit b only one. Which pit do you sow?"),
              .rules = small,
              .position = "4,1,0,1/0,1,0,0",
              .turns = 1,
              .right = text("bao", "The lower row is empty, and the six stones above are yours at once."),
              .wrong = text("bao", "Does the game go on after it? What would still be yours if it ended?")},
             {.task = Task::Keep,
              .say = text("bao", "More stones win. Play to the end and win."),
              .rules = small,
              .position = "0,1,1,1/0,1,2,0",
              .right = text("bao", "When the game ended, more stones were yours."),
              .wrong = text("bao", "Whose row will be empty first, and what does the other one hold then?")},
             {.task = Task::Claim,
              .say = text("bao", "When a row is empty, %1. So empty the other player’s row %2."),
              .rules = small,
              .position = "4,1,0,1/0,1,0,0",
              .gaps = {{{text("bao", "everyone gets the stones of their own row")},
                        {text("bao", "whoever moved last gets them all"), "0,0,1,1/0,1,2,0", "c"},
                        {text("bao", "nobody gets what is left"), "4,1,0,1/0,1,0,0", "a"}},
                       {{text("bao", "while many stones lie in yours")},
                        {text("bao", "as late as you can"), "4,1,0,1/0,1,0,0", "d"},
                        {text("bao", "only when yours is nearly empty"), "0,1,1,0/3,0,0,0", "b"}}}}},
        .exit = {{.task = Task::Keep,
                  .say = withoutHelp,
                  .rules = small,
                  .right = text("bao", "When the game ended, more stones were yours."),
                  .wrong =
                      text("bao", "Whose row will be empty first, and what does the other one hold then?"),
                  .boards = {"1,1,1,1/0,0,2,2", "0,1,1,2/0,2,1,0", "0,2,2,1/0,0,2,0"}},
                 {.task = Task::Keep,
                  .say = eitherSide,
                  .rules = small,
                  .right = text("bao", "When the game ended, more stones were yours."),
                  .wrong =
                      text("bao", "Whose row will be empty first, and what does the other one hold then?"),
                  .boards = {"2,0,2,0/0,1,3,0", "0,1,1,0/0,2,2,0", "1,0,2,0/1,1,1,1"},
                  .side = true}},
        .belief = takeMost};
}

} // namespace

std::vector<Lesson> winningLessons() {
    return {taking(), answering(), ending()};
}

} // namespace core::bao
