#include "ui/analyst.h"

Analyst::Analyst(QObject* parent)
    : QObject(parent), m_thread([this](const std::stop_token& quit) { work(quit); }) {}

Analyst::~Analyst() {
    rest();
}

void Analyst::study(std::shared_ptr<const core::Game> game, const core::Position& position) {
    rest();
    m_stop = {};
    m_mailbox.put({m_latest, std::move(game), position, m_stop.get_token()});
}

void Analyst::rest() {
    ++m_latest;
    m_stop.request_stop();
    m_mailbox.clear();
}

void Analyst::work(const std::stop_token& quit) {
    std::shared_ptr<const core::Game> game;
    std::unique_ptr<core::Solver> solver;
    while (const auto request = m_mailbox.next(quit)) {
        if (request->game != game) {
            solver = request->game->solver();
            game = request->game;
        }
        solver->analyse(request->position, request->stop,
                        [&](const core::Analysis& analysis) { tell(request->number, analysis); });
    }
}

// The number is compared on the interface thread, when the answer arrives: only there is it known whether
// another question has been asked meanwhile.
void Analyst::tell(quint64 number, const core::Analysis& analysis) {
    QMetaObject::invokeMethod(
        this,
        [this, number, analysis] {
            if (number == m_latest) emit improved(analysis);
        },
        Qt::QueuedConnection);
}
