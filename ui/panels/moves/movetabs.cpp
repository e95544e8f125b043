#include "ui/panels/moves/movetabs.h"

#include <QApplication>
#include <QPointer>

#include "ui/controls/forms/segmented.h"
#include "ui/controls/says.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/models/historymodel.h"
#include "ui/models/movesmodel.h"
#include "ui/models/playedmodel.h"
#include "ui/panels/moves/movespanel.h"
#include "ui/panels/moves/playedpanel.h"
#include "ui/panels/moves/reviewpanel.h"

#include <algorithm>
#include <utility>

MoveTabs::MoveTabs(Session& session, MovesModel& moves, HistoryModel& history, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(moves), m_history(history),
      m_tabs(named(new Segmented(this), [] { return tr("Which moves"); })),
      m_moves(new MovesPanel(moves, this)),
      m_played(new PlayedPanel(session, *new PlayedModel(session, history, this), this)),
      m_review(new ReviewPanel(session, this)) {
    connect(m_tabs, &Segmented::chosen, this, [this] {
        m_before.reset();
        turnPage();
    });
    // Whoever looks into the review keeps it, back in the match too.
    connect(m_review, &ReviewPanel::betterRequested, this, [this] { m_before.reset(); });
    connect(&moves, &MovesModel::refreshed, this, &MoveTabs::nameTabs);
    for (const auto signal : {&Session::matchChanged, &Session::stateChanged})
        connect(&session, signal, this, &MoveTabs::nameTabs);
    connect(&session.hints(), &Hints::changed, this, &MoveTabs::nameTabs);
    connect(&theme(), &Theme::changed, this, [this] { resizeEvent(nullptr); });
    inAnyLanguage(this, [this] { nameTabs(); });
    turnPage();
}

// Nobody who does without hints needs a list of moves.
std::vector<MoveTabs::Page> MoveTabs::wanted() const {
    const bool over = m_session.active() && m_session.match().over();
    if (m_session.hints().choice().level == Help::Off)
        return over ? std::vector{Page::Played, Page::Review} : std::vector{Page::Played};
    if (!m_whyTab && m_over) return {Page::Played, Page::Review}; // there is nothing to choose
    if (!m_whyTab) return {Page::Moves, Page::Played, Page::Review};
    return {over ? Page::Review : Page::Moves, Page::Why, Page::Played};
}

QString MoveTabs::nameOf(Page page) const {
    switch (page) {
    case Page::Moves:
        return tr("Moves %1").arg(m_model.total());
    case Page::Why:
        return tr("Why?");
    case Page::Played:
        return tr("Played");
    case Page::Review:
        break;
    }
    return tr("Review");
}

void MoveTabs::nameTabs() {
    const auto pages = wanted();
    const bool others = pages != m_pages;
    const auto before = m_pages.size() < 2 ? pages.front() : page(); // with no choice none was made
    m_pages = pages;
    QStringList names;
    for (const auto one : pages) names << nameOf(one);
    m_tabs->setChoices(names);
    if (!others) return;
    const auto same = std::ranges::find(m_pages, before);
    m_tabs->setCurrent(same == m_pages.end() ? 0 : static_cast<int>(same - m_pages.begin()));
    turnPage();
}

MoveTabs::Page MoveTabs::page() const {
    return m_pages[static_cast<std::size_t>(m_tabs->current())];
}

bool MoveTabs::shows(Page page) const {
    return std::ranges::find(m_pages, page) != m_pages.end();
}

void MoveTabs::showMoves() {
    m_over = false;
    m_before.reset();
    nameTabs();
    turnTo(m_pages.front());
}

void MoveTabs::showReview() {
    m_before.reset();
    nameTabs();
    turnTo(Page::Review);
}

void MoveTabs::setOver(bool over) {
    if (over == m_over) return;
    if (over) m_before = page();
    m_over = over;
    nameTabs();
    if (over) {
        turnTo(m_session.hints().reviewHelp() == Help::Off ? Page::Played : Page::Review);
    } else if (m_before) {
        turnTo(*std::exchange(m_before, {}));
    }
}

void MoveTabs::turnTo(Page page) {
    const auto at = std::ranges::find(m_pages, page);
    if (at == m_pages.end()) return;
    m_tabs->setCurrent(static_cast<int>(at - m_pages.begin()));
    turnPage();
}

// Whoever was in what goes is told of, not put where Qt goes next.
void MoveTabs::turnPage() {
    if (m_pages.empty()) return;
    const QPointer<QWidget> before = QApplication::focusWidget();
    const auto now = page();
    m_moves->setVisible(now == Page::Moves);
    m_played->setVisible(now == Page::Played);
    m_review->setVisible(now == Page::Review);
    if (before && isAncestorOf(before) && !before->isVisible()) emit focusLost();
    emit turned();
}

void MoveTabs::setWhyTab(bool on) {
    if (std::exchange(m_whyTab, on) != on) nameTabs();
}

void MoveTabs::setEdges(int edge, int end) {
    m_edge = edge;
    m_end = end;
    resizeEvent(nullptr);
}

QRect MoveTabs::pageRoom() const {
    return rect().adjusted(0, m_tabs->geometry().bottom() + 1 + theme().px(10), 0, 0);
}

void MoveTabs::resizeEvent(QResizeEvent*) {
    m_tabs->setGeometry(m_edge, 0, width() - 2 * m_edge - m_end, theme().target(36));
    for (QWidget* panel : std::initializer_list<QWidget*>{m_moves, m_played, m_review})
        panel->setGeometry(pageRoom());
}
