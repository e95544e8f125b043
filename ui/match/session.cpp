#include "ui/match/session.h"

#include <algorithm>
#include <ranges>

using core::Player;

namespace {

std::array<bool, 2> perfect(const core::Seats& seats) {
    return {seats[0].computer == core::Level::Perfect, seats[1].computer == core::Level::Perfect};
}

} // namespace

Session::Session(Studies::Scope scope) : ShownMatch(scope) {
    connect(&m_turn, &ComputerTurn::decided, this, &Session::make);
    connect(&m_turn, &ComputerTurn::sidesChanged, this, &Session::swapSides);
    connect(&m_studies, &Studies::nodeImproved, this, &Session::improved);
    connect(m_hints.get(), &Hints::changed, this, [this] { m_studies.seekTraps(m_hints->choice().traps); });
    connect(m_players.get(), &Players::awayChanged, this, &Session::stateChanged);
}

void Session::begin(std::shared_ptr<const core::Game> game, const core::Position& start, core::Seats seats,
                    bool pie) {
    core::Match match(std::move(game), start);
    if (pie) match.setPie(core::Match::Pie::Open);
    resume(std::move(match), std::move(seats));
}

void Session::resume(core::Match match, core::Seats seats, const core::Series& before, const Helped& helped) {
    if (m_match) emit leaving();
    m_match = std::move(match);
    m_players->sit(std::move(seats), before);
    m_turn.startOver();
    m_studies.startOver(perfect(m_players->seats()));
    m_hints->startOver(helped);
    m_resting = false;
    m_state = State::Idle;
    emit matchChanged();
    settle();
}

void Session::again(Begins begins) {
    if (m_owner != nullptr) return m_owner->ask(Wish::Again);
    if (!m_match) return;
    auto score = m_players->before().after(*m_match);
    auto seats = m_players->seats();
    if (begins == Begins::Other && m_match->over()) {
        score.swap();
        std::swap(seats[0], seats[1]);
        emit playersSwapped();
    }
    core::Match next(m_match->sharedGame(), m_match->start());
    if (m_match->pie() != core::Match::Pie::None) next.setPie(core::Match::Pie::Open);
    resume(std::move(next), seats, score);
}

void Session::close() {
    if (m_match) emit leaving();
    m_match.reset();
    m_studies.rest();
    m_turn.end();
    m_state = State::Idle;
    emit matchChanged();
    emit stateChanged();
}

void Session::setOwner(Owner* owner) {
    if (std::exchange(m_owner, owner) != owner) emit stateChanged();
}

bool Session::can(Wish wish) const {
    if (!m_match) return false;
    switch (wish) {
    case Wish::TakeBack:
        return core::canUndo(*m_match, m_players->seats());
    case Wish::BringBack:
        return m_owner == nullptr && core::canRedo(*m_match, m_players->seats());
    case Wish::GiveUp:
        return core::quitter(*m_match, m_players->seats()).has_value();
    case Wish::Again:
        return true;
    case Wish::AgreeDraw:
        return m_state == State::Waiting;
    case Wish::ChangeSides:
        return m_state == State::HumanTurn && m_match->canChangeSides();
    }
    return false;
}

void Session::play(core::Move move, By by) {
    const bool here = by == By::Here;
    if (m_state != State::HumanTurn || (here && m_players->away(m_match->mover()))) return;
    const auto legal = m_match->game().moves(m_match->position());
    if (std::ranges::find(legal, move) == legal.end()) return;
    const int from = m_match->ply();
    m_hints->noteMove();
    make(move);
    if (here && m_match && m_match->ply() > from) emit played(from);
}

void Session::playLine(const std::vector<core::Move>& moves) {
    if (m_state != State::HumanTurn || m_players->away(m_match->mover())) return;
    const int from = m_match->ply();
    for (const auto move : moves) {
        const auto legal = m_match->game().moves(m_match->position());
        if (std::ranges::find(legal, move) == legal.end()) break;
        m_match->play(move);
    }
    recover();
    emit played(from);
}

