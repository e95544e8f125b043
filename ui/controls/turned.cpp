#include "ui/controls/turned.h"

#include <QGraphicsScene>

Turned::Turned(QWidget* content, QWidget* parent) : QGraphicsView(parent), m_content(content) {
    setScene(new QGraphicsScene(this));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setRenderHint(QPainter::Antialiasing);
    scene()->addWidget(content);
    rotate(180);
}

void Turned::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    m_content->setGeometry(QRect(QPoint(), size()));
    setSceneRect(QRectF(QPointF(), size()));
}
