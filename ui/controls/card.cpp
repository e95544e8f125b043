#include "ui/controls/card.h"

#include "ui/controls/paint.h"

Card::Card(QWidget* parent) : QWidget(parent) {
    connect(&theme(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Card::setRadius(int radius) {
    m_radius = radius;
    update();
}

void Card::paintEvent(QPaintEvent*) {
    QPainter p(this);
    paint::box(p, rect(), theme().px(m_radius), theme().color(Hue::Surface), theme().color(Hue::Line), 1);
}
