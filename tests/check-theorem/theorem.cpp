// Theorem 1 of Fmurs for every number of rows: on n x 6 (cylinder; n >= 4) the dogs of the symmetric
// placement catch a single sheep within f(n) = 2 floor(n/3) + n mod 3 - 2 turns, wherever it stands, also if
// it may stay there; and from some cell, though it has to move if it can, no sooner. Shares nothing with our
// program.
//     theorem find >FILE     looks for a certificate: three tables of small numbers
//     theorem check <FILE    proves the theorem by it, for every n
// A state is the rows of the dogs a and b, the row of the sheep s, and the columns of the dogs seen from the
// sheep; rows are counted from the top wall, there is no bottom. Its class is the columns and the distances
// s - 1, b - s, a - s, b - a, each cut at K. What the tables say of a state with the dogs to move:
//     whole   within b - 2 + whole[class] turns the sheep is caught       (a <= b, s < b)
//     lone    within a - 2 + lone[class] turns, mostly by the upper dog   (a <= b, s < a)
//     held    before turn b - s + held[class] it is not                   (s < b)
//
// Whole and lone: the dogs never leave the rows 0 to b, and there is room to land on wherever they jump: a
// field with a bottom wall at or below row b changes nothing for them, and gives the sheep less room. Proof
// by induction on those numbers: none is less than 1, and in each state the dogs catch at once, or have a
// step after which every answer has at least one turn less.
//
// Held: a sheep that stays opposite a, three columns off, is never caught by a alone; so b has to come. It
// stays above b, so that no bottom wall is in its way, and dogs that may do more than on the field do not
// catch it sooner. By induction again: where the number is above 1, the dogs cannot catch at once, and to
// each of their steps it has an answer with at most one turn less. What is said of either dog as b counts,
// but of a state with b - s >= K (far) only what is said of the same one, and there even numbers below 2 have
// to have this.
//
// Infinitely many states, but: walls, dogs and sheep in the order of their rows leave gaps. Where a gap is
// longer than K + 2 rows, take one out of it: moves, captures and classes, of this state and of all a turn
// later, stay as they were, and the difference that a turn makes stays as it was or, where lone is used after
// whole or what is said of the other dog after a state that is not far, was worse for the claim. So it is
// enough to look at gaps of up to K + 2. And for n: where every third is longer than 2 (K + 2), a row out of
// each leaves a sheep in its class, seen from above as from below: from there on n is as n - 3, and fewer are
// looked at one by one; that the sheep in row 1 is not caught sooner goes on from there in the same way.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

constexpr int columns = 6, cut = 4, longest = cut + 2; // K, and the longest gap
constexpr int none = 99;                               // the table says nothing; in held, - none

int round(int column) {
    return ((column % columns) + columns) % columns;
}

struct State {
    int a, ca, b, cb, s;
    bool possible() const {
        const bool apart = a != b || round(ca - cb) != 0, off = (a != s || ca != 0) && (b != s || cb != 0);
        return a >= 0 && b >= 0 && apart && off;
    }
    State swapped() const { return {b, cb, a, ca, s}; }
};

