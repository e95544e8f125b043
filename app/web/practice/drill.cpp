#include "app/web/practice/drill.h"

#include <algorithm>
#include <utility>

namespace web {

using core::Exercise, core::Task;

namespace {

constexpr Drill::Time pause{600}; // before the other side moves

Exercise exerciseOf(const core::Puzzle& puzzle) {
    return puzzle.ask == core::Ask::WhoWins ? Exercise::outcome(puzzle.game, puzzle.position)
                                            : Exercise::find(puzzle.game, puzzle.position, puzzle.answers);
}

} // namespace

Drill::Drill(Exercise exercise) : m_exercise(std::move(exercise)) {
    m_studies.begin(m_exercise.match().sharedGame(), {});
}

Drill::Drill(core::Puzzle puzzle) : m_puzzle(std::move(puzzle)), m_exercise(exerciseOf(*m_puzzle)) {
    m_studies.begin(m_puzzle->game, {});
}

Drill::Standing Drill::standing() const {
    switch (m_exercise.state()) {
    case Exercise::State::Open:
        return m_exercise.ready() ? Standing::Open : Standing::Thinking;
    case Exercise::State::Right:
        return Standing::Right;
    case Exercise::State::Wrong:
        break;
    }
    return Standing::Wrong;
}

bool Drill::told() const {
    return !m_exercise.counters() && (m_valued || m_exercise.tellsValues());
}

std::optional<bool> Drill::judged() {
    const auto state = m_exercise.state();
    if (state == Exercise::State::Open || std::exchange(m_tried, true)) return {};
    return state == Exercise::State::Right;
}

bool Drill::play(core::Move move) {
    const int before = m_exercise.match().ply();
    m_exercise.play(move);
    m_shown.reset();
    return m_exercise.match().ply() > before;
}

bool Drill::point(core::SpotId spot) {
    const int before = m_exercise.match().ply();
    m_exercise.point(spot);
    m_shown.reset();
    return m_exercise.match().ply() > before;
}

void Drill::again() {
    m_refuting = false;
    m_exercise.again();
}

void Drill::refute() {
    m_refuting = true;
    m_exercise.refute();
}

bool Drill::reveal() {
    m_revealed = true;
    m_exercise.reveal();
    m_shown.reset();
    return m_exercise.match().ply() > 0;
}

void Drill::restart() {
    m_exercise.restart();
}

void Drill::shown() {
    if (!m_shown) m_shown = Clock::now();
}

bool Drill::asksForValue() const {
    const auto task = m_exercise.step().task;
    return task == Task::Outcome || task == Task::Number || task == Task::Best || task == Task::Keep;
}

// Positions come again on another board, when something wrong is shown there.
int Drill::number(const core::Position& position) const {
    return static_cast<int>(std::ranges::find(m_positions, position) - m_positions.begin());
}

const core::Analysis* Drill::found() const {
    const auto wanted = m_exercise.wanted();
    return wanted ? m_studies.of(number(*wanted)) : nullptr;
}

bool Drill::tells() const {
    const auto* known = found();
    if (known == nullptr) return false;
    const bool board = !m_exercise.boards().empty() && !m_exercise.counters();
    return board ? known->verdict.proven() : !m_exercise.known();
}

core::Explanation Drill::why() const {
    const auto* known = m_studies.of(number(m_exercise.match().start()));
    return known != nullptr && known->why ? *known->why : core::Explanation();
}

Drill::Change Drill::work(Time time) {
    if (m_shown && goesOn() && Clock::now() - *m_shown >= pause) {
        if (const auto answer = m_exercise.reply()) return play(*answer) ? Change::Moved : Change::None;
        m_exercise.lookBack();
        return Change::Looked;
    }
    if (!tells()) {
        const auto wanted = m_exercise.wanted();
        if (!wanted || !m_studies.open(number(*wanted))) return Change::None;
        const int node = number(*wanted);
        if (node == static_cast<int>(m_positions.size())) m_positions.push_back(*wanted);
        if (!m_studies.study(node, *wanted, time)) return Change::None;
    }
    m_exercise.know(*found());
    return Change::Known;
}

std::optional<Drill::Time> Drill::idle() const {
    const auto wanted = m_exercise.wanted();
    if (wanted && (tells() || m_studies.open(number(*wanted)))) return Time(0);
    if (!m_shown || !goesOn()) return {};
    const auto left = std::chrono::duration_cast<Time>(*m_shown + pause - Clock::now());
    return std::max(left, Time(0));
}

} // namespace web
