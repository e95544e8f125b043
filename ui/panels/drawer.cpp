#include "ui/panels/drawer.h"

#include <QPainter>

#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/match/session.h"
#include "ui/panels/moves/movetabs.h"
#include "ui/panels/verdict/legend.h"
#include "ui/panels/verdict/verdictcard.h"
#include "ui/panels/verdict/whypanel.h"

#include <algorithm>
#include <utility>

namespace {

constexpr double drawerPadding = 20, blockGap = 12, leastList = 110; // at scale 1

} // namespace

Drawer::Drawer(Session& session, MovesModel& moves, HistoryModel& history, QWidget* parent)
    : QWidget(parent), m_session(session), m_verdict(new VerdictCard(session, this)),
      m_moves(new MoveTabs(session, moves, history, this)), m_why(new WhyPanel(session, this)),
      m_legend(new Legend(session, this)), m_marks(new Button(Button::Style::Icon, {}, this)) {
    m_marks->setGlyph("help");
    m_marks->setCheckable(true);
    named(m_marks, [] { return tr("Marks here"); });
    connect(m_marks, &Button::toggled, this, [this](bool on) {
        m_marksOpen = on;
        refresh();
    });
    connect(m_verdict, &VerdictCard::changed, this, &Drawer::arrange);
    connect(m_moves, &MoveTabs::turned, this, &Drawer::refresh);
    connect(m_why, &WhyPanel::contentChanged, this, &Drawer::refresh);
    connect(m_legend, &Legend::changed, this, &Drawer::refresh);
    connect(&theme(), &Theme::changed, this, &Drawer::refresh);
    for (const auto signal : {&Session::matchChanged, &Session::stateChanged})
        connect(&session, signal, this, &Drawer::refresh);
    connect(&session.hints(), &Hints::changed, this, &Drawer::refresh);
    refresh();
}

void Drawer::setCompact(bool compact) {
    m_compact = compact;
    m_moves->setWhyTab(compact);
    refresh();
}

void Drawer::toggleWhy() {
    if (!m_compact) return m_why->fold();
    m_moves->turnTo(m_moves->page() == MoveTabs::Page::Why ? MoveTabs::Page::Moves : MoveTabs::Page::Why);
}

// A review tells all there is to tell by itself.
bool Drawer::showsWhy() const {
    if (m_compact) return m_moves->page() == MoveTabs::Page::Why;
    return !m_why->empty() && m_moves->page() != MoveTabs::Page::Review;
}

// The end says itself who has won.
void Drawer::refresh() {
    const bool over = m_session.active() && m_session.match().ending().has_value();
    const bool plain = m_session.hints().choice().level == Help::Off;
    const bool review = m_moves->page() == MoveTabs::Page::Review;
    m_verdict->setVisible(!over && !review && (!plain || m_session.hints().locked()));
    if (m_why->parentWidget() == this) m_why->setVisible(showsWhy());
    m_marks->setVisible(m_compact && !m_legend->empty());
    m_legend->setCard(m_compact);
    m_legend->setVisible(!m_legend->empty() && (m_compact ? m_marksOpen : !review));
    arrange();
}

void Drawer::resizeEvent(QResizeEvent*) {
    arrange();
}

void Drawer::arrange() {
    const auto& t = theme();
    int top = t.px(m_compact ? 0 : blockGap);
    if (!m_verdict->isHidden()) {
        const int edge = t.px(m_compact ? 0 : drawerPadding), wide = width() - 2 * edge;
        m_verdict->setGeometry(edge, top, wide, m_verdict->wantedHeight(wide));
        top += m_verdict->height() + t.px(m_compact ? 10 : blockGap);
    }
    if (m_compact) return arrangeCompact(top);
    int bottom = height();
    if (!m_legend->isHidden()) {
        const int tall = m_legend->wantedHeight(width());
        bottom -= tall;
        m_legend->setGeometry(0, bottom, width(), tall);
    }
    if (!m_why->isHidden() && m_why->parentWidget() == this) {
        const int most = std::max(t.px(52), bottom - top - t.px(36 + leastList));
        const int tall = std::min(m_why->wantedHeight(width()), most);
        bottom -= tall;
        m_why->setGeometry(0, bottom, width(), tall);
    }
    m_moves->setEdges(t.px(drawerPadding), 0);
    m_moves->setGeometry(0, top, width(), std::max(0, bottom - top));
    update();
}

void Drawer::arrangeCompact(int top) {
    const int edge = theme().px(8), side = m_marks->isHidden() ? 0 : m_marks->sizeHint().width();
    m_moves->setEdges(edge, side);
    m_moves->setGeometry(0, top + edge, width(), std::max(0, height() - top - 2 * edge));
    m_marks->setGeometry(width() - edge - side, top + edge, side, m_marks->sizeHint().height());
    if (m_why->parentWidget() == this) m_why->setGeometry(m_moves->pageRoom().translated(m_moves->pos()));
    const int tall = m_legend->wantedHeight(width());
    m_legend->setGeometry(0, height() - tall, width(), tall);
    m_legend->raise();
    update();
}

void Drawer::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const auto& t = theme();
    if (m_compact) {
        const int top = m_verdict->isHidden() ? 0 : m_verdict->height() + t.px(10);
        return paint::box(p, rect().adjusted(0, top, 0, 0), t.px(12), t.color(Hue::Surface),
                          t.color(Hue::Line), 1);
    }
    p.fillRect(rect(), t.color(Hue::Surface));
    p.fillRect(0, 0, 1, height(), t.color(Hue::Line));
    for (const QWidget* block : std::initializer_list<const QWidget*>{m_why, m_legend})
        if (block->isVisibleTo(this) && block->parentWidget() == this)
            p.fillRect(0, block->y(), width(), 1, t.color(Hue::Line));
}

DrawerHandle::DrawerHandle(QWidget* parent) : QAbstractButton(parent) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    connect(&theme(), &Theme::changed, this, qOverload<>(&QWidget::update));
    inAnyLanguage(this, [this] { nameIt(); });
}

void DrawerHandle::setOpen(bool open) {
    m_open = open;
    nameIt();
    update();
}

void DrawerHandle::nameIt() {
    setAccessibleName(m_open ? tr("Close the drawer") : tr("Open the drawer"));
    setToolTip(accessibleName() + QStringLiteral(" (D)"));
}

// Its right side lies behind the drawer, or behind the window's edge.
void DrawerHandle::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const auto& t = theme();
    const double radius = t.px(8);
    const auto box = QRectF(rect()).adjusted(0.5, 0.5, radius, -0.5);
    paint::box(p, box, radius, t.color(underMouse() || isDown() ? Hue::Sunk : Hue::Surface),
               t.color(Hue::Line), 1);
    if (hasFocus())
        paint::box(p, QRectF(rect()).adjusted(1, 1, radius, -1), radius, {}, t.color(Hue::Ink), 3);
    const double side = t.px(18);
    p.drawPixmap(QPointF((width() - side) / 2, (height() - side) / 2),
                 art::icon(m_open ? "right" : "left", side, devicePixelRatioF(), t.color(Hue::Ink)));
}