struct Table {
    static constexpr int distances = 2 * cut + 1;
    std::vector<int> values =
        std::vector<int>((cut + 1) * distances * distances * distances * columns * columns, none);
    static std::size_t index(const State& z) {
        std::size_t i = std::min(z.s - 1, cut);
        for (const int distance : {z.b - z.s, z.a - z.s, z.b - z.a})
            i = i * distances + std::clamp(distance, -cut, cut) + cut;
        return (i * columns + z.ca) * columns + z.cb;
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

bool jumps(const State& z) {
    return jumps(z.a, z.ca, z.b, z.cb, z.s) || jumps(z.b, z.cb, z.a, z.ca, z.s);
}

// All steps of the dogs, diagonal ones too.
std::vector<State> steps(const State& z) {
    std::vector<State> all;
    for (const bool second : {false, true})
        for (int i = 0; i < 9; ++i) {
            auto next = z;
            auto &row = second ? next.b : next.a, &column = second ? next.cb : next.ca;
            row += i / 3 - 1;
            column = round(column + i % 3 - 1);
            if (i != 4 && next.possible()) all.push_back(next);
        }
    return all;
}

// Those that go no lower than the lower dog, which stays b.
std::vector<State> stepsAbove(const State& z) {
    auto all = steps(z);
    std::erase_if(all, [&](const State& next) { return std::max(next.a, next.b) > z.b; });
    for (auto& next : all)
        if (next.a > next.b) next = next.swapped();
    return all;
}

// At once, or after one of these steps.
bool catches(const State& z, const std::vector<State>& steps) {
    return jumps(z) || std::any_of(steps.begin(), steps.end(), [](const State& next) { return jumps(next); });
}

// The sheep's moves; it keeps off the wall's row.
std::vector<State> moves(const State& z) {
    std::vector<State> all;
    for (int i = 0; i < 9; ++i) {
        auto next = z;
        next.s += i / 3 - 1;
        next.ca = round(z.ca - (i % 3 - 1));
        next.cb = round(z.cb - (i % 3 - 1));
        if (i != 4 && next.s > 0 && next.possible()) all.push_back(next);
    }
    return all;
}

// With s < b and gaps that are short.
template <class Each>
void everyState(Each each) {
    for (int i = 0; i <= longest; ++i)
        for (int j = 0; j <= longest; ++j)
            for (int k = 0; k <= longest; ++k)
                for (int c = 0; c < 36; ++c) {
                    // In the order of their rows: wall, a, s, b; wall, s, a, b; wall, s, b, a.
                    for (const auto& z :
                         {State{i, c / 6, i + j + k, c % 6, i + j}, State{i + j, c / 6, i + j + k, c % 6, i},
                          State{i + j + k, c / 6, i + j, c % 6, i}})
                        if (z.s > 0 && z.s < z.b && z.possible()) each(z);
                }
}

// Those with the upper dog as a.
template <class Each>
void everyOrdered(Each each) {
    everyState([&](const State& z) {
        if (z.a <= z.b) each(z);
    });
}

struct Certificate {
    Table whole, lone, held;

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
        const auto all = stepsAbove(z);
        if (catches(z, all)) return 1;
        int best = none;
        for (const auto& step : all) {
            int worst = std::max(1, turns(step)); // it may stay
            for (const auto& move : moves(step)) worst = std::max(worst, turns(move));
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

    static bool far(const State& z) { return z.b - z.s >= cut; }
    // The turn before which the sheep is not caught, for b as the dog that has to come.
    int heldTurns(const State& z) const {
        const int value = z.s < z.b ? held.of(z) : -none;
        return value == -none ? -none : z.b - z.s + value;
    }
    int heldByEither(const State& z) const { return std::max({1, heldTurns(z), heldTurns(z.swapped())}); }
    // What the sheep's best answers to every step leave, and one more.
    int neededHeld(const State& z) const {
        const auto all = steps(z);
        if (catches(z, all)) return far(z) ? -none : 1;
        int least = none;
        for (const auto& step : all) {
            auto answers = moves(step);
            if (answers.empty()) answers.push_back(step);
            int most = -none;
            for (const auto& answer : answers)
                most = std::max(most, far(z) ? heldTurns(answer) : heldByEither(answer));
            least = std::min(least, most == -none ? most : most + 1);
        }
        return least;
    }
    bool heldHolds(const State& z) const {
        const int turns = heldTurns(z);
        return turns == -none || (turns <= 1 && !far(z)) || neededHeld(z) >= turns;
    }
};

int formula(int n) {
    return 2 * (n / 3) + n % 3 - 2;
}

State placed(int n, int row, int column) {
    return {n / 3 - 1, round(4 - column), n - n / 3, round(1 - column), row};
}

// As little as possible to begin with; what is not enough is raised until it is.
void raise(const Certificate& found, Table& table, bool alone) {
    constexpr int tooMuch = 30;
    everyOrdered([&](const State& z) {
        if (alone && z.s >= z.a) return;
        auto& value = table.of(z);
        value = std::max(value == none ? -none : value, 3 - (alone ? z.a : z.b));
    });
    for (bool changed = true; changed;) {
        changed = false;
        everyOrdered([&](const State& z) {
            auto& value = table.of(z);
            if (value == none || (alone && z.s >= z.a)) return;
            const int needed = alone ? found.neededLone(z) : found.neededWhole(z);
            const int over = needed == none ? none : needed - (alone ? z.a : z.b) + 2;
            if (over <= value) return;
            value = over > tooMuch ? none : over;
            changed = true;
        });
    }
}

// And the other way round: more than can be had, and what does not hold is lowered until it does.
void lower(Certificate& found) {
    constexpr int much = 8, tooLittle = -30;
    std::fill(found.held.values.begin(), found.held.values.end(), much);
    for (bool changed = true; changed;) {
        changed = false;
        everyState([&](const State& z) {
            if (found.heldHolds(z)) return;
            const int value = found.neededHeld(z) - (z.b - z.s);
            found.held.of(z) = value < tooLittle ? -none : value;
            changed = true;
        });
    }
}

void find() {
    Certificate found;
    raise(found, found.lone, true);
    raise(found, found.whole, false);
    lower(found);
    for (const auto* table : {&found.whole, &found.lone, &found.held})
        for (std::size_t i = 0; i < table->values.size(); ++i)
            std::printf("%d%c", table->values[i], i % 36 == 35 ? '\n' : ' ');
}

[[noreturn]] void fail(const char* what, const State& z) {
    std::printf("%s fails: dogs in rows %d and %d, columns %d and %d from a sheep in row %d\n", what, z.a,
                z.b, z.ca, z.cb, z.s);
    std::exit(1);
}

// Wherever the sheep stands, with the field as it stands and turned by half; and that some sheep is held.
void checkRows(const Certificate& given, int n, int lowestHeld) {
    int held = 0;
    for (int row = 1; row < n - 1; ++row)
        for (int column = 0; column < columns; ++column) {
            const auto z = placed(n, row, column);
            if (!z.possible()) continue;
            int within = none;
            for (const auto& seen : {z, placed(n, n - 1 - row, columns - 1 - column)})
                if (seen.s < seen.b)
                    within = std::min(within, catches(seen, stepsAbove(seen)) ? 1 : given.wholeTurns(seen));
            if (within > formula(n)) fail("the theorem", z);
            if (row <= lowestHeld) held = std::max(held, given.heldByEither(z));
        }
    if (held < formula(n)) fail("no sooner", placed(n, 1, 0));
}

void check() {
    Certificate given;
    for (auto* table : {&given.whole, &given.lone, &given.held})
        for (auto& value : table->values)
            if (std::scanf("%d", &value) != 1) std::exit(2);
    std::size_t states = 0;
    everyOrdered([&](const State& z) {
        if (const int turns = given.loneTurns(z); turns != none && (turns < 1 || given.neededLone(z) > turns))
            fail("lone", z);
        const int turns = given.whole.of(z) == none ? none : z.b - 2 + given.whole.of(z);
        if (turns != none && (turns < 1 || given.neededWhole(z) > turns)) fail("whole", z);
    });
    everyState([&](const State& z) {
        ++states;
        if (!given.heldHolds(z)) fail("held", z);
    });
    constexpr int enough = 3 * (2 * longest + 2) + 2;
    for (int n = 4; n <= enough; ++n) checkRows(given, n, n > enough - 3 ? 1 : n);
    std::printf("for every n >= 4 caught within 2 floor(n/3) + n mod 3 - 2 turns, from some cell no sooner: "
                "%zu states\n",
                states);
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
