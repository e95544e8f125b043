#include "ui/match/session.h"

#include <algorithm>
#include <ranges>

using core::Player;

Session::Session(Studies::Scope scope) : m_studies(scope) {
    connect(&m_pacing, &Pacing::due, this, &Session::considerMove);
    connect(&m_studies, &Studies::improved, this, &Session::improved);
    connect(&m_studies, &Studies::failed, this, &Session::troubled);
    m_glance.setSingleShot(true);
    connect(&m_glance, &QTimer::timeout, this, [this] {
        if (m_hints.endGlance()) emit helpChanged();
    });
}

void Session::begin(std::shared_ptr<const core::Game> game, const core::Position& start,
                    std::array<core::Seat, 2> seats) {
    resume(core::Match(std::move(game), start), std::move(seats));
}

void Session::resume(core::Match match, std::array<core::Seat, 2> seats, const core::Series& before,
                     const Helped& helped) {
    if (m_match) emit leaving();
    m_match = std::move(match);
    m_seats = std::move(seats);
    m_before = before;
    const auto perfect = [](const core::Seat& seat) { return seat.computer == core::Level::Perfect; };
    for (std::size_t i = 0; i < 2; ++i)
        if (const auto level = m_seats[i].computer)
            m_computers[i] = core::seated(m_match->game().kind(), *level, m_random);
    m_studies.startOver({perfect(m_seats[0]), perfect(m_seats[1])});
    m_glance.stop();
    m_hints.startOver(helped);
    m_resting = false;
    m_state = State::Idle;
    emit matchChanged();
    settle();
}

void Session::restart() {
    if (m_owner != nullptr) return m_owner->ask(Wish::Again);
    if (m_match) resume(core::Match(m_match->sharedGame(), m_match->start()), m_seats, series());
}

void Session::again() {
    if (m_owner != nullptr) return m_owner->ask(Wish::Again);
    if (!m_match || !m_match->over()) return restart();
    auto score = series();
    score.swap();
    emit playersSwapped();
    resume(core::Match(m_match->sharedGame(), m_match->start()), {m_seats[1], m_seats[0]}, score);
}

core::Series Session::series() const {
    auto all = m_before;
    if (!m_match) return all;
    auto match = *m_match;
    match.goToLine(0);
    match.goTo(match.plies());
    if (const auto ending = match.ending()) all.add(*ending);
    return all;
}

void Session::close() {
    if (m_match) emit leaving();
    m_match.reset();
    m_studies.rest();
    m_pacing.end();
    m_state = State::Idle;
    emit matchChanged();
    emit stateChanged();
}

std::optional<core::Player> Session::personAt(int ply) const {
    const auto mover = m_match->game().mover(m_match->at(ply));
    for (const auto player : {mover, core::other(mover)})
        if (!seat(player).computer) return player;
    return {};
}

void Session::rename(Player p, const QString& name) {
    auto& seat = m_seats[static_cast<std::size_t>(p)];
    const auto trimmed = name.simplified().left(core::Seat::longestName).toStdString();
    if (!m_match || trimmed == seat.name) return;
    seat.name = trimmed;
    emit seatsChanged();
}

void Session::setAway(Player p, bool away) {
    if (std::exchange(m_away[static_cast<std::size_t>(p)], away) != away) emit stateChanged();
}

void Session::setOwner(Owner* owner) {
    if (std::exchange(m_owner, owner) != owner) emit stateChanged();
}

const core::Analysis* Session::analysis(int ply) const {
    return m_match ? m_studies.of(*m_match, ply) : nullptr;
}

const core::Analysis* Session::analysis() const {
    return m_match ? analysis(m_match->ply()) : nullptr;
}

std::optional<core::MoveVerdict> Session::mistake(int ply) const {
    return m_match ? m_studies.mistake(*m_match, ply) : std::nullopt;
}

std::chrono::milliseconds Session::thinkingFor() const {
    return m_state == State::Thinking ? m_pacing.passed() : std::chrono::milliseconds(0);
}

void Session::play(core::Move move) {
    if (m_state != State::HumanTurn || away(m_match->mover())) return;
    const int from = m_match->ply();
    playAway(move);
    if (m_match && m_match->ply() > from) emit played(from);
}

void Session::playAway(core::Move move) {
    if (m_state != State::HumanTurn) return;
    const auto legal = m_match->game().moves(m_match->position());
    if (std::ranges::find(legal, move) == legal.end()) return;
    if (shownHelp() >= Help::Marks) useHint();
    m_hints.noteFading();
    make(move);
}

void Session::playLine(const std::vector<core::Move>& moves) {
    if (m_state != State::HumanTurn || away(m_match->mover())) return;
    const int from = m_match->ply();
    for (const auto move : moves) {
        const auto legal = m_match->game().moves(m_match->position());
        if (std::ranges::find(legal, move) == legal.end()) break;
        m_match->play(move);
    }
    travelled();
    emit played(from);
}

