#pragma once

#include <QObject>

#include "core/game.h"
#include "ui/mailbox.h"

#include <thread>

// Studies one position at a time on a thread of its own, which keeps the solver for as long as the game
// stays the same. The interface never waits for it, and never hears an answer to an older question.
class Analyst final : public QObject {
    Q_OBJECT
public:
    explicit Analyst(QObject* parent = nullptr);
    ~Analyst() override;

    // Drops whatever was being studied and starts on this position.
    void study(std::shared_ptr<const core::Game> game, const core::Position& position);
    void rest();

signals:
    // More is known of the position studied last.
    void improved(const core::Analysis& analysis);

private:
    struct Request {
        quint64 number = 0;
        std::shared_ptr<const core::Game> game;
        core::Position position;
        std::stop_token stop;
    };
    void work(const std::stop_token& quit);
    void tell(quint64 number, const core::Analysis& analysis);

    quint64 m_latest = 0; // the question asked last; interface thread only
    std::stop_source m_stop;
    Mailbox<Request> m_mailbox;
    std::jthread m_thread; // last, so that it ends before what it uses
};
