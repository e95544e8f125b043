#include "ui/window/matchpage.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include "ui/board/boardview.h"
#include "ui/board/linewalk.h"
#include "ui/board/tubeview.h"
#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"
#include "ui/match/lablinks.h"
#include "ui/match/review.h"
#include "ui/match/session.h"
#include "ui/match/stages.h"
#include "ui/match/words.h"
#include "ui/models/historymodel.h"
#include "ui/models/movesmodel.h"
#include "ui/panels/banner.h"
#include "ui/panels/goalline.h"
#include "ui/panels/header.h"
#include "ui/panels/legend.h"
#include "ui/panels/matchbar.h"
#include "ui/panels/movespanel.h"
#include "ui/panels/movetabs.h"
#include "ui/panels/offerbar.h"
#include "ui/panels/projectorline.h"
#include "ui/panels/reviewpanel.h"
#include "ui/panels/verdictcard.h"
#include "ui/panels/whypanel.h"
#include "ui/window/advice.h"
#include "ui/window/halftime.h"
#include "ui/window/matchactions.h"
#include "ui/window/matchclipboard.h"
#include "ui/window/tabletop.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

MatchPage::MatchPage(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_movesModel(new MovesModel(session, this)),
      m_history(new HistoryModel(session, this)), m_header(new Header(session, this)),
      m_board(new BoardView(this)), m_walk(new LineWalk(*m_board, this)),
      m_bar(new MatchBar(session, *m_history, *m_walk, this)), m_tube(new TubeView(*m_board)),
      m_banner(new Banner(session, this)), m_verdict(new VerdictCard(session, this)),
      m_moves(new MoveTabs(session, *m_movesModel, *m_history, this)), m_why(new WhyPanel(session, this)),
      m_advice(new Advice(session, *m_board, *m_banner, *m_why, *m_walk, *m_bar, this)),
      m_offers(new OfferBar(session, this)), m_goal(new GoalLine(session, this)),
      m_line(new ProjectorLine(session, *m_movesModel, this)),
      m_legendButton(new Button(Button::Style::Outline, {}, this)), m_legend(new Legend(session, this)),
      m_layout(*this, {m_header, m_board, m_banner, m_verdict, m_moves, m_why, m_offers, m_goal, m_bar,
                       m_line, m_legendButton, m_legend}),
      m_actions(new MatchActions(this)), m_halfTime(new HalfTime(session, *m_board, *m_banner, this)) {
    m_legendButton->setGlyph("help");
    const auto arrange = [this] { m_layout.arrange(); };
    // By signals: as the window ends it is hidden when the session is gone.
    connect(this, &MatchPage::shown, &m_session, &Session::lookAgain);
    connect(this, &MatchPage::left, &m_session, &Session::lookAway);
    connect(m_legendButton, &Button::clicked, this, [this] { m_layout.foldLegend(); });
    connect(m_moves, &MoveTabs::focusLost, this, [this] { m_board->setFocus(Qt::MouseFocusReason); });
    connect(m_header, &Header::toShelf, this, &MatchPage::toShelf);
    connect(m_header, &Header::projectorToggled, this, &MatchPage::projectorToggled);
    connect(m_header, &Header::lockToggled, this, &MatchPage::lockToggled);
    connect(m_header, &Header::briefLookRequested, this, &MatchPage::briefLookRequested);
    connect(m_header, &Header::menuRequested, this, &MatchPage::menuRequested);
    connect(m_goal, &GoalLine::howRequested, this, &MatchPage::howRequested);
    connect(m_banner, &Banner::reviewRequested, m_moves, &MoveTabs::showReview);
    connect(m_banner, &Banner::answered, m_board, [this] { m_board->setFocus(); });
    connect(&m_moves->review(), &ReviewPanel::betterRequested, m_advice, &Advice::showBetter);
    connect(m_advice, &Advice::left, this, [this] { showPosition(), showState(); });
    connect(&m_moves->review(), &ReviewPanel::tryRequested, this, &MatchPage::tryAgain);
    connect(m_why, &WhyPanel::contentChanged, this, arrange);
    connect(m_bar, &MatchBar::heightChanged, this, arrange);
    connect(m_why, &WhyPanel::labRequested, this, &MatchPage::labRequested);
    connect(m_banner, &Banner::labRequested, this, &MatchPage::labRequested);
    connect(&theme(), &Theme::changed, this, [this] { m_layout.arrange(), update(); });
    connectSession();
    connectBoard();
    connectActions();
    says(m_legendButton, [] { return tr("Legend"); });
    inAnyLanguage(this, [this] { offerLink(), showNames(); });
    showMatch();
}

void MatchPage::connectSession() {
    connect(&m_session, &Session::matchChanged, this, &MatchPage::showMatch);
    connect(&m_session, &Session::positionChanged, this, &MatchPage::showPosition);
    connect(&m_session, &Session::moved, this, &MatchPage::showMove);
    connect(&m_session, &Session::helpChanged, this, &MatchPage::showAnalysis);
    connect(&m_session, &Session::analysisChanged, this, [this](int ply) {
        if (m_session.active() && ply == m_session.match().ply()) showAnalysis();
    });
    connect(&m_session, &Session::seatsChanged, this, &MatchPage::showNames);
    connect(&m_session, &Session::stateChanged, this, &MatchPage::showState);
}

void MatchPage::connectBoard() {
    connect(m_board, &BoardView::moveChosen, &m_session, &Session::play);
    connect(m_board, &BoardView::animationDone, &m_session, &Session::animationDone);
    connect(m_board, &BoardView::animationHeld, this, [this] { m_halfTime->show(window(), table()); });
    connect(m_board, &BoardView::refused, this,
            [this](const core::Message& why) { say(language::spoken(why)); });
    connect(m_board, &BoardView::explained, this, &MatchPage::say);
    auto* moves = &m_moves->moves();
    connect(m_board, &BoardView::moveHovered, moves, &MovesPanel::highlight);
    connect(m_board, &BoardView::selectionChanged, this, [moves](const std::vector<core::Move>& open) {
        moves->setSelection(open.empty() ? std::nullopt : std::optional(open));
    });
    connect(moves, &MovesPanel::moveHovered, this, [this](std::optional<core::Move> move) {
        if (!m_advice->walking()) m_board->highlight(move); // the list is of the match
    });
    connect(moves, &MovesPanel::moveChosen, &m_session, &Session::play);
}

void MatchPage::setBackToLab(bool lab) {
    m_header->setBackToLab(lab);
}

void MatchPage::say(const QString& text) {
    m_banner->say(text);
}

void MatchPage::ask(const QString& text, const QString& yes, std::function<void()> agree) {
    m_banner->ask(text, yes, std::move(agree), Banner::Asked::Elsewhere);
}

void MatchPage::showMatch() {
    if (!m_session.active()) return;
    m_moves->showMoves(); // what was reviewed is over
    m_layout.arrange();
    m_board->setGame(m_session.match().sharedGame(), m_session.match().start());
    // The dialog that chose the match gives the focus back first.
    QMetaObject::invokeMethod(
        m_board, [this] { m_board->setFocus(Qt::MouseFocusReason); }, Qt::QueuedConnection);
    m_actions->roll->setVisible(m_tube->offered());
    offerLink();
    showNames();
    showPosition();
    showState();
}

void MatchPage::showState() {
    const bool human =
        m_session.state() == Session::State::HumanTurn && !m_session.away(m_session.match().mover());
    m_board->setInteractive(human && !m_advice->walking());
    m_moves->moves().setPlayable(human);
    m_moves->setOver(m_session.state() == Session::State::Finished);
    if (m_session.state() == Session::State::Finished && isVisible())
        announce(*this, language::sentences({std::exchange(m_lastMove, {}), m_banner->standing()}));
    showReader();
}

// On a flat screen: the mover, or the person who waits for the computer.
void MatchPage::showReader() {
    if (!m_session.active()) return;
    const auto mover = m_session.mover(), other = core::other(mover);
    const bool waits = m_session.seat(mover).computer && !m_session.seat(other).computer;
    m_board->setReader(table() ? std::optional(waits ? other : mover) : std::nullopt);
}

void MatchPage::setTable(bool on) {
    if (on == table() || !m_session.active()) return;
    m_actions->table->setChecked(on);
    m_advice->leave();
    if (on) {
        m_table = new Tabletop(m_session, *m_banner, *m_offers, *this);
        connect(m_table, &Tabletop::left, this, &MatchPage::tableToggled);
        connect(m_table, &Tabletop::bestMoveRequested, m_advice, &Advice::showBestMove);
        connect(m_table, &Tabletop::reviewRequested, this, [this] { leaveTable(), m_moves->showReview(); });
        connect(m_table, &Tabletop::labRequested, this, [this](const QString& place) {
            leaveTable();
            emit labRequested(place);
        });
        m_layout.setTable(m_table);
    } else {
        m_layout.setTable(nullptr);
        std::exchange(m_table, nullptr)->clear();
    }
    showReader();
    m_board->setFocus(Qt::MouseFocusReason);
}

void MatchPage::leaveTable() {
    if (table()) emit tableToggled();
}

void MatchPage::showNames() {
    if (!m_session.active()) return;
    m_board->setNames(
        {words::name(core::Player::First, m_session), words::name(core::Player::Second, m_session)});
}

void MatchPage::showPosition() {
    m_advice->follow();
    m_board->showMatch(m_session.match());
    showReader();
    showAnalysis();
}

// A page nobody sees animates nothing; the match goes on all the same.
void MatchPage::showMove(int fromPly) {
    const auto& match = m_session.match();
    const auto from = match.at(fromPly);
    const auto held = m_halfTime->prepare(from, match.move(fromPly));
    m_lastMove = words::lastMove(m_session);
    if (!match.ending()) announce(*this, std::exchange(m_lastMove, {})); // else with how it ended
    if (isVisible()) m_board->animate(from, match.move(fromPly), held);
    showPosition();
    if (!m_board->animating())
        QMetaObject::invokeMethod(&m_session, &Session::animationDone, Qt::QueuedConnection);
}

void MatchPage::tryAgain(int ply) {
    review::tryAgain(m_session, ply);
}

void MatchPage::resizeEvent(QResizeEvent*) {
    m_layout.arrange();
}

// The ring is for the keyboard.
void MatchPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!event->spontaneous()) emit shown();
    if (!isAncestorOf(QApplication::focusWidget())) m_board->setFocus(Qt::MouseFocusReason);
}

