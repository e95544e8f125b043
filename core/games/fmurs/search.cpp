#include "core/games/fmurs/search.h"

#include <algorithm>
#include <iterator>

namespace core::fmurs {

namespace {

constexpr std::size_t tableSize = 1U << 20U;
constexpr int maxPly = 64;
// Turns of the dogs to catch a sheep with a neighbour, and one without. Tables of up to four sheep on 10 × 9
// say 10 and 25 on average; dogs who shun single sheep still more need fewer turns in the end.
constexpr int turnsMated = Score::perSheep / Score::perTurn - Score::surplus, turnsSingle = 30;
// What a turn of the next hunt counts, less than other turns: much of the way there the dogs have to go
// anyway, and those who minded it as much would rather not catch what is at hand than begin a long hunt.
constexpr int perTurnOfHunt = 7;

enum Bound : std::uint8_t { AtLeast = 1, AtMost = 2, Exact = 3 };

// What a score is worth less one turn earlier: scores count the dogs' turns from the position they belong to,
// guesses only where the field is to be cleared.
int costOfTurn(const Search::Node& before, int score) {
    if (!before.dogs || Score::never(score)) return 0;
    return Score::clears(score) ? 1 : before.turnsLeft < 0 ? Score::perTurn : 0;
}

} // namespace

Search::Search(const Chase& chase, const Endgames& endgames, const Hunts& hunts)
    : m_chase(chase), m_endgames(endgames), m_hunts(hunts), m_table(tableSize), m_turns(maxPly + 1) {
    const auto& field = chase.field();
    for (Cell a = 0; a < field.cells(); ++a) {
        m_apart[a].fill(maxSide * 2);
        CellSet reached = CellSet::of(a), edge = reached;
        for (std::uint8_t steps = 0; !edge.empty(); ++steps) {
            CellSet next;
            edge.each([&](Cell c) {
                m_apart[a][c] = steps;
                next |= field.beside(c) & field.ground();
            });
            edge = next - reached;
            reached |= next;
        }
    }
}

// Where most single sheep escape, a flock without a pair does so too (the law of the last pair).
void Search::useTables() {
    if (m_solved == m_endgames.solved() && m_hunted == m_hunts.built()) return;
    m_solved = m_endgames.solved();
    m_hunted = m_hunts.built();
    std::ranges::fill(m_table, Entry{});
    if (m_solved == 0) return;
    const auto& single = m_endgames.table(1).values();
    m_pairsMatter = std::ranges::count(single, Endgame::never) * 2 > std::ssize(single);
}

int Search::look(const Node& node, int depth, const Window& window, const std::stop_token& stop) {
    m_stop = &stop;
    m_stopped = stop.stop_requested();
    return visit(node, depth, window.alpha, window.beta, 0);
}

std::uint64_t Search::keyOf(const Node& node) {
    std::uint64_t key = 0x9E3779B97F4A7C15U;
    const auto mix = [&](std::uint64_t word) {
        key = (key ^ word) * 0xD6E8FEB86659FD93U;
        key ^= key >> 32U;
    };
    for (const auto word : node.herd.sheep.words()) mix(word);
    std::uint64_t rest = node.herd.sheltered;
    for (const auto dog : node.herd.dogs) rest = rest << 8U | dog;
    mix(rest << 8U | static_cast<std::uint64_t>(node.turnsLeft + 1) << 2U | (node.dogs ? 2U : 0U) |
        (node.again ? 1U : 0U));
    return key;
}

// Ends of the look ahead: an empty field, a dog enclosed, no turns left, an endgame in the tables, too deep.
int Search::visit(const Node& node, int depth, int alpha, int beta, int ply) {
    const auto& h = node.herd;
    const int sheep = h.sheep.count();
    if (sheep == 0) return Score::clearIn(0);
    if (node.turnsLeft == 0 || m_chase.enclosed(h)) return scoreAtEnd(node, sheep);
    if (sheep <= m_solved) return inTables(node);
    if (depth <= 0 || ply >= maxPly) return guess(node);
    if (++m_nodes % 1024 == 0 && m_stop->stop_requested()) m_stopped = true;
    if (m_stopped) return 0;

    const auto key = keyOf(node);
    auto& slot = m_table[key % tableSize];
    auto entry = slot.key == key ? slot : Entry{};
    if (entry.depth >= depth || (entry.depth >= 0 && Score::clears(entry.score) && entry.bound == AtLeast)) {
        if ((entry.bound & AtLeast) != 0 && entry.score >= beta) return entry.score;
        if ((entry.bound & AtMost) != 0 && entry.score <= alpha && entry.depth >= depth) return entry.score;
        if (entry.bound == Exact && entry.depth >= depth) return entry.score;
    }
    const int score = search(node, depth, alpha, beta, ply, entry);
    if (m_stopped) return 0;
    entry.key = key;
    entry.score = score;
    entry.depth = static_cast<std::int16_t>(depth);
    entry.bound = score >= beta ? AtLeast : score <= alpha ? AtMost : Exact;
    slot = entry;
    return score;
}

// So many sheep are left for good: where ten turns are played each of them counts.
int Search::scoreAtEnd(const Node& node, int left) {
    return node.turnsLeft < 0 ? Score::neverClear(maxSheep - left) : -left * Score::perSheep;
}

int Search::inTables(const Node& node) const {
    const int turns = node.turnsLeft < 0 ? Endgame::longest : node.turnsLeft;
    const auto best = m_endgames.catchWithin(turns, node.herd, node.dogs, node.again);
    return best.left == 0 ? Score::clearIn(best.turns) : scoreAtEnd(node, best.left);
}

int Search::search(const Node& node, int depth, int alpha, int beta, int ply, Entry& entry) {
    auto& turns = m_turns[static_cast<std::size_t>(ply)];
    turns.clear();
    if (node.dogs)
        dogTurns(node.herd, turns);
    else
        sheepTurns(node.herd, turns);
    if (turns.empty()) turns.push_back({node.herd, 0, 0, 0}); // a pass
    const int sign = node.dogs ? 1 : -1;
    for (auto& turn : turns) {
        if (turn.number == entry.best && entry.depth >= 0)
            turn.rank = 2 * Score::clear;
        else
            turn.rank = depth > 1 ? sign * guess(after(node, turn.herd)) : turn.caught;
    }
    std::ranges::sort(turns, [](const Turn& a, const Turn& b) {
        return a.rank != b.rank ? a.rank > b.rank : a.number < b.number;
    });
    int best = -2 * Score::clear;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const auto next = after(node, turns[i].herd);
        // The window for what follows, one turn further away where the dogs have moved.
        int score =
            visit(next, depth - 1, alpha + costOfTurn(node, alpha), beta + costOfTurn(node, beta), ply + 1);
        if (m_stopped) return 0;
        score -= costOfTurn(node, score);
        if (sign * score > best) {
            best = sign * score;
            entry.best = m_turns[static_cast<std::size_t>(ply)][i].number;
        }
        if (node.dogs)
            alpha = std::max(alpha, score);
        else
            beta = std::min(beta, score);
        if (alpha >= beta) break;
    }
    return sign * best;
}

