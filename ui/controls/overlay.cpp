#include "ui/controls/overlay.h"

#include <QKeyEvent>
#include <QLayout>
#include <QMouseEvent>
#include <QScrollArea>
#include <QStyle>
#include <QWidget>

#include "ui/controls/paint.h"

#include <algorithm>
#include <utility>

namespace {

constexpr int edge = 8; // free on each side

} // namespace

Overlay::Overlay(QWidget* window, QSize size, Qt::Alignment where)
    : QWidget(window), m_base(size), m_where(where), m_panel(new QWidget(this)) {
    setFocusPolicy(Qt::StrongFocus);
    window->installEventFilter(this);
    connect(&theme(), &Theme::changed, this, &Overlay::place, Qt::QueuedConnection); // once all have changed
    hide();
}

void Overlay::open() {
    m_before = window()->focusWidget();
    m_panel->installEventFilter(this);
    // What is scrolled may want more room later.
    for (const auto* area : m_panel->findChildren<QScrollArea*>()) area->widget()->installEventFilter(this);
    place();
    show();
    grow(); // what is not shown yet is not laid out
    raise();
    setFocus();
}

void Overlay::dismiss() {
    hide();
    if (m_before && m_before->isVisible()) m_before->setFocus();
    emit dismissed();
    deleteLater();
}

void Overlay::place() {
    setGeometry(parentWidget()->rect());
    give({theme().px(m_base.width()), theme().px(m_base.height())});
    if (isVisible()) grow();
}

void Overlay::setBase(QSize size) {
    if (std::exchange(m_base, size) != size && isVisible()) place();
}

void Overlay::give(QSize size) {
    const int margin = theme().px(edge);
    const auto room = rect().adjusted(margin, margin, -margin, -margin);
    const auto* rows = m_panel->layout();
    const bool wraps = rows != nullptr && rows->hasHeightForWidth(); // its lines, at the width given
    const int least = wraps ? rows->totalMinimumHeightForWidth(size.width()) : 0;
    const auto wanted = size.expandedTo({0, qMax(least, m_panel->minimumSizeHint().height())});
    m_panel->setGeometry(QStyle::alignedRect(Qt::LeftToRight, m_where, wanted.boundedTo(room.size()), room));
    if (auto* layout = m_panel->layout()) layout->activate();
    update();
}

// By so much more height nothing would be scrolled, or lie on something else.
int Overlay::lacking() const {
    const auto* all = m_panel->layout();
    int most = 0;
    if (all != nullptr)
        most = (all->hasHeightForWidth() ? all->totalMinimumHeightForWidth(m_panel->width())
                                         : all->totalMinimumSize().height()) -
               m_panel->height();
    for (const auto* area : m_panel->findChildren<QScrollArea*>()) {
        auto* layout = area->widget()->layout();
        if (layout == nullptr || !area->isVisibleTo(this)) continue;
        layout->activate(); // what is as wide as it is now may want less height
        const auto shown = area->viewport()->size();
        const int needed = layout->hasHeightForWidth() ? layout->totalHeightForWidth(shown.width())
                                                       : layout->totalSizeHint().height();
        most = std::max(most, std::max(needed, layout->totalMinimumSize().height()) - shown.height());
    }
    return most;
}

// Nothing is scrolled as long as the window has room: what would be too tall gets wider, in two steps. It
// never shrinks again: that would be restless.
void Overlay::grow() {
    const int margin = 2 * theme().px(edge), more = lacking(), width = m_panel->width();
    const int widest = std::min(theme().px(m_widest), this->width() - margin);
    if (more <= 0) return;
    if (m_panel->height() + more <= height() - margin || width >= widest)
        return give(m_panel->size() + QSize(0, more));
    const int step = (theme().px(m_widest - m_base.width()) + 1) / 2;
    give({std::min(widest, width + step), theme().px(m_base.height())});
    QMetaObject::invokeMethod(this, &Overlay::grow, Qt::QueuedConnection); // once all is arranged anew
}

bool Overlay::event(QEvent* event) {
    // Nothing behind the dialog hears the mouse or the wheel.
    if (event->type() == QEvent::Wheel || event->type() == QEvent::MouseButtonRelease) return true;
    return QWidget::event(event);
}

void Overlay::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), QColor(20, 17, 14, 140));
    const QRectF r = m_panel->geometry();
    const double radius = theme().px(18);
    paint::box(p, r.translated(0, theme().px(8)), radius, QColor(0, 0, 0, 60));
    paint::box(p, r, radius, theme().color(Hue::Surface), theme().color(Hue::Line), 1);
}

void Overlay::mousePressEvent(QMouseEvent* event) {
    if (!m_panel->geometry().contains(event->position().toPoint())) dismiss();
}

void Overlay::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) dismiss();
}

bool Overlay::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) place();
    if (watched != parentWidget() && event->type() == QEvent::LayoutRequest && isVisible())
        QMetaObject::invokeMethod(this, &Overlay::grow, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

// As one reads.
std::vector<QWidget*> Overlay::order() const {
    return readingOrder(*m_panel);
}

// Tab goes round inside the dialog.
bool Overlay::focusNextPrevChild(bool next) {
    auto stops = order();
    std::erase_if(stops, [this](const QWidget* w) {
        return !w->isVisibleTo(this) || !w->isEnabled() || (w->focusPolicy() & Qt::TabFocus) == 0;
    });
    if (!next) std::ranges::reverse(stops);
    if (stops.empty()) return true;
    const auto now = std::ranges::find(stops, focusWidget());
    const bool turns = now == stops.end() || now + 1 == stops.end();
    (turns ? stops.front() : *(now + 1))->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

namespace {

void gather(const QLayout& layout, std::vector<QWidget*>& into) {
    for (int i = 0; i < layout.count(); ++i) {
        auto* item = layout.itemAt(i);
        if (item->widget() != nullptr)
            into.push_back(item->widget());
        else if (item->layout() != nullptr)
            gather(*item->layout(), into);
    }
}

std::vector<QWidget*> children(const QWidget& of) {
    std::vector<QWidget*> all;
    if (of.layout() != nullptr) gather(*of.layout(), all);
    for (auto* child : of.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (child->isWindow() || std::ranges::find(all, child) != all.end()) continue;
        const int middle = child->geometry().center().y();
        const auto below = std::ranges::find_if(
            all, [middle](const QWidget* other) { return other->geometry().center().y() > middle; });
        all.insert(below, child);
    }
    return all;
}

} // namespace

std::vector<QWidget*> readingOrder(const QWidget& in) {
    std::vector<QWidget*> order;
    for (auto* child : children(in)) {
        order.push_back(child);
        const auto inner = readingOrder(*child);
        order.insert(order.end(), inner.begin(), inner.end());
    }
    return order;
}
