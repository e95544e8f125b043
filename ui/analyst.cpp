#include "ui/analyst.h"

void Analyst::study(std::shared_ptr<const core::Game> game, const core::Position& position) {
    m_background.run(
        [this, game = std::move(game), position](const std::stop_token& stop, const Background::Tell& tell) {
            if (game != m_game) {
                m_solver = game->solver();
                m_game = game;
            }
            m_solver->analyse(position, stop, [&](const core::Analysis& analysis) {
                tell([this, analysis] { emit improved(analysis); });
            });
        });
}
