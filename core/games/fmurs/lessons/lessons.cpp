#include "core/games/fmurs/lessons/lessons.h"

namespace core::fmurs {

std::vector<Step> guide() {
    return {
        {Task::Try,
         text("fmurs", "A dog steps to a free cell: up, down, left or right. The left and the right edge of "
                       "the field are joined. Send the dog on the left edge out to the left."),
         "rows=5;columns=6;sheep=3;halves=1", "6/2SS2/D2S2/6/5D d", "a3f3", nullptr, 0,
         text("fmurs", "Out on the left, in on the right: the field is round like a tin."),
         text("fmurs", "That is a step too. Now let the dog on the left edge leave the field to the left.")},
        {Task::Try,
         text("fmurs", "A dog catches sheep by jumping over them, over a whole line in one leap. The cell "
                       "behind the line must be free."),
         "rows=5;columns=6;sheep=3;halves=1", "6/6/DSSS2/6/3D2 d", "a3xe3", nullptr, 0,
         text("fmurs", "Three sheep in one leap."),
         text("fmurs", "Look for the dog at the end of the line. Let it leap to the other end.")},
        {Task::Try,
         text("fmurs", "From where it lands, a dog may jump again, in any direction, as often as it can. "
                       "Catch all three."),
         "rows=6;columns=6;sheep=3;halves=1", "6/6/DS4/2S3/3S2/D5 d", "a3xc3xc5xe5", nullptr, 0,
         text("fmurs", "Three leaps, and all of them are one turn."),
         text("fmurs", "Do not stop on the way: choose the cell where the last leap ends.")},
        {Task::Try,
         text("fmurs",
              "A dog may first step and then jump, all in one turn. Step next to the sheep, and leap "
              "across the edge."),
         "rows=5;columns=6;sheep=3;halves=1", "6/6/3SSS/D5/2D3 d", "a4a3xc3", nullptr, 0,
         text("fmurs", "A step and a leap: one turn. After a jump there is no step any more."),
         text("fmurs", "The dog on the left edge should step up first. Then the line goes on behind the "
                       "edge.")},
        {Task::Try,
         text("fmurs",
              "Now move a sheep by one cell. After every step each sheep needs another one among the "
              "eight cells round it, as when they were placed. And no sheep may go next to a wall."),
         "rows=6;columns=6;sheep=4;halves=1", "6/6/D1SS2/2S1S1/6/4D1 s", "", nullptr, 0,
         text("fmurs", "No sheep has lost its last neighbour. Only one that a jump left alone walks alone.")},
        {Task::Try,
         text("fmurs", "When only two sheep are left, everybody may also step diagonally. Jumps stay "
                       "straight. Catch both."),
         "rows=5;columns=6;sheep=2;halves=1", "6/6/2S3/D2S2/5D d", "a4b3xd3xd5 f5e4xc4xc2", nullptr, 0,
         text("fmurs", "A diagonal step, then two leaps."),
         text("fmurs", "Which diagonal step brings a dog right next to a sheep?")},
        {Task::Try,
         text("fmurs", "Each player has the dogs once, and fewer turns win. The first half took 6 turns. "
                       "Now it is the second half, and 4 turns are gone: catch the last sheep."),
         "rows=5;columns=6;sheep=3", "6/2S3/4D1/D5/6 d 4 2:6", "e3d2xb2", nullptr, 0,
         text("fmurs", "Every sheep in 5 turns instead of 6: the match is won."),
         text("fmurs", "That takes longer. A diagonal step, then a leap, and it is done at once.")},
    };
}

std::vector<Lesson> lessons() {
    return {chains(), hunt(), theorem(), manySheep()};
}

} // namespace core::fmurs
