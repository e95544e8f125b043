#include "ui/controls/touch.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QHelpEvent>
#include <QInputDevice>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScreen>
#include <QScroller>
#include <QStyleHints>
#include <QStyleOptionMenuItem>
#include <QWindow>

#include "ui/look/theme.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace {

bool byFinger(const QMouseEvent& event) {
    return event.source() != Qt::MouseEventNotSynthesized;
}

bool present() {
    return std::ranges::any_of(QInputDevice::devices(), [](const QInputDevice* device) {
        return device->type() == QInputDevice::DeviceType::TouchScreen;
    });
}

// Whether a finger draws a page or list now.
bool drawing() {
    return std::ranges::any_of(QScroller::activeScrollers(), [](const QScroller* scroller) {
        return scroller->state() == QScroller::Dragging;
    });
}

// What lies there in the page is moved by the finger itself.
bool movesItself(const QWidget& page, QPointF at) {
    for (const auto* part = page.childAt(at.toPoint()); part != nullptr && part != &page;
         part = part->parentWidget())
        if (part->property(Touch::takesDrags).toBool()) return true;
    return false;
}

// Nothing is under a finger that is gone.
void leave(QWidget* widget) {
    widget->setAttribute(Qt::WA_UnderMouse, false);
    QEvent gone(QEvent::Leave);
    QApplication::sendEvent(widget, &gone);
    widget->update();
}

} // namespace

Touch::Touch(QWidget* window) : QObject(window), m_window(window) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(QGuiApplication::styleHints()->mousePressAndHoldInterval());
    connect(&m_rest, &QTimer::timeout, this, [this] { m_told = tell(); });
    qApp->installEventFilter(this);
    fit();
}

// A screen that does not know its size says nonsense.
int Touch::least(double dotsPerInch) {
    constexpr double size = 9, inch = 25.4, coarsest = 72, finest = 400;
    return static_cast<int>(std::ceil(std::clamp(dotsPerInch, coarsest, finest) * size / inch));
}

void Touch::fit() {
    if (!present()) return;
    theme().setLeastTarget(least(m_window->screen()->physicalDotsPerInch()));
}

bool Touch::eventFilter(QObject* watched, QEvent* event) {
    auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr) return false;
    switch (event->type()) {
    case QEvent::ScreenChangeInternal:
        if (watched == m_window) fit();
        return false;
    case QEvent::Polish:
        if (auto* menu = qobject_cast<QMenu*>(widget)) menu->setStyle(&m_menus);
        return false;
    case QEvent::Show: // it may have been polished before there was a window
        if (auto* area = qobject_cast<QAbstractScrollArea*>(widget))
            if (auto* seen = area->viewport(); !QScroller::hasScroller(seen))
                QScroller::grabGesture(seen, QScroller::TouchGesture);
        return false;
    case QEvent::ScrollPrepare:
        return movesItself(*widget, static_cast<QScrollPrepareEvent*>(event)->startPos());
    case QEvent::MouseButtonPress:
        if (const auto& press = *static_cast<QMouseEvent*>(event); byFinger(press))
            this->press(widget, press.globalPosition().toPoint());
        return false;
    case QEvent::MouseMove:
        m_drawn = m_drawn || drawing();
        if (const auto at = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
            (at - m_at).manhattanLength() > QApplication::startDragDistance())
            m_rest.stop();
        return false;
    case QEvent::MouseButtonRelease:
        return byFinger(*static_cast<QMouseEvent*>(event)) && lift();
    default:
        return false;
    }
}

// The event goes on to the parents of a widget that does not take it: the first is the one.
void Touch::press(QWidget* on, QPoint at) {
    if (theme().leastTarget() == 0) fit(); // it has been plugged in meanwhile
    if (m_pressed != nullptr) return;
    m_pressed = on;
    m_at = at;
    m_told = m_drawn = false;
    m_rest.start();
}

// Whether that was no press: then it is let go where there is nothing.
bool Touch::lift() {
    m_rest.stop();
    const QPointer<QWidget> widget = std::exchange(m_pressed, nullptr);
    if (widget == nullptr) return false;
    const bool pressed = !m_told && !m_drawn;
    if (!pressed) {
        const QPointF nowhere(-10'000, -10'000);
        QMouseEvent off(QEvent::MouseMove, nowhere, nowhere, Qt::NoButton, Qt::LeftButton, {});
        QMouseEvent up(QEvent::MouseButtonRelease, nowhere, nowhere, Qt::LeftButton, Qt::NoButton, {});
        QApplication::sendEvent(widget, &off);
        QApplication::sendEvent(widget, &up);
    }
    // Behind what the release itself does, which hides what was told, too.
    QMetaObject::invokeMethod(
        this,
        [this, widget, told = m_told] {
            if (widget != nullptr) leave(widget);
            if (told) tell();
        },
        Qt::QueuedConnection);
    return !pressed;
}

bool Touch::tell() const {
    auto* widget = QApplication::widgetAt(m_at);
    if (widget == nullptr) return false;
    QHelpEvent help(QEvent::ToolTip, widget->mapFromGlobal(m_at), m_at);
    QApplication::sendEvent(widget, &help);
    return help.isAccepted();
}

// A line between entries is not pressed.
QSize MenuStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                  const QWidget* widget) const {
    const auto usual = QProxyStyle::sizeFromContents(type, option, size, widget);
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    const bool pressed =
        type == CT_MenuItem && item != nullptr && item->menuItemType != QStyleOptionMenuItem::Separator;
    return pressed ? usual.expandedTo({theme().leastTarget(), theme().leastTarget()}) : usual;
}

int MenuStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    if (metric == PM_MenuHMargin) return theme().px(8);
    if (metric == PM_MenuVMargin) return theme().px(4);
    return QProxyStyle::pixelMetric(metric, option, widget);
}

// The style's own arrow to a further menu keeps its size, a dot beside large letters.
void MenuStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    if (element != PE_IndicatorArrowRight && element != PE_IndicatorArrowLeft)
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    const qreal deep = theme().px(element == PE_IndicatorArrowRight ? 4 : -4) / 2.0, tall = theme().px(4);
    const auto at = QRectF(option->rect).center();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(option->palette.color(QPalette::Text), theme().px(2), Qt::SolidLine, Qt::RoundCap));
    painter->drawPolyline(
        QPolygonF{at + QPointF(-deep, -tall), at + QPointF(deep, 0), at + QPointF(-deep, tall)});
    painter->restore();
}
