// Theorem 1 of Fmurs for every number of rows: on n x 6 (cylinder; n >= 4) the dogs of the symmetric
// placement catch a single sheep within f(n) = 2 floor(n/3) + n mod 3 - 2 turns, wherever it stands, also if
// it may stay there. Shares nothing with our program.
//     theorem find >FILE     looks for a certificate: two tables of small numbers
//     theorem check <FILE    proves the theorem by it, for every n
// A state is the row of the upper dog a and of the lower dog b, the row of the sheep s, and the columns of
// the dogs seen from the sheep; rows are counted from the top wall, there is no bottom. Its class is the
// columns and the distances s - 1, b - s, a - s, b - a, each cut at K. What the tables say of a state with
// the dogs to move:
//     whole   within b - 2 + whole[class] turns the sheep is caught       (s < b)
//     lone    within a - 2 + lone[class] turns, mostly by the upper dog   (s < a)
// The dogs never leave the rows 0 to b, and there is room to land on wherever they jump: a field with a
// bottom wall at or below row b changes nothing for them, and gives the sheep less room. Proof by induction
// on those numbers: none is less than 1, and in each state the dogs catch at once, or have a step after which
// every answer has at least one turn less. Infinitely many states, but: walls, dogs and sheep in the order of
// their rows leave gaps. Where a gap is longer than K + 2 rows, take one out of it: moves, captures and
// classes, of this state and of all a turn later, stay as they were, and no number of turns gets larger; the
// difference that a turn makes stays as it was, or, where lone is used after whole, was better still. So it
// is enough to look at gaps of up to K + 2. And for n: where every third is longer than 2 (K + 2), a row out
// of each leaves a sheep in its class, seen from above as from below: from there on n is as n - 3, and fewer
// are looked at one by one.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

constexpr int columns = 6, cut = 3, longest = cut + 2; // K, and the longest gap
constexpr int none = 99;                               // the table says nothing

int round(int column) {
    return ((column % columns) + columns) % columns;
}

struct State {
    int a, ca, b, cb, s;
    bool possible() const {
        const bool apart = a != b || round(ca - cb) != 0, off = (a != s || ca != 0) && (b != s || cb != 0);
        return a >= 0 && a <= b && apart && off;
    }
};

struct Table {
    std::vector<int> values = std::vector<int>((cut + 1) * (cut + 1) * (2 * cut + 1) * (cut + 1) * 36, none);
    std::size_t index(const State& z) const {
        const int t = std::min(z.s - 1, cut), y = std::min(z.b - z.s, cut), g = std::min(z.b - z.a, cut);
        const int x = std::clamp(z.a - z.s, -cut, cut) + cut;
        return ((((std::size_t(t) * (cut + 1) + y) * (2 * cut + 1) + x) * (cut + 1) + g) * columns + z.ca) *
                   columns +
               z.cb;
    }
    int& of(const State& z) { return values[index(z)]; }
    int of(const State& z) const { return values[index(z)]; }
};

// Whether a dog at (r, c) can jump over the sheep, the other one being at (r2, c2).
bool jumps(int r, int c, int r2, int c2, int s) {
    int row = s, column = round(-c);
    if (c == 0 && std::abs(r - s) == 1)
        row = 2 * s - r, column = 0;
    else if (r != s || (c != 1 && c != columns - 1))
        return false;
    return row >= 0 && (row != r2 || column != c2);
}

// All steps of the dogs, diagonal ones too, but for those below the lower dog.
std::vector<State> steps(const State& z) {
    std::vector<State> all;
    for (const bool lower : {false, true})
        for (int i = 0; i < 9; ++i) {
            auto next = z;
            auto &row = lower ? next.b : next.a, &column = lower ? next.cb : next.ca;
            row += i / 3 - 1;
            column = round(column + i % 3 - 1);
            if (i == 4 || row > z.b) continue;
            if (next.a > next.b) std::swap(next.a, next.b), std::swap(next.ca, next.cb);
            if (next.possible()) all.push_back(next);
        }
    return all;
}

bool jumps(const State& z) {
    return jumps(z.a, z.ca, z.b, z.cb, z.s) || jumps(z.b, z.cb, z.a, z.ca, z.s);
}

// At once, or after a step.
bool catches(const State& z) {
    const auto all = steps(z);
    return jumps(z) || std::any_of(all.begin(), all.end(), [](const State& next) { return jumps(next); });
}

// The sheep's steps; it keeps off the wall's row, and may stay.
std::vector<State> answers(const State& z) {
    std::vector<State> all{z};
    for (int i = 0; i < 9; ++i) {
        auto next = z;
        next.s += i / 3 - 1;
        next.ca = round(z.ca - (i % 3 - 1));
        next.cb = round(z.cb - (i % 3 - 1));
        if (i != 4 && next.s > 0 && next.possible()) all.push_back(next);
    }
    return all;
}

