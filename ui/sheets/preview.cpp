#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/controls/paint.h"
#include "ui/sheets/sheetdialog.h"

#include <algorithm>
#include <utility>

namespace sheet {

Preview::Preview(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(210, 297);
}

void Preview::show(std::shared_ptr<const Pages> pages) {
    m_pages = std::move(pages);
    m_page = 0;
    turn(0);
}

void Preview::turn(int by) {
    const int last = m_pages ? m_pages->count() - 1 : 0;
    m_page = std::clamp(m_page + by, 0, last);
    m_picture = {};
    if (m_pages) setAccessibleDescription(QStringLiteral("%1 / %2").arg(m_page + 1).arg(last + 1));
    update();
}

void Preview::paintEvent(QPaintEvent*) {
    const double edge = theme().px(6);
    const QRectF room = QRectF(rect()).adjusted(edge, edge, -edge, -edge);
    QRectF place(QPointF(), print::page.scaled(room.size(), Qt::KeepAspectRatio));
    place.moveCenter(room.center());
    if (m_pages && m_picture.isNull()) {
        const double ratio = devicePixelRatioF();
        m_picture = QPixmap((place.size() * ratio).toSize());
        m_picture.setDevicePixelRatio(ratio);
        QPainter page(&m_picture);
        page.setRenderHint(QPainter::SmoothPixmapTransform);
        page.scale(place.width() / print::page.width(), place.width() / print::page.width());
        m_pages->paint(page, m_page);
    }
    QPainter painter(this);
    painter.fillRect(place, Qt::white);
    if (m_pages) painter.drawPixmap(place.topLeft(), m_picture);
    painter.setPen(theme().color(Hue::Line2));
    painter.drawRect(place);
    if (hasFocus()) paint::focusRing(painter, place.adjusted(-edge, -edge, edge, edge).toRect(), edge);
}

void Preview::mousePressEvent(QMouseEvent* event) {
    turn(event->position().x() < width() / 2.0 ? -1 : 1);
}

void Preview::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_PageUp:
        return turn(-1);
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_PageDown:
        return turn(1);
    default:
        QWidget::keyPressEvent(event);
    }
}

void Preview::resizeEvent(QResizeEvent*) {
    turn(0);
}

} // namespace sheet
