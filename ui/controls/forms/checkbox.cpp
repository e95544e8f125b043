#include "ui/controls/forms/checkbox.h"

#include "ui/controls/paint.h"
#include "ui/look/art.h"
#include "ui/look/phrases.h"

#include <algorithm>

namespace {
constexpr int textGap = 10, focusRoom = 5; // `focusRoom` leaves room for the focus
} // namespace

CheckBox::CheckBox(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    setText(text);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setCursor(Qt::PointingHandCursor);
    connect(&theme(), &Theme::changed, this, [this] { updateGeometry(), update(); });
}

QSize CheckBox::sizeHint() const {
    const QFontMetrics metrics(theme().font(Type::Body));
    return {theme().px(box + textGap + 2 * focusRoom) + metrics.horizontalAdvance(text()),
            theme().target(36)};
}

QSize CheckBox::minimumSizeHint() const {
    constexpr int narrowest = 180; // at scale 1
    return sizeHint().boundedTo({theme().px(narrowest), theme().target(36)});
}

QRectF CheckBox::textRoom(double width) const {
    const double left = theme().px(focusRoom + box + textGap);
    return {left, 0, width - left, 1e5};
}

int CheckBox::heightForWidth(int width) const {
    const auto text = phrases::bounds(theme().font(Type::Body), textRoom(width), this->text());
    return std::max(theme().target(36), qCeil(text.height()) + theme().px(8));
}

void CheckBox::paintBox(QPainter& p, QRectF square, bool checked) {
    paint::box(p, square, square.width() * 0.28, theme().color(checked ? Hue::Ink : Hue::Surface),
               theme().color(checked ? Hue::Ink : Hue::Line2), 1.5);
    if (checked)
        p.drawPixmap(square.topLeft() + QPointF(2, 2),
                     art::icon("check", square.width() - 4, p.device()->devicePixelRatioF(),
                               theme().color(Hue::Surface)));
}

void CheckBox::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const double side = theme().px(box), inset = theme().px(focusRoom);
    const QRectF square(inset, (height() - side) / 2, side, side);
    if (hasFocus()) paint::focusRing(p, square.adjusted(-inset, -inset, inset, inset), side * 0.28 + inset);
    paintBox(p, square, isChecked());
    p.setFont(theme().font(Type::Body));
    p.setPen(theme().color(isEnabled() ? Hue::Ink : Hue::Ink3));
    auto room = textRoom(width());
    room.setHeight(height());
    phrases::draw(p, room, Qt::AlignVCenter | Qt::AlignLeft, text());
}
