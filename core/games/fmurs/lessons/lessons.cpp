#include "core/games/fmurs/lessons/lessons.h"

namespace core::fmurs {

std::vector<Step> guide() {
    return {
        {.task = Task::Try,
         .say = text("fmurs", "A dog steps up, down, left or right. The left and the right edge of the field "
                              "are joined: send the dog at the left edge out to the left."),
         .rules = "rows=5;columns=6;sheep=3;halves=1",
         .position = "6/2SS2/D2S2/6/5D d",
         .moves = "a3f3",
         .right = text("fmurs", "Out on the left, in on the right, as on a tin."),
         .wrong = text("fmurs",
                       "That is a step too. Now let the dog on the left edge leave the field to the left.")},
        {.task = Task::Try,
         .say = text("fmurs", "A dog catches sheep by jumping over a whole line of them, to the free cell "
                              "behind it. Catch all three."),
         .rules = "rows=5;columns=6;sheep=3;halves=1",
         .position = "6/6/DSSS2/6/3D2 d",
         .moves = "a3xe3",
         .right = text("fmurs", "Three sheep in one jump."),
         .wrong = text("fmurs", "Look for the dog at the end of the line. Let it jump to the other end.")},
        {.task = Task::Try,
         .say =
             text("fmurs", "In one turn a dog may step once, and then jump as often as it can, also across "
                           "the edge. Catch all four."),
         .rules = "rows=5;columns=6;sheep=4;halves=1",
         .position = "6/2S3/3SSS/D5/2D3 d",
         .moves = "a4a3xc3xc1",
         .right = text("fmurs", "One turn. After a jump there is no step any more."),
         .wrong = text("fmurs", "The dog at the left edge steps up first, then jumps out to the left. Choose "
                                "the cell where its last jump ends.")},
        {.task = Task::Try,
         .say = text("fmurs", "First the sheep are placed: each on one of the eight cells round another one, "
                              "and none next to a wall. Place the second sheep."),
         .rules = "rows=5;columns=6;sheep=2;halves=1",
         .position = "D5/6/2S3/6/3D2 s+",
         .right = text("fmurs", "They are neighbours. Now the hunt can begin.")},
        {.task = Task::Try,
         .say = text("fmurs", "Move a sheep by one cell. After every step each sheep needs such a neighbour, "
                              "and none may stand next to a wall."),
         .rules = "rows=6;columns=6;sheep=4;halves=1",
         .position = "6/6/D1SS2/2S1S1/6/4D1 s",
         .right = text("fmurs", "Only a sheep that a jump has left alone may walk alone.")},
        {.task = Task::Try,
         .say = text("fmurs", "When only two sheep are left, everybody may also step diagonally. Jumps stay "
                              "straight. Catch both."),
         .rules = "rows=5;columns=6;sheep=2;halves=1",
         .position = "6/6/2S3/D2S2/5D d",
         .moves = "a4b3xd3xd5 f5e4xc4xc2",
         .right = text("fmurs", "A diagonal step, then two jumps."),
         .wrong = text("fmurs", "Which diagonal step brings a dog right next to a sheep?")},
        {.task = Task::Try,
         .say =
             text("fmurs", "Each player has the dogs once, and fewer turns win. The first half took 6 turns, "
                           "this one has taken 4: catch the last sheep."),
         .rules = "rows=5;columns=6;sheep=3",
         .position = "6/2S3/4D1/D5/6 d 4 2:6",
         .moves = "e3d2xb2",
         .right = text("fmurs", "Every sheep in 5 turns instead of 6: the match is won."),
         .wrong = text("fmurs", "That takes longer. A diagonal step, then a jump, and it is done at once.")},
    };
}

std::vector<Lesson> lessons() {
    return {chains(), hunt(), danger(), manySheep(), theorem()};
}

} // namespace core::fmurs