void MatchPage::hideEvent(QHideEvent* event) {
    m_board->endAnimation();
    if (!event->spontaneous()) emit left();
    QWidget::hideEvent(event);
}

void MatchPage::showAnalysis() {
    if (!m_session.active() || m_advice->walking()) return;
    m_board->setAnalysis(m_session.shown(), m_session.shownHelp());
}

void MatchPage::followLink() {
    if (!m_session.active() || !m_session.match().game().kind().link) return;
    const auto& match = m_session.match();
    const auto open = [this](const core::LabLink::Way& way) {
        emit labRequested(QString::fromStdString(way.place));
    };
    if (const auto played = lablinks::ofEnding(match)) return open(*played);
    if (!match.ending() && m_session.shownHelp() < Help::Marks)
        return say(tr("Without hints this is not told."));
    const auto choices = lablinks::choices(match);
    if (choices.empty()) return say(language::spoken(match.game().kind().link->nowhere));
    open(choices.front().way);
}

void MatchPage::askGiveUp() {
    if (m_session.canGiveUp())
        m_banner->ask(tr("Give up this match?"), tr("Give up"), [this] { m_session.giveUp(); });
}

void MatchPage::connectActions() {
    const auto on = [this](const QAction* action, auto&& slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    auto* clipboard = new MatchClipboard(m_session, *m_banner, this);
    on(m_actions->undo, [this] { m_session.undo(); });
    on(m_actions->redo, [this] { m_session.redo(); });
    on(m_actions->again, [this] { stages::again(m_session); });
    on(m_actions->bestMove, [this] { m_advice->showBestMove(); });
    connect(m_actions->copyPosition, &QAction::triggered, clipboard, &MatchClipboard::copyPosition);
    connect(m_actions->copyMatch, &QAction::triggered, clipboard, &MatchClipboard::copyMatch);
    connect(m_actions->paste, &QAction::triggered, clipboard, &MatchClipboard::paste);
    on(m_actions->whoseTurn, [this] { say(m_banner->standing()); });
    on(m_actions->lastMove, [this] { say(words::lastMove(m_session)); });
    on(m_actions->thisPlace, [this] { say(m_board->placeInWords()); });
    on(m_actions->rename, [this] { m_banner->editName(m_session.mover()); });
    on(m_actions->giveUp, [this] { askGiveUp(); });
    on(m_actions->newGame, [this] { emit newGame(); });
    on(m_actions->newGameFromHere, [this] { emit newGameFromHere(); });
    on(m_actions->table, [this] { emit tableToggled(); });
    on(m_actions->foldTimeline, [this] { m_layout.foldBar(); });
    on(m_actions->why, [this] {
        if (m_why->empty())
            return say(m_session.shownHelp() < Help::Marks
                           ? tr("Without hints this is not told.")
                           : tr("There is nothing to say about this position."));
        m_why->fold();
    });
    on(m_actions->bestPlay, [this] { m_advice->walkOn(); });
    on(m_actions->roll, [this] { m_tube->roll(); });
    on(m_actions->helpBack, [this] { m_session.bringHelpBack(); });
    on(m_actions->openTable, [this] { emit openTableRequested(); });
    on(m_actions->briefLook, [this] { emit briefLookRequested(); });
    on(m_actions->link, [this] { followLink(); });
}

QList<QAction*> MatchPage::matchActions() const {
    return m_actions->all();
}

void MatchPage::offerLink() {
    const auto* kind = m_session.active() ? &m_session.match().game().kind() : nullptr;
    m_actions->offerLink(kind != nullptr && kind->link ? &*kind->link : nullptr);
}

// Keys that no part of the page has used are the bar's.
void MatchPage::keyPressEvent(QKeyEvent* event) {
    if (!m_session.active()) return QWidget::keyPressEvent(event);
    if (m_bar->takes(*event)) return;
    switch (event->key()) {
    case Qt::Key_Escape:
        if (m_advice->walking()) return m_advice->leave();
        if (!table()) return m_banner->dropNotice();
        if (!m_board->animating()) return leaveTable();
        m_banner->dropNotice(); // of a moment that is held
        return m_board->endAnimation();
    default:
        QWidget::keyPressEvent(event);
    }
}

void MatchPage::wheelEvent(QWheelEvent* event) {
    m_bar->turn(*event);
}

void MatchPage::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), theme().color(Hue::Paper));
}
