#include "ui/controls/label.h"

Label::Label(Type type, const QString& text, QWidget* parent) : QLabel(text, parent), m_type(type) {
    setTextFormat(Qt::PlainText);
    connect(&theme(), &Theme::changed, this, &Label::apply);
    apply();
}

void Label::setHue(Hue hue) {
    m_hue = hue;
    apply();
}

void Label::apply() {
    auto colours = palette();
    colours.setColor(QPalette::WindowText, theme().color(m_hue));
    setPalette(colours);
    setFont(theme().font(m_type));
}
