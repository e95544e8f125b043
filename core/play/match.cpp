#include "core/play/match.h"

#include <algorithm>

namespace core {

Match::Match(std::shared_ptr<const Game> game) : Match(game, game->start()) {}

Match::Match(std::shared_ptr<const Game> game, const Position& start)
    : m_game(std::move(game)), m_positions{start} {}

void Match::play(Move m) {
    m_moves.resize(static_cast<std::size_t>(m_ply));
    m_positions.resize(static_cast<std::size_t>(m_ply) + 1);
    m_moves.push_back(m);
    m_positions.push_back(m_game->play(m_positions.back(), m));
    m_gaveUp.reset();
    ++m_ply;
}

void Match::goTo(int ply) {
    m_ply = std::clamp(ply, 0, plies());
}

void Match::giveUp(Player loser) {
    goTo(plies());
    if (const auto part = m_game->concession(position()); part && loser == mover()) return play(*part);
    m_gaveUp = loser;
}

std::optional<Ending> Match::ending() const {
    if (const auto result = m_game->result(position())) {
        if (*result == Outcome::Draw) return Ending{};
        return Ending{*result == Outcome::Win ? mover() : other(mover()), Ending::Reason::Rules};
    }
    const int limit = m_game->repetitions();
    if (limit > 0 && occurrences(m_ply) >= limit) return Ending{{}, Ending::Reason::Repetition};
    if (m_gaveUp && m_ply == plies()) return Ending{other(*m_gaveUp), Ending::Reason::GivenUp};
    return {};
}

int Match::occurrences(int ply) const {
    return static_cast<int>(std::count(m_positions.begin(), m_positions.begin() + ply + 1, at(ply)));
}

bool Match::repeats(Move m) const {
    const auto next = m_game->play(position(), m);
    const int limit = m_game->repetitions();
    if (limit == 0 || m_game->result(next)) return false;
    return std::count(m_positions.begin(), m_positions.begin() + m_ply + 1, next) + 1 >= limit;
}

std::vector<Move> legalPart(const Game& game, Position from, const std::vector<std::string>& line) {
    std::vector<Move> moves;
    try {
        for (const auto& text : line) {
            moves.push_back(game.parse(from, text));
            from = game.play(from, moves.back());
        }
    } catch (const InputError&) {
    }
    return moves;
}

} // namespace core
