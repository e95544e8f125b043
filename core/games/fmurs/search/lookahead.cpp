#include "core/games/fmurs/search/lookahead.h"

#include "core/games/fmurs/search/certainty.h"
#include "core/solve/crew.h"

#include <algorithm>

namespace core::fmurs {

namespace {

// A move that is expected to be so much worse than another is not looked at as exactly.
constexpr int clearly = Payoff::perTurn;

} // namespace

Lookahead::Lookahead(const Rules& rules, const Endgames& endgames, const OneSheepHunt& hunt, int threads)
    : m_rules(rules), m_endgames(endgames), m_hunt(hunt), m_estimate(rules.chase(), hunt),
      m_guarantee(endgames, hunt) {
    const int cores = Crew::processors();
    for (int i = std::max(threads > 0 ? threads : cores, 1); i > 0; --i)
        m_searches.emplace_back(
            Search::Knowledge{rules.chase(), endgames, m_estimate, m_guarantee, m_memory});
}

bool Lookahead::useTables(const StopToken& stop) {
    const bool more = m_guarantee.update(stop);
    if (m_solved == m_endgames.solved() && m_hunted == m_hunt.built()) return more;
    m_solved = m_endgames.solved();
    m_hunted = m_hunt.built();
    if (m_solved > 0) m_estimate.lastPairMatters(m_endgames.mostEscape());
    m_memory.forgetExpected();
    for (auto& search : m_searches) search.forget();
    return true;
}

// Where no limit ends the chase, or where the turns count.
Search::Node Lookahead::nodeAfter(Rules::Position root, Rules::Move m) const {
    const bool counts = countsSheep(m_rules, root);
    const int turnsLeft = m_rules.turnLimit() - root.turns, spare = sheepToSpare(m_rules, root);
    root.half = static_cast<std::uint8_t>(m_rules.halves() - 1);
    root.firstTurns = UINT16_MAX;
    root.turns = 0;
    const bool dogs = root.phase == Rules::Phase::MoveDogs;
    const auto p = m_rules.play(root, m);
    return {m_rules.placement(p), p.phase == Rules::Phase::MoveDogs, p.again != 0,
            counts ? turnsLeft - (dogs ? 1 : 0) : -1, spare};
}

Prospect Lookahead::glance(const Rules::Position& p) const {
    const bool counts = countsSheep(m_rules, p);
    return m_searches.front().glance({m_rules.placement(p), p.phase == Rules::Phase::MoveDogs, p.again != 0,
                                      counts ? m_rules.turnLimit() - p.turns : -1, sheepToSpare(m_rules, p)});
}

Prospect Lookahead::anyFlock(const Rules::Position& p) const {
    if (countsSheep(m_rules, p)) return {.most = Payoff::left(m_rules.sheep())};
    const int sure = m_guarantee.turns(m_rules.sheep());
    return {.most = sure < Guarantee::never ? Payoff::clearIn(sure) : Payoff::never};
}

std::vector<Lookahead::Child> Lookahead::children(const Rules::Position& root) const {
    std::vector<Child> all;
    for (const auto m : m_rules.moves(root)) {
        auto& child = all.emplace_back(Child{m_rules.play(root, m), nodeAfter(root, m)});
        child.over = child.position.half != root.half || m_rules.halfOver(child.position);
        child.prospect = glance(root, child);
    }
    return all;
}

void Lookahead::glanceAgain(const Rules::Position& root, std::vector<Child>& children) const {
    for (auto& child : children) child.prospect = glance(root, child).within(child.prospect);
}

Prospect Lookahead::glance(const Rules::Position& root, const Child& child) const {
    const auto seen = m_searches.front().glance(child.node);
    return root.phase == Rules::Phase::MoveDogs ? seen.before() : seen;
}

struct Lookahead::Task {
    bool dogs;
    int dogTurns;
    Effort& effort;
    std::atomic<int> best; // expected of the moves looked at so far
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> complete = true;
};

// The best first, for the others are measured against it: alone at the start, then each core takes the next
// one.
bool Lookahead::deepen(const Rules::Position& root, std::vector<Child>& children, int dogTurns,
                       Effort& effort) {
    const bool dogs = root.phase == Rules::Phase::MoveDogs;
    std::ranges::stable_sort(children, [&](const Child& a, const Child& b) {
        return dogs ? a.prospect.expected < b.prospect.expected : a.prospect.expected > b.prospect.expected;
    });
    Task task{dogs, dogTurns, effort, dogs ? 2 * Payoff::never : -1};
    const auto work = [&](Search& search) {
        for (auto i = task.next++; i < children.size() && task.complete; i = task.next++)
            lookAt(children[i], task, search);
    };
    if (!children.empty()) lookAt(children[task.next++], task, m_searches.front());
    const auto hands = dogTurns > 0 ? m_searches.size() : 1;
    Crew(static_cast<int>(hands)).each(hands, [&](std::size_t i, int) { work(m_searches[i]); });
    return task.complete;
}

// Of moves that come out clearly worse than the best no more is asked than that; what is proven of them
// stays.
void Lookahead::lookAt(Child& child, Task& task, Search& search) const {
    if (child.over || child.prospect.exact()) return;
    Search::Window window;
    if (task.dogTurns > 0) {
        const int best = task.best;
        (task.dogs ? window.beta : window.alpha) = task.dogs ? best + clearly : best - clearly;
    }
    const auto inside =
        task.dogs ? Search::Window{Payoff::after(window.alpha), Payoff::after(window.beta)} : window;
    const auto seen = search.look(child.node, task.dogTurns, inside, task.effort);
    if (!seen) {
        task.complete = false;
        return;
    }
    const auto found = task.dogs ? seen->before() : *seen;
    const auto worse = [&](int a, int b) { return task.dogs ? std::max(a, b) : std::min(a, b); };
    auto& known = child.prospect;
    const int expected = window.has(found.expected) ? found.expected : worse(found.expected, known.expected);
    const int most = std::min(found.most, certainMost(child, task).value_or(found.most));
    known = Prospect{found.least, most, expected}.within(known);
    for (int best = task.best; worse(expected, best) == best && expected != best;)
        if (task.best.compare_exchange_weak(best, expected)) break;
}

// What cuts off moves that do not look good proves little of those: what is certain is looked for by itself.
std::optional<int> Lookahead::certainMost(const Child& child, const Task& task) const {
    constexpr int positions = 10'000; // some hundredths of a second
    const auto& node = child.node;
    const bool wanted = task.dogTurns == 1 || task.dogTurns == 2; // later nothing new is found in that time
    if (!wanted || task.effort.over() || m_rules.chase().variation().fighting) return {};
    const int sure = Certainty(m_rules.chase(), m_endgames, m_guarantee)
                         .turns(node.placement, node.dogs, 2 * task.dogTurns, positions);
    if (sure == Certainty::never || (node.turnsLeft >= 0 && sure > node.turnsLeft)) return {};
    const int most = Payoff::clearIn(sure);
    return task.dogs ? Payoff::before(most) : most;
}

} // namespace core::fmurs
