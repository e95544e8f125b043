#include "ui/controls/label.h"

#include <QStyle>

#include "ui/look/phrases.h"

Label::Label(Type type, const QString& text, QWidget* parent) : QLabel(text, parent), m_type(type) {
    setTextFormat(Qt::PlainText);
    connect(&theme(), &Theme::changed, this, &Label::apply);
    apply();
}

void Label::setHue(Hue hue) {
    m_hue = hue;
    apply();
}

void Label::setType(Type type) {
    m_type = type;
    apply();
}

void Label::apply() {
    auto colours = palette();
    colours.setColor(QPalette::WindowText, theme().color(m_hue));
    setPalette(colours);
    setFont(theme().font(m_type));
}

QMargins Label::around() const {
    return contentsMargins() + QMargins(margin(), margin(), margin(), margin());
}

int Label::heightForWidth(int width) const {
    if (!wordWrap()) return QLabel::heightForWidth(width);
    constexpr double endless = 1e5;
    const auto m = around();
    const QRectF room(0, 0, width - m.left() - m.right(), endless);
    return qCeil(phrases::bounds(font(), room, text()).height()) + m.top() + m.bottom();
}

QSize Label::sizeHint() const {
    auto size = QLabel::sizeHint();
    if (wordWrap()) size.setHeight(heightForWidth(size.width()));
    return size;
}

void Label::paintEvent(QPaintEvent* event) {
    if (!wordWrap()) return QLabel::paintEvent(event);
    QPainter p(this);
    p.setPen(palette().color(isEnabled() ? QPalette::Normal : QPalette::Disabled, foregroundRole()));
    const auto flags = QStyle::visualAlignment(layoutDirection(), alignment());
    phrases::draw(p, rect().marginsRemoved(around()), static_cast<int>(flags), text());
}
