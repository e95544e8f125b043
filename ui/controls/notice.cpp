#include "ui/controls/notice.h"

#include <QEvent>

#include "ui/controls/announcer.h"
#include "ui/controls/paint.h"
#include "ui/look/phrases.h"

#include <algorithm>

namespace {
constexpr int readingTime = 8000; // ms
}

Notice::Notice(QWidget* window) : QWidget(window) {
    m_time.setSingleShot(true);
    m_time.setInterval(readingTime);
    connect(&m_time, &QTimer::timeout, this, &QWidget::hide);
    window->installEventFilter(this);
    hide();
}

void Notice::say(const QString& text) {
    m_text = text;
    setAccessibleName(text);
    place();
    show();
    raise();
    m_time.start();
    announce(*this, text);
}

void Notice::place() {
    const auto& t = theme();
    const int widest = parentWidget()->width() - t.px(48);
    const QRectF room(0, 0, widest - t.px(48), 1000);
    const auto text = phrases::bounds(t.font(Type::Body), room, m_text).toAlignedRect();
    const QSize size(std::min(widest, text.width() + t.px(48)), text.height() + t.px(24));
    setGeometry(QRect(QPoint((parentWidget()->width() - size.width()) / 2,
                             parentWidget()->height() - size.height() - t.px(24)),
                      size));
    update();
}

void Notice::paintEvent(QPaintEvent*) {
    const auto& t = theme();
    QPainter p(this);
    paint::box(p, rect(), t.px(12), t.color(Hue::Ink));
    p.setFont(t.font(Type::Body));
    p.setPen(t.color(Hue::Paper));
    phrases::draw(p, rect().adjusted(t.px(20), 0, -t.px(20), 0), Qt::AlignCenter, m_text);
}

void Notice::mousePressEvent(QMouseEvent*) {
    hide();
}

bool Notice::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && isVisible()) place();
    return QWidget::eventFilter(watched, event);
}
