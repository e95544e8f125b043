#include "core/lessons/exercise.h"

#include "core/lessons/stepdata.h"

#include <algorithm>

namespace core {

namespace {

constexpr int refutation = 5; // plies that show what is wrong with a move

// What has been played up to there, and nothing after it.
Match upTo(const Match& match, int ply) {
    Match made(match.sharedGame(), match.start());
    for (int i = 0; i < ply; ++i) made.play(match.move(i));
    return made;
}

const MoveVerdict* verdictOf(const Analysis& known, Move move) {
    const auto found = std::ranges::find(known.moves, move, &MoveVerdict::move);
    return found == known.moves.end() ? nullptr : &*found;
}

} // namespace

Exercise::Exercise(const Kind& kind, const Step& step, std::size_t turn)
    : m_step(step), m_match(matchAt(kind.game(step.rules), boardOf(step, turn))),
      m_shown(movesIn(m_match.game(), m_match.position(), movesOn(step, turn))), m_learner(m_match.mover()),
      m_teaches(true) {
    if (step.task == Task::Mark)
        for (const auto board : step.boards) m_boards.push_back(m_match.game().parse(board));
    m_worths.resize(m_boards.size());
    if (!step.beside.empty()) m_beside = matchAt(m_match.sharedGame(), step.beside);
    const auto& game = m_match.game();
    if (step.task == Task::Where) m_spot = game.landing(m_match.start(), m_shown.at(0));
    if (step.task == Task::Origin) m_spot = game.path(m_match.start(), m_match.start(), m_shown.at(0)).at(0);
    if (step.task == Task::Look) m_state = State::Right;
}

Exercise::Exercise(std::shared_ptr<const Game> game, const Position& p, Task task)
    : m_step{.task = task, .say = {}}, m_match(std::move(game), p), m_learner(m_match.mover()) {}

Exercise Exercise::find(std::shared_ptr<const Game> game, const Position& p, std::vector<Move> answers) {
    Exercise made(std::move(game), p, Task::Best);
    made.m_shown = std::move(answers);
    made.m_finds = true;
    return made;
}

Exercise Exercise::outcome(std::shared_ptr<const Game> game, const Position& p) {
    return {std::move(game), p, Task::Outcome};
}

Exercise Exercise::playOut(std::shared_ptr<const Game> game, const Position& p) {
    Exercise made(std::move(game), p, Task::Keep);
    made.m_step.side = made.m_teaches = true;
    return made;
}

std::optional<Position> Exercise::wanted() const {
    const bool values = m_step.task == Task::Outcome || m_step.task == Task::Number ||
                        m_step.task == Task::Best || m_step.task == Task::Keep;
    if (m_counter || values) return match().ending() ? std::nullopt : std::optional(position());
    for (std::size_t i = 0; i < m_boards.size(); ++i)
        if (!m_worths[i]) return m_boards[i];
    return {};
}

void Exercise::know(const Analysis& analysis) {
    if (!m_counter && !m_boards.empty()) {
        const auto next = std::ranges::find(m_worths, std::optional<Outcome>());
        if (next != m_worths.end() && analysis.verdict.proven()) *next = analysis.verdict.lower.outcome;
        return;
    }
    m_known = analysis;
    if (!m_counter && m_match.ply() == 0) m_asked = analysis;
}

std::optional<Move> Exercise::named() const {
    const bool names = m_step.task == Task::Where || m_step.task == Task::Try;
    return names && m_shown.size() == 1 ? std::optional(m_shown.front()) : std::nullopt;
}

std::optional<bool> Exercise::lost(std::size_t board) const {
    const auto& worth = m_worths.at(board);
    return worth ? std::optional(*worth == Outcome::Loss) : std::nullopt;
}

// The true one stands in another place from gap to gap.
std::vector<std::size_t> Exercise::shuffled(std::size_t gap) const {
    const auto& parts = m_step.gaps.at(gap);
    const std::size_t by = std::string_view(parts.front().text.english).size() + gap;
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < parts.size(); ++i) all.push_back((i + by) % parts.size());
    return all;
}

