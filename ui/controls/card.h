#pragma once

#include "ui/controls/paint.h"

// Surface with one hairline and round corners; panels stand on it. Paints with the theme.
class Card : public QWidget {
public:
    explicit Card(QWidget* parent = nullptr) : QWidget(parent) {
        connect(&theme(), &Theme::changed, this, qOverload<>(&QWidget::update));
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        paint::box(p, rect(), theme().px(12), theme().color(Hue::Surface), theme().color(Hue::Line), 1);
    }
};
