#pragma once

#include "core/game.h"

#include <boost/unordered/unordered_flat_map.hpp>

#include <optional>
#include <vector>

// Any game solved once more, as plainly as it can be said: every position that can be reached is looked at
// again and again until nothing changes. Knows nothing but the rules.
class Exhaustive {
public:
    explicit Exhaustive(const core::Game& game) : m_game(game) {}

    // Solves what can be reached from `p`; false if that is more than so many positions.
    bool solve(const core::Position& p, std::size_t most) {
        m_numbers.clear();
        m_nodes.clear();
        number(p);
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            if (m_nodes.size() > most) return false;
            open(i);
        }
        for (int plies = 1; decideAll(plies); ++plies) {
        }
        return true;
    }

    // For the player on move; what is never decided is a draw.
    core::Worth worth(const core::Position& p) const {
        const auto& node = m_nodes[m_numbers.at(p)];
        return node.decided ? node.worth : core::Worth{core::Outcome::Draw, 0};
    }

private:
    struct Move {
        std::size_t to = 0;
        bool turnPasses = false;
    };
    struct Node {
        core::Position position;
        std::vector<Move> moves = {};
        core::Worth worth = {};
        bool decided = false; // won or lost
    };
    struct Hash {
        using is_avalanching = void;
        std::size_t operator()(const core::Position& p) const {
            std::size_t h = 17;
            for (const auto word : p.bits) h = (h ^ word) * 0x9E3779B97F4A7C15U, h ^= h >> 29U;
            return h;
        }
    };

    std::size_t number(const core::Position& p) {
        const auto [found, fresh] = m_numbers.emplace(p, m_nodes.size());
        if (fresh) m_nodes.push_back({.position = p});
        return found->second;
    }

    void open(std::size_t i) {
        const auto p = m_nodes[i].position;
        if (const auto result = m_game.result(p)) {
            m_nodes[i].decided = *result != core::Outcome::Draw;
            m_nodes[i].worth = {*result, 0};
            return;
        }
        for (const auto m : m_game.moves(p)) {
            const auto next = m_game.play(p, m);
            const auto to = number(next); // may move the nodes
            m_nodes[i].moves.push_back({to, m_game.mover(next) != m_game.mover(p)});
        }
    }

    // Those that are won in exactly so many plies, or lost, given all that are sooner.
    bool decideAll(int plies) {
        std::vector<std::pair<std::size_t, core::Outcome>> fresh;
        bool later = false; // something was decided by positions of the ply before
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            const auto& node = m_nodes[i];
            later |= node.decided && node.worth.plies == plies - 1;
            if (node.decided || node.moves.empty()) continue;
            bool wins = false, loses = true;
            for (const auto& move : node.moves) {
                const auto& after = m_nodes[move.to];
                const auto lost = move.turnPasses ? core::Outcome::Win : core::Outcome::Loss;
                const bool known = after.decided;
                wins |= known && after.worth.outcome != lost;
                loses &= known && after.worth.outcome == lost;
            }
            if (wins || loses) fresh.emplace_back(i, wins ? core::Outcome::Win : core::Outcome::Loss);
        }
        for (const auto& [i, outcome] : fresh) {
            m_nodes[i].decided = true;
            m_nodes[i].worth = {outcome, plies};
        }
        return later || !fresh.empty();
    }

    const core::Game& m_game;
    boost::unordered_flat_map<core::Position, std::size_t, Hash> m_numbers;
    std::vector<Node> m_nodes;
};
