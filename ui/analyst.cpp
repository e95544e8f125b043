#include "ui/analyst.h"

#include "core/solve/principalline.h"

Analyst::Analyst(QObject* parent) : QObject(parent) {
    connect(&m_background, &Background::failed, this, &Analyst::failed);
}

void Analyst::study(std::shared_ptr<const core::Game> game, const core::Position& position) {
    m_background.run(
        [this, game = std::move(game), position](const std::stop_token& stop, const Background::Tell& tell) {
            analyse(game, position, stop, tell);
        });
}

void Analyst::analyse(const std::shared_ptr<const core::Game>& game, const core::Position& position,
                      const std::stop_token& stop, const Background::Tell& tell) {
    try {
        if (game != m_game) {
            m_game.reset();
            m_solver.reset(); // before the new one takes its memory
            m_solver = game->solver();
            m_game = game;
        }
        core::Analysis all; // there is to know
        m_solver->analyse(position, stop, [&](const core::Analysis& analysis) {
            tell([this, analysis] { emit improved(analysis); });
            if (analysis.complete) all = analysis;
        });
        if (all.verdict.proven() && !game->result(position))
            tellLine(*game, position, std::move(all), stop, tell);
    } catch (...) {
        // Whatever it was at is half done: the next question begins anew, with the memory free.
        m_game.reset();
        m_solver.reset();
        throw;
    }
}

// Where the reasons have no line of play of their own, they get the best play of both.
void Analyst::tellLine(const core::Game& game, const core::Position& position, core::Analysis known,
                       const std::stop_token& stop, const Background::Tell& tell) {
    if (!known.why) known.why.emplace();
    if (!known.why->line.empty()) return;
    known.why->line = core::notation(game, position, core::principalLine(game, *m_solver, position, stop));
    if (!known.why->line.empty()) tell([this, known] { emit improved(known); });
}
