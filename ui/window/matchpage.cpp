#include "ui/window/matchpage.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>

#include "ui/board/boardview.h"
#include "ui/board/linewalk.h"
#include "ui/controls/button.h"
#include "ui/controls/segmented.h"
#include "ui/dialogs/interludeoverlay.h"
#include "ui/endless.h"
#include "ui/language.h"
#include "ui/models/historymodel.h"
#include "ui/models/movesmodel.h"
#include "ui/models/playedmodel.h"
#include "ui/notation.h"
#include "ui/panels/banner.h"
#include "ui/panels/header.h"
#include "ui/panels/legend.h"
#include "ui/panels/movespanel.h"
#include "ui/panels/offerbar.h"
#include "ui/panels/playedpanel.h"
#include "ui/panels/projectorline.h"
#include "ui/panels/reviewpanel.h"
#include "ui/panels/timeline.h"
#include "ui/panels/verdictcard.h"
#include "ui/panels/whypanel.h"
#include "ui/session.h"
#include "ui/theme.h"
#include "ui/words.h"

#include <algorithm>
#include <array>

MatchPage::MatchPage(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_movesModel(new MovesModel(session, this)),
      m_history(new HistoryModel(session, this)), m_playedModel(new PlayedModel(session, *m_history, this)),
      m_header(new Header(session, this)), m_board(new BoardView(this)), m_walk(new LineWalk(*m_board, this)),
      m_banner(new Banner(session, this)), m_verdict(new VerdictCard(session, this)),
      m_tabs(new Segmented(this)), m_moves(new MovesPanel(*m_movesModel, this)),
      m_played(new PlayedPanel(session, *m_playedModel, this)), m_review(new ReviewPanel(session, this)),
      m_why(new WhyPanel(session, this)), m_offers(new OfferBar(session, this)),
      m_timeline(new Timeline(session, *m_history, this)),
      m_line(new ProjectorLine(session, *m_movesModel, this)),
      m_legendButton(new Button(Button::Style::Outline, {}, this)), m_legend(new Legend(session, this)) {
    m_legendButton->setGlyph("help");
    connect(m_legendButton, &Button::clicked, this, [this] {
        m_legendOpen = !m_legendOpen;
        arrange();
    });
    connect(m_tabs, &Segmented::chosen, this, &MatchPage::arrange);
    connect(m_header, &Header::toShelf, this, &MatchPage::toShelf);
    connect(m_header, &Header::projectorToggled, this, &MatchPage::projectorToggled);
    connect(m_header, &Header::menuRequested, this, &MatchPage::menuRequested);
    connect(m_banner, &Banner::reviewRequested, this, &MatchPage::showReview);
    connect(m_review, &ReviewPanel::betterRequested, this, &MatchPage::showBetter);
    connect(m_review, &ReviewPanel::tryRequested, this, &MatchPage::tryAgain);
    connect(m_movesModel, &MovesModel::refreshed, this, &MatchPage::nameTabs);
    connect(m_why, &WhyPanel::contentChanged, this, &MatchPage::arrange);
    connect(m_why, &WhyPanel::loopRequested, this, &MatchPage::loopRequested);
    connect(m_banner, &Banner::loopRequested, this, &MatchPage::loopRequested);
    connect(&theme(), &Theme::changed, this, [this] { arrange(), update(); });
    connectSession();
    connectBoard();
    connectLine();
    addActions();
    retranslate();
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
    connect(m_board, &BoardView::animationHeld, this, &MatchPage::showInterlude);
    connect(m_board, &BoardView::refused, this,
            [this](const core::Message& why) { say(language::spoken(why)); });
    connect(m_board, &BoardView::moveHovered, m_moves, &MovesPanel::highlight);
    connect(m_board, &BoardView::selectionChanged, this, [this](const std::vector<core::Move>& open) {
        m_moves->setSelection(open.empty() ? std::nullopt : std::optional(open));
    });
    connect(m_moves, &MovesPanel::moveHovered, this, [this](std::optional<core::Move> move) {
        if (!m_walk->walking()) m_board->highlight(move); // the list is of the match
    });
    connect(m_moves, &MovesPanel::moveChosen, &m_session, &Session::play);
}

void MatchPage::connectLine() {
    connect(m_why, &WhyPanel::lineChanged, this, [this](const std::vector<std::string>& line) {
        if (line.empty())
            m_walk->clear();
        else if (m_walk->walking())
            m_walk->extend(line);
        else
            m_walk->setLine(m_session.match(), line);
        m_why->showStep(m_walk->plies() + 1, 0);
    });
    connect(m_why, &WhyPanel::lineRequested, this, [this](const std::vector<std::string>& line) {
        m_walk->goTo(0);
        m_board->showLine(line);
    });
    connect(m_why, &WhyPanel::lineStepped, m_walk, &LineWalk::goTo);
    connect(m_walk, &LineWalk::walked, this, &MatchPage::showWalk);
}

void MatchPage::say(const QString& text) {
    m_banner->say(text);
}

void MatchPage::showMatch() {
    if (!m_session.active()) return;
    m_board->setGame(m_session.match().sharedGame(), m_session.match().start());
    // The dialog that chose the match gives the focus back first.
    QMetaObject::invokeMethod(
        m_board, [this] { m_board->setFocus(Qt::MouseFocusReason); }, Qt::QueuedConnection);
    m_loopAction->setVisible(m_session.match().game().kind().ring.has_value());
    showNames();
    showPosition();
    showState();
}

void MatchPage::showState() {
    const bool human = m_session.state() == Session::State::HumanTurn;
    m_board->setInteractive(human && !m_walk->walking());
    m_moves->setPlayable(human);
}

void MatchPage::showNames() {
    m_board->setNames(
        {words::name(core::Player::First, m_session), words::name(core::Player::Second, m_session)});
}

void MatchPage::showPosition() {
    m_walk->follow(m_session.match());
    m_board->showMatch(m_session.match());
    showAnalysis();
}

// A step of a line of play stands on the board instead of the match.
void MatchPage::showWalk() {
    m_why->showStep(m_walk->plies() + 1, m_walk->ply());
    if (m_walk->walking())
        return m_banner->hold(tr("Best play, step %1 of %2: %3")
                                  .arg(m_walk->ply())
                                  .arg(m_walk->plies())
                                  .arg(QString::fromStdString(m_walk->lastMove())),
                              tr("Back to the match"), [this] { m_walk->goTo(0); });
    m_banner->dropNotice();
    // Another match is about to be shown, or none.
    if (!m_session.active() || &m_board->model().game() != &m_session.match().game()) return;
    m_walk->setLine(m_session.match(), m_why->line()); // no longer what was better, or asked for
    showPosition();
    showState();
}

void MatchPage::walkOn() {
    if (m_walk->plies() == 0 && !takeLine()) return;
    m_walk->goTo(m_walk->ply() + 1);
}

// A page nobody sees animates nothing; the match goes on all the same.
void MatchPage::showMove(int fromPly) {
    const auto& match = m_session.match();
    const auto from = match.at(fromPly);
    m_interlude = match.game().interlude(from, match.move(fromPly), words::names(m_session));
    if (isVisible()) m_board->animate(from, match.move(fromPly), m_interlude.has_value());
    showPosition();
    if (!m_board->animating())
        QMetaObject::invokeMethod(&m_session, &Session::animationDone, Qt::QueuedConnection);
}

void MatchPage::nameTabs() {
    m_tabs->setChoices({tr("Moves %1").arg(m_movesModel->total()), tr("Played"), tr("Review")});
}

void MatchPage::showReview() {
    m_tabs->setCurrent(2);
    arrange();
    m_tabs->setFocus();
}

// The better move, and how it would have gone on as far as that is known, in place of the match.
void MatchPage::showBetter(const review::TurningPoint& point) {
    const auto legal = point.ply < m_session.match().plies()
                           ? m_session.match().game().moves(m_session.match().at(point.ply))
                           : std::vector<core::Move>();
    if (std::ranges::find(legal, point.better) == legal.end()) return; // of another match
    m_session.goTo(point.ply);
    const auto& match = m_session.match();
    const auto move = match.game().text(match.position(), point.better);
    std::vector<std::string> line{move};
    const auto* known = m_session.analysis();
    if (known != nullptr && known->why && !known->why->line.empty() && known->why->line.front() == move)
        line = known->why->line;
    m_walk->setLine(match, line);
    m_walk->goTo(1);
}

// A new match, so that the one looked at stays as it is.
void MatchPage::tryAgain(int ply) {
    const auto& match = m_session.match();
    if (ply >= match.plies()) return;
    auto seats = m_session.seats();
    const auto mover = match.game().mover(match.at(ply));
    auto& own = seats[static_cast<std::size_t>(mover)];
    auto& other = seats[static_cast<std::size_t>(core::other(mover))];
    if (own.computer) own = {};
    if (!other.computer) other = {{}, core::Level::Strong};
    m_tabs->setCurrent(0);
    m_session.begin(match.sharedGame(), core::Position(match.at(ply)), seats);
    arrange();
}

// The ring is for the keyboard.
void MatchPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!isAncestorOf(QApplication::focusWidget())) m_board->setFocus(Qt::MouseFocusReason);
}

