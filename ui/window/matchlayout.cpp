// Where the parts of the match page stand (see matchpage.h). Lengths are the style's, at scale 1.
#include "ui/window/matchpage.h"

#include "ui/board/boardview.h"
#include "ui/controls/button.h"
#include "ui/controls/segmented.h"
#include "ui/panels/banner.h"
#include "ui/panels/goalline.h"
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
#include "ui/theme.h"

namespace {

int px(double length) {
    return theme().px(length);
}

} // namespace

MatchPage::Plan MatchPage::plan() const {
    if (theme().projector()) return Plan::Projector;
    return width() < 1180 || height() < 700 ? Plan::Compact : Plan::Regular;
}

void MatchPage::resizeEvent(QResizeEvent*) {
    arrange();
}

void MatchPage::arrange() {
    const auto now = plan();
    m_verdict->setVisible(now != Plan::Projector);
    const bool lists = now != Plan::Projector;
    const int tab = m_tabs->current();
    m_tabs->setVisible(lists);
    m_moves->setVisible(lists && tab == 0);
    m_played->setVisible(lists && tab == 1);
    m_review->setVisible(lists && tab == 2);
    m_why->setVisible(now == Plan::Regular && !m_why->empty());
    m_line->setVisible(now == Plan::Projector);
    m_goal->setVisible(now != Plan::Projector);
    m_timeline->setVisible(now != Plan::Projector || m_timelineOpen);
    m_timeline->setCompact(now != Plan::Regular);
    m_legendButton->setVisible(now == Plan::Compact);
    m_legend->setVisible(now == Plan::Regular || (now == Plan::Compact && m_legendOpen));
    switch (now) {
    case Plan::Regular:
        arrangeRegular();
        break;
    case Plan::Compact:
        arrangeCompact();
        break;
    case Plan::Projector:
        arrangeProjector();
        break;
    }
    m_offers->setGeometry(m_board->x() + px(12), m_board->geometry().bottom() - px(40),
                          m_board->width() - px(24), px(36));
    m_offers->raise();
    m_banner->raise(); // its notch points into the board
}

void MatchPage::arrangeRegular() {
    const int margin = px(24), gap = px(12), side = px(360);
    const int board = width() - 2 * margin - px(24) - side;
    const int bottom = height() - px(16);
    m_header->setGeometry(0, 0, width(), px(52));
    m_banner->setGeometry(margin, px(64), board, px(62 + Banner::notch));
    m_timeline->setGeometry(margin, bottom - px(132), board, px(132));
    placeBoard(QRect(QPoint(margin, px(138)), QPoint(margin + board - 1, m_timeline->y() - px(6))));
    const int x = width() - margin - side;
    m_verdict->setGeometry(x, px(64), side, px(62));
    m_legend->setGeometry(x, bottom - px(140), side, px(140));
    arrangeSide(QRect(QPoint(x, px(138)), QPoint(x + side - 1, m_legend->y() - gap - 1)));
}

// The board, and below it what is played for.
void MatchPage::placeBoard(QRect place) {
    const int goal = px(GoalLine::height);
    m_board->setGeometry(place.adjusted(0, 0, 0, -goal));
    m_goal->setGeometry(place.x(), place.bottom() + 1 - goal, place.width(), goal);
}

// The moves, and below them the reasons where there are any.
void MatchPage::arrangeSide(QRect column) {
    if (m_why->isHidden()) return placeMoves(column);
    const int wanted = qMin(m_why->wantedHeight(column.width()), column.height() * 3 / 5);
    m_why->setGeometry(column.left(), column.bottom() + 1 - wanted, column.width(), wanted);
    placeMoves(column.adjusted(0, 0, 0, -wanted - px(12)));
}

void MatchPage::placeMoves(QRect place) {
    m_moves->setGeometry(place);
    m_played->setGeometry(place);
    m_review->setGeometry(place);
    m_tabs->setGeometry(place.x() + px(10), place.y() + px(10), place.width() - px(20), px(32));
    m_tabs->raise();
}

void MatchPage::arrangeCompact() {
    const int margin = px(12), gap = px(8), side = px(276);
    const int board = width() - 3 * margin - side, bottom = height() - margin;
    m_header->setGeometry(0, 0, width(), px(44));
    m_banner->setGeometry(margin, px(52), board, px(52 + Banner::notch));
    m_timeline->setGeometry(margin, bottom - px(48), board, px(48));
    placeBoard(QRect(QPoint(margin, px(112)), QPoint(margin + board - 1, m_timeline->y() - px(2))));
    const int x = width() - margin - side;
    m_verdict->setGeometry(x, px(52), side, px(52));
    m_legendButton->setGeometry(x, bottom - px(40), side, px(40));
    placeMoves(QRect(x, px(112), side, m_legendButton->y() - gap - px(112)));
    const int width = px(360);
    m_legend->setGeometry(x + side - width, m_legendButton->y() - gap - px(140), width, px(140));
    m_legend->raise();
}

// All but the board is one row above it and one below.
void MatchPage::arrangeProjector() {
    const int margin = px(4), gap = px(4), tools = px(Header::briefWidth);
    const int inner = width() - 2 * margin;
    int bottom = height() - margin;
    m_header->setGeometry(width() - tools, margin, tools, px(44));
    m_banner->setGeometry(margin, margin, width() - tools - margin, px(44 + Banner::notch));
    if (m_timelineOpen) {
        m_timeline->setGeometry(margin, bottom - px(48), inner, px(48));
        bottom -= px(48) + gap;
    }
    m_line->setGeometry(margin, bottom - px(36), inner, px(36));
    m_board->setGeometry(margin, px(55), inner, m_line->y() - gap - px(55)); // the line tells the goal
}
