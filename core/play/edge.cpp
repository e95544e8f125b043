#include "core/play/edge.h"

#include "core/play/opponent.h"
#include "core/solve/numbering.h"

#include <algorithm>

namespace core {

namespace {

bool is(const Verdict& v, Outcome outcome) {
    return v.proven() && v.lower == outcome;
}

bool allProven(const Analysis& known) {
    return std::ranges::all_of(known.moves, [](const MoveVerdict& m) { return m.verdict.proven(); });
}

// Moves that lead to the same are one: the first of each.
std::vector<MoveVerdict> different(const Game& game, const Position& p, const Analysis& known) {
    std::vector<MoveVerdict> all;
    std::vector<Position> met;
    for (const auto& one : known.moves) {
        const auto next = game.folded(game.reached(p, one.move));
        if (std::ranges::find(met, next) != met.end()) continue;
        met.push_back(next);
        all.push_back(one);
    }
    return all;
}

// What can come after a draw as long as both keep it, as the player sees it who sets traps there: the other
// side is in one where it is on move, and one of its moves loses.
class Draws {
public:
    using Number = std::uint32_t;

    Draws(const Game& game, Solver& solver, const Position& start)
        : m_game(game), m_solver(solver), m_start(start), m_hunter(game.mover(start)),
          m_numbers([&game](const Position& p) { return game.folded(p); }) {
        number(start);
    }

    // Layer by layer, as many as there is room for. False if stopped.
    bool explore(const Analysis& start, const StopToken& stop) {
        look(0, m_start, start);
        for (Number from = 1, to = m_numbers.size(); from < to && to <= mostLookedAt;
             from = std::exchange(to, m_numbers.size()))
            for (Number i = from; i < to; ++i) {
                const auto p = m_numbers.at(i);
                look(i, p, think(m_game, m_solver, p, stop));
                if (stop.stop_requested()) return false;
            }
        reckon();
        return true;
    }

    Analysis::Edge edge(Move m) {
        const auto next = m_game.reached(m_start, m);
        const auto goesOn = !m_game.result(next) && !m_game.pending(next);
        Analysis::Edge edge{.move = m};
        if (!goesOn) return edge;
        const auto& place = m_places[number(next)];
        if (!place.hunters && place.sure) {
            edge.answers = place.answers;
            edge.losing = place.losing;
        }
        if (place.trapIn && *place.trapIn + 1 <= sureTo()) edge.trap = *place.trapIn + 1;
        return edge;
    }

private:
    struct Place {
        bool hunters = false; // the hunter is on move
        int depth = 0;
        bool sure = false;    // every move is proven
        bool escapes = false; // a move ends it in a draw
        int answers = 0, losing = 0;
        std::vector<Number> kept;
        std::optional<int> trapIn;
        bool trap() const { return !hunters && losing > 0; }
    };

    Number number(const Position& p, int depth = 0) {
        const auto i = m_numbers.of(p);
        if (i < m_places.size()) return i;
        auto& place = m_places.emplace_back();
        place.hunters = m_game.mover(p) == m_hunter;
        place.depth = depth;
        return i;
    }

    void look(Number i, const Position& p, const Analysis& known) {
        const int below = m_places[i].depth + 1;
        Place found = m_places[i];
        found.sure = allProven(known);
        const auto moves = different(m_game, p, known);
        found.answers = static_cast<int>(moves.size());
        for (const auto& [move, verdict] : moves) {
            if (is(verdict, Outcome::Loss)) ++found.losing;
            if (!is(verdict, Outcome::Draw)) continue;
            const auto next = m_game.reached(p, move);
            if (verdict.endless || m_game.result(next) || m_game.pending(next))
                found.escapes = true;
            else
                found.kept.push_back(number(next, below));
        }
        if (found.trap()) found.trapIn = 0;
        m_places[i] = std::move(found);
    }

