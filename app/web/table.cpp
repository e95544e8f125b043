#include "app/web/table.h"

#include <algorithm>

namespace web {

using core::Move, core::Player;

namespace {

// As in the window: long enough to be followed, and no longer than it says.
constexpr Table::Time least{400}, most{2000};

} // namespace

Table::Table(core::Match match, core::Seats seats, const core::Series& before, std::uint64_t seed,
             Studies studies)
    : m_match(std::move(match)), m_seats(std::move(seats)), m_before(before), m_studies(std::move(studies)),
      m_random(seed) {
    for (std::size_t i = 0; i < 2; ++i)
        if (m_seats[i].computer) m_computers[i] = core::seated(m_match.game().kind(), m_seats[i], m_random);
    weigh();
    settle();
}

void Table::weigh() {
    const auto perfect = [](const core::Seat& seat) { return seat.computer == core::Level::Perfect; };
    m_studies.begin(m_match.sharedGame(), {perfect(m_seats[0]), perfect(m_seats[1])});
}

// The same two go on the other way round.
void Table::sidesChanged() {
    std::swap(m_computers[0], m_computers[1]);
    m_before.swap();
    weigh();
    settle();
}

void Table::changeSides() {
    if (!mayChangeSides()) return;
    core::changeSides(m_match, m_seats);
    sidesChanged();
}

void Table::settle() {
    m_begun.reset();
    const int ply = m_match.ply();
    const bool last = ply == m_match.plies();
    if (shared()) {
        m_state = sharedState(last);
        return;
    }
    m_state = m_match.ending()                      ? State::Finished
              : m_match.pending() && last           ? State::Waiting
              : core::person(m_match, m_seats, ply) ? State::HumanTurn
              : last && core::anyPerson(m_seats)    ? State::Thinking
              : last && m_match.line() == 0         ? State::Thinking
                                                    : State::Resting;
}

bool Table::stands() const {
    return m_match.line() == 0 && m_match.ply() == m_stands;
}

Table::State Table::sharedState(bool last) const {
    if (m_match.ending()) return State::Finished;
    if (m_match.pending() && last) return State::Waiting;
    return stands() && m_share->open && m_match.mover() == m_share->here ? State::HumanTurn : State::Away;
}

// What was found out of its plies stays, as far as they are the same.
bool Table::share(const core::Match& truth, const core::Seats& seats, const Share& share) {
    const bool others = m_share != share || m_seats != seats;
    m_share = share;
    m_seats = seats;
    m_stands = truth.ply();
    const int last = std::min(truth.ply(), m_match.plies());
    bool same = m_match.line() == 0;
    for (int ply = 0; same && ply <= last; ++ply)
        same = truth.node(ply) == m_match.node(ply) &&
               (ply == 0 || truth.move(ply - 1) == m_match.move(ply - 1));
    const bool news = !same || m_match.ply() != truth.ply() || m_match.plies() != truth.plies() ||
                      m_match.ending() != truth.ending();
    if (news) m_match = truth;
    if (!same) m_studies.begin(m_match.sharedGame(), {});
    settle();
    return news || others;
}

void Table::release() {
    m_share.reset();
    settle();
}

bool Table::takesBack() const {
    if (!shared()) return core::canUndo(m_match, m_seats);
    return m_share->open && m_share->here && stands() && !m_match.ending() &&
           core::decisionBefore(m_match, *m_share->here);
}

bool Table::givesUp() const {
    return shared() ? m_state == State::HumanTurn : core::quitter(m_match, m_seats).has_value();
}

bool Table::play(Move move) {
    const auto legal = m_match.game().moves(m_match.position());
    if (m_state != State::HumanTurn || std::ranges::find(legal, move) == legal.end()) return false;
    m_match.play(move);
    settle();
    return true;
}

void Table::playAll(const std::vector<Move>& moves) {
    for (const auto move : moves)
        if (!play(move)) return;
}

bool Table::undo() {
    const auto pie = m_match.pie();
    if (!core::undo(m_match, m_seats)) return false;
    m_match.pie() == pie ? settle() : sidesChanged();
    if (!core::anyPerson(m_seats)) m_state = State::Resting;
    return true;
}

bool Table::redo() {
    if (!core::redo(m_match, m_seats)) return false;
    settle();
    return true;
}

void Table::goTo(int ply, std::optional<int> line) {
    if (line && *line >= 0 && *line < m_match.lines()) m_match.goToLine(*line);
    m_match.goTo(std::clamp(ply, 0, m_match.plies()));
    settle();
}

bool Table::giveUp() {
    const auto who = core::quitter(m_match, m_seats);
    if (!who) return false;
    const int before = m_match.plies();
    m_match.giveUp(*who);
    settle();
    return m_match.plies() > before;
}

void Table::agreeDraw() {
    if (m_state != State::Waiting) return;
    m_match.agreeDraw();
    settle();
}

void Table::shown() {
    if (m_state == State::Thinking && !m_begun) m_begun = Clock::now();
}

Table::Time Table::thought() const {
    return std::chrono::duration_cast<Time>(Clock::now() - *m_begun);
}

// As soon as the value is certain or its time is up.
bool Table::due() const {
    if (m_state != State::Thinking || !m_begun || thought() < least) return false;
    const auto level = m_seats[static_cast<std::size_t>(m_match.mover())].computer;
    const auto* known = this->known(m_match.ply());
    const bool needsAll = level == core::Level::Perfect; // the answers to its moves are weighed last
    const bool certain = known != nullptr && (known->complete || (known->verdict.proven() && !needsAll));
    return certain || level == core::Level::Random || thought() >= most;
}

// That looked at first, then the others of the line, the latest first.
std::optional<int> Table::wanted() const {
    if (m_studies.open(m_match.node(m_match.ply()))) return m_match.ply();
    for (int ply = m_match.plies(); ply >= 0; --ply)
        if (m_studies.open(m_match.node(ply))) return ply;
    return {};
}

Table::Change Table::work(Time time) {
    if (due()) {
        core::Analysis known;
        if (const auto* some = this->known(m_match.ply())) known = *some;
        if (known.moves.empty()) known = core::unvalued(m_match.game(), m_match.position());
        const auto& computer = m_computers[static_cast<std::size_t>(m_match.mover())];
        if (m_match.canChangeSides() && core::changesSides(m_match.game().kind(), known, computer.level)) {
            core::changeSides(m_match, m_seats);
            sidesChanged();
            return Change::Settled;
        }
        m_match.play(core::choose(m_match, known, computer, m_random));
        settle();
        return Change::Moved;
    }
    const auto ply = wanted();
    if (!ply) return Change::None;
    const int node = m_match.node(*ply);
    if (!m_studies.study(node, m_match.at(*ply), time)) return Change::None;
    if (*ply == m_match.plies() && m_match.pending() && !m_studies.open(node)) {
        // It is known by now what became of the last move: the analysis of its ply was of the move under way.
        m_match.settle();
        m_studies.forget(node);
        settle();
        return Change::Settled;
    }
    return *ply == m_match.ply() || m_match.over() ? Change::Known : Change::None;
}

std::optional<Table::Time> Table::idle() const {
    if (wanted() || due()) return Time(0);
    if (m_state != State::Thinking || !m_begun) return {};
    const auto until = thought() < least ? least : most;
    return std::max(until - thought(), Time(1));
}

} // namespace web
