#include "core/source.h"

namespace core::bao {

Source source();

Source source() {
    return {
        "ボードゲーム BAO における周期的動作の解析 (An Analysis of Cyclic Behaviors of Board Game BAO)",
        "稻畠 康博, 高橋 和子 (Yasuhiro Inahata, Kazuko Takahashi)",
        text("bao", "Inahata and Takahashi"),
        text("bao", "A paper from Kwansei Gakuin University; it gives no year of its own."),
        text("bao",
             "When does a sowing never end? They see the pits as processes that send each other stones, "
             "list the endless sowings of four pits a row, and look for a sign by which to know them."),
        text("bao",
             "Much of it holds beyond four pits a row: period = shift + (pits + 1) · k for every "
             "loop found, and two empty pits side by side stop every rollback. And every endless "
             "sowing starts on its own loop, for a lay can be undone in one way only. Their condition LOOP "
             "holds for every loop of four pits, but not beyond; a clock of one hour more than "
             "pits, which a lay only turns, tells many loops of any size for certain."),
        text("bao", "Lay, loop, period, shift and rollback, the names L1 to L12, the condition LOOP, the "
                    "stopping patterns, and the processes H, Mn and Ms with am and rem are their words."),
        {{.task = Task::Try,
          .say = text("bao",
                      "Their condition LOOP fits every loop of four pits a row, and with the parity of all "
                      "stones none of five. Sow the first pit, with its 3 stones."),
          .rules = "pits=5",
          .position = "3,1,0,1,0/1,0,1,0,1",
          .moves = "a",
          .right =
              text("bao", "It never ends. Yet 8 stones are an even number, so by LOOP the last pit should "
                          "hold an even number too. Read with the last pit's own parity, LOOP fits 77 of "
                          "86 loops."),
          .wrong = text("bao", "It is the pit with the 3 stones.")},
         {.task = Task::Try,
          .say =
              text("bao", "Their table of twelve loops is one short. Sow the first pit, with its 5 stones."),
          .rules = "pits=4",
          .position = "5,3,0,1/0,1,0,1",
          .moves = "a",
          .right = text("bao", "It never ends: a thirteenth loop, with period 3 and shift 3."),
          .wrong = text("bao", "It is the pit with the 5 stones.")},
         {.task = Task::Look,
          .say = text("bao", "They say that no board has both the condition LOOP and a sign that stops a "
                             "rollback. That is nearly so; this board has both: 3, 1, 4, 4."),
          .rules = "pits=2",
          .position = "3,1/4,4"},
         {.task = Task::Try,
          .say =
              text("bao", "This board has their first stopping pattern (2, 3, 2, 0), so its rollback should "
                          "stop. Sow the first pit, with its 2 stones."),
          .rules = "pits=3",
          .position = "2,3,2/0,2,1",
          .moves = "a",
          .right =
              text("bao", "It goes round for ever, and so does its rollback. The pattern needs a word more."),
          .wrong = text("bao", "It is the first pit of the row that is on move.")}}};
}

} // namespace core::bao
