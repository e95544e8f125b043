#include "core/lessons/lessoncheck.h"

#include "core/lessons/exercise.h"
#include "core/lessons/lessontext.h"
#include "core/play/opponent.h"
#include "core/play/untrusted.h"

#include <algorithm>

namespace core {

namespace {

using State = Exercise::State;

// A step with one of its boards, and what the solver knows of it.
class StepCheck {
public:
    StepCheck(Exercise exercise, Solver& solver, StopToken stop)
        : m_exercise(std::move(exercise)), m_solver(solver), m_stop(std::move(stop)) {}

    void run() {
        const auto task = m_exercise.step().task;
        if (task == Task::Claim) return checkParts();
        know();
        if (!m_exercise.ready()) fail(text("core", "the solver does not find the answer"));
        if (task == Task::Outcome) checkCalls();
        if (task == Task::Mark) checkMarking();
        if (task == Task::Best || (task == Task::Keep && !m_exercise.step().side)) checkMoves();
        if (task == Task::Keep) checkEnd();
    }

private:
    // Which board it is about is said where there are several.
    [[noreturn]] void fail(const Phrase& why) const {
        const auto& game = m_exercise.match().game();
        untrusted::fail({text("core", "%1: %2"), {game.brief(m_exercise.match().start()), why}});
    }

    Analysis known(const Position& p) {
        auto found = think(m_exercise.match().game(), m_solver, p, m_stop);
        if (m_stop.stop_requested()) fail(text("core", "it is not proved in the time given"));
        return found;
    }

    void know() {
        while (const auto p = m_exercise.wanted()) {
            m_exercise.know(known(*p));
            if (m_exercise.wanted() == p) return;
        }
    }

    void checkCalls() const {
        const auto& calls = m_exercise.step().calls;
        const auto worth = m_exercise.known()->verdict.lower.outcome;
        if (!calls.empty() && std::ranges::count(calls, worth, &Call::outcome) != 1)
            fail(text("core", "the right answer is not among those to choose from"));
    }

    void checkMarking() const {
        std::size_t lost = 0;
        const auto all = m_exercise.boards().size();
        for (std::size_t i = 0; i < all; ++i) lost += m_exercise.lost(i) == true ? 1 : 0;
        if (lost == 0) fail(text("core", "none of these boards is lost"));
        if (lost == all) fail(text("core", "all of these boards are lost"));
    }

    void checkMoves() {
        const auto& game = m_exercise.match().game();
        const auto start = m_exercise.match().start();
        const auto asked = m_exercise.known();
        for (const auto move : game.moves(start)) {
            m_exercise.restart();
            m_exercise.know(*asked);
            m_exercise.play(move);
            if (m_exercise.state() == State::Wrong) return restart(*asked);
        }
        fail(text("core", "every move would be right"));
    }

    void restart(const Analysis& asked) {
        m_exercise.restart();
        m_exercise.know(asked);
    }

    // Whoever always makes the best move is through in the end.
    void checkEnd() {
        constexpr int longest = 200;
        m_exercise.begin(m_exercise.known()->verdict.lower.outcome == Outcome::Win); // where that is asked
        for (int plies = 0; m_exercise.state() == State::Open && plies < longest; ++plies) {
            know();
            if (!m_exercise.known() || m_exercise.known()->moves.empty()) break;
            const auto reply = m_exercise.reply();
            m_exercise.play(reply ? *reply : m_exercise.known()->moves.front().move);
        }
        if (m_exercise.state() != State::Right) fail(text("core", "this cannot be played to its end"));
    }

    // Where a false part asks for a move, that gives something away.
    void checkParts() {
        const auto& game = m_exercise.match().game();
        for (const auto& gap : m_exercise.step().gaps)
            for (const auto& part : gap) {
                if (part.move.empty()) continue;
                const auto p = game.parse(part.position);
                const auto found = known(p);
                const auto made =
                    std::ranges::find(found.moves, game.parse(p, part.move), &MoveVerdict::move);
                if (made == found.moves.end() || made->verdict.upper.outcome >= found.verdict.lower.outcome)
                    untrusted::fail({text("core", "the move “%1” gives nothing away in “%2”"),
                                     {std::string(part.move), std::string(part.position)}});
            }
    }

    Exercise m_exercise;
    Solver& m_solver;
    StopToken m_stop;
};

} // namespace

void StepChecks::check(const Step& step, const StopToken& stop) {
    auto& [game, solver] = m_tables[std::string(step.rules)];
    if (!solver) {
        game = m_kind.game(step.rules);
        solver = game->solver();
    }
    const bool one = step.task == Task::Mark || step.boards.empty();
    for (std::size_t turn = 0; turn < (one ? 1 : step.boards.size()); ++turn)
        StepCheck({m_kind, step, turn}, *solver, stop).run();
}

void checkLesson(const LessonFile& file, const StopToken& stop) {
    StepChecks checks(*file.kind);
    auto line = file.lines.begin();
    for (const auto* part : {&file.lesson.steps, &file.lesson.exit})
        for (const auto& step : *part) lessontext::inLine(*line++, [&] { checks.check(step, stop); });
}

} // namespace core