std::optional<Verdict> Exercise::worth() const {
    const auto* made = m_asked && m_match.plies() > 0 ? verdictOf(*m_asked, m_match.move(0)) : nullptr;
    return made != nullptr ? std::optional(made->verdict) : std::nullopt;
}

std::optional<bool> Exercise::findsSlip() const {
    if (!m_finds || m_shown.empty()) return false;
    const auto* found = m_asked ? verdictOf(*m_asked, m_shown.front()) : nullptr;
    if (found == nullptr || !found->verdict.proven() || !m_asked->verdict.proven()) return {};
    return found->verdict.lower.outcome < m_asked->verdict.lower.outcome;
}

Position Exercise::shown() const {
    const bool hidden = m_step.task == Task::Origin && m_match.ply() == 0 && !m_counter;
    return hidden ? m_match.game().play(position(), m_shown.front()) : position();
}

bool Exercise::awaitsSpot() const {
    return asksForSpot(m_step.task) && m_match.ply() == 0 && !m_counter;
}

std::optional<int> Exercise::number() const {
    if (!m_known) return {};
    const auto& v = m_known->verdict;
    return m_step.figure != nullptr ? v.figures.value(*m_step.figure) : v.plies();
}

bool Exercise::ready() const {
    if (m_step.task == Task::Look || m_step.task == Task::Try || m_step.task == Task::Claim ||
        asksForSpot(m_step.task))
        return true;
    if (m_step.task == Task::Mark) return !wanted();
    if (m_finds && !m_shown.empty()) return true;
    if (!m_known) return false;
    if (m_step.task == Task::Number) return number().has_value();
    if (m_step.task == Task::Outcome) return m_known->verdict.proven();
    if (m_finds) return m_known->complete && m_known->verdict.proven();
    return m_known->complete && m_known->verdict.proven() &&
           std::ranges::all_of(m_known->moves, [](const auto& m) { return m.verdict.proven(); });
}

bool Exercise::learners() const {
    return m_match.mover() == m_learner;
}

bool Exercise::awaitsSide() const {
    return m_step.side && !m_sided && m_state == State::Open;
}

bool Exercise::awaitsMove() const {
    return open() && asksForMove(m_step.task) && !awaitsSide() && learners() && !over();
}

std::optional<Move> Exercise::reply() const {
    if (m_counter) {
        if (m_counter->ending() || m_counter->ply() >= refutation) return {};
        if (m_counter->ply() == 0 && m_against) return m_against;
        // Where the last stone falls, and where not, is seen with the one move, as is where a number is
        // taken.
        if (asksForSpot(m_step.task) || isMex() || !m_known || !m_known->complete || m_known->moves.empty())
            return {};
        return m_known->moves.front().move;
    }
    if (awaitsSide()) return {};
    const bool answers = (m_step.task == Task::Best || m_step.task == Task::Keep) && !m_finds && !learners();
    const bool refutes = m_refuting && m_match.ply() <= m_mistake + refutation;
    if (!(answers || refutes) || m_state == State::Right || over() || !m_known || !m_known->complete ||
        m_known->moves.empty())
        return {};
    return m_known->moves.front().move;
}

void Exercise::counter(const Position& p, std::optional<Move> first) {
    if (!m_teaches || m_match.game().result(p)) return;
    m_counter.emplace(m_match.sharedGame(), p);
    m_against = first;
    m_known = p == m_match.start() ? m_asked : std::nullopt;
}

void Exercise::say(Outcome outcome) {
    if (!open() || m_step.task != Task::Outcome) return;
    const auto is = m_known->verdict.lower.outcome;
    judge(is == outcome);
    if (m_state == State::Right) return;
    m_claimed = {outcome, is};
    counter(m_match.start());
}

void Exercise::say(int said) {
    if (!open() || m_step.task != Task::Number) return;
    judge(number() == said);
    if (m_state == State::Right) return;
    m_counted = {said, *number()};
    const auto move = taken();
    if (move || !isMex()) counter(m_match.start(), move);
}

bool Exercise::isMex() const {
    return m_step.figure != nullptr && m_step.figure->mex;
}

