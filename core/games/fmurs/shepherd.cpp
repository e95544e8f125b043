#include "core/games/fmurs/shepherd.h"

#include "core/games/fmurs/bestplay.h"
#include "core/games/fmurs/board.h"
#include "core/games/fmurs/figures.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr double smallTables = 30e6, largeTables = 600e6; // bytes of memory to build them
constexpr int deepest = 40;
// No deeper look is begun after so many nodes: for the first colours, and in the end.
constexpr std::uint64_t hasty = 15'000, thorough = 600'000;
// A move that is guessed to be so much worse than another is not looked at as exactly.
constexpr int clearly = Score::perTurn;

// The figures of a position one turn of the dogs later, as they count before it.
void countTurn(Figures& figures) {
    figures.add(figure::clears, 1);
}

} // namespace

Shepherd::Shepherd(const Rules& rules)
    : m_rules(rules),
      m_endgames(rules.chase(), rules.dogs(), rules.symmetries(), rules.tableName(), rules.countedTurns()),
      m_placings(rules, m_endgames), m_hunts(rules.chase()), m_search(rules.chase(), m_endgames, m_hunts) {}

// Colours at once, then deeper with what there is; with more again when the tables have come that matter.
void Shepherd::run(const Rules::Position& root, const std::stop_token& stop) {
    m_why.reset();
    m_chaseFollows = false;
    if (m_rules.placing(root)) return place(root, stop);
    if (m_rules.halfOver(root)) {
        tell(root, children(root), true);
        prepare(stop);
        return;
    }
    if (fromTables(root)) return;
    const int sheep = root.sheep.count(), many = m_endgames.affordable(largeTables);
    m_chaseFollows = sheep <= m_endgames.affordable(smallTables);
    bool settled = deepen(root, hasty, false, stop);
    if (!prepare(stop)) return;
    const int matter = sheep > many + 2 ? m_endgames.affordable(smallTables) : std::min(many, sheep);
    if (m_endgames.solved() < matter) {
        settled = settled || deepen(root, thorough, false, stop);
        if (settled && !m_chaseFollows) return;
        if (!m_builder->await(matter, stop) && stop.stop_requested()) return;
    }
    if (fromTables(root)) return;
    if (!settled) deepen(root, thorough, true, stop);
}

// What is needed for looking ahead well; and larger tables are begun.
bool Shepherd::prepare(const std::stop_token& stop) {
    if (m_builder || m_endgames.manyDogs()) return true;
    if (!m_endgames.sortDogs(stop) || !m_hunts.build(m_endgames.kennel(), 2, stop)) return false;
    const int many = m_endgames.affordable(largeTables);
    m_builder = std::make_unique<TableBuilder>(m_endgames, m_hunts, std::min(many, m_rules.sheep()));
    return true;
}

// Every position one ply on, with the verdict of those that end the half.
std::vector<Shepherd::Known> Shepherd::children(const Rules::Position& root) const {
    std::vector<Known> known;
    for (const auto m : m_rules.moves(root)) {
        auto& child = known.emplace_back(Known{.position = m_rules.play(root, m)});
        child.over = child.position.half != root.half || m_rules.halfOver(child.position);
        if (!child.over) continue;
        child.verdict = verdictOfEnd(m_rules, child.position, root.half);
        if (root.phase == Rules::Phase::MoveDogs) countTurn(child.verdict.figures);
    }
    return known;
}

// Nothing is said of a set-up but what the tables of all the sheep know.
void Shepherd::place(const Rules::Position& root, const std::stop_token& stop) {
    const int sheep = m_rules.sheep(), goals = m_endgames.goals(sheep);
    const bool solvable = sheep <= m_endgames.affordable(largeTables);
    auto all = children(root);
    tell(root, all, !solvable);
    if (!prepare(stop) || !solvable) return;
    if (!m_builder->await(sheep, stop)) {
        if (!stop.stop_requested()) tell(root, std::move(all), true);
        return;
    }
    const auto moves = m_rules.moves(root);
    std::vector<bool> open;
    for (const auto& child : all) open.push_back(!child.over);
    for (int left = sheepToSpare(m_rules, root); left < goals; ++left) {
        const auto turns = m_placings.turns(root, stop, left);
        if (!turns) return;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto known = (*turns)[moves[i].to()];
            const bool never = known == Endgame::never;
            if (!open[i] || known == 0 || (never && left + 1 < goals)) continue;
            all[i].verdict = verdictOf(m_rules, all[i].position,
                                       never ? Endgames::Catch{sheep, 0} : Endgames::Catch{left, known});
            open[i] = false;
        }
    }
    tell(root, std::move(all), true);
}

bool Shepherd::fromTables(const Rules::Position& root) {
    if (root.sheep.count() > m_endgames.solved()) return false;
    auto known = children(root);
    for (auto& child : known) {
        if (child.over) continue;
        child.verdict = inTables(child.position);
        if (root.phase == Rules::Phase::MoveDogs) countTurn(child.verdict.figures);
    }
    known.push_back({.position = root, .verdict = inTables(root)});
    m_why = Board(m_rules).why(root, {});
    const auto play = bestPlay(m_rules, m_endgames, root);
    m_why->lines = bestPlayInWords(play);
    for (const auto& ply : play.plies) m_why->line.push_back(ply.text);
    m_report(known, true);
    return true;
}

