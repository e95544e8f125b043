#include "core/games/fmurs/shepherd.h"

#include "core/games/fmurs/bestplay.h"
#include "core/games/fmurs/board.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr double smallTables = 30e6, largeTables = 600e6; // bytes of memory to build them
constexpr int deepest = 40;
// No deeper look is begun after so many nodes: for the first colours, and in the end.
constexpr std::uint64_t hasty = 15'000, thorough = 600'000;

// The figures of a position one turn of the dogs later, as they count before it.
void countTurn(Figures& figures) {
    for (const auto figure : {Figure::Clears, Figure::AtLeast, Figure::AtMost})
        if (const auto turns = figures.value(figure)) figures.set(figure, *turns + 1);
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
        if (!m_builder->await(matter, stop)) return;
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
        known.push_back({m_rules.play(root, m), {}});
        auto& [p, verdict] = known.back();
        if (p.half == root.half && !m_rules.halfOver(p)) continue;
        verdict = verdictOfEnd(m_rules, p, root.half);
        if (root.phase == Rules::Phase::MoveDogs) countTurn(verdict.figures);
    }
    return known;
}

// Nothing is said of a set-up but what the tables of all the sheep know.
void Shepherd::place(const Rules::Position& root, const std::stop_token& stop) {
    const int sheep = m_rules.sheep(), goals = m_endgames.goals(sheep);
    const bool solvable = sheep <= m_endgames.affordable(largeTables);
    auto all = children(root);
    tell(root, all, !solvable);
    if (!prepare(stop) || !solvable || !m_builder->await(sheep, stop)) return;
    const auto moves = m_rules.moves(root);
    std::vector<bool> open;
    for (const auto& [p, verdict] : all) open.push_back(p.half == root.half && !m_rules.halfOver(p));
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
    for (auto& [p, verdict] : known) {
        if (p.half != root.half || m_rules.halfOver(p)) continue;
        verdict = inTables(p);
        if (root.phase == Rules::Phase::MoveDogs) countTurn(verdict.figures);
    }
    known.push_back({root, inTables(root)});
    m_why = Board(m_rules).why(root);
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
    for (int depth = 1; depth <= deepest; ++depth) {
        m_search.useTables();
        auto known = children(root);
        bool proven = true;
        for (auto& [p, verdict] : known) {
            if (p.half != root.half || m_rules.halfOver(p)) continue;
            auto prospect = ahead(p, depth - 1, stop);
            if (stop.stop_requested()) return false;
            if (prospect.guess) *prospect.guess += expected(root);
            verdict = verdictOf(m_rules, p, prospect);
            if (root.phase == Rules::Phase::MoveDogs) countTurn(verdict.figures);
            proven &= prospect.exact();
        }
        const bool enough = m_search.nodes() - before > nodes || depth == deepest;
        tell(root, std::move(known), (proven && !m_chaseFollows) || (enough && last));
        if (proven || enough) return proven;
    }
    return false;
}

// What looking ahead proves. Whoever has looked at so many turns of the dogs in full width without seeing
// them clear the field knows that they need at least one more.
Prospect Shepherd::ahead(const Rules::Position& p, int depth, const std::stop_token& stop) {
    const bool dogs = p.phase == Rules::Phase::MoveDogs;
    const int turnsLeft = m_rules.score10() ? m_rules.turnLimit() - p.turns : -1;
    const int sheepMoves = m_rules.chase().variation().fighting ? 2 : 1;
    const int score = m_search.look({m_rules.herd(p), dogs, p.again != 0, turnsLeft}, depth,
                                    -2 * Score::clear, 2 * Score::clear, stop);
    const int seen = (depth + (dogs ? sheepMoves : int{p.again})) / (sheepMoves + 1);
    Prospect prospect;
    prospect.atLeast = seen + 1;
    if (Score::never(score)) return Prospect::exactly(Prospect::never);
    if (Score::clears(score)) {
        prospect.atMost = Score::turns(score);
        prospect.atLeast = std::min(prospect.atLeast, prospect.atMost);
        return prospect;
    }
    prospect.guess = score;
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
    for (const auto& [p, verdict] : known) values.push_back(ofMove(verdict, m_rules.mover(p) != mover));
    Verdict value;
    if (!values.empty()) value = best(values);
    if (const auto result = m_rules.result(root)) value = core::exactly(*result, 0);
    known.push_back({root, value});
    m_report(known, complete);
}

Verdict Shepherd::valueIn(const std::vector<Known>& known, const Rules::Position& p) {
    const auto found = std::ranges::find(known, p, &Known::position);
    return found == known.end() ? Verdict{} : found->verdict;
}

} // namespace core::fmurs
