#include "ui/shelf/gametile.h"

#include <QKeyEvent>
#include <QPainterPath>

#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"

#include <algorithm>

GameTile::GameTile(const core::Kind& kind, QWidget* parent) : QAbstractButton(parent), m_kind(kind) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    says(this, [this] { return language::spoken(m_kind.title); });
    connect(&theme(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void GameTile::paintEvent(QPaintEvent*) {
    const auto& t = theme();
    QPainter p(this);
    const double edge = t.px(6), aside = t.px(16), sign = t.px(20);
    const auto card = QRectF(rect()).adjusted(edge, edge, -edge, -edge);
    const QRectF words(card.left() + aside, 0, card.width() - 2 * aside - sign, 1e4);
    const double caption =
        std::max<double>(t.px(50), phrases::bounds(t.font(Type::Verdict), words, text()).height() + t.px(14));
    paint::box(p, card, t.px(12), t.color(underMouse() ? Hue::Sunk : Hue::Surface), t.color(Hue::Line), 1);
    if (hasFocus()) paint::focusRing(p, rect(), t.px(18));
    const QRectF picture(card.left() + 1, card.top() + 1, card.width() - 2, card.height() - caption);
    const QSizeF whole(picture.width(), std::max(picture.height(), picture.width() * 0.87));
    QPainterPath clip;
    clip.addRoundedRect(picture, t.px(11), t.px(11));
    p.save();
    p.setClipPath(clip);
    p.drawPixmap(QPointF(picture.left(), picture.center().y() - whole.height() / 2),
                 art::card(m_kind.id, whole, devicePixelRatioF()));
    p.restore();
    const QRectF line(words.left(), picture.bottom(), words.width(), caption);
    p.setFont(t.font(Type::Verdict));
    p.setPen(t.color(Hue::Ink));
    phrases::draw(p, line, Qt::AlignVCenter | Qt::AlignLeft, text());
    p.drawPixmap(QPointF(card.right() - aside - sign / 2, line.center().y() - sign / 2),
                 art::icon("right", sign, devicePixelRatioF(), t.color(Hue::Ink)));
}

void GameTile::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}