Search::Node Search::after(const Node& node, const Herd& herd) const {
    Node next{herd, !node.dogs, false, node.turnsLeft};
    if (node.dogs) {
        next.turnsLeft = std::max(node.turnsLeft - 1, node.turnsLeft < 0 ? -1 : 0);
    } else if (m_chase.variation().fighting && !node.again) {
        next.dogs = false;
        next.again = true;
    }
    return next;
}

void Search::dogTurns(const Herd& h, Turns& turns) const {
    const int sheep = h.sheep.count();
    const auto add = [&](const Herd& next) {
        turns.push_back({next, sheep - next.sheep.count(), 0, static_cast<std::uint16_t>(turns.size())});
    };
    for (const auto dog : h.dogs) {
        if (dog == noCell) continue;
        m_chase.turns(h, dog, [&](Cell, const Chain&, const Herd& next) { add(next); });
    }
}

void Search::sheepTurns(const Herd& h, Turns& turns) const {
    h.sheep.each([&](Cell from) {
        m_chase.pastures(h, from).each([&](Cell to) {
            turns.push_back(
                {m_chase.afterSheep(h, from, to), 0, 0, static_cast<std::uint16_t>(turns.size())});
        });
    });
}

// Two sheep next to each other; none if there are no such.
CellSet Search::somePair(const CellSet& sheep) const {
    for (auto rest = sheep; !rest.empty();) {
        const auto one = rest.first();
        rest.remove(one);
        if (const auto mates = m_chase.field().around(one) & rest; !mates.empty())
            return CellSet::of(one) | CellSet::of(mates.first());
    }
    return {};
}

// The sheep that the dogs are after where they catch all: those on their own, for with these no other gets in
// the way; else, where the last pair must not be broken up, those without whom a pair is left.
CellSet Search::prey(const CellSet& sheep) const {
    const auto pair = somePair(sheep);
    if (m_pairsMatter && pair.empty()) return {};
    CellSet single;
    sheep.each([&](Cell one) {
        if (!m_chase.hasMate(sheep, one)) single.add(one);
    });
    if (!single.empty()) return single;
    auto free = sheep - pair;
    pair.each([&](Cell one) {
        if (!m_pairsMatter || !somePair(sheep - CellSet::of(one)).empty()) free.add(one);
    });
    return free;
}

// How many turns the dogs need from here, as far as that can be told: to catch one of the prey, and later
// each of the others. Besides the dogs come close, the sheep keep away. Where only ten turns are played one
// sheep is as good as another.
int Search::guess(const Node& node) const {
    const auto& h = node.herd;
    const bool toTheEnd = node.turnsLeft < 0;
    const int perSingle = toTheEnd ? turnsSingle : turnsMated;
    const auto hunted = toTheEnd ? prey(h.sheep) : h.sheep;
    int turns = 0, apart = 0;
    bool single = false;
    h.sheep.each([&](Cell one) {
        const bool mated = m_chase.hasMate(h.sheep, one);
        single = single || !mated;
        turns += Score::surplus + (mated ? turnsMated : perSingle);
        for (const auto dog : h.dogs)
            if (dog != noCell) apart += m_apart[one][dog];
    });
    turns -= single ? perSingle : turnsMated; // the prey, instead of which its hunt is counted
    const int hunt = m_hunts.turns(h.dogs, hunted, node.dogs) * perTurnOfHunt;
    return -turns * Score::perTurn - hunt - apart - (hunted.empty() ? Score::escape : 0);
}

} // namespace core::fmurs
