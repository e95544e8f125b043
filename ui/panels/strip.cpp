#include "ui/panels/strip.h"

#include <QPainter>

#include "ui/controls/button.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"

Button* Strip::addButton() {
    auto* button = new Button(Button::Style::Light, {}, this);
    addPart(button);
    return button;
}

void Strip::addPart(QWidget* part) {
    if (!m_parts.empty()) setTabOrder(part, m_parts.back()); // from left to right
    m_parts.push_back(part);
}

void Strip::arrange() {
    int right = width() - theme().px(16);
    for (auto* part : m_parts) {
        if (part->isHidden()) continue;
        part->resize(part->sizeHint());
        part->move(right - part->width(), (height() - part->height()) / 2);
        right -= part->width() + theme().px(8);
    }
    update();
}

double Strip::textRight() const {
    int right = width() - theme().px(16);
    for (const auto* part : m_parts)
        if (!part->isHidden()) right = std::min(right, part->x() - theme().px(12));
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
