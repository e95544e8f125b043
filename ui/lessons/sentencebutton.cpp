#include "ui/lessons/sentencebutton.h"

#include "ui/controls/paint.h"
#include "ui/look/phrases.h"

namespace {
constexpr int padding = 12;
} // namespace

SentenceButton::SentenceButton(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    setText(text);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    auto policy = QSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&theme(), &Theme::changed, this, [this] { updateGeometry(), update(); });
}

QSize SentenceButton::sizeHint() const {
    const int width = theme().px(480);
    return {width, heightForWidth(width)};
}

int SentenceButton::heightForWidth(int width) const {
    constexpr double endless = 1e5;
    const QRectF room(0, 0, width - 2 * theme().px(padding), endless);
    return qCeil(phrases::bounds(theme().font(Type::Body), room, text()).height()) + 2 * theme().px(padding);
}

void SentenceButton::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const double gap = hasFocus() ? theme().px(5) : 0, radius = theme().px(12);
    const QRectF frame = QRectF(rect()).adjusted(gap, gap, -gap, -gap);
    const bool lit = isChecked() || (isEnabled() && (underMouse() || isDown()));
    paint::box(p, frame, radius, theme().color(lit ? Hue::Sunk : Hue::Surface), theme().color(Hue::Line2), 1);
    if (hasFocus()) paint::focusRing(p, rect(), radius + gap);
    p.setFont(theme().font(Type::Body));
    p.setPen(theme().color(isEnabled() || isChecked() ? Hue::Ink : Hue::Ink3));
    const int inset = theme().px(padding);
    phrases::draw(p, QRectF(rect()).adjusted(inset, 0, -inset, 0), Qt::AlignVCenter, text());
}
