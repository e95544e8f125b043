#include "ui/analyst.h"

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
        m_solver->analyse(position, stop, [&](const core::Analysis& analysis) {
            tell([this, analysis] { emit improved(analysis); });
        });
    } catch (...) {
        // Whatever it was at is half done: the next question begins anew, with the memory free.
        m_game.reset();
        m_solver.reset();
        throw;
    }
}
