#pragma once

#include "core/game.h"
#include "core/kind.h"
#include "core/lessons/exercise.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

// What the solver of a game says last of a position.
inline core::Analysis analysed(const core::Game& game, const core::Position& p) {
    core::Analysis answer;
    game.solver()->analyse(p, {}, [&](const core::Analysis& a) { answer = a; });
    return answer;
}

// And why.
inline core::Explanation whyOf(const core::Game& game, const core::Position& p) {
    return analysed(game, p).why.value();
}

// What solvers say of positions, asked once: many steps of lessons share a game.
class Remembered {
public:
    const core::Analysis& of(const std::shared_ptr<const core::Game>& game, const core::Position& p) {
        const auto key = std::string(game->kind().id) + game->rules();
        auto& solver = m_solvers[key];
        if (!solver) {
            solver = game->solver();
            m_games.push_back(game);
        }
        auto& known = m_known[key + " " + game->text(p)];
        if (known.moves.empty()) solver->analyse(p, {}, [&](const core::Analysis& a) { known = a; });
        return known;
    }
    // Tells an exercise what it asks for, as far as the solver knows.
    void tell(core::Exercise& e) {
        while (const auto p = e.wanted()) {
            e.know(of(e.match().sharedGame(), *p));
            if (e.wanted() == p) return;
        }
    }
    core::Exercise begun(const core::Kind& kind, const core::Step& step, std::size_t turn = 0) {
        core::Exercise e(kind, step, turn);
        tell(e);
        return e;
    }

private:
    std::vector<std::shared_ptr<const core::Game>> m_games;
    std::map<std::string, std::unique_ptr<core::Solver>> m_solvers;
    std::map<std::string, core::Analysis> m_known;
};
