#include "ui/panels/movetabs.h"

#include <QApplication>
#include <QPointer>

#include "ui/controls/forms/segmented.h"
#include "ui/controls/says.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/models/historymodel.h"
#include "ui/models/movesmodel.h"
#include "ui/models/playedmodel.h"
#include "ui/panels/movespanel.h"
#include "ui/panels/playedpanel.h"
#include "ui/panels/reviewpanel.h"

#include <utility>

namespace {

enum Page { Moves, Played, Review };

} // namespace

MoveTabs::MoveTabs(Session& session, MovesModel& moves, HistoryModel& history, QWidget* parent)
    : QWidget(parent), m_session(session),
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
    const auto nameTabs = [this, &moves] {
        m_tabs->setChoices({tr("Moves %1").arg(moves.total()), tr("Played"), tr("Review")});
    };
    connect(&moves, &MovesModel::refreshed, this, nameTabs);
    inAnyLanguage(this, nameTabs);
    connect(&theme(), &Theme::changed, this, [this] { resizeEvent(nullptr); });
    turnPage();
}

void MoveTabs::showMoves() {
    m_over = false;
    m_before.reset();
    turnTo(Moves);
}

void MoveTabs::showReview() {
    m_before.reset();
    turnTo(Review);
    m_tabs->setFocus();
}

void MoveTabs::setOver(bool over) {
    if (over == m_over) return;
    m_over = over;
    if (over) {
        m_before = m_tabs->current();
        turnTo(m_session.hints().reviewHelp() == Help::Off ? Played : Review);
    } else if (m_before) {
        turnTo(*std::exchange(m_before, {}));
    }
}

void MoveTabs::turnTo(int page) {
    m_tabs->setCurrent(page);
    turnPage();
}

// Whoever was in what goes is told of, not put where Qt goes next.
void MoveTabs::turnPage() {
    const QPointer<QWidget> before = QApplication::focusWidget();
    const int page = m_tabs->current();
    m_moves->setVisible(page == Moves);
    m_played->setVisible(page == Played);
    m_review->setVisible(page == Review);
    if (before && isAncestorOf(before) && !before->isVisible()) emit focusLost();
}

// Each panel leaves its head free for the tabs.
void MoveTabs::resizeEvent(QResizeEvent*) {
    for (QWidget* panel : std::initializer_list<QWidget*>{m_moves, m_played, m_review})
        panel->setGeometry(rect());
    const int margin = theme().px(10);
    m_tabs->setGeometry(margin, margin, width() - 2 * margin, theme().target(32));
    m_tabs->raise();
}
