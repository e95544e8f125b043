#include "core/source.h"

namespace core::chopsticks {

Source source();

Source source() {
    return {
        "例の手遊びを解析する【AdC2019 33日目】",
        "shirodoni",
        text("chopsticks", "shirodoni"),
        text("chopsticks", "A blog article of 2 December 2019, day 33 of AdC2019."),
        text("chopsticks",
             "Who wins if both play as well as they can? shirodoni lets the set of won positions grow from "
             "the end, draws it as a graph, and begs pardon for not proving that it holds them all."),
        text("chopsticks", "The set does hold them all: from a position outside the other player can always "
                           "stay outside, and so never loses. And as shirodoni found, five fingers go on for "
                           "ever with best play, and under the strict rules second wins."),
        text("chopsticks", "The Japanese name “that finger game”, sharing (分身・結合), endless play "
                           "(千日手) and mod 5 are shirodoni's words."),
        {{.task = Task::Look,
          .say = text("chopsticks",
                      "shirodoni found that nobody can force a win if one may share, tap oneself, or "
                      "count on past five. Here one may tap oneself, and a hand with five is out: "
                      "second wins in 8 moves all the same."),
          .rules = "fingers=5;overflow=cutoff;split=none;selfattack=on"}}};
}

} // namespace core::chopsticks
