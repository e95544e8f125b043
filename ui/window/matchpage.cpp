#include "ui/window/matchpage.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include "ui/board/boardview.h"
#include "ui/controls/button.h"
#include "ui/controls/keyboardcare.h"
#include "ui/controls/says.h"
#include "ui/look/theme.h"
#include "ui/match/review.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/panels/drawer.h"
#include "ui/panels/header.h"
#include "ui/panels/helpselector.h"
#include "ui/panels/matchbar.h"
#include "ui/panels/moves/movespanel.h"
#include "ui/panels/moves/movetabs.h"
#include "ui/panels/moves/reviewpanel.h"
#include "ui/panels/plates/banner.h"
#include "ui/panels/plates/resultplate.h"
#include "ui/panels/verdict/whypanel.h"
#include "ui/window/advice.h"
#include "ui/window/depth.h"
#include "ui/window/matchboard.h"
#include "ui/window/matchcommands.h"
#include "ui/window/tabletop.h"

#include <algorithm>
#include <array>
#include <utility>

MatchPage::MatchPage(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_parts(session, *this), m_layout(*this, m_parts) {
    m_parts.hints->setBaseHeight(48);
    const auto arrange = [this] { m_layout.arrange(); };
    // By signals: as the window ends it is hidden when the session is gone.
    connect(this, &MatchPage::shown, &m_session, [this] { m_session.look(true); });
    connect(this, &MatchPage::left, &m_session, [this] { m_session.look(false); });
    connect(m_parts.hints, &Button::clicked, this, &MatchPage::pressHints);
    connect(m_parts.handle, &DrawerHandle::clicked, m_parts.depth, &Depth::toggle);
    connect(m_parts.depth, &Depth::changed, this, [this] {
        if (!m_parts.depth->open() && m_parts.drawer->isAncestorOf(QApplication::focusWidget()))
            m_parts.board->setFocus(Qt::MouseFocusReason);
        m_layout.arrange();
    });
    const auto reviews = [this] {
        m_parts.banner->setReviewed(m_parts.depth->open() && !theme().projector() &&
                                    m_parts.moves->page() == MoveTabs::Page::Review);
    };
    connect(m_parts.moves, &MoveTabs::turned, this, reviews);
    connect(m_parts.depth, &Depth::changed, this, reviews);
    connect(m_parts.moves, &MoveTabs::focusLost, this,
            [this] { m_parts.board->setFocus(Qt::MouseFocusReason); });
    connect(m_parts.header, &Header::toShelf, this, &MatchPage::toShelf);
    connect(m_parts.header, &Header::projectorToggled, this, &MatchPage::projectorToggled);
    connect(m_parts.header, &Header::lockToggled, this, &MatchPage::lockToggled);
    connect(m_parts.header, &Header::briefLookRequested, this, &MatchPage::briefLookRequested);
    connect(m_parts.header, &Header::menuRequested, this, &MatchPage::menuRequested);
    connect(m_parts.banner, &Banner::reviewRequested, this, &MatchPage::showReview);
    connect(m_parts.banner, &Banner::answered, m_parts.board, [this] {
        if (!m_parts.result->up()) m_parts.board->setFocus();
    });
    connect(&m_parts.moves->review(), &ReviewPanel::betterRequested, m_parts.advice, &Advice::showBetter);
    connect(&m_parts.moves->review(), &ReviewPanel::tryRequested, this, [this](int ply) {
        m_session.goTo(ply);
        m_parts.board->setFocus(Qt::MouseFocusReason);
    });
    connect(&m_parts.moves->review(), &ReviewPanel::chosen, this,
            [this](const review::TurningPoint& point) { m_session.goTo(point.ply); });
    connect(m_parts.result, &ResultPlate::changed, this, arrange);
    connect(m_parts.result, &ResultPlate::folded, this,
            [this] { m_parts.board->setFocus(Qt::MouseFocusReason); });
    connect(m_parts.result, &ResultPlate::toShelf, this, &MatchPage::toShelf);
    connect(m_parts.result, &ResultPlate::lookBackRequested, this, &MatchPage::showReview);
    connect(m_parts.why, &WhyPanel::contentChanged, this, arrange);
    connect(m_parts.bar, &MatchBar::heightChanged, this, arrange);
    connect(m_parts.why, &WhyPanel::labRequested, this, &MatchPage::labRequested);
    connect(m_parts.banner, &Banner::labRequested, this, &MatchPage::labRequested);
    connect(&theme(), &Theme::changed, this, [this] { m_layout.arrange(), update(); });
    connectSession();
    m_matchBoard = new MatchBoard(session, *m_parts.board, *m_parts.banner, *m_parts.advice,
                                  m_parts.moves->moves(), this);
    m_commands = new MatchCommands(session, m_parts, this);
    const auto& actions = matchActions();
    connect(actions.table, &QAction::triggered, this, &MatchPage::tableToggled);
    connect(actions.briefLook, &QAction::triggered, this, &MatchPage::briefLookRequested);
    connect(actions.foldTimeline, &QAction::triggered, this, [this] { m_layout.foldBar(); });
    connect(m_commands, &MatchCommands::labRequested, this, &MatchPage::labRequested);
    inAnyLanguage(this, [this] { nameHints(); });
    showMatch();
}

void MatchPage::connectSession() {
    connect(&m_session, &Session::matchChanged, this, &MatchPage::showMatch);
    connect(&m_session.hints(), &Hints::changed, this, &MatchPage::nameHints);
    connect(&m_session, &Session::stateChanged, this, &MatchPage::showEnd);
    connect(&m_session, &Session::sidesChanged, this, [this] {
        if (m_session.match().pie() == core::Match::Pie::Taken)
            say(tr("%1 and %2 have changed sides.")
                    .arg(words::name(core::Player::First, m_session),
                         words::name(core::Player::Second, m_session)));
    });
}

void MatchPage::setBackToLab(bool lab) {
    m_parts.header->setBackToLab(lab);
}

const MatchActions& MatchPage::matchActions() const {
    return m_commands->actions;
}

void MatchPage::say(const QString& text) {
    m_parts.banner->say(text);
}

void MatchPage::ask(const QString& text, const QString& yes, std::function<void()> agree) {
    m_parts.banner->ask(text, yes, std::move(agree), Banner::Asked::Elsewhere);
}

void MatchPage::showMatch() {
    if (!m_session.active()) return;
    m_parts.result->fold();
    m_over = m_session.match().over();
    m_parts.moves->showMoves(); // what was reviewed is over
    m_layout.arrange();
    showEnd();
    m_commands->offerSides(); // of a match that was opened or kept
}

// The moment a match is over is shown once; who comes back to its end, or to one played before, finds it
// small.
void MatchPage::showEnd() {
    m_parts.moves->setOver(m_session.state() == Session::State::Finished);
    if (!m_session.active()) return m_parts.result->fold();
    if (m_session.state() == Session::State::Animating) return; // the piece has not landed
    const bool over = m_session.match().over(), finished = m_session.state() == Session::State::Finished;
    const bool before = std::exchange(m_over, over), now = over && !before;
    m_layout.setOver(over);
    if (!finished || m_session.match().line() != 0) return m_parts.result->fold();
    if (now && isVisible() && !table()) m_parts.result->rise();
}

void MatchPage::setTable(bool on) {
    if (on == table() || !m_session.active()) return;
    m_parts.result->fold();
    matchActions().table->setChecked(on);
    m_parts.advice->leave();
    if (on) {
        m_table = new Tabletop(m_session, *m_parts.banner, *this);
        connect(m_table, &Tabletop::left, this, &MatchPage::tableToggled);
        connect(m_table, &Tabletop::bestMoveRequested, m_parts.advice, &Advice::showBestMove);
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
    m_parts.board->setFocus(Qt::MouseFocusReason);
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
    if (!isAncestorOf(QApplication::focusWidget())) m_parts.board->setFocus(Qt::MouseFocusReason);
}

void MatchPage::hideEvent(QHideEvent* event) {
    m_parts.result->fold(); // it was a moment
    m_parts.board->endAnimation();
    if (!event->spontaneous()) emit left();
    QWidget::hideEvent(event);
}

// To what the match turned on most, if that is known by now.
void MatchPage::showReview() {
    m_parts.result->fold();
    m_parts.depth->setOpen(true);
    m_parts.moves->showReview();
    const auto points = m_parts.moves->review().points();
    if (!points.empty() && m_session.state() == Session::State::Finished) m_session.goTo(points.front().ply);
    m_parts.board->setFocus(Qt::MouseFocusReason); // ← goes back a move
}

// Who may not have any is told by the menu what there is instead.
void MatchPage::pressHints() {
    if (m_session.hints().locked())
        return m_parts.header->help()->openMenu(m_parts.hints->mapToGlobal(QPoint()));
    m_parts.depth->showHints();
    m_parts.board->setFocus(Qt::MouseFocusReason);
}

void MatchPage::nameHints() {
    m_parts.hints->setName(tr("Hints"));
    m_parts.hints->setGlyph(m_session.hints().locked() ? "lock" : "eye");
}

// Keys that no part of the page has used are the bar's.
void MatchPage::keyPressEvent(QKeyEvent* event) {
    if (!m_session.active()) return QWidget::keyPressEvent(event);
    if (m_parts.bar->takes(*event)) return;
    switch (event->key()) {
    case Qt::Key_F6:
        return goRound((event->modifiers() & Qt::ShiftModifier) == 0 ? 1 : -1);
    case Qt::Key_Escape:
        if (m_parts.result->up()) return m_parts.result->fold();
        if (m_parts.advice->walking()) return m_parts.advice->leave();
        if (!table()) return m_parts.banner->dropNotice();
        if (!m_parts.board->animating()) return leaveTable();
        m_parts.banner->dropNotice(); // of a moment that is held
        return m_parts.board->endAnimation();
    default:
        QWidget::keyPressEvent(event);
    }
}

// To the next area that has something for the keyboard, or to the one before.
void MatchPage::goRound(int step) {
    const std::array<QWidget*, 5> areas{m_parts.board, m_parts.bar, m_parts.hints, m_parts.drawer,
                                        m_parts.header};
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
    m_parts.bar->turn(*event);
}

void MatchPage::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), theme().color(Hue::Paper));
}
