#include "ui/controls/card.h"

#include "ui/controls/paint.h"

Card::Card(QWidget* parent) : QWidget(parent) {
    connect(&theme(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Card::paintEvent(QPaintEvent*) {
    QPainter p(this);
    paint::box(p, rect(), theme().px(12), theme().color(Hue::Surface), theme().color(Hue::Line), 1);
}
