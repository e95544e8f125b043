#include "ui/window/matchlayout.h"

#include "ui/board/boardview.h"
#include "ui/board/linewalk.h"
#include "ui/board/tubeview.h"
#include "ui/controls/button.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/models/historymodel.h"
#include "ui/models/movesmodel.h"
#include "ui/panels/drawer.h"
#include "ui/panels/header.h"
#include "ui/panels/matchbar.h"
#include "ui/panels/plates/banner.h"
#include "ui/panels/plates/resultplate.h"
#include "ui/panels/verdict/projectorline.h"
#include "ui/panels/verdict/whypanel.h"
#include "ui/window/advice.h"
#include "ui/window/depth.h"
#include "ui/window/tabletop.h"

#include <utility>

namespace {

// Lengths are the style's, at scale 1.
int px(double length) {
    return theme().px(length);
}

QRect between(const QRect& from, const QRect& to, double t) {
    const auto mix = [t](int a, int b) { return qRound(a + (b - a) * t); };
    return {mix(from.x(), to.x()), mix(from.y(), to.y()), mix(from.width(), to.width()),
            mix(from.height(), to.height())};
}

constexpr double headerHeight = 52;

} // namespace

MatchParts::MatchParts(Session& session, QWidget& page)
    : movesModel(new MovesModel(session, &page)), history(new HistoryModel(session, &page)),
      board(new BoardView(&page)), walk(new LineWalk(*board, &page)),
      bar(new MatchBar(session, *history, *walk, &page)), tube(new TubeView(*board)),
      banner(new Banner(session, &page)), hints(new Button(Button::Style::Outline, {}, &page)),
      drawer(new Drawer(session, *movesModel, *history, &page)), moves(&drawer->moves()), why(&drawer->why()),
      handle(new DrawerHandle(&page)), header(new Header(session, &page)),
      advice(new Advice(session, *board, *banner, *why, *walk, *bar, &page)),
      line(new ProjectorLine(session, *movesModel, &page)), result(new ResultPlate(session, &page)),
      depth(new Depth(session, &page)) {}

MatchLayout::Plan MatchLayout::plan() const {
    if (m_table != nullptr) return Plan::Table;
    if (theme().projector()) return Plan::Projector;
    return m_page.width() < px(1180) || m_page.height() < px(700) ? Plan::Compact : Plan::Regular;
}

void MatchLayout::foldBar() {
    m_barOpen = !m_barOpen;
    arrange();
}

void MatchLayout::setTable(Tabletop* table) {
    m_table = table;
    arrange();
}

void MatchLayout::setOver(bool over) {
    if (std::exchange(m_over, over) != over) arrange();
}

bool MatchLayout::curved(bool open) const {
    return plan() == Plan::Regular && (m_over || open);
}

void MatchLayout::show(Plan plan) const {
    const bool lists = plan == Plan::Regular || plan == Plan::Compact, around = plan != Plan::Table;
    auto& why = m_parts.drawer->why();
    const bool floats = plan == Plan::Projector;
    if (QWidget* home = floats ? &m_page : m_parts.drawer; why.parentWidget() != home) why.setParent(home);
    why.setForm(floats                  ? WhyPanel::Form::Card
                : plan == Plan::Compact ? WhyPanel::Form::Tab
                                        : WhyPanel::Form::Block);
    if (floats) why.setVisible(!why.folded() && !why.empty());
    m_parts.header->setVisible(around);
    m_parts.banner->setVisible(around);
    m_parts.drawer->setVisible(lists && (m_parts.depth->open() || m_parts.depth->shown() > 0));
    m_parts.handle->setVisible(plan == Plan::Regular && m_parts.depth->shown() > 0); // else it has no room
    m_parts.hints->setVisible(lists && m_parts.depth->shown() < 1 && !m_over);
    m_parts.line->setVisible(plan == Plan::Projector && !m_parts.result->up()); // which says it all
    m_parts.bar->setVisible(lists || (around && m_barOpen));
    m_parts.bar->setCompact(plan != Plan::Regular);
    m_parts.bar->setCurve(curved(m_parts.depth->open()));
}

void MatchLayout::arrange() {
    const auto now = plan();
    show(now);
    switch (now) {
    case Plan::Regular:
    case Plan::Compact:
        return arrangeColumns();
    case Plan::Projector:
        return arrangeProjector();
    case Plan::Table:
        m_table->arrange(m_page.rect());
        m_parts.board->setGeometry(m_table->board());
    }
}

