#pragma once

#include "core/kind.h"
#include "core/play/opponent.h"

#include <boost/unordered/unordered_flat_map.hpp>

// Matches between computer players of two levels, many and quick: what is known of a position is kept.
class Contest {
public:
    explicit Contest(std::shared_ptr<const core::Game> game)
        : m_game(std::move(game)), m_solver(m_game->solver()) {}

    // What the first of the two levels scores, which begins every second match.
    int halfPoints(core::Level one, core::Level two, std::uint64_t seed, int number) {
        std::seed_seq seeds{seed, static_cast<std::uint64_t>(number)};
        std::mt19937_64 random(seeds);
        const bool begins = number % 2 == 0;
        const auto winner = play(begins ? std::array{one, two} : std::array{two, one}, random);
        if (!winner) return 1;
        return (*winner == core::Player::First) == begins ? 2 : 0;
    }

private:
    static constexpr int longest = 1000; // plies; then it is a draw

    struct Hash {
        using is_avalanching = void;
        std::size_t operator()(const core::Position& p) const {
            return std::hash<std::string_view>{}({reinterpret_cast<const char*>(&p), sizeof p});
        }
    };
    using Known = boost::unordered_flat_map<core::Position, core::Analysis, Hash>;

    std::optional<core::Player> play(const std::array<core::Level, 2>& levels, std::mt19937_64& random) {
        std::array<core::Computer, 2> players;
        for (std::size_t i = 0; i < 2; ++i) players[i] = core::seated(m_game->kind(), levels[i], random);
        core::Match match(m_game);
        while (!match.ending() && !match.pending() && match.plies() < longest) {
            const auto& player = players[static_cast<std::size_t>(match.mover())];
            const auto& all = known(match.position(), player.level);
            match.play(core::choose(match, all, player, random));
        }
        const auto ending = match.ending();
        return ending ? ending->winner : std::nullopt;
    }

    const core::Analysis& known(const core::Position& p, core::Level level) {
        const bool weighs = level == core::Level::Perfect;
        auto& all = m_known[weighs ? 1 : 0];
        if (const auto found = all.find(p); found != all.end()) return found->second;
        // Random needs to know no more than which moves there are.
        return all[p] = core::think(*m_game, *m_solver, p, weighs ? level : core::Level::Fair, {});
    }

    std::shared_ptr<const core::Game> m_game;
    std::unique_ptr<core::Solver> m_solver;
    std::array<Known, 2> m_known; // without the answers weighed, and with
};