    // The hunter needs one move that leads on, the other side must have no other.
    bool leadsOn(const Place& place) const {
        const auto near = [this](Number next) { return m_places[next].trapIn.has_value(); };
        if (place.hunters) return std::ranges::any_of(place.kept, near);
        return place.sure && !place.escapes && !place.kept.empty() && std::ranges::all_of(place.kept, near);
    }

    // One move further each time.
    void reckon() {
        for (int moves = 1;; ++moves) {
            std::vector<Number> fresh;
            for (Number i = 0; i < m_places.size(); ++i)
                if (!m_places[i].trapIn && leadsOn(m_places[i])) fresh.push_back(i);
            if (fresh.empty()) return;
            for (const auto i : fresh) m_places[i].trapIn = moves;
        }
    }

    // So many moves from the start nothing is left out that could lead to a trap sooner.
    int sureTo() const {
        int least = unlimited;
        for (const auto& place : m_places)
            if (!place.sure) least = std::min(least, place.depth);
        return least;
    }

    const Game& m_game;
    Solver& m_solver;
    Position m_start; // its moves are those of the board as it lies
    Player m_hunter;
    Numbering<std::function<Position(const Position&)>> m_numbers;
    std::vector<Place> m_places;
};

} // namespace

void findEdges(const Game& game, Solver& solver, const Position& p, Analysis& known, const StopToken& stop) {
    if (known.moves.empty() || known.verdict.firstHalf || !allProven(known)) return;
    const auto best = known.moves.front().verdict.lower.outcome;
    if (best == Outcome::Loss) return;
    Draws draws(game, solver, p);
    if (best == Outcome::Draw && !draws.explore(known, stop)) return;
    for (const auto& [move, verdict] : known.moves)
        if (is(verdict, best))
            known.edges.push_back(best == Outcome::Draw ? draws.edge(move) : Analysis::Edge{.move = move});
}

int keeping(const Game& game, const Position& p, const Analysis& known) {
    return static_cast<int>(std::ranges::count_if(
        different(game, p, known), [&](const MoveVerdict& m) { return edgeOf(known, m.move) != nullptr; }));
}

const Analysis::Edge* edgeOf(const Analysis& known, Move m) {
    const auto found = std::ranges::find(known.edges, m, &Analysis::Edge::move);
    return found == known.edges.end() ? nullptr : &*found;
}

Message edgeMessage(const Analysis::Edge& edge) {
    if (edge.losing > 0) return {plural("core", "%n of %1 answers lose"), {edge.answers}, edge.losing};
    if (edge.trap)
        return {plural("core", "no answer loses, but in %n moves there is a trap"), {}, *edge.trap};
    return {};
}

std::vector<Message> edgeSentences(const Game& game, const Position& p, const Analysis& known) {
    if (known.edges.empty()) return {};
    const auto moves = different(game, p, known);
    const int all = static_cast<int>(moves.size()), keep = keeping(game, p, known);
    const bool win = is(known.verdict, Outcome::Win);
    std::vector<Message> said{{win ? plural("core", "%n of %1 moves keep the win.")
                                   : plural("core", "%n of %1 moves keep the draw."),
                               {all},
                               keep}};
    // The greater the share that loses the better, then the sooner there is a trap.
    const auto harder = [](const Analysis::Edge& a, const Analysis::Edge& b) {
        if (a.losing == 0 && b.losing > 0) return true;
        if (a.losing > 0) return b.losing * a.answers > a.losing * b.answers;
        return b.trap && (!a.trap || *b.trap < *a.trap);
    };
    const auto& hardest = *std::ranges::max_element(known.edges, harder);
    const auto move = game.text(p, hardest.move);
    if (hardest.losing > 0)
        said.push_back({plural("core", "The hardest to answer is %1: %n of %2 answers lose."),
                        {move, hardest.answers},
                        hardest.losing});
    else if (hardest.trap)
        said.push_back(
            {plural("core", "With %1 the other side can be brought into a trap in %n moves: there an answer "
                            "can lose."),
             {move},
             *hardest.trap});
    return said;
}

} // namespace core
