#include "core/games/fmurs/lessons.h"

namespace core::fmurs {

std::vector<Step> guide() {
    return {
        {Task::Try,
         text("fmurs", "A dog steps to a free cell: up, down, left or right. The left and the right edge of "
                       "the field are joined. Send the dog on the left edge out to the left."),
         "rows=5;columns=7;sheep=3;halves=1", "7/2SS3/D2S3/6D/7 d", "a3g3", nullptr, 0,
         text("fmurs", "Out on the left, in on the right: the field is round like a tin."),
         text("fmurs", "That is a step too. Now let the dog on the left edge leave the field to the left.")},
        {Task::Try,
         text("fmurs", "A dog catches sheep by jumping over them, over a whole line in one leap. The cell "
                       "behind the line must be free."),
         "rows=5;columns=7;sheep=3;halves=1", "7/7/1DSSS2/7/4D2 d", "b3xf3", nullptr, 0,
         text("fmurs", "Three sheep in one leap."),
         text("fmurs", "Look for the dog at the end of the line. Let it leap to the other end.")},
        {Task::Try,
         text("fmurs", "From where it lands, a dog may jump again, in any direction, as often as it can. "
                       "Catch all three."),
         "rows=6;columns=7;sheep=3;halves=1", "7/7/1DS4/3S3/4S2/1D5 d", "b3xd3xd5xf5", nullptr, 0,
         text("fmurs", "Three leaps, and all of them are one turn."),
         text("fmurs", "Do not stop yet: click the next landing cell, and the next.")},
        {Task::Try,
         text("fmurs",
              "A dog may first step and then jump, all in one turn. Step next to the sheep, and leap "
              "across the edge."),
         "rows=5;columns=7;sheep=3;halves=1", "7/7/4SSS/D6/3D3 d", "a4a3xd3", nullptr, 0,
         text("fmurs", "A step and a leap: one turn. After a jump there is no step any more."),
         text("fmurs", "The dog on the left edge should step up first. Then the line goes on behind the "
                       "edge.")},
        {Task::Try,
         text("fmurs",
              "Now move a sheep by one cell. After every step each sheep needs another one among the "
              "eight cells round it, as when they were placed. And no sheep may go next to a wall."),
         "rows=6;columns=7;sheep=4;halves=1", "7/7/1D1SS2/3S1S1/7/5D1 s", "", nullptr, 0,
         text("fmurs", "No sheep has lost its last neighbour. Only one that a jump left alone walks alone.")},
        {Task::Try,
         text("fmurs", "When only two sheep are left, everybody may also step diagonally. Jumps stay "
                       "straight. Catch both."),
         "rows=5;columns=7;sheep=2;halves=1", "7/7/2S4/D2S3/6D d", "a4b3xd3xd5", nullptr, 0,
         text("fmurs", "A diagonal step, then two leaps."),
         text("fmurs", "Which diagonal step brings the dog on the left right next to a sheep?")},
        {Task::Try,
         text("fmurs", "Each player has the dogs once, and fewer turns win. The first half took 6 turns. "
                       "Now it is the second half, and 4 turns are gone: catch the last sheep."),
         "rows=5;columns=7;sheep=3", "7/2S4/4D2/D6/7 d 4 2:6", "e3d2xb2", nullptr, 0,
         text("fmurs", "Every sheep in 5 turns instead of 6: the match is won."),
         text("fmurs", "That takes longer. A diagonal step, then a leap, and it is done at once.")},
    };
}

std::vector<Lesson> lessons() {
    return {chains(), hunt(), theorem(), manySheep()};
}

} // namespace core::fmurs
