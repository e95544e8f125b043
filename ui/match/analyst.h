#pragma once

#include <QObject>
#include <QTimer>

#include "core/game.h"
#include "ui/match/background.h"

// Studies one position at a time on a thread of its own, which keeps the solver for as long as the game
// stays the same. The interface never waits for it, and never hears an answer to an older question.
class Analyst final : public QObject {
    Q_OBJECT
public:
    explicit Analyst(QObject* parent = nullptr);

    // What is found out besides the values.
    struct Besides {
        bool weigh = false; // the answers to its moves (core/play/opponent.h)
        bool traps = false; // how near a draw is to its edge (core/play/edge.h)
    };
    // Drops whatever was being studied and starts on this position.
    void study(std::shared_ptr<const core::Game> game, const core::Position& position, Besides besides);
    void study(std::shared_ptr<const core::Game> game, const core::Position& position) {
        study(std::move(game), position, Besides{});
    }
    void rest();
    // Rests, and after a while gives back what the solver has taken.
    void leave();

signals:
    // More is known of the position studied last.
    void improved(const core::Analysis& analysis);
    void failed(const QString& why); // nothing more will come of it

private:
    void analyse(const std::shared_ptr<const core::Game>& game, const core::Position& position,
                 Besides besides, const std::stop_token& stop, const Background::Tell& tell);
    void addLine(const core::Game& game, const core::Position& position, core::Analysis& known,
                 const std::stop_token& stop);

    QTimer m_left{this}; // runs since it was left
    // The worker's own.
    std::shared_ptr<const core::Game> m_game;
    std::unique_ptr<core::Solver> m_solver;

    Background m_background; // last, so that its thread ends before what it uses
};