// Between two steps of the scale the board gets what is left.
MatchLayout::Places MatchLayout::places(bool open) const {
    const bool small = plan() == Plan::Compact;
    const int margin = px(small ? 12 : 24), width = m_page.width(), height = m_page.height();
    const int drawer = px(small ? 276 : 384);
    const int bottom = height - px(small ? 12 : 16), gap = px(small ? 8 : 12);
    Places at;
    const int top = px(small ? 60 : headerHeight);
    at.drawer = {open ? width - drawer : width, top, drawer - (small ? margin : 0),
                 small ? bottom - top : height - top};
    const int inner =
        width - (open ? drawer + (small ? margin : 0) : 0) - (open && small ? margin : 2 * margin);
    const int plates = px(small ? 52 : open || m_over ? 62 : 84);
    at.banner = {margin, px(small ? 60 : 64), inner, plates + px(Banner::notch)};
    const int bar = curved(open) ? px(114) : theme().target(small ? 48 : 56);
    const int button = px(small ? 140 : 176);
    at.bar = {margin, bottom - bar, open || m_over ? inner : inner - gap - button, bar};
    at.hints = {at.bar.right() + 1 + gap, at.bar.y(), button, bar};
    const int board = at.banner.y() + plates + px(small ? 10 : 12);
    at.board = {margin, board, inner, at.bar.y() - gap - board};
    return at;
}

void MatchLayout::arrangeColumns() {
    const auto closed = places(false), open = places(true);
    const double t = m_parts.depth->shown();
    m_parts.drawer->setCompact(plan() == Plan::Compact);
    m_parts.header->setGeometry(0, 0, m_page.width(), px(headerHeight));
    m_parts.banner->setGeometry(between(closed.banner, open.banner, t));
    m_parts.board->setGeometry(between(closed.board, open.board, t));
    m_parts.bar->setGeometry(between(closed.bar, open.bar, t));
    m_parts.hints->setGeometry(closed.hints);
    const auto drawer = QRect(between(closed.drawer, open.drawer, t).topLeft(), open.drawer.size());
    m_parts.drawer->setGeometry(drawer);
    placeHandle(drawer);
    m_parts.drawer->raise();
    m_parts.handle->raise();
    m_parts.banner->raise(); // its notch points into the board
    placeResult();
}

// The board takes the room of the plates, which have faded, and the result stands before it. On the projector
// the menu stands beside the plates, and stays.
void MatchLayout::placeResult() const {
    auto& result = *m_parts.result;
    m_parts.banner->setVisible(result.faded() < 1);
    const auto board = m_parts.board->geometry();
    const int top = plan() == Plan::Projector ? board.y() : m_parts.banner->y();
    if (result.up())
        m_parts.board->setGeometry(
            between(board, {board.x(), top, board.width(), board.bottom() + 1 - top}, result.grown()));
    result.setGeometry(m_parts.board->geometry());
    result.raise();
}

// In the middle of the window, as wide as what is free beside the drawer.
void MatchLayout::placeHandle(const QRect& drawer) const {
    const int tall = theme().target(64), wide = px(22);
    m_parts.handle->setOpen(m_parts.depth->open());
    m_parts.handle->setGeometry(
        drawer.x() - wide, px(headerHeight) + (m_page.height() - px(headerHeight) - tall) / 2, wide, tall);
}

// All but the board is one row above it and one below.
void MatchLayout::arrangeProjector() {
    const int margin = px(8), gap = px(6.5), tools = Header::briefWidth(m_page.width()),
              head = Header::wantedHeight(43);
    const int inner = m_page.width() - 2 * margin;
    int bottom = m_page.height() - px(6.5);
    m_parts.header->setGeometry(m_page.width() - tools, gap, tools, head);
    m_parts.banner->setGeometry(margin, gap, m_page.width() - tools - margin, head + px(Banner::notch));
    if (m_barOpen) {
        const int tall = m_parts.bar->wantedHeight();
        m_parts.bar->setGeometry(margin, bottom - tall, inner, tall);
        bottom -= tall + gap;
    }
    if (!m_parts.line->isHidden()) {
        m_parts.line->setGeometry(margin, bottom - px(40), inner, px(40));
        bottom = m_parts.line->y() - gap;
    }
    const int top = 2 * gap + head;
    m_parts.board->setGeometry(margin, top, inner, bottom - top);
    auto& why = m_parts.drawer->why();
    const auto board = m_parts.board->geometry().adjusted(px(12), px(12), -px(12), -px(12));
    const int wide = qMin(px(320), board.width()), tall = qMin(why.wantedHeight(wide), board.height());
    why.setGeometry(board.right() + 1 - wide, board.bottom() + 1 - tall, wide, tall);
    why.raise();
    m_parts.banner->raise();
    placeResult();
}
