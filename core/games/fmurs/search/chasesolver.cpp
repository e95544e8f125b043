#include "core/games/fmurs/search/chasesolver.h"

#include "core/games/fmurs/look/board.h"
#include "core/games/fmurs/search/bestplay.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr double smallTables = 30e6; // bytes of memory to build them
constexpr int guessRounds = 60;

bool allKnown(const std::vector<Lookahead::Child>& children) {
    return std::ranges::all_of(children,
                               [](const auto& child) { return child.over || child.prospect.exact(); });
}

} // namespace

ChaseSolver::Counting::Counting(const Rules& rules, const OneSheepHunt& hunt, int threads)
    : endgames(rules.chase(), rules.dogs(), rules.symmetries(), rules.tableName(), rules.turnLimit()),
      lookahead(rules, endgames, hunt, threads) {}

ChaseSolver::ChaseSolver(const Rules& rules, const Budget& budget)
    : m_rules(rules), m_budget(budget),
      m_endgames(rules.chase(), rules.dogs(), rules.symmetries(), rules.tableName(), rules.countedTurns()),
      m_hunt(rules.chase(), rules.dogs(), rules.sheep()), m_placings(rules, m_endgames),
      m_lookahead(rules, m_endgames, m_hunt, budget.threads), m_guess(rules, m_lookahead) {
    m_endgames.use({.memory = budget.memory}); // one that lies on disk may turn out to be damaged
}

void ChaseSolver::run(const Rules::Position& root, const StopToken& stop) {
    m_why.reset();
    m_pace = ReportPace();
    if (!m_begun || m_begun->root != root) m_begun = Begun{root};
    if (m_rules.placing(root)) {
        place(root, stop);
    } else if (!m_rules.halfOver(root)) {
        chase(root, stop);
    } else {
        end(root);
        prepare(stop);
    }
    if (!stop.stop_requested()) m_begun.reset();
}

void ChaseSolver::end(const Rules::Position& root) {
    const auto left = root.sheep.empty() ? Prospect::exactly(0) : Prospect::exactly(Payoff::never);
    m_report({{root, verdictOfEnd(m_rules, root, root.half, left)}}, true);
}

// Numbers at once, then deeper with what there is; with more again when the tables have come that matter.
// Where nobody else builds them, small ones come first: they take a moment, looking ahead without them long.
void ChaseSolver::chase(const Rules::Position& root, const StopToken& stop) {
    auto& children = m_begun->children;
    if (children.empty()) children = lookaheadFor(root).children(root);
    if (allKnown(children) && m_endgames.knows(root.sheep)) return tell(root, children, true);
    tell(root, children, false);
    if (!prepare(stop) || !countSheep(root, stop)) return;
    const int sheep = root.sheep.count(), many = affordable(m_budget.memory);
    const int small = affordable(smallTables), matter = sheep > many + 2 ? small : std::min(many, sheep);
    if (m_builder && m_builder->alone()) m_builder->await(small, stop);
    if (stop.stop_requested()) return;
    if (!m_begun->waiting) {
        const bool waits = m_builder && m_endgames.solved() < matter;
        if (!lookAhead(root, !waits, stop) || !waits) return;
        m_begun->wait();
    }
    // Where all is known, small tables still tell how the chase goes on.
    const bool chaseFollows = sheep <= small;
    if ((allKnown(children) && !chaseFollows) || (!m_builder->await(matter, stop) && stop.stop_requested()))
        return tell(root, children, true);
    lookAhead(root, true, stop);
}

int ChaseSolver::affordable(double bytes) const {
    return std::min(m_endgames.affordable(bytes), m_budget.tables);
}

// What is needed for looking ahead well; and larger tables are begun.
bool ChaseSolver::prepare(const StopToken& stop) {
    if (!m_hunt.build(stop)) return false;
    if (m_builder || m_endgames.manyDogs()) return true;
    const int whole = affordable(m_budget.memory);
    if (whole < std::min(m_rules.sheep(), m_budget.tables) && !m_endgames.takeStarred(whole + 1, stop))
        return false;
    const int many = std::min(affordable(m_budget.memory), m_rules.sheep());
    if (many > 0) m_builder = std::make_unique<TableBuilder>(m_endgames, many, m_budget.threads != 1);
    return true;
}

Lookahead& ChaseSolver::lookaheadFor(const Rules::Position& root) {
    return m_counting && countsSheep(m_rules, root) ? m_counting->lookahead : m_lookahead;
}

// A second half in which the sheep caught decide needs tables of its own.
bool ChaseSolver::countSheep(const Rules::Position& root, const StopToken& stop) {
    if (!countsSheep(m_rules, root) || m_rules.score10() || m_rules.turnLimit() > Endgame::longest)
        return true;
    if (!m_counting) m_counting = std::make_unique<Counting>(m_rules, m_hunt, m_budget.threads);
    const int small = std::min(m_counting->endgames.affordable(smallTables), m_budget.tables);
    return m_counting->endgames.solve(std::min(small, m_rules.sheep()), stop);
}

// By one turn of the dogs more each time, anew whenever tables have come. `last`: nothing follows. False if
// stopped.
bool ChaseSolver::lookAhead(const Rules::Position& root, bool last, const StopToken& stop) {
    auto& lookahead = lookaheadFor(root);
    auto& children = m_begun->children;
    int& depth = m_begun->depth;
    Effort effort{stop, m_budget.nodes, m_begun->spent};
    for (;; ++depth) {
        if (lookahead.useTables(stop) || depth == 0) {
            lookahead.glanceAgain(root, children);
            depth = 0;
        }
        const bool seen = lookahead.deepen(root, children, depth, effort);
        m_begun->spent = effort.spent;
        if (stop.stop_requested()) return false;
        const bool all = allKnown(children), end = all || !seen || depth == INT8_MAX;
        tell(root, children, end && last);
        if (end) return true;
    }
}

