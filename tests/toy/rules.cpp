#include "tests/toy/rules.h"

#include <cstdlib>

namespace core::pursuit {

std::vector<Rules::Move> Rules::moves(const Position& p) const {
    if (result(p)) return {};
    if (p.turn == 0) return {{-1}, {1}};
    if (p.extra != 0) return {{-1}, {1}};
    return {{-1}, {0}, {1}};
}

Rules::Position Rules::play(Position p, Move m) const {
    auto& mover = p.turn == 0 ? p.hunter : p.hare;
    mover = wrapped(mover + m.step);
    if (p.turn == 1 && p.extra != 0) {
        p.extra = 0; // the first of two moves: the hare stays on turn
        return p;
    }
    if (p.turn == 1) p.extra = m.step == 0 ? 1 : 0;
    p.turn ^= 1U;
    return p;
}

// Whoever is on move when they meet: the hunter has won.
std::optional<Outcome> Rules::result(const Position& p) const {
    if (p.hunter != p.hare) return {};
    return p.turn == 0 ? Outcome::Win : Outcome::Loss;
}

std::string Rules::text(const Position& p) const {
    return std::string{static_cast<char>('a' + p.hunter), static_cast<char>('a' + p.hare)} +
           (p.extra != 0 ? "* " : " ") + (p.turn == 0 ? "1" : "2");
}

std::string Rules::text(const Position&, Move m) const {
    return m.step < 0 ? "-" : m.step > 0 ? "+" : "0";
}

Rules::Position Rules::parse(std::string_view s) const {
    for (std::uint32_t i = 0; i < count(); ++i)
        if (text(position(i)) == s) return position(i);
    throw InputError(
        {core::text("pursuit", "“%1” is not a position; a position is like “ad 1”"), {std::string(s)}});
}

Rules::Position Rules::position(std::uint32_t i) const {
    return {static_cast<std::uint8_t>(i / 32), static_cast<std::uint8_t>(i / 4 % 8),
            static_cast<std::uint8_t>(i / 2 % 2), static_cast<std::uint8_t>(i % 2)};
}

int Rules::estimate(const Position& p) const {
    const int apart = std::abs(p.hunter - p.hare);
    const int distance = std::min(apart, cells - apart);
    return p.turn == 0 ? 1 - distance : distance - 1;
}

} // namespace core::pursuit