void Session::undo() {
    if (m_owner != nullptr) return m_owner->ask(Wish::TakeBack);
    if (m_match && m_match->givenUp()) {
        m_match->takeBackGivingUp();
        return travelled();
    }
    const auto ply = m_match ? core::undoTarget(*m_match, m_seats) : std::nullopt;
    if (!ply) return;
    m_resting = !core::anyPerson(m_seats);
    travelTo(*ply);
}

void Session::redo() {
    if (m_owner != nullptr) return; // its owner goes on
    if (m_match && m_match->tookBackGivingUp()) {
        m_match->giveUpAgain();
        return travelled();
    }
    const auto ply = m_match ? core::redoTarget(*m_match, m_seats) : std::nullopt;
    if (ply) travelTo(*ply);
}

void Session::goTo(int ply) {
    if (!m_match || std::clamp(ply, 0, m_match->plies()) == m_match->ply()) return;
    travelTo(ply);
}

void Session::travelTo(int ply) {
    m_match->goTo(ply);
    travelled();
}

void Session::goTo(int line, int ply) {
    if (!m_match || (line == m_match->line() && ply == m_match->ply())) return;
    m_match->goToLine(line);
    travelTo(ply);
}

void Session::branchOff() {
    if (m_match) begin(m_match->sharedGame(), core::Position(m_match->position()), m_seats);
}

void Session::giveUp() {
    m_owner != nullptr ? m_owner->ask(Wish::GiveUp) : giveUpAway();
}

void Session::giveUpAway() {
    const auto who = m_match ? core::quitter(*m_match, m_seats) : std::nullopt;
    if (!who) return;
    const int from = m_match->plies();
    m_match->giveUp(*who);
    if (m_match->plies() == from) return travelled();
    // Only a part of the match was given up: that is a move like others.
    m_studies.goOn(*m_match);
    setState(State::Animating);
    emit moved(from);
}

void Session::travelled() {
    emit positionChanged();
    settle();
}

void Session::stopThinking() {
    if (m_state != State::Thinking) return;
    if (core::anyPerson(m_seats)) return computerMoves();
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
    emit positionChanged();
    settle();
}

void Session::lookAway() {
    if (m_state != State::Thinking && m_state != State::Waiting) m_studies.leave();
}

void Session::lookAgain() {
    if (m_match) m_studies.goOn(*m_match);
}

void Session::animationDone() {
    if (m_state == State::Animating) settle();
}

void Session::recover() {
    if (m_match) travelled();
}

void Session::setState(State state) {
    m_state = state;
    if (state == State::Thinking)
        m_pacing.begin();
    else
        m_pacing.end();
    emit stateChanged();
}

void Session::settle() {
    m_studies.goOn(*m_match);
    const int ply = m_match->ply();
    if (m_match->ending()) return setState(State::Finished);
    if (m_match->pending() && ply == m_match->plies()) return setState(State::Waiting);
    if (core::person(*m_match, m_seats, ply)) return setState(State::HumanTurn);
    const bool moves = ply == m_match->plies() && !m_resting;
    setState(moves ? State::Thinking : State::Reviewing);
}

void Session::improved(int node) {
    if (!m_match) return;
    const int ply = plyOf(node);
    if (ply >= 0) emit analysisChanged(ply);
    if (!m_match) return;
    judge(ply);
    const auto* known = analysis(ply);
    if (known && known->complete && ply == m_match->plies() && m_match->pending()) return settlePending();
    if (ply == m_match->ply()) considerMove();
    if (m_match) m_studies.goOn(*m_match);
}

// It is known by now what became of the last move: the analysis of its ply was of the move under way.
void Session::settlePending() {
    m_match->settle();
    m_studies.forget(m_match->node(m_match->plies()));
    emit positionChanged();
    if (m_state == State::Waiting)
        settle();
    else
        m_studies.goOn(*m_match);
}

// The computer moves as soon as the value is certain or its time is up, but never so fast that a person
// could not follow.
void Session::considerMove() {
    if (m_state != State::Thinking) return;
    const auto* known = analysis();
    const auto level = seat(m_match->mover()).computer;
    const bool needsNothing = level == core::Level::Random;
    const bool needsAll = level == core::Level::Perfect; // the answers to its moves are weighed last
    const bool certain = known && (known->complete || (known->verdict.proven() && !needsAll));
    if (m_pacing.over(needsNothing || certain)) computerMoves();
}

void Session::computerMoves() {
    core::Analysis known;
    if (const auto* some = analysis()) known = *some;
    if (known.moves.empty()) known = core::unvalued(m_match->game(), m_match->position());
    make(core::choose(*m_match, known, m_computers[static_cast<std::size_t>(m_match->mover())], m_random));
}

core::Player Session::mover() const {
    const bool shown = m_state == State::Animating && m_match->ply() > 0;
    return shown ? m_match->game().mover(m_match->at(m_match->ply() - 1)) : m_match->mover();
}

// Where a node stands in the line looked at, or -1.
int Session::plyOf(int node) const {
    for (int ply = m_match->plies(); ply >= 0; --ply)
        if (m_match->node(ply) == node) return ply;
    return -1;
}

void Session::make(core::Move move) {
    const int from = m_match->ply();
    m_match->play(move);
    m_studies.goOn(*m_match);
    setState(State::Animating);
    emit moved(from);
}
