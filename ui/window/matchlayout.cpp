#include "ui/window/matchlayout.h"

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
#include "ui/window/tabletop.h"

namespace {

// Lengths are the style's, at scale 1.
int px(double length) {
    return theme().px(length);
}

} // namespace

MatchLayout::Plan MatchLayout::plan() const {
    if (m_table != nullptr) return Plan::Table;
    if (theme().projector()) return Plan::Projector;
    return m_page.width() < px(1180) || m_page.height() < px(700) ? Plan::Compact : Plan::Regular;
}

void MatchLayout::foldLegend() {
    m_legendOpen = !m_legendOpen;
    arrange();
}

void MatchLayout::foldTimeline() {
    m_timelineOpen = !m_timelineOpen;
    arrange();
}

void MatchLayout::setTable(Tabletop* table) {
    m_table = table;
    arrange();
}

void MatchLayout::show(Plan plan) {
    const bool lists = plan == Plan::Regular || plan == Plan::Compact, around = plan != Plan::Table;
    m_parts.header->setVisible(around);
    m_parts.banner->setVisible(around);
    m_parts.verdict->setVisible(lists);
    const int tab = m_parts.tabs->current();
    m_parts.tabs->setVisible(lists);
    m_parts.moves->setVisible(lists && tab == 0);
    m_parts.played->setVisible(lists && tab == 1);
    m_parts.review->setVisible(lists && tab == 2);
    m_parts.why->setVisible(plan == Plan::Regular && !m_parts.why->empty());
    m_parts.line->setVisible(plan == Plan::Projector);
    m_parts.goal->setVisible(lists);
    m_parts.timeline->setVisible(lists || (around && m_timelineOpen));
    m_parts.timeline->setCompact(plan != Plan::Regular);
    m_parts.legendButton->setVisible(plan == Plan::Compact);
    m_parts.legend->setVisible(plan == Plan::Regular || (plan == Plan::Compact && m_legendOpen));
}

void MatchLayout::arrange() {
    const auto now = plan();
    show(now);
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
    case Plan::Table:
        m_table->arrange(m_page.rect());
        m_parts.board->setGeometry(m_table->board());
        break;
    }
    const int bar = theme().target(36);
    m_parts.offers->setGeometry(m_parts.board->x() + px(12), m_parts.board->geometry().bottom() - bar - px(4),
                                m_parts.board->width() - px(24), bar);
    m_parts.offers->raise();
    m_parts.banner->raise(); // its notch points into the board
}

void MatchLayout::arrangeRegular() {
    const int margin = px(24), gap = px(12), side = px(360);
    const int board = m_page.width() - 2 * margin - px(24) - side;
    const int bottom = m_page.height() - px(16);
    const int head = Header::wantedHeight(52), plates = head + gap, top = plates + px(74);
    m_parts.header->setGeometry(0, 0, m_page.width(), head);
    m_parts.banner->setGeometry(margin, plates, board, px(62 + Banner::notch));
    m_parts.timeline->setGeometry(margin, bottom - px(132), board, px(132));
    placeBoard(QRect(QPoint(margin, top), QPoint(margin + board - 1, m_parts.timeline->y() - px(6))));
    const int x = m_page.width() - margin - side;
    m_parts.verdict->setGeometry(x, plates, side, px(62));
    m_parts.legend->setGeometry(x, bottom - px(140), side, px(140));
    arrangeSide(QRect(QPoint(x, top), QPoint(x + side - 1, m_parts.legend->y() - gap - 1)));
}

// The board, and below it what is played for.
void MatchLayout::placeBoard(QRect place) {
    const int goal = GoalLine::wantedHeight();
    m_parts.board->setGeometry(place.adjusted(0, 0, 0, -goal));
    m_parts.goal->setGeometry(place.x(), place.bottom() + 1 - goal, place.width(), goal);
}

// The moves, and below them the reasons where there are any.
void MatchLayout::arrangeSide(QRect column) {
    if (m_parts.why->isHidden()) return placeMoves(column);
    const int wanted = qMin(m_parts.why->wantedHeight(column.width()), column.height() * 3 / 5);
    m_parts.why->setGeometry(column.left(), column.bottom() + 1 - wanted, column.width(), wanted);
    placeMoves(column.adjusted(0, 0, 0, -wanted - px(12)));
}

void MatchLayout::placeMoves(QRect place) {
    m_parts.moves->setGeometry(place);
    m_parts.played->setGeometry(place);
    m_parts.review->setGeometry(place);
    m_parts.tabs->setGeometry(place.x() + px(10), place.y() + px(10), place.width() - px(20),
                              theme().target(32));
    m_parts.tabs->raise();
}

void MatchLayout::arrangeCompact() {
    const int margin = px(12), gap = px(8), side = px(276);
    const int board = m_page.width() - 3 * margin - side, bottom = m_page.height() - margin;
    const int head = Header::wantedHeight(44), plates = head + gap, top = plates + px(60);
    m_parts.header->setGeometry(0, 0, m_page.width(), head);
    m_parts.banner->setGeometry(margin, plates, board, px(52 + Banner::notch));
    const int tall = theme().target(48);
    m_parts.timeline->setGeometry(margin, bottom - tall, board, tall);
    placeBoard(QRect(QPoint(margin, top), QPoint(margin + board - 1, m_parts.timeline->y() - px(2))));
    const int x = m_page.width() - margin - side;
    m_parts.verdict->setGeometry(x, plates, side, px(52));
    m_parts.legendButton->setGeometry(x, bottom - theme().target(40), side, theme().target(40));
    placeMoves(QRect(x, top, side, m_parts.legendButton->y() - gap - top));
    const int width = px(360);
    m_parts.legend->setGeometry(x + side - width, m_parts.legendButton->y() - gap - px(140), width, px(140));
    m_parts.legend->raise();
}

// All but the board is one row above it and one below.
void MatchLayout::arrangeProjector() {
    const int margin = px(4), gap = px(4), tools = Header::briefWidth(), head = Header::wantedHeight(44);
    const int inner = m_page.width() - 2 * margin;
    int bottom = m_page.height() - margin;
    m_parts.header->setGeometry(m_page.width() - tools, margin, tools, head);
    m_parts.banner->setGeometry(margin, margin, m_page.width() - tools - margin, head + px(Banner::notch));
    if (m_timelineOpen) {
        const int tall = theme().target(48);
        m_parts.timeline->setGeometry(margin, bottom - tall, inner, tall);
        bottom -= tall + gap;
    }
    m_parts.line->setGeometry(margin, bottom - px(36), inner, px(36));
    const int top = head + px(11);
    m_parts.board->setGeometry(margin, top, inner,
                               m_parts.line->y() - gap - top); // the line tells the goal
}
