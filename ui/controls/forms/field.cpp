#include "ui/controls/forms/field.h"

#include "ui/controls/paint.h"
#include "ui/look/phrases.h"

QValidator::State AsWritten::validate(QString& text, int& cursor) const {
    cursor -= static_cast<int>(text.left(cursor).count(phrases::joiner));
    text = phrases::plain(text);
    return Acceptable;
}

Field::Field(Type type, QWidget* parent) : QLineEdit(parent), m_type(type) {
    setFrame(false);
    setValidator(new AsWritten(this));
    connect(&theme(), &Theme::changed, this, &Field::apply);
    apply();
}

void Field::setWrong(bool wrong) {
    m_wrong = wrong;
    update();
}

void Field::apply() {
    auto colours = palette();
    colours.setColor(QPalette::Base, Qt::transparent); // the ground is painted with round corners
    setPalette(colours);
    setFont(theme().font(m_type));
    setFixedHeight(theme().target(m_height));
    setTextMargins(theme().px(9), 0, theme().px(9), 0);
}

void Field::setBaseHeight(int height) {
    m_height = height;
    apply();
}

void Field::paintEvent(QPaintEvent* event) {
    {
        QPainter painter(this);
        const auto frame = paint::focusable(painter, *this, 0.22);
        paint::box(painter, frame, frame.height() * 0.22, theme().color(Hue::Surface),
                   theme().color(m_wrong ? Hue::LossLine : Hue::Line2), m_wrong ? 2 : 1);
    }
    QLineEdit::paintEvent(event);
}