void ChaseSolver::tell(const Rules::Position& root, const Children& children, bool complete) {
    const bool dogs = root.phase == Rules::Phase::MoveDogs;
    std::vector<Known> known;
    for (const auto& child : children) {
        const auto prospect = dogs ? child.prospect.after() : child.prospect;
        auto& one = known.emplace_back(Known{child.position});
        one.verdict = child.over ? verdictOfEnd(m_rules, child.position, root.half, prospect)
                                 : verdictOf(m_rules, child.position, prospect);
        if (dogs) countTurn(one.verdict.figures);
    }
    if (countsSheep(m_rules, root)) {
        const auto theBest = [&](auto part) {
            const auto of = [part](const auto& child) { return child.prospect.*part; };
            return of(dogs ? std::ranges::min(children, {}, of) : std::ranges::max(children, {}, of));
        };
        const Prospect best{theBest(&Prospect::least), theBest(&Prospect::most),
                            theBest(&Prospect::expected)};
        known.push_back({root});
        known.back().verdict.figures = figuresOf(m_rules, root, best);
    }
    if (complete) explain(root);
    m_report(known, complete);
}

// Where the tables know everything, best play to the end.
void ChaseSolver::explain(const Rules::Position& root) {
    if (!m_endgames.knows(root.sheep)) return;
    m_why = Board(m_rules).why(root, {});
    const auto play = bestPlay(m_rules, m_endgames, root);
    m_why->lines = bestPlayInWords(play);
    // Best play leaves limits and the other half aside; on the board it ends where the match does.
    auto p = root;
    for (const auto& ply : play.plies) {
        const auto moves = m_rules.moves(p);
        const auto m = std::ranges::find(moves, ply.text, [&](auto move) { return m_rules.text(p, move); });
        if (m == moves.end()) break;
        m_why->line.push_back(ply.text);
        p = m_rules.play(p, *m);
    }
}

Verdict ChaseSolver::valueIn(const std::vector<Known>& known, const Rules::Position& p) {
    const auto found = std::ranges::find(known, p, &Known::position);
    return found == known.end() ? Verdict{} : found->verdict;
}

// --- Placing ---

// Set-ups are guessed at while no table knows all the sheep, at once even without the hunt.
void ChaseSolver::place(const Rules::Position& root, const StopToken& stop) {
    const int sheep = m_rules.sheep();
    if (m_endgames.solved() >= sheep && placeByTables(root, stop)) return;
    if (!m_hunt.built() && m_begun->rounds == 0)
        if (const auto first = m_guess.begin(root, stop)) tell(root, *first, false);
    if (!prepare(stop)) return;
    const bool solvable = sheep <= affordable(m_budget.memory);
    const int matter = solvable ? sheep : affordable(smallTables);
    if (!m_begun->waiting) {
        const bool waits = m_builder && (solvable || m_endgames.solved() < matter);
        if (!placeByGuess(root, !waits, stop) || !waits) return;
        m_begun->wait();
    }
    const bool there = m_builder->await(matter, stop);
    if (stop.stop_requested()) return;
    if (there && solvable)
        placeByTables(root, stop);
    else
        placeByGuess(root, true, stop);
}

// False if stopped.
bool ChaseSolver::placeByTables(const Rules::Position& root, const StopToken& stop) {
    const auto moves = m_rules.moves(root);
    const int sheep = m_rules.sheep(), goals = m_endgames.goals(sheep), spare = sheepToSpare(m_rules, root);
    const bool counts = countsSheep(m_rules, root);
    PlacingGuess::Prospects all(moves.size(),
                                Prospect::exactly(counts ? Payoff::left(sheep) : Payoff::never));
    // Tables of the whole chase say of a part of it only that it takes no longer.
    const bool partly = goals == 1 && counts;
    if (partly)
        for (auto& one : all) one.least = spare > 0 ? Payoff::perTurn : Payoff::left(1);
    std::vector<bool> open(moves.size(), true);
    for (int left = partly ? 0 : spare; left < goals; ++left) {
        const auto turns = m_placings.turns(root, stop, left);
        if (!turns) return false;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto known = (*turns)[moves[i].to()];
            if (!open[i] || known == 0 || known == Endgame::never) continue;
            if (counts && known > m_rules.turnLimit()) continue;
            all[i] = Prospect::exactly(left <= spare ? Payoff::clearIn(known) : Payoff::left(left));
            if (spare > 0 && partly) all[i].least = Payoff::perTurn;
            open[i] = false;
        }
    }
    tell(root, all, true);
    return true;
}

// A round takes a millisecond or so. False if stopped.
bool ChaseSolver::placeByGuess(const Rules::Position& root, bool last, const StopToken& stop) {
    int& rounds = m_begun->rounds;
    while (true) {
        const bool anew = m_lookahead.useTables(stop) || rounds == 0;
        const auto prospects = anew ? m_guess.begin(root, stop) : m_guess.goOn(stop);
        if (!prospects || stop.stop_requested()) return false;
        if (++rounds >= guessRounds) {
            tell(root, *prospects, last);
            return true;
        }
        if (m_pace.due()) tell(root, *prospects, false);
    }
}

void ChaseSolver::tell(const Rules::Position& root, const PlacingGuess::Prospects& prospects, bool complete) {
    const auto moves = m_rules.moves(root);
    std::vector<Known> known;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto p = m_rules.play(root, moves[i]);
        known.push_back({p, verdictOf(m_rules, p, prospects[i])});
    }
    m_report(known, complete);
    m_pace.told();
}

} // namespace core::fmurs
