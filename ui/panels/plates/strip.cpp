#include "ui/panels/plates/strip.h"

#include <QPainter>

#include "ui/controls/button.h"
#include "ui/look/phrases.h"

Button* Strip::addButton(On ground) {
    auto* button = new Button(ground == On::Fill ? Button::Style::Light : Button::Style::Outline, {}, this);
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

void Strip::makeRoom(const QString& headline, Type type, double left, Button* button) {
    if (QFontMetricsF(theme().font(type)).horizontalAdvance(headline) <= textRight() - left) return;
    button->hide();
    arrange();
}

void Strip::write(QPainter& p, QRectF room, const QString& headline, Type type, const QString& below) {
    const auto large = theme().font(type), small = theme().font(Type::Body);
    const QRectF endless(room.left(), 0, room.width(), 1e5);
    const double above = phrases::bounds(large, endless, headline).height();
    const double said = below.isEmpty() ? 0 : phrases::bounds(small, endless, below).height();
    const bool both = said > 0 && above + said <= room.height() + 4;
    const double top = room.center().y() - (above + (both ? said : 0)) / 2;
    p.setFont(large);
    phrases::draw(p, {room.left(), top, room.width(), above}, Qt::AlignLeft, headline);
    p.setFont(small);
    if (both) phrases::draw(p, {room.left(), top + above, room.width(), said}, Qt::AlignLeft, below);
}

void Strip::resizeEvent(QResizeEvent*) {
    arrange();
}
