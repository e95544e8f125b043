#include "ui/match/analyst.h"

#include "core/play/edge.h"
#include "core/play/opponent.h"
#include "core/solve/principalline.h"

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace {

// What a study has found out last, on its way to the interface: whatever it has not got round to hear is
// overtaken by what is newer, so that it never has to take in several reports at once.
class Newest {
public:
    // False: something older was still on its way, and goes as this.
    bool put(core::Analysis analysis) {
        const std::scoped_lock lock(m_mutex);
        const bool alone = !m_analysis;
        m_analysis = std::move(analysis);
        return alone;
    }
    core::Analysis take() {
        const std::scoped_lock lock(m_mutex);
        return *std::exchange(m_analysis, std::nullopt);
    }

private:
    std::mutex m_mutex;
    std::optional<core::Analysis> m_analysis;
};

bool lacksLine(const core::Game& game, const core::Position& position, const core::Analysis& known) {
    return known.verdict.proven() && !game.result(position) && (!known.why || known.why->line.empty());
}

} // namespace

Analyst::Analyst(QObject* parent) : QObject(parent) {
    connect(&m_background, &Background::failed, this, &Analyst::failed);
    constexpr std::chrono::seconds untilDropped{10};
    m_left.setSingleShot(true);
    m_left.setInterval(untilDropped);
    connect(&m_left, &QTimer::timeout, this, [this] {
        m_background.run([this](const std::stop_token&, const Background::Tell&) {
            m_game.reset();
            m_solver.reset();
        });
    });
}

void Analyst::rest() {
    m_left.stop();
    m_background.cancel();
}

void Analyst::leave() {
    m_background.cancel();
    m_left.start();
}

void Analyst::study(std::shared_ptr<const core::Game> game, const core::Position& position, Besides besides) {
    m_left.stop();
    m_background.run([this, game = std::move(game), position, besides](const std::stop_token& stop,
                                                                       const Background::Tell& tell) {
        analyse(game, position, besides, stop, tell);
    });
}

void Analyst::analyse(const std::shared_ptr<const core::Game>& game, const core::Position& position,
                      Besides besides, const std::stop_token& stop, const Background::Tell& tell) {
    std::optional<core::Analysis> known; // all there is to know, but for what is added here
    const auto newest = std::make_shared<Newest>();
    const auto report = [&](core::Analysis analysis) {
        if (newest->put(std::move(analysis))) tell([this, newest] { emit improved(newest->take()); });
    };
    try {
        if (game != m_game) {
            m_game.reset();
            m_solver.reset(); // before the new one takes its memory
            m_solver = game->solver();
            m_game = game;
        }
        m_solver->analyse(position, stop, [&](core::Analysis analysis) {
            const bool more = besides.weigh || besides.traps || lacksLine(*game, position, analysis);
            if (analysis.complete && more) {
                known = analysis;
                analysis.complete = false; // or what is added would be no longer waited for
            }
            report(std::move(analysis));
        });
        if (!known) return;
        if (besides.weigh) core::weighReplies(*game, *m_solver, position, *known, stop);
        if (lacksLine(*game, position, *known)) addLine(*game, position, *known, stop);
        if (besides.traps) core::findEdges(*game, *m_solver, position, *known, stop);
        if (!stop.stop_requested()) report(*std::move(known));
    } catch (...) {
        // Whatever it was at is half done: the next question begins anew, with the memory free.
        m_game.reset();
        m_solver.reset();
        throw;
    }
}

// Where the reasons have no line of play of their own, they get the best play of both.
void Analyst::addLine(const core::Game& game, const core::Position& position, core::Analysis& known,
                      const std::stop_token& stop) {
    if (!known.why) known.why.emplace();
    known.why->line = core::notation(game, position, core::principalLine(game, *m_solver, position, stop));
}