Verdict Shepherd::inTables(const Rules::Position& p) const {
    const auto best =
        m_endgames.catchWithin(turnsAsked(m_rules, p), m_rules.herd(p), p.phase == Rules::Phase::MoveDogs,
                               p.again != 0, sheepToSpare(m_rules, p));
    return verdictOf(m_rules, p, best);
}

// Deeper by one ply at a time. True when nothing more will come of it; `last`: at least nothing more is
// tried.
bool Shepherd::deepen(const Rules::Position& root, std::uint64_t nodes, bool last,
                      const std::stop_token& stop) {
    const auto before = m_search.nodes();
    auto known = children(root);
    for (int depth = 1; depth <= deepest; ++depth) {
        m_search.useTables();
        if (!deepenByOne(root, known, depth, stop)) return false;
        const bool settled = std::ranges::all_of(
            known, [](const Known& child) { return child.over || child.prospect.exact(); });
        const bool enough = m_search.nodes() - before > nodes || depth == deepest;
        tell(root, known, (settled && !m_chaseFollows) || (enough && last));
        if (settled || enough) return settled;
    }
    return false;
}

// All moves one ply deeper, the best first. Of those that come out clearly worse than a best one that is
// guessed too, no more is asked than that: their guesses only sink, and what is proven of them stays.
bool Shepherd::deepenByOne(const Rules::Position& root, std::vector<Known>& known, int depth,
                           const std::stop_token& stop) {
    const bool dogs = root.phase == Rules::Phase::MoveDogs;
    const auto theBetter = [&](int a, int b) { return dogs ? std::max(a, b) : std::min(a, b); };
    std::ranges::stable_sort(known, [&](const Known& a, const Known& b) {
        return a.score != b.score && theBetter(a.score, b.score) == a.score;
    });
    int best = dogs ? -Score::clear : Score::clear;
    for (auto& child : known) {
        if (child.over) continue;
        Search::Window window;
        if (depth > 1 && Score::guessed(best))
            (dogs ? window.alpha : window.beta) = best + (dogs ? -clearly : clearly);
        const int found = ahead(child.position, depth - 1, window, stop);
        if (stop.stop_requested()) return false;
        best = theBetter(best, found);
        if (window.has(found) || !Score::guessed(found)) {
            child.score = found;
            child.prospect = proven(child.position, depth - 1, found);
        } else if (child.prospect.guess) {
            if (theBetter(child.score, found) == child.score) child.score = found;
            // A bound from above says as surely that the field is not cleared by then, one from below does
            // not.
            if (dogs)
                child.prospect = proven(child.position, depth - 1, child.score);
            else
                child.prospect.guess = child.score;
        }
        auto shown = child.prospect;
        if (shown.guess) *shown.guess += expected(root);
        child.verdict = verdictOf(m_rules, child.position, shown);
        if (dogs) countTurn(child.verdict.figures);
    }
    return true;
}

int Shepherd::ahead(const Rules::Position& p, int depth, const Search::Window& window,
                    const std::stop_token& stop) {
    const bool dogs = p.phase == Rules::Phase::MoveDogs;
    const int turnsLeft = m_rules.score10() ? m_rules.turnLimit() - p.turns : -1;
    return m_search.look({m_rules.herd(p), dogs, p.again != 0, turnsLeft}, depth, window, stop);
}

// What a look ahead proves. Whoever has looked at so many turns of the dogs in full width without seeing them
// clear the field knows that they need at least one more.
Prospect Shepherd::proven(const Rules::Position& p, int depth, int score) const {
    const bool dogs = p.phase == Rules::Phase::MoveDogs;
    const int sheepMoves = m_rules.chase().variation().fighting ? 2 : 1;
    const int seen = (depth + (dogs ? sheepMoves : int{p.again})) / (sheepMoves + 1);
    if (Score::never(score)) return Prospect::exactly(Prospect::never);
    Prospect prospect{.atLeast = seen + 1};
    if (Score::clears(score)) {
        prospect.atMost = Score::turns(score);
        prospect.atLeast = std::min(prospect.atLeast, prospect.atMost);
    } else {
        prospect.guess = score;
    }
    return prospect;
}

// The guess that lies between winning and losing, turned round: the turns that are left to clear the field,
// or the sheep that may be left after ten turns.
int Shepherd::expected(const Rules::Position& p) const {
    const int sheep = p.sheep.count();
    if (!m_rules.score10()) return (turnsLeft(m_rules, p) + sheep * Score::surplus) * Score::perTurn;
    return (m_rules.sheep() - sheepToCatch(m_rules, p)) * Score::perSheep;
}

// The root is worth as much as its best move.
void Shepherd::tell(const Rules::Position& root, std::vector<Known> known, bool complete) const {
    std::vector<Verdict> values;
    const auto mover = m_rules.mover(root);
    for (const auto& child : known)
        values.push_back(ofMove(child.verdict, m_rules.mover(child.position) != mover));
    Verdict value;
    if (!values.empty()) value = best(values);
    if (m_rules.result(root)) value = verdictOfEnd(m_rules, root, root.half);
    known.push_back({.position = root, .verdict = value});
    m_report(known, complete);
}

Verdict Shepherd::valueIn(const std::vector<Known>& known, const Rules::Position& p) {
    const auto found = std::ranges::find(known, p, &Known::position);
    return found == known.end() ? Verdict{} : found->verdict;
}

} // namespace core::fmurs
