#include "ui/window/matchpage.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include "core/play/words.h"
#include "ui/board/boardview.h"
#include "ui/board/linewalk.h"
#include "ui/board/tubeview.h"
#include "ui/controls/button.h"
#include "ui/controls/keyboardcare.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/notation.h"
#include "ui/look/theme.h"
#include "ui/match/lablinks.h"
#include "ui/match/review.h"
#include "ui/match/session.h"
#include "ui/match/stages.h"
#include "ui/match/words.h"
#include "ui/models/historymodel.h"
#include "ui/models/movesmodel.h"
#include "ui/panels/drawer.h"
#include "ui/panels/header.h"
#include "ui/panels/helpselector.h"
#include "ui/panels/matchbar.h"
#include "ui/panels/moves/movespanel.h"
#include "ui/panels/moves/movetabs.h"
#include "ui/panels/moves/reviewpanel.h"
#include "ui/panels/plates/banner.h"
#include "ui/panels/plates/resultplate.h"
#include "ui/panels/verdict/projectorline.h"
#include "ui/panels/verdict/whypanel.h"
#include "ui/window/advice.h"
#include "ui/window/depth.h"
#include "ui/window/matchactions.h"
#include "ui/window/matchboard.h"
#include "ui/window/matchfiles.h"
#include "ui/window/tabletop.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