template <class Each>
void everyState(Each each) {
    for (int i = 0; i <= longest; ++i)
        for (int j = 0; j <= longest; ++j)
            for (int k = 0; k <= longest; ++k)
                for (int c = 0; c < 36; ++c)
                    for (const bool between : {false, true}) {
                        // The rows of wall, dog, sheep, dog; or of wall, sheep, dog, dog.
                        const State z = between ? State{i, c / 6, i + j + k, c % 6, i + j}
                                                : State{i + j, c / 6, i + j + k, c % 6, i};
                        if ((between || j > 0) && z.s > 0 && z.s < z.b && z.possible()) each(z);
                    }
}

struct Certificate {
    Table whole, lone;

    static int turns(const Table& table, const State& z, int row) {
        const int value = table.of(z);
        return value == none ? none : row - 2 + value;
    }
    int loneTurns(const State& z) const { return z.s < z.a ? turns(lone, z, z.a) : none; }
    int wholeTurns(const State& z) const {
        return std::min(z.s < z.b ? turns(whole, z, z.b) : none, loneTurns(z));
    }

    // The turns in which the answers to the best step are sure to end, and one more.
    template <class Turns>
    static int within(const State& z, Turns turns) {
        if (catches(z)) return 1;
        int best = none;
        for (const auto& step : steps(z)) {
            int worst = 1;
            for (const auto& answer : answers(step)) worst = std::max(worst, turns(answer));
            best = std::min(best, std::min(worst + 1, none));
        }
        return best;
    }
    int neededLone(const State& z) const {
        return within(z, [this](const State& next) { return loneTurns(next); });
    }
    int neededWhole(const State& z) const {
        return std::min(loneTurns(z), within(z, [this](const State& next) { return wholeTurns(next); }));
    }
};

int formula(int n) {
    return 2 * (n / 3) + n % 3 - 2;
}

State placed(int n, int row, int column) {
    return {n / 3 - 1, round(4 - column), n - n / 3, round(1 - column), row};
}

} // namespace

namespace {

void find() {
    Certificate found;
    // As little as possible to begin with; what is not enough is raised until it is.
    const auto raise = [&](Table& table, bool alone) {
        constexpr int tooMuch = 30;
        everyState([&](const State& z) {
            if (alone && z.s >= z.a) return;
            auto& value = table.of(z);
            value = std::max(value == none ? -none : value, 3 - (alone ? z.a : z.b));
        });
        for (bool changed = true; changed;) {
            changed = false;
            everyState([&](const State& z) {
                auto& value = table.of(z);
                if (value == none || (alone && z.s >= z.a)) return;
                const int needed = alone ? found.neededLone(z) : found.neededWhole(z);
                const int over = needed == none ? none : needed - (alone ? z.a : z.b) + 2;
                if (over <= value) return;
                value = over > tooMuch ? none : over;
                changed = true;
            });
        }
    };
    raise(found.lone, true);
    raise(found.whole, false);
    for (const auto* table : {&found.whole, &found.lone})
        for (std::size_t i = 0; i < table->values.size(); ++i)
            std::printf("%d%c", table->values[i], i % 36 == 35 ? '\n' : ' ');
}

[[noreturn]] void fail(const char* what, const State& z) {
    std::printf("%s fails: dogs in rows %d and %d, columns %d and %d from a sheep in row %d\n", what, z.a,
                z.b, z.ca, z.cb, z.s);
    std::exit(1);
}

void check() {
    Certificate given;
    for (auto* table : {&given.whole, &given.lone})
        for (auto& value : table->values)
            if (std::scanf("%d", &value) != 1) std::exit(2);
    std::size_t states = 0;
    everyState([&](const State& z) {
        ++states;
        if (const int turns = given.loneTurns(z); turns != none && (turns < 1 || given.neededLone(z) > turns))
            fail("lone", z);
        const int turns = given.whole.of(z) == none ? none : z.b - 2 + given.whole.of(z);
        if (turns != none && (turns < 1 || given.neededWhole(z) > turns)) fail("whole", z);
    });
    // Every sheep, with the field as it stands and turned by half.
    constexpr int enough = 3 * (2 * longest + 2) + 2;
    for (int n = 4; n <= enough; ++n)
        for (int row = 1; row < n - 1; ++row)
            for (int column = 0; column < columns; ++column) {
                if (!placed(n, row, column).possible()) continue;
                int within = none;
                for (const auto& z : {placed(n, row, column), placed(n, n - 1 - row, columns - 1 - column)})
                    if (z.s < z.b) within = std::min(within, catches(z) ? 1 : given.wholeTurns(z));
                if (within > formula(n)) fail("the theorem", placed(n, row, column));
            }
    std::printf("caught within 2 floor(n/3) + n mod 3 - 2 turns for every n >= 4: %zu states\n", states);
}

} // namespace

int main(int count, char** words) {
    const std::string what = count == 2 ? words[1] : "";
    if (what == "find")
        find();
    else if (what == "check")
        check();
    else
        return 2;
    return 0;
}
