#include "core/games/chopsticks/lessons.h"

namespace core::chopsticks {

Lesson growingLesson() {
    return {
        .id = "growing",
        .title = text("chopsticks", "How the won positions grow from the end"),
        .steps =
            {{.task = Task::Number,
              .say = text("chopsticks", "In how many moves is this won? The moves of both are counted."),
              .position = "40/10",
              .right = text("chopsticks", "One: four and one make five. Positions won in one move are marked "
                                          "first."),
              .wrong = text("chopsticks", "How many fingers do the two hands make together?")},
             {.task = Task::Outcome,
              .say = text("chopsticks", "Here only one move is possible. What is this position worth?"),
              .position = "10/30",
              .right = text("chopsticks", "The only move leads to a position that is marked as won for the "
                                          "other player. So this one is marked as lost."),
              .wrong = text("chopsticks", "Make the move in your mind. What can the other player do then?"),
              .diagram = Diagram::Full,
              .chart = Chart::Answers},
             {.task = Task::Best,
              .say = text("chopsticks", "Find the move to the position that has just been marked as lost."),
              .position = "30/12",
              .right = text("chopsticks",
                            "One move to a lost position is enough: this one is won, in three moves."),
              .wrong = text("chopsticks", "Leave the other player a single finger."),
              .diagram = Diagram::Full,
              .chart = Chart::Answers},
             {.task = Task::Number,
              .say = text("chopsticks", "Four and four against one and one: in how many moves is it won?"),
              .position = "44/11",
              .right =
                  text("chopsticks",
                       "Three: a hand goes out, the other player has one move, and the last hand goes out."),
              .wrong = text("chopsticks", "Your tap, the other player’s only move, your tap: count them."),
              .diagram = Diagram::Dots,
              .chart = Chart::Answers},
             {.task = Task::Look,
              .say = text("chopsticks",
                          "A smaller game: three fingers, only taps at the other player, and three or more "
                          "is out. Push the slider: with each notch more positions are marked as won for "
                          "first, until the start, the thick frame, is among them."),
              .rules = "fingers=3;overflow=cutoff;split=none;selfattack=off",
              .position = "11/11",
              .graph = GraphQuery::Show::First},
             {.task = Task::Claim,
              .say = text("chopsticks", "A position is won if %1, and lost if %2."),
              .position = "30/12",
              .gaps = {{{text("chopsticks", "one of its moves leads to a lost one")},
                        {text("chopsticks", "all its moves lead to lost ones"), "30/12"},
                        {text("chopsticks", "it shows more fingers than the other player"), "30/11"}},
                       {{text("chopsticks", "all its moves lead to won ones")},
                        {text("chopsticks", "one of its moves leads to a won one"), "30/12"},
                        {text("chopsticks", "no move puts a hand out at once"), "44/20"}}}}},
        .exit = {{.task = Task::Best,
                  .say = text("chopsticks", "Without help: find the quickest way to win."),
                  .right =
                      text("chopsticks", "The other player is left with a position that was marked as lost."),
                  .wrong = text("chopsticks", "Which lost position can you leave?"),
                  .boards = {"33/21", "22/40", "11/41"}},
                 {.task = Task::Best,
                  .say = text("chopsticks", "Without help: find the quickest way to win."),
                  .right =
                      text("chopsticks", "The other player is left with a position that was marked as lost."),
                  .wrong = text("chopsticks", "Which lost position can you leave?"),
                  .boards = {"32/10", "31/10", "22/10"}},
                 {.task = Task::Best,
                  .say = text("chopsticks", "Without help: find the quickest way to win."),
                  .right =
                      text("chopsticks", "The other player is left with a position that was marked as lost."),
                  .wrong = text("chopsticks", "Which lost position can you leave?"),
                  .boards = {"32/31", "21/41", "43/11"}}},
        .belief = putOut};
}

Lesson provingLesson() {
    return {
        .id = "proof",
        .title = text("chopsticks", "Why the marks are right"),
        .steps =
            {{.task = Task::Keep,
              .say = text("chopsticks",
                          "This one is marked as won in five moves. Win it: the number must fall with "
                          "every move."),
              .position = "22/13",
              .right = text("chopsticks",
                            "A number cannot fall for ever, so the end had to come. What is marked as "
                            "won is won."),
              .wrong = text("chopsticks", "Which move leaves the other player least to choose from?"),
              .exact = true},
             {.task = Task::Outcome,
              .say = text("chopsticks", "This one never gets a mark. What is it worth?"),
              .position = "22/12",
              .right = text("chopsticks", "A draw. If a move led to a lost one, it would be marked as won. "
                                          "If all moves led to won ones, it would be marked as lost."),
              .wrong = text("chopsticks", "What is won gets a mark some day, and so does what is lost.")},
             {.task = Task::Look,
              .say = text("chopsticks",
                          "These are all positions without a mark that the start leads to, with three "
                          "fingers. Look for a dead end: from each an arrow goes to another one."),
              .rules = "fingers=3",
              .graph = GraphQuery::Show::Endless},
             {.task = Task::Best,
              .say = text("chopsticks", "Find the move from here to another position without a mark."),
              .position = "22/22",
              .right = text("chopsticks", "There always is one: if not, this position would have a mark."),
              .wrong = text("chopsticks",
                            "The position you left is marked as won for the other player. Try another move."),
              .diagram = Diagram::Dots,
              .chart = Chart::Answers},
             {.task = Task::Keep,
              .say = text("chopsticks", "Stay among the positions without a mark for three of your moves."),
              .position = "21/23",
              .turns = 3,
              .right =
                  text("chopsticks", "Both can stay there for ever. So what has no mark is a draw: the marks "
                                     "are right."),
              .wrong = text("chopsticks",
                            "After your move the other player must have no move to a lost position.")},
             {.task = Task::Claim,
              .say = text("chopsticks", "With a mark %1. Without a mark %2."),
              .position = "21/23",
              .gaps = {{{text("chopsticks", "the number can fall with each move until the end comes")},
                        {text("chopsticks", "the game is won only if the other player makes a mistake"),
                         "22/13"},
                        {text("chopsticks", "nobody has found a mistake so far"), "22/13"}},
                       {{text("chopsticks", "a move always leads to another one without a mark")},
                        {text("chopsticks", "a win only takes longer"), "12/22"},
                        {text("chopsticks", "every move leads to one with a mark"), "21/23"}}}}},
        .exit =
            {{.task = Task::Best,
              .say = text("chopsticks",
                          "Without help: this one has no mark. Find the move to another without a mark."),
              .right = text("chopsticks",
                            "Only this one leads to a position without a mark: so the draw is held."),
              .wrong = text("chopsticks", "Look at what the other player can do after each of your moves."),
              .boards = {"20/42", "30/31", "20/43"}},
             {.task = Task::Best,
              .say = text("chopsticks",
                          "Without help: this one has no mark. Find the move to another without a mark."),
              .right = text("chopsticks",
                            "Only this one leads to a position without a mark: so the draw is held."),
              .wrong = text("chopsticks", "Look at what the other player can do after each of your moves."),
              .boards = {"40/33", "40/22", "40/42"}},
             {.task = Task::Keep,
              .say =
                  text("chopsticks",
                       "This one is marked as won. Win it to the end: the number must fall with every move."),
              .right = text("chopsticks", "The number fell with every move, so the end had to come."),
              .wrong = text("chopsticks", "Which move leaves the other player least to choose from?"),
              .boards = {"22/31", "31/41", "22/40"},
              .exact = true}},
        .belief = tapAlways};
}

} // namespace core::chopsticks