void Session::undo() {
    if (m_owner != nullptr) return m_owner->ask(Wish::TakeBack);
    auto seats = m_players->seats();
    const auto pie = m_match ? m_match->pie() : core::Match::Pie::None;
    if (!m_match || !core::undo(*m_match, seats)) return;
    m_resting = !core::anyPerson(seats);
    if (m_match->pie() != pie) return changed(std::move(seats));
    recover();
}

void Session::redo() {
    if (m_owner != nullptr) return; // its owner goes on
    if (m_match && core::redo(*m_match, m_players->seats())) recover();
}

void Session::goTo(int ply, std::optional<int> line) {
    if (!m_match) return;
    const bool there = line.value_or(m_match->line()) == m_match->line();
    if (there && std::clamp(ply, 0, m_match->plies()) == m_match->ply()) return;
    if (line) m_match->goToLine(*line);
    m_match->goTo(ply);
    recover();
}

void Session::giveUp(By by) {
    if (by == By::Here && m_owner != nullptr) return m_owner->ask(Wish::GiveUp);
    const auto who = m_match ? core::quitter(*m_match, m_players->seats()) : std::nullopt;
    if (!who) return;
    const int from = m_match->plies();
    m_match->giveUp(*who);
    if (m_match->plies() == from) return recover();
    // Only a part of the match was given up: that is a move like others.
    m_studies.goOn();
    setState(State::Animating);
    emit moved(from);
}

void Session::stopThinking() {
    if (m_state != State::Thinking) return;
    if (core::anyPerson(m_players->seats())) return m_turn.decide();
    m_resting = true;
    settle();
}

void Session::goOn() {
    if (m_state != State::Reviewing) return;
    m_resting = false;
    if (m_match->ply() == m_match->plies()) return settle();
    goTo(m_match->plies());
}

void Session::agreeDraw() {
    if (m_state != State::Waiting) return;
    if (m_owner != nullptr) return m_owner->ask(Wish::AgreeDraw);
    m_match->agreeDraw();
    recover();
}

void Session::changeSides(By by) {
    if (!can(Wish::ChangeSides) || m_owner != nullptr) return; // its owner asks
    if (by == By::Here && m_players->away(m_match->mover())) return;
    swapSides();
}

void Session::swapSides() {
    auto seats = m_players->seats();
    core::changeSides(*m_match, seats);
    changed(std::move(seats));
}

// The same two go on the other way round.
void Session::changed(core::Seats seats) {
    m_turn.changeSides();
    m_studies.startOver(perfect(seats));
    emit playersSwapped();
    m_players->changeSides(std::move(seats));
    recover();
    emit sidesChanged();
}

void Session::look(bool at) {
    if (at)
        m_studies.goOn();
    else if (m_state != State::Thinking && m_state != State::Waiting)
        m_studies.leave();
}

void Session::animationDone() {
    if (m_state == State::Animating) settle();
}

void Session::recover() {
    if (!m_match) return;
    emit positionChanged();
    settle();
}

void Session::setState(State state) {
    m_state = state;
    if (state == State::Thinking)
        m_turn.begin();
    else
        m_turn.end();
    emit stateChanged();
}

void Session::settle() {
    m_studies.goOn();
    const int ply = m_match->ply();
    if (m_match->ending()) return setState(State::Finished);
    if (m_match->pending() && ply == m_match->plies()) return setState(State::Waiting);
    if (core::person(*m_match, m_players->seats(), ply)) return setState(State::HumanTurn);
    const bool moves = ply == m_match->plies() && !m_resting;
    setState(moves ? State::Thinking : State::Reviewing);
}

void Session::improved(int node) {
    const int ply = m_match ? m_match->plyOf(node) : -1;
    if (ply >= 0) m_hints->judge(ply);
    const auto* known = m_studies.of(ply);
    if (known && known->complete && ply == m_match->plies() && m_match->pending()) {
        // It is known by now what became of the last move: the analysis of its ply was of the move under way.
        m_match->settle();
        m_studies.forget(node);
        emit positionChanged();
        return m_state == State::Waiting ? settle() : m_studies.goOn();
    }
    if (m_match && ply == m_match->ply()) m_turn.consider();
    m_studies.goOn();
}

void Session::make(core::Move move) {
    const int from = m_match->ply();
    m_match->play(move);
    m_studies.goOn();
    setState(State::Animating);
    emit moved(from);
}
