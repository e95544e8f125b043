#include "ui/session.h"

#include "ui/analyst.h"

#include <algorithm>
#include <ranges>

using core::Player;

Session::Session(QObject* parent) : QObject(parent), m_analyst(std::make_unique<Analyst>()) {
    m_clock.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, &Session::considerMove);
    connect(m_analyst.get(), &Analyst::improved, this, &Session::improved);
    connect(m_analyst.get(), &Analyst::failed, this, &Session::troubled);
}

Session::~Session() = default;

void Session::begin(std::shared_ptr<const core::Game> game, const core::Position& start,
                    std::array<core::Seat, 2> seats) {
    resume(core::Match(std::move(game), start), std::move(seats));
}

void Session::resume(core::Match match, std::array<core::Seat, 2> seats) {
    m_before = {};
    sitDown(std::move(match), std::move(seats));
}

void Session::sitDown(core::Match match, std::array<core::Seat, 2> seats) {
    m_match = std::move(match);
    m_seats = std::move(seats);
    m_analyses.clear();
    m_hints.startOver();
    m_studied.reset();
    m_resting = false;
    m_state = State::Idle;
    emit matchChanged();
    settle();
}

void Session::restart() {
    if (!m_match) return;
    m_before = series();
    sitDown(core::Match(m_match->sharedGame(), m_match->start()), m_seats);
}

void Session::swapAndRestart() {
    if (!m_match) return;
    m_before = series();
    m_before.swap();
    sitDown(core::Match(m_match->sharedGame(), m_match->start()), {m_seats[1], m_seats[0]});
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
    m_match.reset();
    m_analyses.clear();
    m_studied.reset();
    m_analyst->rest();
    m_clock.stop();
    m_state = State::Idle;
    emit matchChanged();
    emit stateChanged();
}

void Session::rename(Player p, const QString& name) {
    auto& seat = m_seats[static_cast<std::size_t>(p)];
    const auto trimmed = name.simplified().left(longestName).toStdString();
    if (!m_match || trimmed.empty() || trimmed == seat.name) return;
    seat.name = trimmed;
    emit seatsChanged();
}

const core::Analysis* Session::analysis(int ply) const {
    if (!m_match || ply < 0 || ply > m_match->plies()) return nullptr;
    const auto known = m_analyses.find(m_match->node(ply));
    return known == m_analyses.end() ? nullptr : &known->second;
}

const core::Analysis* Session::analysis() const {
    return m_match ? analysis(m_match->ply()) : nullptr;
}

std::optional<core::MoveVerdict> Session::mistake(int ply) const {
    const auto* known = analysis(ply);
    if (!known || known->moves.empty() || ply >= m_match->plies()) return {};
    const auto& best = known->moves.front();
    const auto made = std::ranges::find(known->moves, m_match->move(ply), &core::MoveVerdict::move);
    const bool lost = made != known->moves.end() && made->verdict.upper.outcome < best.verdict.lower.outcome;
    return lost ? std::optional(best) : std::nullopt;
}

void Session::setHelp(Help help) {
    if (m_hints.setLevel(help)) emit helpChanged();
}

void Session::setLocked(bool locked) {
    if (m_hints.setLocked(locked)) emit helpChanged();
}

void Session::setPredictsFirst(bool on) {
    if (m_hints.setPredictsFirst(on)) emit helpChanged();
}

bool Session::holdsBack() const {
    return m_match && !m_match->ending() && !m_match->game().pending(m_match->position()) &&
           m_hints.holdsBack(m_match->node(m_match->ply()));
}

std::optional<core::Outcome> Session::prediction() const {
    return m_match ? m_hints.prediction(m_match->node(m_match->ply())) : std::nullopt;
}

void Session::predict(core::Outcome outcome) {
    if (!holdsBack()) return;
    m_hints.predict(m_match->node(m_match->ply()), outcome);
    emit helpChanged();
}

std::chrono::milliseconds Session::thinkingFor() const {
    return std::chrono::milliseconds(m_state == State::Thinking ? m_thought.elapsed() : 0);
}

bool Session::person(int ply) const {
    return !seat(m_match->game().mover(m_match->at(ply))).computer;
}

bool Session::anyPerson() const {
    return std::ranges::any_of(m_seats, [](const auto& seat) { return !seat.computer; });
}

// The last ply before this one where a person had the choice; two computers step back one ply.
std::optional<int> Session::undoTarget() const {
    if (!m_match) return {};
    for (int ply = m_match->ply() - 1; ply >= 0; --ply)
        if (person(ply) || !anyPerson()) return ply;
    return {};
}

// The way undo came, back again.
std::optional<int> Session::redoTarget() const {
    if (!m_match || m_match->ply() == m_match->plies()) return {};
    int ply = m_match->ply() + 1;
    while (anyPerson() && ply < m_match->plies() && !person(ply)) ++ply;
    return ply;
}

std::optional<Player> Session::loser() const {
    if (!m_match) return {};
    auto line = *m_match;
    line.goTo(line.plies());
    if (line.ending()) return {};
    for (const auto player : {line.mover(), core::other(line.mover())})
        if (!seat(player).computer) return player;
    return {};
}