// Made in the order in which Tab goes: board, bar, hints, drawer, header.
MatchPage::MatchPage(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_movesModel(new MovesModel(session, this)),
      m_history(new HistoryModel(session, this)), m_board(new BoardView(this)),
      m_walk(new LineWalk(*m_board, this)), m_bar(new MatchBar(session, *m_history, *m_walk, this)),
      m_tube(new TubeView(*m_board)), m_banner(new Banner(session, this)),
      m_hints(new Button(Button::Style::Outline, {}, this)),
      m_drawer(new Drawer(session, *m_movesModel, *m_history, this)), m_moves(&m_drawer->moves()),
      m_why(&m_drawer->why()), m_handle(new DrawerHandle(this)), m_header(new Header(session, this)),
      m_advice(new Advice(session, *m_board, *m_banner, *m_why, *m_walk, *m_bar, this)),
      m_line(new ProjectorLine(session, *m_movesModel, this)), m_result(new ResultPlate(session, this)),
      m_depth(new Depth(session, this)),
      m_layout(*this, *m_depth,
               {m_header, m_board, m_banner, m_drawer, m_handle, m_hints, m_bar, m_line, m_result}),
      m_actions(new MatchActions(this)) {
    m_hints->setBaseHeight(48);
    const auto arrange = [this] { m_layout.arrange(); };
    // By signals: as the window ends it is hidden when the session is gone.
    connect(this, &MatchPage::shown, &m_session, [this] { m_session.look(true); });
    connect(this, &MatchPage::left, &m_session, [this] { m_session.look(false); });
    connect(m_hints, &Button::clicked, this, &MatchPage::pressHints);
    connect(m_handle, &DrawerHandle::clicked, m_depth, &Depth::toggle);
    connect(m_depth, &Depth::changed, this, [this] {
        if (!m_depth->open() && m_drawer->isAncestorOf(QApplication::focusWidget()))
            m_board->setFocus(Qt::MouseFocusReason);
        m_layout.arrange();
    });
    connect(m_moves, &MoveTabs::focusLost, this, [this] { m_board->setFocus(Qt::MouseFocusReason); });
    connect(m_header, &Header::toShelf, this, &MatchPage::toShelf);
    connect(m_header, &Header::projectorToggled, this, &MatchPage::projectorToggled);
    connect(m_header, &Header::lockToggled, this, &MatchPage::lockToggled);
    connect(m_header, &Header::briefLookRequested, this, &MatchPage::briefLookRequested);
    connect(m_header, &Header::menuRequested, this, &MatchPage::menuRequested);
    connect(m_banner, &Banner::reviewRequested, this, &MatchPage::showReview);
    connect(m_banner, &Banner::answered, m_board, [this] {
        if (!m_result->up()) m_board->setFocus();
    });
    connect(&m_moves->review(), &ReviewPanel::betterRequested, m_advice, &Advice::showBetter);
    connect(&m_moves->review(), &ReviewPanel::tryRequested, this, [this](int ply) {
        m_session.goTo(ply);
        m_board->setFocus(Qt::MouseFocusReason);
    });
    connect(&m_moves->review(), &ReviewPanel::chosen, this,
            [this](const review::TurningPoint& point) { m_session.goTo(point.ply); });
    connect(m_result, &ResultPlate::changed, this, arrange);
    connect(m_result, &ResultPlate::folded, this, [this] { m_board->setFocus(Qt::MouseFocusReason); });
    connect(m_result, &ResultPlate::toShelf, this, &MatchPage::toShelf);
    connect(m_result, &ResultPlate::lookBackRequested, this, &MatchPage::showReview);
    connect(m_why, &WhyPanel::contentChanged, this, arrange);
    connect(m_bar, &MatchBar::heightChanged, this, arrange);
    connect(m_why, &WhyPanel::labRequested, this, &MatchPage::labRequested);
    connect(m_banner, &Banner::labRequested, this, &MatchPage::labRequested);
    connect(&theme(), &Theme::changed, this, [this] { m_layout.arrange(), update(); });
    connectSession();
    m_matchBoard = new MatchBoard(session, *m_board, *m_banner, *m_advice, m_moves->moves(), this);
    connectActions();
    inAnyLanguage(this, [this] { offerActions(), nameHints(); });
    showMatch();
}

void MatchPage::connectSession() {
    connect(&m_session, &Session::matchChanged, this, &MatchPage::showMatch);
    connect(&m_session.hints(), &Hints::changed, this, &MatchPage::nameHints);
    connect(&m_session, &Session::stateChanged, this, &MatchPage::showEnd);
    connect(&m_session, &Session::stateChanged, this, &MatchPage::offerSides);
    connect(&m_session, &Session::sidesChanged, this, [this] {
        if (m_session.match().pie() == core::Match::Pie::Taken)
            say(tr("%1 and %2 have changed sides.")
                    .arg(words::name(core::Player::First, m_session),
                         words::name(core::Player::Second, m_session)));
    });
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
    m_result->fold();
    m_over = m_session.match().over();
    m_moves->showMoves(); // what was reviewed is over
    m_layout.arrange();
    showEnd();
    offerSides(); // of a match that was opened or kept
}

// The moment a match is over is shown once; who comes back to its end, or to one played before, finds it
// small.
void MatchPage::showEnd() {
    m_moves->setOver(m_session.state() == Session::State::Finished);
    if (!m_session.active()) return m_result->fold();
    if (m_session.state() == Session::State::Animating) return; // the piece has not landed
    const bool over = m_session.match().over(), finished = m_session.state() == Session::State::Finished;
    const bool before = std::exchange(m_over, over), now = over && !before;
    m_layout.setOver(over);
    if (!finished || m_session.match().line() != 0) return m_result->fold();
    if (now && isVisible() && !table()) m_result->rise();
}

void MatchPage::setTable(bool on) {
    if (on == table() || !m_session.active()) return;
    m_result->fold();
    m_actions->table->setChecked(on);
    m_advice->leave();
    if (on) {
        m_table = new Tabletop(m_session, *m_banner, *this);
        connect(m_table, &Tabletop::left, this, &MatchPage::tableToggled);
        connect(m_table, &Tabletop::bestMoveRequested, m_advice, &Advice::showBestMove);
        connect(m_table, &Tabletop::reviewRequested, this, [this] { leaveTable(), showReview(); });
        connect(m_table, &Tabletop::labRequested, this, [this](const QString& place) {
            leaveTable();
            emit labRequested(place);
        });
        m_layout.setTable(m_table);
    } else {
        m_layout.setTable(nullptr);
        std::exchange(m_table, nullptr)->clear();
    }
    m_matchBoard->setFacing(on);
    m_board->setFocus(Qt::MouseFocusReason);
}

void MatchPage::leaveTable() {
    if (table()) emit tableToggled();
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
    m_result->fold(); // it was a moment
    m_board->endAnimation();
    if (!event->spontaneous()) emit left();
    QWidget::hideEvent(event);
}

void MatchPage::followLink() {
    if (!m_session.active() || !m_session.match().game().kind().link) return;
    const auto& match = m_session.match();
    const auto open = [this](const core::LabLink::Way& way) {
        emit labRequested(QString::fromStdString(way.place));
    };
    if (const auto played = lablinks::ofEnding(match)) return open(*played);
    if (!match.ending() && m_session.hints().shownHelp() < Help::Marks)
        return say(tr("This is not told while the hints are off."));
    const auto choices = lablinks::choices(match);
    if (choices.empty()) return say(language::spoken(match.game().kind().link->nowhere));
    open(choices.front().way);
}

void MatchPage::askGiveUp() {
    if (m_session.can(Session::Wish::GiveUp))
        m_banner->ask(tr("Give up this match?"), tr("Give up"), [this] { m_session.giveUp(); });
}

// To whoever sits before this window; a device is asked itself.
void MatchPage::offerSides() {
    const bool offered = m_session.can(Session::Wish::ChangeSides) && !m_session.owned() &&
                         !m_session.players().away(m_session.match().mover());
    m_actions->changeSides->setVisible(offered);
    if (!offered) return;
    ask(language::spoken(core::sidesMessage(m_session.match(), words::names(m_session))),
        m_actions->changeSides->text(), [this] { m_session.changeSides(); });
}

void MatchPage::connectActions() {
    const auto on = [this](const QAction* action, auto&& slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    connect(&m_session, &Session::matchChanged, this, &MatchPage::offerActions); // the board has it by now
    auto* clipboard = new MatchClipboard(m_session, *m_banner, this);
    on(m_actions->undo, [this] { m_session.undo(); });
    on(m_actions->redo, [this] { m_session.redo(); });
    on(m_actions->again, [this] { stages::again(m_session); });
    on(m_actions->bestMove, [this] { m_advice->showBestMove(); });
    connect(m_actions->copyPosition, &QAction::triggered, clipboard, &MatchClipboard::copyPosition);
    connect(m_actions->copySpelt, &QAction::triggered, clipboard, &MatchClipboard::copySpelt);
    connect(m_actions->copyMatch, &QAction::triggered, clipboard, &MatchClipboard::copyMatch);
    connect(m_actions->paste, &QAction::triggered, clipboard, &MatchClipboard::paste);
    on(m_actions->whoseTurn, [this] { say(m_banner->standing()); });
    on(m_actions->lastMove, [this] { say(words::lastMove(m_session)); });
    on(m_actions->thisPlace, [this] { say(m_board->pointing().keys().placeInWords()); });
    on(m_actions->rename, [this] { m_banner->editName(m_session.mover()); });
    on(m_actions->giveUp, [this] { askGiveUp(); });
    on(m_actions->changeSides, [this] { m_session.changeSides(); });
    m_actions->changeSides->setVisible(false);
    on(m_actions->newGame, [this] { emit newGame(); });
    on(m_actions->newGameFromHere, [this] { emit newGameFromHere(); });
    on(m_actions->table, [this] { emit tableToggled(); });
    on(m_actions->foldTimeline, [this] { m_layout.foldBar(); });
    on(m_actions->why, [this] {
        if (m_why->empty())
            return say(m_session.hints().shownHelp() < Help::Marks
                           ? tr("This is not told while the hints are off.")
                           : WhyPanel::nothing());
        toggleWhy();
    });
    on(m_actions->drawer, [this] { m_depth->toggle(); });
    on(m_actions->bestPlay, [this] { m_advice->walkOn(); });
    on(m_actions->helpBack, [this] { m_session.hints().bringBack(); });
    on(m_actions->roll, [this] { m_tube->roll(); });
    on(m_actions->openTable, [this] { emit openTableRequested(); });
    on(m_actions->briefLook, [this] { emit briefLookRequested(); });
    on(m_actions->link, [this] { followLink(); });
}

void MatchPage::toggleWhy() {
    const bool opens = !m_depth->open() && !theme().projector();
    if (!opens) return theme().projector() ? m_why->fold() : m_drawer->toggleWhy();
    m_depth->setOpen(true);
    if (m_drawer->compact() ? m_moves->page() != MoveTabs::Page::Why : m_why->folded()) m_drawer->toggleWhy();
}

void MatchPage::showReview() {
    m_result->fold();
    m_depth->setOpen(true);
    m_moves->showReview();
}

// Who may not have any is told by the menu what there is instead.
void MatchPage::pressHints() {
    if (m_session.hints().locked()) return m_header->help()->openMenu(m_hints->mapToGlobal(QPoint()));
    m_depth->showHints();
    m_board->setFocus(Qt::MouseFocusReason);
}

void MatchPage::nameHints() {
    m_hints->setName(tr("Hints"));
    m_hints->setGlyph(m_session.hints().locked() ? "lock" : "eye");
}

QList<QAction*> MatchPage::matchActions() const {
    return m_actions->all();
}

void MatchPage::offerActions() {
    const auto* kind = m_session.active() ? &m_session.match().game().kind() : nullptr;
    m_actions->roll->setVisible(m_tube->offered());
    const auto spelt = kind != nullptr ? notation::spelt(m_session.match()) : std::nullopt;
    m_actions->copySpelt->setVisible(spelt.has_value());
    m_actions->copySpelt->setText(spelt && !spelt->table.isEmpty()
                                      ? tr("Copy board as cells, for a sheet or a chat")
                                      : tr("Copy position as the source writes it"));
    m_actions->offerLink(kind != nullptr && kind->link ? &*kind->link : nullptr);
}

// Keys that no part of the page has used are the bar's.
void MatchPage::keyPressEvent(QKeyEvent* event) {
    if (!m_session.active()) return QWidget::keyPressEvent(event);
    if (m_bar->takes(*event)) return;
    switch (event->key()) {
    case Qt::Key_F6:
        return goRound((event->modifiers() & Qt::ShiftModifier) == 0 ? 1 : -1);
    case Qt::Key_Escape:
        if (m_result->up()) return m_result->fold();
        if (m_advice->walking()) return m_advice->leave();
        if (!table()) return m_banner->dropNotice();
        if (!m_board->animating()) return leaveTable();
        m_banner->dropNotice(); // of a moment that is held
        return m_board->endAnimation();
    default:
        QWidget::keyPressEvent(event);
    }
}

// To the next area that has something for the keyboard, or to the one before.
void MatchPage::goRound(int step) {
    const std::array<QWidget*, 5> areas{m_board, m_bar, m_hints, m_drawer, m_header};
    const int count = static_cast<int>(areas.size());
    const auto* focus = QApplication::focusWidget();
    const auto* const here = std::ranges::find_if(
        areas, [&](const QWidget* area) { return area == focus || area->isAncestorOf(focus); });
    const int at = here == areas.end() ? 0 : static_cast<int>(here - areas.begin());
    for (int n = 1; n <= count; ++n)
        if (KeyboardCare::enter(*areas.at(static_cast<std::size_t>((at + n * (step + count)) % count))))
            return;
}

void MatchPage::wheelEvent(QWheelEvent* event) {
    m_bar->turn(*event);
}

void MatchPage::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), theme().color(Hue::Paper));
}
