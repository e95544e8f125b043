#include "ui/window/matchlayout.h"

#include "ui/board/boardview.h"
#include "ui/controls/button.h"
#include "ui/look/theme.h"
#include "ui/panels/banner.h"
#include "ui/panels/goalline.h"
#include "ui/panels/header.h"
#include "ui/panels/legend.h"
#include "ui/panels/matchbar.h"
#include "ui/panels/movetabs.h"
#include "ui/panels/offerbar.h"
#include "ui/panels/projectorline.h"
#include "ui/panels/verdictcard.h"
#include "ui/panels/whypanel.h"
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

void MatchLayout::foldBar() {
    m_barOpen = !m_barOpen;
    arrange();
}

void MatchLayout::setTable(Tabletop* table) {
    m_table = table;
    arrange();
}

void MatchLayout::show(Plan plan) const {
    const bool lists = plan == Plan::Regular || plan == Plan::Compact, around = plan != Plan::Table;
    m_parts.header->setVisible(around);
    m_parts.banner->setVisible(around);
    m_parts.verdict->setVisible(lists);
    m_parts.moves->setVisible(lists);
    m_parts.why->setVisible((lists || (around && !m_parts.why->folded())) && !m_parts.why->empty());
    m_parts.line->setVisible(plan == Plan::Projector);
    m_parts.goal->setVisible(lists);
    m_parts.bar->setVisible(lists || (around && m_barOpen));
    m_parts.bar->setCompact(plan != Plan::Regular);
    m_parts.bar->setCurve(plan == Plan::Regular);
    m_parts.legendButton->setVisible(plan == Plan::Compact);
    m_parts.legend->setVisible(plan == Plan::Regular || (plan == Plan::Compact && m_legendOpen));
}

void MatchLayout::arrange() {
    const auto now = plan();
    m_parts.why->setDrawer(now != Plan::Regular);
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

// What the regular and the compact plan have in common: the banner, the board and the bar one below the
// other, and the verdict at the head of the side. Returns what is left of the side.
QRect MatchLayout::arrangeColumns(const Sizes& sizes) {
    const int margin = px(sizes.margin), side = px(sizes.side), bottom = m_page.height() - px(sizes.foot);
    const int width = m_page.width() - 3 * margin - side, x = m_page.width() - margin - side;
    const int banner = sizes.header + sizes.gap, board = px(banner + sizes.banner + sizes.gap);
    const int tall = m_parts.bar->wantedHeight();
    m_parts.header->setGeometry(0, 0, m_page.width(), px(sizes.header));
    m_parts.banner->setGeometry(margin, px(banner), width, px(sizes.banner + Banner::notch));
    m_parts.bar->setGeometry(margin, bottom - tall, width, tall);
    placeBoard(
        QRect(QPoint(margin, board), QPoint(margin + width - 1, m_parts.bar->y() - px(sizes.underBoard))));
    m_parts.verdict->setGeometry(x, px(banner), side, px(sizes.banner));
    return {QPoint(x, board), QPoint(x + side - 1, bottom - 1)};
}

void MatchLayout::arrangeRegular() {
    const auto side = arrangeColumns({24, 12, 52, 62, 360, 16, 12});
    const int legend = px(140);
    m_parts.legend->setGeometry(side.x(), side.bottom() + 1 - legend, side.width(), legend);
    arrangeSide(side.adjusted(0, 0, 0, -legend - px(12)));
}

// The board, and below it what is played for.
void MatchLayout::placeBoard(QRect place) const {
    const int goal = GoalLine::wantedHeight();
    m_parts.board->setGeometry(place.adjusted(0, 0, 0, -goal));
    m_parts.goal->setGeometry(place.x(), place.bottom() + 1 - goal, place.width(), goal);
}

// The moves, and below them the reasons where there are any.
void MatchLayout::arrangeSide(QRect column) const {
    if (m_parts.why->isHidden()) return m_parts.moves->setGeometry(column);
    const int wanted = qMin(m_parts.why->wantedHeight(column.width()), column.height() * 3 / 5);
    m_parts.why->setGeometry(column.left(), column.bottom() + 1 - wanted, column.width(), wanted);
    m_parts.moves->setGeometry(column.adjusted(0, 0, 0, -wanted - px(12)));
}

// The same where the reasons, once opened, lie over the moves.
void MatchLayout::arrangeDrawer(QRect column) const {
    const bool closed = m_parts.why->isHidden();
    const int head = px(44), gap = px(8);
    m_parts.moves->setGeometry(closed ? column : column.adjusted(0, 0, 0, -head - gap));
    placeDrawer(column);
}

// At the foot of a column, as tall as it wants to be and fits.
void MatchLayout::placeDrawer(QRect column) const {
    const int tall = qMin(m_parts.why->wantedHeight(column.width()), column.height());
    m_parts.why->setGeometry(column.x(), column.bottom() + 1 - tall, column.width(), tall);
    m_parts.why->raise();
}

void MatchLayout::arrangeCompact() {
    const auto side = arrangeColumns({12, 8, 44, 52, 276, 12, 8});
    const int gap = px(8), width = px(360), legend = px(140);
    m_parts.legendButton->setGeometry(side.x(), side.bottom() + 1 - px(40), side.width(), px(40));
    arrangeDrawer(side.adjusted(0, 0, 0, -px(40) - gap));
    m_parts.legend->setGeometry(side.right() + 1 - width, m_parts.legendButton->y() - gap - legend, width,
                                legend);
    m_parts.legend->raise();
}

// All but the board is one row above it and one below.
void MatchLayout::arrangeProjector() {
    const int margin = px(4), gap = px(4), tools = Header::briefWidth(), head = Header::wantedHeight(44);
    const int inner = m_page.width() - 2 * margin;
    int bottom = m_page.height() - margin;
    m_parts.header->setGeometry(m_page.width() - tools, margin, tools, head);
    m_parts.banner->setGeometry(margin, margin, m_page.width() - tools - margin, head + px(Banner::notch));
    if (m_barOpen) {
        const int tall = m_parts.bar->wantedHeight();
        m_parts.bar->setGeometry(margin, bottom - tall, inner, tall);
        bottom -= tall + gap;
    }
    m_parts.line->setGeometry(margin, bottom - px(36), inner, px(36));
    const int top = head + px(11);
    m_parts.board->setGeometry(margin, top, inner,
                               m_parts.line->y() - gap - top); // the line tells the goal
    const auto board = m_parts.board->geometry().adjusted(px(12), px(12), -px(12), -px(12));
    placeDrawer(board.adjusted(board.width() - qMin(px(300), board.width()), 0, 0, 0));
}