// Before the board changes; two computers go on by themselves.
void MatchPage::showInterlude() {
    auto* card = new InterludeOverlay(*m_interlude, window());
    connect(card, &Overlay::dismissed, m_board, [this] {
        m_board->endAnimation();
        m_board->setFocus();
    });
    card->open();
    const auto computer = [this](core::Player p) { return m_session.seat(p).computer.has_value(); };
    if (computer(core::Player::First) && computer(core::Player::Second))
        QTimer::singleShot(std::chrono::seconds(4), card, &Overlay::dismiss);
}

void MatchPage::hideEvent(QHideEvent* event) {
    m_board->endAnimation();
    QWidget::hideEvent(event);
}

void MatchPage::showAnalysis() {
    if (!m_session.active() || m_walk->walking()) return;
    const bool over = m_session.match().ending().has_value();
    m_board->setAnalysis(m_session.analysis(), over ? Help::Off : m_session.shownHelp());
}

// Without hints best play is shown once, as the best move is.
bool MatchPage::takeLine() {
    if (!m_session.active() || !mayHint()) return false;
    const auto* known = m_session.analysis();
    if (known != nullptr && known->why && !known->why->line.empty())
        m_walk->setLine(m_session.match(), known->why->line);
    if (m_walk->plies() == 0) {
        say(tr("There is no line of best play to show here."));
        return false;
    }
    m_session.useHint();
    return true;
}

