#include "ui/window/advice.h"

#include "core/play/words.h"
#include "ui/board/boardview.h"
#include "ui/board/linewalk.h"
#include "ui/controls/transportbar.h"
#include "ui/look/language.h"
#include "ui/match/review.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/panels/plates/banner.h"
#include "ui/panels/verdict/whypanel.h"

#include <algorithm>

Advice::Advice(Session& session, BoardView& board, Banner& banner, WhyPanel& why, LineWalk& walk,
               TransportBar& bar, QObject* parent)
    : QObject(parent), m_session(session), m_board(board), m_banner(banner), m_why(why), m_walk(walk),
      m_bar(bar) {
    connect(&m_walk, &LineWalk::walked, this, &Advice::showWalk);
    connectReasons();
}

void Advice::connectReasons() {
    connect(&m_why, &WhyPanel::lineChanged, this, [this](const std::vector<std::string>& line) {
        if (line.empty())
            m_walk.clear();
        else if (walking())
            m_walk.extend(line);
        else
            m_walk.setLine(m_session.match(), line);
    });
    connect(&m_why, &WhyPanel::lineRequested, this, [this](const std::vector<std::string>& line) {
        leave();
        m_board.showLine(line);
    });
    connect(&m_why, &WhyPanel::playRequested, this, &Advice::playThrough);
}

bool Advice::walking() const {
    return m_walk.walking();
}

void Advice::follow() {
    m_walk.follow(m_session.match());
}

void Advice::leave() {
    m_walk.goTo(0);
}

void Advice::showWalk() {
    if (walking()) {
        m_why.hideLine();
        return m_banner.hold(shown() + QLatin1Char('\n') + language::spoken(m_walk.lastPhrase()),
                             tr("Back to the match"), [this] { leave(); });
    }
    m_banner.dropNotice();
    // Another match is about to be shown, or none.
    if (!m_session.active() || &m_board.model().game() != &m_session.match().game()) return;
    m_walk.setLine(m_session.match(), m_why.line()); // no longer what was better, or asked for
    emit left();
}

// Where the match went on otherwise, in place of what.
QString Advice::shown() const {
    const auto& match = m_session.match();
    return match.ply() < match.plies() ? tr("Best play instead of move %1").arg(match.ply() + 1)
                                       : tr("Best play from here");
}

void Advice::walkOn() {
    if (m_walk.plies() == 0 && !takeLine()) return;
    m_walk.goTo(m_walk.ply() + 1);
}

void Advice::playThrough() {
    if (!walking()) walkOn();
    if (walking()) m_bar.play(true);
}

void Advice::showBetter(const review::TurningPoint& point) {
    const auto legal = point.ply < m_session.match().plies()
                           ? m_session.match().game().moves(m_session.match().at(point.ply))
                           : std::vector<core::Move>();
    if (std::ranges::find(legal, point.better) == legal.end()) return; // of another match
    m_session.goTo(point.ply);
    const auto& match = m_session.match();
    const auto move = match.game().text(match.position(), point.better);
    std::vector<std::string> line{move};
    const auto* known = m_session.studies().here();
    if (known != nullptr && known->why && !known->why->line.empty() && known->why->line.front() == move)
        line = known->why->line;
    m_walk.setLine(match, line);
    m_walk.goTo(1);
}

// Without hints best play is shown once, as the best move is.
bool Advice::takeLine() {
    if (!m_session.active() || !allowed()) return false;
    const auto* known = m_session.studies().here();
    if (known != nullptr && known->why && !known->why->line.empty())
        m_walk.setLine(m_session.match(), known->why->line);
    if (m_walk.plies() == 0) {
        m_banner.say(tr("There is no line of best play to show here."));
        return false;
    }
    m_session.hints().use();
    return true;
}

// Where not, it is said why.
bool Advice::allowed() {
    if (m_session.hints().locked())
        m_banner.say(tr("The hints are locked."));
    else if (m_session.hints().divides())
        m_banner.say(language::spoken(core::sidesMessage(m_session.match(), words::names(m_session))));
    else if (m_session.hints().holdsBack())
        m_banner.say(tr("Say first what the position is worth."));
    return m_session.hints().maySeeBest();
}

void Advice::showBestMove() {
    if (m_session.state() != Session::State::HumanTurn || !allowed()) return;
    const auto* known = m_session.studies().here();
    if (!known || known->verdict.unknown()) return m_banner.say(tr("The best move is not known yet."));
    leave();
    const auto& match = m_session.match();
    const auto best = known->moves.front().move;
    m_board.pointing().highlight(best);
    m_session.hints().use();
    m_banner.say(tr("Best: %1").arg(language::spoken(match.game().phrase(match.position(), best))));
}
