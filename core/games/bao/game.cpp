#include "core/gameof.h"

#include "core/games/bao/labs/labs.h"
#include "core/games/bao/lessons/lessons.h"
#include "core/games/bao/look/board.h"
#include "core/games/bao/look/figures.h"
#include "core/games/bao/search/census.h"
#include "core/games/bao/search/thresholdmethod.h"
#include "core/kind.h"

namespace core::bao {

const Kind& kind();
Source source();

static_assert(core::Rules<Rules> && Scored<Rules> && Repeating<Rules> && core::Board<Board, Rules>);

namespace {

// Boards whose positions are valued in a moment.
std::vector<std::string> practice() {
    return {"",
            "stones=5",
            "stones=6",
            "stones=2;filled=all",
            "stones=3;filled=all",
            "pits=5;stones=3",
            "pits=6;stones=2"};
}

} // namespace

const Kind& kind() {
    static const Kind k{
        .id = "bao",
        .title = text("bao", "BAO"),
        .nativeTitle = "バオ",
        .tagline = text("bao", "Sow stone by stone; some moves never end."),
        .trait = text("bao", "a move may never end"),
        .numberMeans = text("bao", "The number is the lead at the end. ∞ marks a move that never ends."),
        .drawn = text("bao", "Ring the pit that you sow from."),
        .draws = true,
        .plainMoves = false,
        .lead = &figure::margin,
        .manner = {{4193, 1077, 301, 111}, 4, {53, 68, 68, 67, 68}},
        .options = options(),
        .presets = {{text("bao", "Small board"), "pits=4", false, text("bao", "4 pits a row")},
                    {text("bao", "All pits filled"), "pits=4;stones=3;filled=all", false,
                     text("bao", "3 stones in each")},
                    {text("bao", "Large board"), "pits=8", false, text("bao", "8 pits a row")}},
        .practice = practice(),
        .vouched = {{{"", "", {&figure::leadWin, &figure::leadDraw}},
                     {"pits=3;stones=2;filled=all", "", {&figure::leadWin, &figure::leadDraw}},
                     {"pits=2"}},
                    {{"bao-loops", "pits=4"}}},
        .guide = guide(),
        .lessons = lessons(),
        .source = source(),
        .labs = labs(),
        .graphed = "",
        .ring = ringLab(),
        .link = loopLink(),
        .census = census,
        .make = [](const Values& values) -> std::unique_ptr<Game> {
            return std::make_unique<GameOf<Rules, Board, ThresholdMethod>>(kind(), values);
        }};
    return k;
}

Source source() {
    return {
        "ボードゲーム BAO における周期的動作の解析 (An Analysis of Cyclic Behaviors of Board Game BAO)",
        "稻畠 康博, 高橋 和子 (Yasuhiro Inahata, Kazuko Takahashi)",
        text("bao", "Inahata and Takahashi"),
        text("bao", "A paper from Kwansei Gakuin University; it gives no year of its own."),
        text("bao",
             "When does a sowing never end? They see the pits as processes that send each other stones, "
             "list the endless sowings of four pits a row, and look for a sign by which to know them."),
        text("bao", "They build on Milner’s Communication and Concurrency (1989), Russ’s Complete Mancala "
                    "Games Book (1995), van der Goot’s Awari Retrograde Analysis (2001) and their own "
                    "description of BAO (2004). Near it is closed owari: Bouchet (2005) and Bruhn (2008) "
                    "described the boards that come back there, like the marching group 3, 2, 1. In BAO the "
                    "pit where the last stone fell is sown next, so a marching group ends at once."),
        text("bao",
             "A loop’s period is how many rounds it goes before the board is back, its shift how many pits "
             "further on that is. Much of what they say holds beyond four pits a row: period = shift + (pits "
             "+ 1) · k for every loop found, and two empty pits side by side stop every rollback. And every "
             "endless sowing starts on its own loop, for a lay can be undone in one way only. Their "
             "condition LOOP holds for every loop of four pits, but not beyond; a clock with one hour more "
             "than there are pits, which a lay only turns, tells many loops of any size for certain."),
        text("bao", "Lay, loop, period, shift and rollback, the names L1 to L12, the condition LOOP, the "
                    "stopping patterns, and the processes H, Mn and Ms with am and rem are their words."),
        {{.task = Task::Try,
          .say = text("bao",
                      "Their condition LOOP fits every loop of four pits a row; read with the parity of all "
                      "stones, it fits none of five pits a row. Sow the first pit, with its 3 stones."),
          .rules = "pits=5",
          .position = "3,1,0,1,0/1,0,1,0,1",
          .moves = "a",
          .right =
              text("bao", "It never ends. Yet 8 stones are an even number, so by LOOP the last pit should "
                          "hold an even number too. Read with the last pit’s own parity, LOOP fits 77 of "
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
              text("bao",
                   "It goes round for ever, and so does its rollback. The pattern needs one more condition."),
          .wrong = text("bao", "It is the first pit in the row of the player on move.")}}};
}

} // namespace core::bao
