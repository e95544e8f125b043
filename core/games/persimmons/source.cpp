#include "core/source.h"

namespace core::persimmons {

Source source();

Source source() {
    return {
        "干し柿落としゲームのGrundy数を求めてみた",
        "",
        text("persimmons", "the author of the Persimmons page"),
        text("persimmons", "A web page that gives neither its author's name nor a year. It says that takaken "
                           "made the game."),
        text("persimmons",
             "Does every board have a Grundy number, although nobody may have said yet what the "
             "last move is worth? And how does one win with it?"),
        text("persimmons",
             "The numbers are right on every board that was tried: last mover wins, last mover loses "
             "and not decided yet."),
        text("persimmons",
             "W, L and A, the tables of two strings and the written recipe for winning come from the "
             "Persimmons page; stage 6, 1-2-3, is that of takaken's game; "
             "the others were made here."),
        {{.task = Task::Look,
          .say = text(
              "persimmons",
              "The Persimmons page strikes out two equal strings if what is left is won. Without these two "
              "nothing is left, and where the last mover loses that is won. Yet 2-2 is lost, as "
              "it finds itself further down."),
          .position = "2-2L"},
         {.task = Task::Look,
          .say = text("persimmons",
                      "Read word for word, the recipe names no move here. The declaration wins: it is "
                      "wanted where the Grundy number is 1."),
          .position = "4-4A"},
         {.task = Task::Look,
          .say =
              text("persimmons",
                   "Here the recipe leaves 2-3, and that is won for the other player. Where it says “two or "
                   "more”, read “four or more”: then it takes the whole string of four, and wins."),
          .position = "2-4A"}}};
}

} // namespace core::persimmons
