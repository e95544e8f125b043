// Proves tables of Fmurs from the rules alone: see tests/check-table/run.
#include <algorithm>
#include <array>
#include <bit>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <utility>
#include <vector>

namespace {
using Byte = unsigned char;
using Bytes = std::vector<Byte>;
constexpr Byte never = 255, none = 255, closed = 255; // a value, a cell, what stands there: a dog or a rock
constexpr int cellsAtMost = 144, unknown = 1000, keptFrom = 4'000'000; // bytes: smaller tables are not kept
using Set = std::array<Byte, 12>;                                      // cells; `none` behind them
bool has(const Set& set, Byte cell) {
    return cell != none && std::ranges::find(set, cell) != set.end();
}

// Sets of so many of some cells, numbered c1 < c2 < …: C(c1,1) + C(c2,2) + …
struct Sets {
    Bytes cells;
    std::size_t size;
    std::array<Byte, cellsAtMost> number{};
    std::vector<std::array<std::uint64_t, cellsAtMost + 1>> choose;
    Sets(const Bytes& from, std::size_t of) : cells(from), size(of), choose(of + 1) {
        choose[0].fill(1);
        for (std::size_t k = 1; k <= size; ++k)
            for (int n = 1; n <= cellsAtMost; ++n) choose[k][n] = choose[k][n - 1] + choose[k - 1][n - 1];
        for (std::size_t i = 0; i < cells.size(); ++i) number[cells[i]] = i;
    }
    std::uint64_t count() const { return choose[size][cells.size()]; }
    std::uint64_t rank(Set set) const {
        std::uint64_t sum = 0;
        std::sort(set.begin(), set.begin() + size);
        for (std::size_t i = 0; i < size; ++i) sum += choose[i + 1][number[set[i]]];
        return sum;
    }
    Set set(std::uint64_t rank) const {
        Set all;
        all.fill(none);
        for (auto i = size, n = cells.size(); i > 0; all[--i] = cells[n]) {
            while (choose[i][--n] > rank) continue;
            rank -= choose[i][n];
        }
        return all;
    }
};

// Ways down and right: straight, slanted, a knight's; which of them dogs step and slide, where up is ahead.
constexpr std::array<std::pair<int, int>, 10> ways{
    {{-1, 0}, {0, 1}, {1, 0}, {0, -1}, {-1, 1}, {1, 1}, {1, -1}, {-1, -1}, {-2, -1}, {-2, 1}}};
const std::map<std::string, std::pair<unsigned, unsigned>> pieces{
    {"dog", {0x0f, 0}},       {"king", {0xff, 0}},     {"gold", {0x9f, 0}}, {"silver", {0xf1, 0}},
    {"knight", {0x300, 0}},   {"lance", {0, 1}},       {"rook", {0, 0x0f}}, {"bishop", {0, 0xf0}},
    {"dragon", {0xf0, 0x0f}}, {"horse", {0x0f, 0xf0}}, {"pawn", {0x01, 0}}};

// The rules and the field.
struct Game {
    std::map<std::string, std::string> options; // all are there
    int rows = 0, columns = 0, turns = 0;
    unsigned steps = 0, slides = 0; // of a dog
    bool both = false, always = false, shelter = false, distance = false, fighting = false;
    Bytes pasture, rocks;
    Sets dogs{{}, 0};
    std::array<std::array<Byte, ways.size()>, cellsAtMost> next{}; // a rock is a cell too
    std::vector<std::array<Byte, 256>> symmetries; // the first changes nothing; none changes `none`
    bool is(const char* option, const char* value) const { return options.at(option) == value; }
    Byte cell(int r, int c) const {
        if (is("topology", "torus")) r = (r + rows) % rows;
        if (!is("topology", "box")) c = (c + columns) % columns;
        return r < 0 || r >= rows || c < 0 || c >= columns ? none : r * columns + c;
    }
    bool isRock(Byte c) const { return std::ranges::find(rocks, c) != rocks.end(); }
    bool near(Byte a, Byte b) const { return std::find(&next[a][0], &next[a][8], b) != &next[a][8]; }
    int around(Byte a, const Set& some, int from = 0, int to = 8) const { // so many of some
        return std::count_if(&next[a][from], &next[a][to], [&](Byte c) { return has(some, c); });
    }
    void setUp() {
        rows = std::stoi(options["rows"]), columns = std::stoi(options["columns"]);
        turns = is("score10", "on") ? 10 : 0, both = is("turn", "both"), always = is("diagonal", "always");
        shelter = is("shelter", "on"), distance = is("distance", "on"), fighting = is("fighting", "on");
        std::tie(steps, slides) = pieces.at(options["dogpiece"]);
        std::istringstream list(options["rocks"]);
        for (std::string rock; std::getline(list, rock, ',');)
            rocks.push_back((std::stoi(rock.substr(1)) - 1) * columns + rock[0] - 'a');
        Bytes ground;
        for (int c = 0; c < rows * columns; ++c) {
            for (std::size_t d = 0; d < ways.size(); ++d)
                next[c][d] = cell(c / columns + ways[d].first, c % columns + ways[d].second);
            if (isRock(c)) continue;
            ground.push_back(c);
            if (is("topology", "torus") || (c >= columns && c < (rows - 1) * columns)) pasture.push_back(c);
        }
        dogs = Sets(ground, std::stoi(options["dogs"]));
        const bool up = steps == 0x9f || steps == 0xf1 || steps == 0x300 || (steps | slides) == 1; // not down
        for (int flip = 0; flip < (up ? 2 : 4); ++flip)
            for (int down = 0; down < (is("topology", "torus") ? rows : 1); ++down)
                for (int right = 0; right < (is("topology", "box") ? 1 : columns); ++right) {
                    std::array<Byte, 256> image{};
                    image[none] = none;
                    for (int c = 0; c < rows * columns; ++c)
                        image[c] = cell(down + (flip & 2 ? rows - 1 - c / columns : c / columns),
                                        right + (flip & 1 ? columns - 1 - c % columns : c % columns));
                    if (std::ranges::all_of(rocks, [&](Byte c) { return isRock(image[c]); }))
                        symmetries.push_back(image);
                }
    }
    Set image(Set set, std::size_t symmetry) const {
        for (auto& c : set) c = symmetries[symmetry][c];
        return set;
    }
} game;

// The table of so many sheep, all but `left` of which are to be caught: a page for each flock (but for
// symmetry), with each of its sheep that may be sheltered (none first) and each placement of the dogs.
struct Layer {
    std::size_t n, left, placements, page;
    Sets sets;
    std::vector<Set> flocks;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> places; // of each flock: which, by which symmetry
    Bytes values, sheepToMove;
    Layer(std::size_t sheep, std::size_t rest)
        : n(sheep), left(rest), placements(game.dogs.count()), page(placements * (game.shelter ? n + 1 : 1)),
          sets(game.pasture, n) {
        for (std::uint64_t number = 0; number < sets.count(); ++number) {
            const auto flock = sets.set(number);
            std::pair<std::uint64_t, std::uint32_t> to{number, 0};
            for (std::uint32_t s = 1; s < game.symmetries.size(); ++s)
                to = std::min(to, {sets.rank(game.image(flock, s)), s});
            if (to.first == number) flocks.push_back(flock);
            places.emplace_back(to.first == number ? flocks.size() - 1 : places[to.first].first, to.second);
        }
    }
    std::size_t size() const { return flocks.size() * page; }
    std::size_t number(const Set& flock, const Set& pack, Byte sheltered) const {
        const auto [k, s] = places[sets.rank(flock)];
        const auto part = std::ranges::find(flocks[k], game.symmetries[s][sheltered]) - flocks[k].begin() + 1;
        return k * page + part % (n + 1) * placements + game.dogs.rank(game.image(pack, s));
    }
    static bool lost(const Set& flock, const Set& pack) { // a dog is enclosed
        for (std::size_t i = 0; i < game.dogs.size; ++i)
            if (game.around(pack[i], flock, 0, 4) == 4 || game.around(pack[i], flock, 4) == 4)
                return game.fighting;
        return false;
    }
    // What a move of the sheep makes of values: the most of what it leads to, the same where there is none.
    Bytes sheepMove(const Bytes& after) const {
        Bytes most(after.size());
#pragma omp parallel for schedule(dynamic)
        for (std::size_t f = 0; f < flocks.size(); ++f) {
            const auto& flock = flocks[f];
            std::vector<std::pair<Set, Byte>> moves;
            for (std::size_t k = 0; k < n; ++k)
                for (int d = 0; d < (game.always || n <= 2 ? 8 : 4); ++d) {
                    auto moved = flock;
                    const auto goal = moved[k] = game.next[flock[k]][d];
                    bool legal = !has(flock, goal) && std::ranges::binary_search(game.pasture, goal);
                    for (std::size_t i = 0; legal && i < n; ++i) // ★ is kept by all who had it
                        legal = !game.around(flock[i], flock) || game.around(moved[i], moved);
                    if (legal) moves.emplace_back(moved, goal);
                }
            for (std::size_t p = 0; p < placements; ++p) {
                const auto pack = game.dogs.set(p);
                int best = -1;
                for (const auto& [moved, goal] : moves) {
                    const auto sheltered = game.shelter && game.around(goal, pack) ? goal : none;
                    if (!has(pack, goal) && !(game.distance && game.around(goal, pack, 0, 4)))
                        best = std::max<int>(best, after[number(moved, pack, sheltered)]);
                }
                for (auto i = f * page + p; i < (f + 1) * page; i += placements)
                    most[i] = lost(flock, pack) ? never : best < 0 ? after[i] : best;
            }
        }
        return most;
    }
};

// What the dogs make of the sheep's turns after theirs; layers[n]: of n sheep.
struct DogsTurn {
    const std::vector<Layer>& layers;
    const Layer& layer;
    const Set& flock;
    Set pack{};
    std::array<Byte, 256> at{}; // 0: free, 1 …: a sheep
    int best = unknown;
    DogsTurn(const std::vector<Layer>& all, const Set& sheep) : layers(all), layer(all.back()), flock(sheep) {
        at[none] = closed;
        for (const auto c : game.rocks) at[c] = closed;
        for (std::size_t i = 0; i < layer.n; ++i) at[flock[i]] = i + 1;
    }
    bool isSheep(Byte c, unsigned gone) const { return at[c] > 0 && at[c] < closed && !(gone >> at[c] & 1); }
    bool isFree(Byte c, unsigned gone) const { return at[c] != closed && !isSheep(c, gone); }
    void reach(unsigned gone) {
        const auto rest = layer.n - std::popcount(gone);
        if (rest <= layer.left) return void(best = 0);
        Set now = flock;
        for (std::size_t i = 0, k = 0; i < layer.n; ++i)
            if (!(gone >> (i + 1) & 1)) now[k++] = flock[i];
        best = std::min<int>(best, layers[rest].sheepToMove[layers[rest].number(now, pack, none)]);
    }
    void jump(Byte& dog, unsigned gone, int safe) {
        const auto from = dog;
        for (int d = 0; d < (game.always && layer.n - std::popcount(gone) <= 2 ? 8 : 4); ++d) {
            unsigned line = 0;
            auto c = game.next[from][d];
            bool legal = isSheep(c, gone);
            for (; legal && isSheep(c, gone); c = game.next[c][d]) {
                legal = at[c] != safe && !(line >> at[c] & 1);
                line |= 1U << at[c];
            }
            if (!legal || !isFree(c, gone)) continue;
            const auto was = at[from], there = at[c];
            dog = c, at[from] = 0, at[c] = closed;
            reach(gone | line);
            if (!game.fighting) jump(dog, gone | line, game.both ? safe : 0);
            dog = from, at[from] = was, at[c] = there;
        }
    }
    void turn(Byte& dog, int safe) {
        const auto from = dog;
        jump(dog, 0, safe);
        const auto step = [&](Byte to) {
            dog = to, at[from] = 0, at[to] = closed;
            reach(0);
            if (game.both) jump(dog, 0, safe);
            dog = from, at[from] = closed, at[to] = 0;
        };
        const unsigned steps = game.steps | game.slides | (game.always || layer.n <= 2 ? 0xf0 : 0);
        const auto next = [](Byte c, auto d, auto set) { return set >> d & 1 ? game.next[c][d] : none; };
        for (std::size_t d = 0; d < ways.size(); ++d)
            for (auto to = next(from, d, steps); isFree(to, 0); to = next(to, d, game.slides)) step(to);
    }
    int value(std::size_t part, std::size_t placement) {
        const auto standing = pack = game.dogs.set(placement);
        const auto empty = at;
        if (std::ranges::any_of(pack, [&](Byte dog) { return has(flock, dog); })) return 0;
        if (layer.lost(flock, pack)) return never;
        best = unknown;
        for (const auto dog : standing) at[dog] = closed;
        for (std::size_t i = 0; i < game.dogs.size; ++i)
            turn(pack[i], part > 0 && game.near(pack[i], flock[part - 1]) ? part : 0);
        at = empty;
        if (best == unknown) reach(0);
        return best == never || (game.turns && best + 1 > game.turns) ? never : best + 1;
    }
};

// Puts right what is not as the entries one turn on make it, and tells how many were not.
std::size_t mend(std::vector<Layer>& layers) {
    auto& layer = layers.back();
    layer.sheepToMove = layer.sheepMove(layer.values);
    if (game.fighting) layer.sheepToMove = layer.sheepMove(layer.sheepToMove);
    std::size_t wrong = 0;
#pragma omp parallel for schedule(dynamic) reduction(+ : wrong)
    for (std::size_t f = 0; f < layer.flocks.size(); ++f) {
        DogsTurn turn(layers, layer.flocks[f]);
        for (std::size_t i = 0; i < layer.page; ++i) {
            const Byte value = turn.value(i / layer.placements, i % layer.placements);
            wrong += std::exchange(layer.values[f * layer.page + i], value) != value;
        }
    }
    return wrong;
}

// The entries of a table, if it tells behind them, by placement of the dogs, the most of any flock and of any
// with ★, and the most of all.
bool load(Layer& layer, const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    const Bytes all{std::istreambuf_iterator<char>(in), {}};
    const auto size = layer.size(), each = layer.placements;
    if (all.size() != size + 2 * each + 1) return false;
    layer.values.assign(all.begin(), all.begin() + size);
    Bytes most(2 * each + 1, 0);
    for (std::size_t f = 0; f < layer.flocks.size(); ++f) {
        const auto near = [&](Byte c) { return c == none || game.around(c, layer.flocks[f]) > 0; };
        const bool starred = layer.n == 1 || std::ranges::all_of(layer.flocks[f], near);
        for (std::size_t p = 0; p < (starred ? 2 : 1) * each; ++p)
            most[p] = std::max(most[p], all[f * layer.page + p % each]);
    }
    most.back() = std::ranges::max(all);
    return std::equal(most.begin(), most.end(), all.begin() + size);
}

} // namespace

// --OPTION VALUE… -- TABLE…, of fewer sheep before those of more.
int main(int count, char** given) {
    int i = 1;
    for (; i + 1 < count && given[i] != std::string("--"); i += 2) game.options[given[i] + 2] = given[i + 1];
    game.setUp();
    for (std::size_t left = 0, sheep = std::stoi(game.options["sheep"]); left < (game.turns ? sheep : 1);
         ++left) {
        std::vector<Layer> layers; // by their number of sheep
        for (std::size_t n = 0; n <= sheep; ++n) {
            auto& layer = layers.emplace_back(n, left);
            if (n > left && layer.size() < keptFrom) {
                layer.values.assign(layer.size(), never);
                while (mend(layers) > 0) continue;
            } else if (n > left) {
                const auto wrong = ++i < count && load(layer, given[i]) ? mend(layers) : layer.size();
                std::cout << n << " sheep: " << wrong << " of " << layer.size() << " entries are wrong\n";
                if (wrong > 0) return 1;
            }
        }
    }
    return i + 1 == count ? 0 : 1; // all have been looked at
}
