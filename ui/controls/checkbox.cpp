#include "ui/controls/checkbox.h"

#include "ui/art.h"
#include "ui/controls/paint.h"

namespace {
constexpr int textGap = 10, focusRoom = 5; // `focusRoom` leaves room for the focus
} // namespace

CheckBox::CheckBox(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    setText(text);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    connect(&theme(), &Theme::changed, this, [this] { updateGeometry(), update(); });
}

QSize CheckBox::sizeHint() const {
    const QFontMetrics metrics(theme().font(Type::Body));
    return {theme().px(box + textGap + 2 * focusRoom) + metrics.horizontalAdvance(text()), theme().px(36)};
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
    p.drawText(QRectF(rect()).adjusted(inset + side + theme().px(textGap), 0, 0, 0), Qt::AlignVCenter,
               text());
}
