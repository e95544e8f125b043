#include "ui/panels/movetabs.h"

#include <QApplication>
#include <QEvent>
#include <QPointer>

#include "ui/controls/segmented.h"
#include "ui/models/historymodel.h"
#include "ui/models/movesmodel.h"
#include "ui/models/playedmodel.h"
#include "ui/panels/movespanel.h"
#include "ui/panels/playedpanel.h"
#include "ui/panels/reviewpanel.h"
#include "ui/theme.h"

namespace {

enum Page { Moves, Played, Review };

} // namespace

MoveTabs::MoveTabs(Session& session, MovesModel& moves, HistoryModel& history, QWidget* parent)
    : QWidget(parent), m_model(moves), m_tabs(new Segmented(this)), m_moves(new MovesPanel(moves, this)),
      m_played(new PlayedPanel(session, *new PlayedModel(session, history, this), this)),
      m_review(new ReviewPanel(session, this)) {
    connect(m_tabs, &Segmented::chosen, this, &MoveTabs::turnPage);
    connect(&moves, &MovesModel::refreshed, this, &MoveTabs::retranslate);
    connect(&theme(), &Theme::changed, this, [this] { resizeEvent(nullptr); });
    retranslate();
    turnPage();
}

void MoveTabs::showMoves() {
    m_tabs->setCurrent(Moves);
    turnPage();
}

void MoveTabs::showReview() {
    m_tabs->setCurrent(Review);
    turnPage();
    m_tabs->setFocus();
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

void MoveTabs::retranslate() {
    m_tabs->setChoices({tr("Moves %1").arg(m_model.total()), tr("Played"), tr("Review")});
    m_tabs->setAccessibleName(tr("Which moves"));
}

// Each panel leaves its head free for the tabs.
void MoveTabs::resizeEvent(QResizeEvent*) {
    for (QWidget* panel : std::initializer_list<QWidget*>{m_moves, m_played, m_review})
        panel->setGeometry(rect());
    const int margin = theme().px(10);
    m_tabs->setGeometry(margin, margin, width() - 2 * margin, theme().target(32));
    m_tabs->raise();
}

void MoveTabs::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}
