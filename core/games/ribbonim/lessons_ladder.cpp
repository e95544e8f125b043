#include "core/games/ribbonim/figures.h"
#include "core/games/ribbonim/lessons.h"

namespace core::ribbonim {

Lesson ladderLesson() {
    return {
        .id = "ladder",
        .title = text("ribbonim", "The ladder T0, T1, T2 …"),
        .steps =
            {{.task = Task::Number,
              .say = text("ribbonim",
                          "The Ribbonim page begins at the end. T0 is the empty field. How many moves "
                          "away from it is a single stone?"),
              .rules = "",
              .position = "1",
              .figure = &figure::level,
              .right = text("ribbonim", "One move, to T0: so this is T1, and the player on move loses."),
              .wrong = text("ribbonim", "How often can a stone be taken here?")},
             {.task = Task::Number,
              .say = text(
                  "ribbonim",
                  "A rung further back: the winner hurries, the loser delays. Which T is a ribbon of four?"),
              .rules = "",
              .position = "4",
              .figure = &figure::level,
              .right = text("ribbonim", "Take three, and T1 is left: whatever reaches T1 in one move is T2."),
              .wrong = text("ribbonim", "Can a single stone be left at once?"),
              .diagram = Diagram::Full,
              .chart = Chart::Answers},
             {.task = Task::Number,
              .say = text("ribbonim", "And two ribbons of two? Which T does each move lead to?"),
              .rules = "",
              .position = "2-2",
              .figure = &figure::level,
              .right = text("ribbonim", "T3: every move leads to won fields, and the slowest of them is T2."),
              .wrong = text("ribbonim", "Each rung is one move more than the rung that is reached."),
              .diagram = Diagram::Dots,
              .chart = Chart::Answers},
             {.task = Task::Number,
              .say = text("ribbonim", "Which T is this field? Look for a lost field that one move reaches."),
              .rules = "",
              .position = "2-5",
              .figure = &figure::level,
              .right = text("ribbonim", "One move reaches 2-2, which is T3: so this is T4."),
              .wrong = text("ribbonim", "Which lost field of T3 do you know?")},
             {.task = Task::Best,
              .say = text("ribbonim", "T5 holds 3-3 and 1-2-3. Climb down from here as fast as you can."),
              .rules = "",
              .position = "3-4",
              .right =
                  text("ribbonim", "T6 goes to T5, and so on down: even for you, odd for the other player."),
              .wrong = text("ribbonim", "One small move makes 3-3 or 1-2-3.")},
             {.task = Task::Look,
              .say =
                  text("ribbonim", "The program climbs the same ladder without any theory. These are its "
                                   "fields of up to eight stones; T5 and T7 are those of the Ribbonim page."),
              .rules = "",
              .position = "3-5-7",
              .lab = "ribbonim-levels",
              .with = "max-level=7;max-stones=8"},
             {.task = Task::Claim,
              .say = text("ribbonim", "A field is lost if %1. So the ladder is built %2."),
              .rules = "",
              .position = "2-2",
              .wrong = text("ribbonim", "Which T is known first, and which one follows from it?"),
              .gaps = {{{text("ribbonim", "all its moves lead to won ones")},
                        {text("ribbonim", "one of its moves leads to a won one"), "2-3"},
                        {text("ribbonim", "few stones are left"), "4"}},
                       {{text("ribbonim", "from its end")},
                        {text("ribbonim", "from the board in play")},
                        {text("ribbonim", "by counting stones"), "2-2"}}}}},
        .exit = {
            {.task = Task::Number,
             .say = text("ribbonim", "Without help: which T is this field?"),
             .rules = "",
             .figure = &figure::level,
             .right = text("ribbonim", "One move reaches a lost field, and none reaches a lower one."),
             .wrong = text("ribbonim", "Look for a lost field that one move reaches, as low as possible."),
             .boards = {"2-2-3", "1-2-2", "1-1-4"},
             .again = true},
            {.task = Task::Number,
             .say = text("ribbonim", "And which T is this one?"),
             .rules = "",
             .figure = &figure::level,
             .right = text("ribbonim", "Every move leads to a won field, and this is the slowest of them."),
             .wrong = text("ribbonim", "Each rung is one move more than the rung that is reached."),
             .boards = {"1-1-2-2", "1-1-1", "3-3"},
             .again = true}}};
}

Lesson thirdKindLesson() {
    return {
        .id = "third",
        .title = text("ribbonim", "Is there a third kind?"),
        .steps = {{.task = Task::Outcome,
                   .say = text("ribbonim", "Could a field be neither won nor lost? First: won means that one "
                                           "move leads to a lost field. Is this one won or lost?"),
                   .rules = "",
                   .position = "2",
                   .right = text("ribbonim", "A single stone is lost, and a move leads there. So a third "
                                             "kind could have no move to a lost field."),
                   .wrong = text("ribbonim", "The last stone loses. What can you leave?")},
                  {.task = Task::Outcome,
                   .say = text(
                       "ribbonim",
                       "Second: lost means that every move leads to a won field. Is this one won or lost?"),
                   .rules = "",
                   .position = "1-1-1",
                   .right = text("ribbonim",
                                 "All moves leave two single stones, and those are won. So a third kind must "
                                 "have a move to something not won: to the third kind again."),
                   .wrong = text("ribbonim", "There is only one kind of move. What does it leave?")},
                  {.task = Task::Keep,
                   .say =
                       text("ribbonim", "Somebody says: this one is of the third kind. Then no move may lead "
                                        "to a lost field. Find one that does."),
                   .rules = "",
                   .position = "3-4",
                   .turns = 1,
                   .right = text("ribbonim", "So it is won. Whoever says “third kind” must point to a third "
                                             "kind with fewer stones, one move on."),
                   .wrong = text("ribbonim", "One small move makes 3-3 or 1-2-3.")},
                  {.task = Task::Number,
                   .say = text("ribbonim", "And on it would go, from third kind to third kind. After how "
                                           "many moves at most are these four stones gone?"),
                   .rules = "",
                   .position = "1-1-1-1",
                   .right = text("ribbonim",
                                 "Then the empty field would be of the third kind. But the empty field is "
                                 "won: the player on move there did not take the last stone."),
                   .wrong = text("ribbonim", "Every move takes at least one stone.")},
                  {.task = Task::Claim,
                   .say = text("ribbonim", "A third kind would lead to %1. That cannot be, for %2."),
                   .rules = "",
                   .position = "1-1-1-1",
                   .wrong = text("ribbonim", "What nobody has found might still be there. Think of its end."),
                   .gaps = {{{text("ribbonim", "a third kind with fewer stones, again and again")},
                             {text("ribbonim", "a lost field"), "2"},
                             {text("ribbonim", "nothing but won fields"), "1-1-1"}},
                            {{text("ribbonim", "in the end no stone is left, and that is won")},
                             {text("ribbonim", "nobody has found one yet")},
                             {text("ribbonim", "the number of stones is odd or even"), "2-2"}}}}},
        .exit = {
            {.task = Task::Mark,
             .say = text("ribbonim", "Without help: the last stone loses. Which of these are of the lost "
                                     "kind? All the others are of the won kind."),
             .rules = "",
             .right = text("ribbonim", "There is nothing between: every field was one or the other."),
             .wrong = text("ribbonim", "Won: one move leads to a lost field. Lost: none does."),
             .boards = {"1-1", "1-1-1", "2-2", "2-3", "1-1-2-2", "1-1-1-2"},
             .again = true}}};
}

} // namespace core::ribbonim
