#pragma once

namespace core {

// How somebody gets on with the puzzles of a game. Right is what is right at the first try.
struct Progress {
    int grade = 1;       // of the next puzzle
    bool follows = true; // it goes up and down with success
    int solved = 0;      // ever
    int streak = 0;      // in a row, up to now
    int rights = 0;      // in a row since the grade was another, on the way to the next
    int wrongs = 0;      // since then, on the way back

    void answered(bool right);
    void choose(int to);
    // There are no puzzles of this grade: on to the next. False where it does not follow, or is the hardest.
    bool passOver();
    friend bool operator==(const Progress&, const Progress&) = default;
};

} // namespace core
