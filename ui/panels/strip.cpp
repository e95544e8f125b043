#include "ui/panels/strip.h"

#include <QPainter>

#include "ui/controls/button.h"
#include "ui/phrases.h"
#include "ui/theme.h"

Button* Strip::addButton() {
    auto* button = new Button(Button::Style::Light, {}, this);
    if (!m_buttons.empty()) setTabOrder(button, m_buttons.back()); // from left to right
    return m_buttons.emplace_back(button);
}

void Strip::arrange() {
    int right = width() - theme().px(16);
    for (auto* button : m_buttons) {
        if (button->isHidden()) continue;
        button->resize(button->sizeHint());
        button->move(right - button->width(), (height() - button->height()) / 2);
        right -= button->width() + theme().px(8);
    }
    update();
}

double Strip::textRight() const {
    int right = width() - theme().px(16);
    for (const auto* button : m_buttons)
        if (!button->isHidden()) right = std::min(right, button->x() - theme().px(12));
    return right;
}

void Strip::makeRoom(const QString& headline, double left, Button* button) {
    if (!theme().projector()) return;
    if (QFontMetricsF(theme().font(Type::Verdict)).horizontalAdvance(headline) <= textRight() - left) return;
    button->hide();
    arrange();
}

double Strip::drawText(QPainter& p, QRectF box, Qt::Alignment align, const QString& text) {
    return phrases::line(p, box, align, text);
}

void Strip::resizeEvent(QResizeEvent*) {
    arrange();
}