std::optional<Move> Exercise::taken() const {
    if (!m_counted || !m_asked || !isMex()) return {};
    for (const auto& [move, verdict] : m_asked->moves)
        if (verdict.figures.value(*m_step.figure) == m_counted->said) return move;
    return {};
}

void Exercise::point(SpotId spot) {
    if (!open() || !asksForSpot(m_step.task)) return;
    judge(spot == m_spot);
    if (m_state == State::Right) return make(m_shown.front());
    m_pointed = spot;
    if (m_step.task == Task::Where) return counter(m_match.start(), m_shown.front());
    const auto& game = m_match.game();
    for (const auto move : game.moves(m_match.start()))
        if (game.path(m_match.start(), m_match.start(), move).at(0) == spot)
            return counter(m_match.start(), move);
}

void Exercise::begin(bool learner) {
    if (!awaitsSide() || !ready()) return;
    m_sided = true;
    const auto beginner = m_match.game().mover(m_match.start());
    m_learner = learner ? beginner : other(beginner);
    const auto is = m_asked->verdict.lower.outcome;
    if ((is == Outcome::Win) == learner) return;
    judge(false);
    m_claimed = {learner ? Outcome::Win : Outcome::Loss, is};
    counter(m_match.start());
}

void Exercise::mark(const std::vector<bool>& lost) {
    if (!open() || m_step.task != Task::Mark || lost.size() != m_boards.size()) return;
    for (std::size_t i = 0; i < m_boards.size() && !m_mistaken; ++i)
        if (lost[i] != (m_worths[i] == Outcome::Loss)) m_mistaken = i;
    judge(!m_mistaken);
    if (!m_mistaken) return;
    m_claimed = {lost[*m_mistaken] ? Outcome::Loss : Outcome::Win, *m_worths[*m_mistaken]};
    counter(m_boards[*m_mistaken]);
}

void Exercise::claim(const std::vector<std::size_t>& parts) {
    if (!open() || m_step.task != Task::Claim || parts.size() != m_step.gaps.size()) return;
    const auto wrong = std::ranges::find_if(parts, [](std::size_t part) { return part != 0; });
    judge(wrong == parts.end());
    if (m_state == State::Right) return;
    const auto& part = m_step.gaps[static_cast<std::size_t>(wrong - parts.begin())].at(*wrong);
    if (part.position.empty()) return;
    const auto& game = m_match.game();
    const auto p = game.parse(part.position);
    counter(p, part.move.empty() ? std::nullopt : std::optional(game.parse(p, part.move)));
}

// Best: nothing is better. Keep: it ends as well as it can. find(): nothing is known to end better.
bool Exercise::accepted(Move move) const {
    if (!m_shown.empty()) return std::ranges::count(m_shown, move) > 0;
    if (m_step.task == Task::Try) return true;
    const auto* made = verdictOf(*m_known, move);
    if (made == nullptr) return false;
    const auto& best = m_known->moves.front().verdict;
    if (m_finds) return made->verdict.upper.outcome >= best.lower.outcome;
    if (m_step.task == Task::Best || m_step.exact) return std::is_eq(preference(made->verdict, best));
    return made->verdict.lower.outcome == best.lower.outcome;
}

void Exercise::play(Move move) {
    if (const auto answer = reply(); answer == move) {
        if (m_counter) {
            m_counter->play(move);
            m_known.reset();
            return;
        }
        make(move);
        // Where the last mover loses it is the other side that ends it.
        if (m_state == State::Open && over()) judge(kept());
        return;
    }
    if (!awaitsMove()) return;
    const bool right = accepted(move);
    m_mistake = m_match.ply();
    if (!right && m_step.task == Task::Try) return judge(false); // it shows nothing: it is not made
    if (const auto* made = right || !m_known ? nullptr : verdictOf(*m_known, move))
        m_slip = {made->verdict, m_known->moves.front().verdict};
    make(move);
    ++m_turns;
    if (!right)
        judge(false);
    else if (m_step.task == Task::Keep && over())
        judge(kept());
    else if (m_step.task != Task::Keep || m_turns == m_step.turns)
        judge(true);
}

