#include "ui/lessons/stepdots.h"

#include <QPainter>

#include "ui/look/theme.h"

namespace {
constexpr int pitch = 20, here = 6, elsewhere = 4; // the dots' distance and radii, px at scale 1
}

StepDots::StepDots(QWidget* parent) : QWidget(parent) {
    connect(&theme(), &Theme::changed, this, [this] { updateGeometry(), update(); });
}

void StepDots::show(int step, int steps) {
    m_step = step;
    m_steps = steps;
    updateGeometry();
    update();
}

QSize StepDots::sizeHint() const {
    return {theme().px(pitch * m_steps), theme().px(pitch)};
}

void StepDots::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const double apart = theme().px(pitch);
    for (int i = 0; i < m_steps; ++i) {
        const double radius = theme().px(i == m_step ? here : elsewhere);
        p.setBrush(i < m_step ? QBrush(theme().color(Hue::Ink)) : QBrush(Qt::NoBrush));
        p.setPen(QPen(theme().color(i <= m_step ? Hue::Ink : Hue::Ink3), theme().px(i == m_step ? 3 : 1)));
        p.drawEllipse(QPointF(apart * (i + 0.5), height() / 2.0), radius, radius);
    }
}