void Session::play(core::Move move) {
    if (m_state != State::HumanTurn) return;
    const auto legal = m_match->game().moves(m_match->position());
    if (std::ranges::find(legal, move) == legal.end()) return;
    if (shownHelp() >= Help::Marks) m_hints.use();
    make(move);
}

void Session::playLine(const std::vector<core::Move>& moves) {
    if (m_state != State::HumanTurn) return;
    for (const auto move : moves) {
        const auto legal = m_match->game().moves(m_match->position());
        if (std::ranges::find(legal, move) == legal.end()) break;
        m_match->play(move);
    }
    travelled();
}

void Session::undo() {
    if (m_match && m_match->givenUp()) {
        m_match->takeBackGivingUp();
        return travelled();
    }
    const auto ply = undoTarget();
    if (!ply) return;
    m_resting = !anyPerson();
    goTo(*ply);
}

void Session::redo() {
    if (m_match && m_match->tookBackGivingUp()) {
        m_match->giveUpAgain();
        return travelled();
    }
    if (const auto ply = redoTarget()) goTo(*ply);
}

void Session::goTo(int ply) {
    if (!m_match || std::clamp(ply, 0, m_match->plies()) == m_match->ply()) return;
    m_match->goTo(ply);
    travelled();
}

void Session::goTo(int line, int ply) {
    if (!m_match || (line == m_match->line() && ply == m_match->ply())) return;
    m_match->goToLine(line);
    m_match->goTo(ply);
    travelled();
}

void Session::branchOff() {
    if (m_match) begin(m_match->sharedGame(), core::Position(m_match->position()), m_seats);
}

void Session::giveUp() {
    const auto who = loser();
    if (!who) return;
    const int from = m_match->plies();
    m_match->giveUp(*who);
    if (m_match->plies() == from) return travelled();
    // Only a part of the match was given up: that is a move like others.
    studyNext();
    setState(State::Animating);
    emit moved(from);
}

void Session::travelled() {
    emit positionChanged();
    settle();
}

void Session::stopThinking() {
    if (m_state != State::Thinking) return;
    if (anyPerson()) return computerMoves();
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
    m_match->agreeDraw();
    emit positionChanged();
    settle();
}

void Session::animationDone() {
    if (m_state == State::Animating) settle();
}

void Session::setState(State state) {
    m_state = state;
    if (state == State::Thinking) {
        m_thought.start();
        m_clock.start(m_pace.least);
    } else {
        m_clock.stop();
    }
    emit stateChanged();
}

void Session::settle() {
    studyNext();
    const int ply = m_match->ply();
    if (m_match->ending()) return setState(State::Finished);
    if (m_match->pending() && ply == m_match->plies()) return setState(State::Waiting);
    if (person(ply)) return setState(State::HumanTurn);
    const bool moves = ply == m_match->plies() && !m_resting;
    setState(moves ? State::Thinking : State::Reviewing);
}

// The ply looked at comes first; when all is known of it, the others of the line that are not known yet
// follow, the latest first, so that the timeline fills.
void Session::studyNext() {
    const auto open = [this](int ply) { return !analysis(ply) || !analysis(ply)->complete; };
    std::optional<int> wanted;
    if (open(m_match->ply())) wanted = m_match->ply();
    for (int ply = m_match->plies(); !wanted && ply >= 0; --ply)
        if (open(ply)) wanted = ply;
    const auto node = wanted ? std::optional(m_match->node(*wanted)) : std::nullopt;
    if (node == m_studied) return;
    m_studied = node;
    if (wanted)
        m_analyst->study(m_match->sharedGame(), m_match->at(*wanted));
    else
        m_analyst->rest();
}

void Session::improved(const core::Analysis& analysis) {
    if (!m_studied) return;
    m_analyses[*m_studied] = analysis;
    if (!m_match) return;
    const int ply = plyOf(*m_studied);
    if (ply >= 0) emit analysisChanged(ply);
    if (!m_match) return;
    if (analysis.complete && ply == m_match->plies() && m_match->pending()) return settlePending();
    if (ply == m_match->ply() && m_state == State::Thinking) considerMove();
    if (m_match) studyNext();
}

// It is known by now what became of the last move: the analysis of its ply was of the move under way.
void Session::settlePending() {
    m_match->settle();
    m_analyses.erase(m_match->node(m_match->plies()));
    m_studied.reset();
    emit positionChanged();
    if (m_state == State::Waiting)
        settle();
    else
        studyNext();
}

// The computer moves as soon as the value is certain or its time is up, but never so fast that a person
// could not follow.
void Session::considerMove() {
    if (m_state != State::Thinking) return;
    const auto thought = thinkingFor();
    if (thought < m_pace.least) return m_clock.start(m_pace.least - thought);
    const auto* known = analysis();
    const bool needsNothing = seat(m_match->mover()).computer == core::Level::Random;
    const bool certain = known && (known->complete || known->verdict.proven());
    if (needsNothing || certain || thought >= m_pace.most) return computerMoves();
    m_clock.start(m_pace.most - thought);
}

void Session::computerMoves() {
    core::Analysis known;
    if (const auto* some = analysis()) known = *some;
    if (known.moves.empty()) known = core::unvalued(m_match->game(), m_match->position());
    make(core::choose(known, *seat(m_match->mover()).computer, m_random));
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
    studyNext();
    setState(State::Animating);
    emit moved(from);
}
