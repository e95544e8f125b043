#include "core/puzzle/progress.h"

#include "core/puzzle/puzzle.h"

#include <algorithm>

namespace core {

namespace {

constexpr int up = 3, down = 2; // so many right in a row, so many wrong

} // namespace

void Progress::answered(bool right) {
    solved += right ? 1 : 0;
    streak = right ? streak + 1 : 0;
    rights = right ? rights + 1 : 0;
    wrongs += right ? 0 : 1;
    if (!follows) return;
    if (rights >= up)
        choose(grade + 1);
    else if (wrongs >= down)
        choose(grade - 1);
}

void Progress::choose(int to) {
    grade = std::clamp(to, 1, grades);
    rights = wrongs = 0;
}

bool Progress::passOver() {
    if (!follows || grade == grades) return false;
    choose(grade + 1);
    return true;
}

} // namespace core
