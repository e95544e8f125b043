#include "ui/window/matchboard.h"

#include <QWidget>

#include "ui/board/boardview.h"
#include "ui/controls/announcer.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/panels/moves/movespanel.h"
#include "ui/panels/plates/banner.h"
#include "ui/window/advice.h"
#include "ui/window/halftime.h"

#include <utility>

MatchBoard::MatchBoard(Session& session, BoardView& board, Banner& banner, Advice& advice, MovesPanel& moves,
                       QWidget* page)
    : QObject(page), m_session(session), m_board(board), m_banner(banner), m_advice(advice), m_moves(moves),
      m_page(*page), m_halfTime(new HalfTime(session, board, banner, this)) {
    connect(&m_advice, &Advice::left, this, [this] { showPosition(), showState(); });
    connectSession();
    connectBoard();
    inAnyLanguage(this, [this] { showNames(); });
    showMatch();
}

void MatchBoard::connectSession() {
    connect(&m_session, &Session::matchChanged, this, &MatchBoard::showMatch);
    connect(&m_session, &Session::positionChanged, this, &MatchBoard::showPosition);
    connect(&m_session, &Session::moved, this, &MatchBoard::showMove);
    connect(&m_session, &Session::stateChanged, this, &MatchBoard::showState);
    connect(&m_session.hints(), &Hints::changed, this, &MatchBoard::showAnalysis);
    connect(&m_session.studies(), &Studies::improved, this, [this](int ply) {
        if (m_session.active() && ply == m_session.match().ply()) showAnalysis();
    });
    connect(&m_session.players(), &Players::renamed, this, &MatchBoard::showNames);
}

void MatchBoard::connectBoard() {
    const auto play = [this](core::Move move) { m_session.play(move); };
    auto* pointing = &m_board.pointing();
    connect(pointing, &BoardPointing::moveChosen, &m_session, play);
    connect(&m_board, &BoardView::animationDone, &m_session, &Session::animationDone);
    connect(&m_board, &BoardView::animationHeld, this,
            [this] { m_halfTime->show(m_page.window(), m_facing); });
    connect(pointing, &BoardPointing::refused, this,
            [this](const core::Message& why) { m_banner.answer(language::spoken(why)); });
    connect(pointing, &BoardPointing::explained, this, [this](const QString& text) { m_banner.say(text); });
    connect(pointing, &BoardPointing::moveHovered, &m_moves, &MovesPanel::highlight);
    connect(pointing, &BoardPointing::selectionChanged, this, [this](const std::vector<core::Move>& open) {
        m_moves.setSelection(open.empty() ? std::nullopt : std::optional(open));
    });
    connect(&m_moves, &MovesPanel::moveHovered, this, [this](std::optional<core::Move> move) {
        if (!m_advice.walking() && !m_board.animating())
            m_board.pointing().highlight(move); // the list is of the match
    });
    connect(&m_moves, &MovesPanel::moveChosen, &m_session, play);
}

void MatchBoard::setFacing(bool on) {
    m_facing = on;
    showReader();
}

void MatchBoard::showMatch() {
    if (!m_session.active()) return;
    m_board.setGame(m_session.match().sharedGame(), m_session.match().start());
    // The dialog that chose the match gives the focus back first.
    QMetaObject::invokeMethod(
        &m_board, [this] { m_board.setFocus(Qt::MouseFocusReason); }, Qt::QueuedConnection);
    showNames();
    showPosition();
    showState();
}

void MatchBoard::showNames() {
    if (!m_session.active()) return;
    m_board.setNames(
        {words::name(core::Player::First, m_session), words::name(core::Player::Second, m_session)});
}

void MatchBoard::showState() {
    const bool human = m_session.state() == Session::State::HumanTurn &&
                       !m_session.players().away(m_session.match().mover());
    m_board.setInteractive(human && !m_advice.walking());
    m_moves.setPlayable(human);
    if (m_session.state() == Session::State::Finished && m_page.isVisible())
        announce(m_page, language::sentences({std::exchange(m_lastMove, {}), m_banner.standing()}));
    showReader();
}

void MatchBoard::showPosition() {
    m_advice.follow();
    m_board.showMatch(m_session.match());
    showReader();
    showAnalysis();
}

// A page nobody sees animates nothing; the match goes on all the same.
void MatchBoard::showMove(int fromPly) {
    const auto& match = m_session.match();
    const auto from = match.at(fromPly);
    const auto held = m_halfTime->prepare(from, match.move(fromPly));
    m_lastMove = words::lastMove(m_session);
    if (!match.ending()) announce(m_page, std::exchange(m_lastMove, {})); // else with how it ended
    if (m_page.isVisible()) m_board.animate(from, match.move(fromPly), held);
    showPosition();
    if (!m_board.animating())
        QMetaObject::invokeMethod(&m_session, &Session::animationDone, Qt::QueuedConnection);
}

// On a flat screen: the mover, or the person who waits for the computer.
void MatchBoard::showReader() {
    if (!m_session.active()) return;
    const auto mover = m_session.mover(), other = core::other(mover);
    const bool waits = m_session.players().seat(mover).computer && !m_session.players().seat(other).computer;
    m_board.setReader(m_facing ? std::optional(waits ? other : mover) : std::nullopt);
}

void MatchBoard::showAnalysis() {
    if (!m_session.active() || m_advice.walking()) return;
    m_board.setAnalysis(m_session.hints().shown(), m_session.hints().shownHelp());
}