// Where not, it is said why.
bool MatchPage::mayHint() {
    if (m_session.locked())
        say(tr("The hints are locked."));
    else if (m_session.holdsBack())
        say(tr("Say first what the position is worth."));
    return !m_session.locked() && !m_session.holdsBack();
}

void MatchPage::showBestMove() {
    if (m_session.state() != Session::State::HumanTurn || !mayHint()) return;
    const auto* known = m_session.analysis();
    if (!known || known->verdict.unknown()) return say(tr("The best move is not known yet."));
    m_walk->goTo(0);
    const auto& match = m_session.match();
    const auto best = known->moves.front().move;
    m_board->highlight(best);
    m_session.useHint();
    say(tr("Best: %1 (%2)")
            .arg(QString::fromStdString(match.game().text(match.position(), best)),
                 language::spoken(match.game().phrase(match.position(), best))));
}

void MatchPage::showLoop() {
    if (!m_session.active()) return;
    if (const auto played = endless::ended(m_session.match())) return emit loopRequested(played->board);
    if (m_session.shownHelp() < Help::Marks) return say(tr("Without hints this is not told."));
    const auto choices = endless::choices(m_session.match());
    if (choices.empty()) return say(tr("Every move here comes to an end."));
    emit loopRequested(choices.front().loop.board);
}

void MatchPage::copyPosition() {
    if (m_session.active()) QGuiApplication::clipboard()->setText(notation::positionText(m_session.match()));
}

void MatchPage::copyMatch() {
    if (m_session.active()) QGuiApplication::clipboard()->setText(notation::matchText(m_session.match()));
}

