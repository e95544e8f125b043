#include "core/games/bao/lessons/lessons.h"

#include <algorithm>
#include <iterator>

namespace core::bao {

std::vector<Step> guide() {
    return {
        {.task = Task::Try,
         .say = text("bao", "The upper row is yours. Choose one of your pits: its stones go one by one into "
                            "the pits that follow, clockwise."),
         .rules = small,
         .position = "2,0,0,2/0,0,0,2",
         .right = text("bao", "Each of the pits that follow has one stone more.")},
        {.task = Task::Try,
         .say = text("bao", "If the last stone falls into a pit with stones, they are all picked up and sown "
                            "on. Sow pit b."),
         .rules = small,
         .position = "0,2,0,2/0,0,0,1",
         .moves = "b",
         .right = text("bao", "The last stone fell into d, so the three stones of d were sown on."),
         .wrong = text("bao", "Pit b is the one whose last stone falls into a pit with stones.")},
        {.task = Task::Try,
         .say = text("bao", "If it falls into an empty pit, your move ends, and the stones opposite are "
                            "yours. Take three stones."),
         .rules = small,
         .position = "0,1,0,1/0,3,1,0",
         .moves = "b",
         .right = text("bao", "The stone fell into the empty pit c. The three stones opposite are yours."),
         .wrong = text("bao", "Which empty pit has three stones opposite?")},
        {.task = Task::Try,
         .say = text("bao", "It may end in the other row as well. Then the stones opposite lie in your own "
                            "row, and you take those. Sow pit d."),
         .rules = small,
         .position = "1,2,0,3/0,1,0,1",
         .moves = "d",
         .right = text("bao", "It ended in g. Opposite is b, and its two stones are put aside for you."),
         .wrong = text("bao", "Sow the three stones of pit d.")},
        {.task = Task::Try,
         .say = text("bao", "If a sowing would go on for ever, the game is a draw at once. Sow pit a."),
         .rules = small,
         .position = "3,1,0,1/0,1,0,1",
         .moves = "a",
         .right = text("bao", "After four lays the board looks the same again, and so it would go on."),
         .wrong = text("bao", "Sow the three stones of pit a.")},
        {.task = Task::Try,
         .say = text("bao", "When a row is empty after a move, the game is over: everyone gets the stones of "
                            "their own row. More stones win. Make the last move."),
         .rules = small,
         .position = "0,0,0,1/0,0,2,0 9-4",
         .right = text(
             "bao",
             "Your row is empty. The other player gets three more and has seven. You have nine: you win.")},
    };
}

std::vector<Lesson> lessons() {
    std::vector<Lesson> all{landing()};
    std::ranges::move(winningLessons(), std::back_inserter(all));
    std::ranges::move(endlessLessons(), std::back_inserter(all));
    all.push_back(undoing());
    return all;
}

} // namespace core::bao
