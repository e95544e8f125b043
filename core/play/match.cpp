#include "core/play/match.h"

#include <algorithm>
#include <ranges>

namespace core {

Match::Match(const std::shared_ptr<const Game>& game) : Match(game, game->start()) {}

Match::Match(std::shared_ptr<const Game> game, const Position& start)
    : m_game(std::move(game)), m_nodes{{-1, {}, start}}, m_lines{{0}}, m_path{0} {}

std::vector<int> Match::pathOf(const Line& line) const {
    std::vector<int> path;
    for (int node = line.last; node >= 0; node = m_nodes[static_cast<std::size_t>(node)].before)
        path.push_back(node);
    std::ranges::reverse(path);
    return path;
}

// The first line that goes through a node.
std::optional<int> Match::lineThrough(int node) const {
    for (int line = 0; line < lines(); ++line)
        for (int at = m_lines[static_cast<std::size_t>(line)].last; at >= node;
             at = m_nodes[static_cast<std::size_t>(at)].before) // nodes come after those before them
            if (at == node) return line;
    return {};
}

// The node that a move leads to from another, or -1. Nodes come after those before them.
int Match::child(int node, Move m) const {
    for (auto i = static_cast<std::size_t>(node) + 1; i < m_nodes.size(); ++i)
        if (m_nodes[i].before == node && m_nodes[i].move == m) return static_cast<int>(i);
    return -1;
}

void Match::play(Move m) {
    open(m, m_line == 0 && !over());
}

void Match::vary(Move m) {
    open(m, false);
}

// `goesOn`: where the move leaves the line, the line goes on with it, and what was played is the variation.
void Match::open(Move m, bool goesOn) {
    const int from = node(m_ply);
    if (const int known = child(from, m); known >= 0) {
        if (m_ply == plies() || node(m_ply + 1) != known) goToLine(*lineThrough(known));
        return goTo(m_ply + 1);
    }
    const bool branches = m_ply < plies();
    m_nodes.push_back({from, m, m_game->reached(position(), m)});
    const Line fresh{static_cast<int>(m_nodes.size()) - 1};
    if (branches) {
        m_lines.push_back(goesOn ? here() : fresh);
        if (!goesOn) m_line = lines() - 1;
    }
    here() = fresh;
    m_path = pathOf(here());
    goTo(plies());
}

void Match::goTo(int ply) {
    m_ply = std::clamp(ply, 0, plies());
}

int Match::plyOf(int node) const {
    const auto found = std::ranges::find(m_path, node);
    return found == m_path.end() ? -1 : static_cast<int>(found - m_path.begin());
}

void Match::goToLine(int line) {
    m_line = std::clamp(line, 0, lines() - 1);
    m_path = pathOf(here());
    goTo(m_ply);
}

int Match::shared(int line) const {
    const auto path = pathOf(m_lines[static_cast<std::size_t>(line)]);
    return static_cast<int>(std::ranges::mismatch(m_path, path).in1 - m_path.begin()) - 1;
}

bool Match::over() const {
    auto match = *this;
    match.goToLine(0);
    match.goTo(match.plies());
    return match.ending().has_value();
}

void Match::giveUp(Player loser) {
    goTo(plies());
    if (const auto part = m_game->concession(position()); part && loser == mover()) return play(*part);
    here().gaveUp = loser;
    here().tookBack = false;
}

void Match::settle() {
    auto& last = m_nodes[index(plies())].position;
    if (!here().agreed) last = m_game->settle(last, noTime()).value_or(last);
}

void Match::agreeDraw() {
    goTo(plies());
    here().agreed = pending();
}

bool Match::canChangeSides() const {
    if (m_pie != Pie::Open || m_line != 0 || m_ply != 1 || pending() || ending() || over()) return false;
    return m_game->mover(position()) != m_game->mover(start());
}

std::optional<Ending> Match::ending() const {
    if (const auto result = m_game->result(position())) {
        if (*result == Outcome::Draw) return Ending{};
        return Ending{*result == Outcome::Win ? mover() : other(mover()), Ending::Reason::Rules};
    }
    const int limit = m_game->repetitions();
    if (limit > 0 && occurrences(m_ply) >= limit) return Ending{{}, Ending::Reason::Repetition};
    if (givenUp()) return Ending{other(*here().gaveUp), Ending::Reason::GivenUp};
    if (here().agreed && m_ply == plies()) return Ending{{}, Ending::Reason::Agreed};
    return {};
}

// How often a position stands in the line up to a ply.
int Match::seen(const Position& p, int ply) const {
    const auto same = [&](int node) { return m_nodes[static_cast<std::size_t>(node)].position == p; };
    return static_cast<int>(std::count_if(m_path.begin(), m_path.begin() + ply + 1, same));
}

int Match::occurrences(int ply) const {
    return seen(at(ply), ply);
}

int Match::occurrences(Move m) const {
    return seen(m_game->reached(position(), m), m_ply);
}

bool Match::repeats(Move m) const {
    const auto next = m_game->reached(position(), m);
    const int limit = m_game->repetitions();
    return limit > 0 && !m_game->result(next) && seen(next, m_ply) + 1 >= limit;
}

bool divides(const Game& game, const Position& start) {
    const auto moves = game.moves(start);
    return !moves.empty() && game.mover(game.reached(start, moves.front())) != game.mover(start);
}

std::vector<Move> legalPart(const Game& game, Position from, const std::vector<std::string>& line) {
    std::vector<Move> moves;
    try {
        for (const auto& text : line) {
            moves.push_back(game.parse(from, text));
            from = game.reached(from, moves.back());
        }
    } catch (const InputError&) {
    }
    return moves;
}

} // namespace core