// What is pasted takes the place of the match on the table, so a match under way is asked about first.
void MatchPage::paste() {
    if (!m_session.active()) return;
    const auto text = QGuiApplication::clipboard()->text().left(100'000);
    try {
        const auto start = [this, match = notation::read(m_session.match(), text)] {
            m_session.resume(match, m_session.seats());
        };
        const bool underWay = m_session.match().plies() > 0 && !m_session.match().ending();
        if (!underWay) return start();
        m_banner->ask(tr("Leave this match and go on from what is pasted?"), tr("Go on"), start);
    } catch (const core::InputError& error) {
        say(language::spoken(error.message()));
    }
}

void MatchPage::askGiveUp() {
    if (m_session.canGiveUp())
        m_banner->ask(tr("Give up this match?"), tr("Give up"), [this] { m_session.giveUp(); });
}

void MatchPage::addActions() {
    const auto add = [this](const char* name, const QString& keys, auto&& slot) {
        auto* action = new QAction(this);
        action->setData(QString::fromLatin1(name)); // to be translated
        action->setShortcuts(QKeySequence::listFromString(keys));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
        m_actions << action;
    };
    add(QT_TR_NOOP("Undo"), QStringLiteral("Ctrl+Z"), [this] { m_session.undo(); });
    add(QT_TR_NOOP("Redo"), QStringLiteral("Ctrl+Shift+Z; Ctrl+Y"), [this] { m_session.redo(); });
    add(QT_TR_NOOP("Again from the start"), QStringLiteral("Ctrl+R"), [this] { m_session.restart(); });
    add(QT_TR_NOOP("Best move"), QStringLiteral("H"), [this] { showBestMove(); });
    add(QT_TR_NOOP("Copy position"), QStringLiteral("Ctrl+C"), [this] { copyPosition(); });
    add(QT_TR_NOOP("Copy moves"), QStringLiteral("Ctrl+Shift+C"), [this] { copyMatch(); });
    add(QT_TR_NOOP("Paste"), QStringLiteral("Ctrl+V"), [this] { paste(); });
    add(QT_TR_NOOP("Give up"), {}, [this] { askGiveUp(); });
    add(QT_TR_NOOP("New game"), QStringLiteral("Ctrl+N"), [this] { emit newGame(); });
    add(QT_TR_NOOP("New game from this position …"), {}, [this] { emit newGameFromHere(); });
    add(QT_TR_NOOP("Fold timeline"), QStringLiteral("T"), [this] {
        m_timelineOpen = !m_timelineOpen;
        arrange();
    });
    add(QT_TR_NOOP("Step through best play"), QStringLiteral("P"), [this] { walkOn(); });
    add(QT_TR_NOOP("Show the loop"), QStringLiteral("L"), [this] { showLoop(); });
    m_loopAction = m_actions.back();
}

void MatchPage::retranslate() {
    for (auto* action : m_actions) action->setText(tr(action->data().toString().toLatin1().constData()));
    m_legendButton->setText(tr("Legend"));
    nameTabs();
    m_tabs->setAccessibleName(tr("Which moves"));
}

void MatchPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

// Through the match, or the line of play on the board, as far as it goes.
void MatchPage::travel(int by) {
    if (m_walk->walking())
        m_walk->goTo(std::clamp(m_walk->ply() + by, 0, m_walk->plies()));
    else
        m_session.goTo(m_session.match().ply() + by);
}

// Keys that no part of the page has used travel through the match, or the line of play on the board.
void MatchPage::keyPressEvent(QKeyEvent* event) {
    if (!m_session.active()) return QWidget::keyPressEvent(event);
    const int all = std::max(m_walk->plies(), m_session.match().plies());
    switch (event->key()) {
    case Qt::Key_Left:
        return travel(-1);
    case Qt::Key_Right:
        return travel(1);
    case Qt::Key_Home:
        return travel(-all);
    case Qt::Key_End:
        return travel(all);
    case Qt::Key_Escape:
        return m_walk->walking() ? m_walk->goTo(0) : m_banner->dropNotice();
    default:
        QWidget::keyPressEvent(event);
    }
}

// The wheel travels too, a step at a time: away from oneself is back.
void MatchPage::wheelEvent(QWheelEvent* event) {
    constexpr int notch = 120;
    m_wheel += event->angleDelta().y();
    const int steps = m_wheel / notch;
    m_wheel -= steps * notch;
    if (steps != 0 && m_session.active()) travel(-steps);
}

void MatchPage::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), theme().color(Hue::Paper));
}