// It has ended as well as it could. Good moves alone do not do it where a position may come back too often.
bool Exercise::kept() const {
    const auto winner = m_match.ending()->winner;
    const auto got = !winner ? Outcome::Draw : winner == m_learner ? Outcome::Win : Outcome::Loss;
    if (!m_asked) return false;
    const bool began = m_learner == m_match.game().mover(m_match.start());
    const auto& asked = m_asked->verdict;
    return got >= (began ? asked.lower.outcome : opposite(asked.upper.outcome));
}

void Exercise::make(Move move) {
    if (m_beside && !m_beside->ending()) {
        const auto legal = m_beside->game().moves(m_beside->position());
        if (std::ranges::count(legal, move) > 0) m_beside->play(move);
    }
    m_match.play(move);
    m_known.reset();
}

void Exercise::again() {
    if (m_state != State::Wrong) return;
    m_state = State::Open;
    m_refuting = false;
    forget();
    if (m_counter) {
        m_counter.reset();
        m_sided = false; // only there a side was no move
        m_known = m_asked;
        return;
    }
    if (m_match.ply() == m_mistake || !asksForMove(m_step.task)) return;
    m_match = upTo(m_match, m_mistake);
    if (m_beside) m_beside = upTo(*m_beside, std::min(m_mistake, m_beside->plies()));
    --m_turns;
    m_known = m_match.ply() == 0 ? m_asked : std::nullopt;
}

void Exercise::forget() {
    m_mistaken.reset();
    m_slip.reset();
    m_claimed.reset();
    m_counted.reset();
    m_pointed.reset();
}

// The learner's own move stays where it was made; what was played on a board of its own is played there anew.
bool Exercise::canRepeat() const {
    if (m_state != State::Wrong || !m_teaches || reply()) return false;
    const bool over = match().ending() || match().ply() >= refutation;
    if (m_counter) return m_counter->ply() > 0 && (over || asksForSpot(m_step.task) || isMex());
    return asksForMove(m_step.task) && match().ending() && match().ply() > left();
}

void Exercise::repeat() {
    if (!canRepeat()) return;
    if (m_counter) {
        m_counter = upTo(*m_counter, 0);
        m_known = m_counter->start() == m_match.start() ? m_asked : std::nullopt;
    } else {
        m_match = upTo(m_match, left());
        m_known.reset();
    }
}

void Exercise::refute() {
    m_refuting = m_finds && m_state == State::Wrong;
}

void Exercise::reveal() {
    if (m_state == State::Right) return;
    again();
    if (!ready()) return;
    if (m_finds) make(m_shown.empty() ? m_known->moves.front().move : m_shown.front());
    judge(true);
}

bool Exercise::tellsValues() const {
    const bool counted = m_step.figure == nullptr || m_step.figure->counts;
    return m_state == State::Right && !awaitsLook() &&
           (m_step.task == Task::Outcome || (m_step.task == Task::Number && counted) || m_finds);
}

bool Exercise::awaitsLook() const {
    return m_finds && m_state == State::Right && m_match.ply() > 0;
}

void Exercise::lookBack() {
    if (!awaitsLook()) return;
    m_match.goTo(0);
    m_known = m_asked;
}

void Exercise::restart() {
    m_state = m_step.task == Task::Look ? State::Right : State::Open;
    m_turns = m_mistake = 0;
    m_counter.reset();
    forget();
    m_sided = false;
    m_learner = m_match.game().mover(m_match.start());
    m_match = upTo(m_match, 0);
    if (m_beside) m_beside = upTo(*m_beside, 0);
    m_known.reset();
}

Message sentence(const Step& step, const std::vector<std::optional<std::size_t>>& parts) {
    Message said(step.say);
    for (std::size_t gap = 0; gap < step.gaps.size(); ++gap)
        said.arguments.push_back(parts.at(gap) ? Message::Argument(step.gaps[gap].at(*parts[gap]).text)
                                               : "____");
    return said;
}

} // namespace core
