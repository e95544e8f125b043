// How the banner looks (see banner.h).
#include "ui/panels/banner.h"

#include <QAbstractButton>

#include "ui/art.h"
#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/marks.h"
#include "ui/panels/stopbutton.h"
#include "ui/session.h"
#include "ui/words.h"

#include <algorithm>

using core::Player;

namespace {

QColor blend(const QColor& a, const QColor& b, double t) {
    const auto mix = [t](int x, int y) { return qRound(x + (y - x) * t); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

void drawCrest(QPainter& p, Player player, bool filled, QPointF centre, double side, const QColor& colour,
               const QColor& ground = {}) {
    const auto ratio = p.device()->devicePixelRatioF();
    p.drawPixmap(centre - QPointF(side / 2, side / 2),
                 art::crest(player, filled, side, ratio, colour, ground));
}

// Text in a box, shortened where it does not fit. Returns its width.
double drawText(QPainter& p, QRectF box, Qt::Alignment align, const QString& text) {
    const auto shown = p.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(box.width()) + 1);
    p.drawText(box, static_cast<int>(align | Qt::AlignVCenter), shown);
    return p.fontMetrics().horizontalAdvance(shown);
}

} // namespace

void Banner::paintEvent(QPaintEvent*) {
    if (!m_session.active()) return;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    switch (mode()) {
    case Mode::Notice:
    case Mode::Question:
        return paintNotice(p);
    case Mode::Finished:
        return paintFinished(p);
    case Mode::Turn:
        paintPlate(p, Player::First);
        paintPlate(p, Player::Second);
    }
}

// How much a plate is the mover's, 0 to 1, follows the slide; its contents change half-way.
void Banner::paintPlate(QPainter& p, Player player) const {
    const double t = m_slide.currentValue().toDouble();
    const double active = player == Player::First ? 1 - t : t;
    const auto box = plate(player);
    const auto fill = blend(theme().color(Hue::Surface), theme().color(fillOf(player)), active);
    paint::box(p, box, theme().px(14), fill, theme().color(Hue::Line), active < 1 ? 1 : 0);
    if (active <= 0.5) return paintWaiting(p, player, box);
    const double inset = theme().px(46);
    paintNotch(p, player == Player::First ? box.left() + inset : box.right() - inset, fill);
    paintMover(p, player, box);
}

void Banner::paintNotch(QPainter& p, double x, const QColor& colour) const {
    const double s = theme().scale(), y = whole().bottom() - 1;
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    p.drawPolygon(QPolygonF{{QPointF(x - 13 * s, y), QPointF(x + 13 * s, y), QPointF(x, y + notch * s)}});
}

void Banner::paintMover(QPainter& p, Player player, QRectF box) const {
    const double s = theme().scale();
    const bool first = player == Player::First;
    const auto near = first ? Qt::AlignLeft : Qt::AlignRight, far = first ? Qt::AlignRight : Qt::AlignLeft;
    const double inset = 46 * s;
    drawCrest(p, player, true, {first ? box.left() + inset : box.right() - inset, box.center().y()}, 38 * s,
              theme().color(Hue::OnFill), theme().color(fillOf(player)));
    QRectF room = box.adjusted(first ? 80 * s : 20 * s, 0, first ? -20 * s : -80 * s, 0);
    for (const QAbstractButton* button :
         {static_cast<QAbstractButton*>(m_stop), static_cast<QAbstractButton*>(m_goOn)})
        if (button->isVisible()) room.adjust(first ? 0 : button->width(), 0, first ? -button->width() : 0, 0);
    p.setPen(theme().color(Hue::OnFill));
    p.setFont(theme().font(Type::Turn));
    const double used = drawText(p, room, near, title(player)) + 16 * s;
    room.adjust(first ? used : 0, 0, first ? 0 : -used, 0);
    if (room.width() < 60 * s) return;
    p.setOpacity(0.92);
    p.setFont(theme().font(Type::Secondary));
    drawText(p, room, far, prompt());
    p.setOpacity(1);
}

void Banner::paintWaiting(QPainter& p, Player player, QRectF box) const {
    const double s = theme().scale();
    const bool first = player == Player::First;
    drawCrest(p, player, false, {first ? box.left() + 40 * s : box.right() - 40 * s, box.center().y()},
              28 * s, theme().color(hueOf(player)));
    p.setPen(theme().color(Hue::Ink2));
    p.setFont(theme().font(Type::Verdict));
    const auto room = box.adjusted(first ? 68 * s : 20 * s, 0, first ? -20 * s : -68 * s, 0);
    drawText(p, room, first ? Qt::AlignLeft : Qt::AlignRight, words::name(player, m_session));
}

void Banner::paintNotice(QPainter& p) const {
    const double s = theme().scale();
    const auto box = whole();
    paint::box(p, box, 14 * s, theme().color(Hue::Sunk));
    const double side = 20 * s;
    p.drawPixmap(QPointF(30 * s, box.center().y() - side / 2),
                 art::icon("next", side, devicePixelRatioF(), theme().color(Hue::Ink)));
    auto font = theme().font(Type::Bold);
    p.setFont(font);
    p.setPen(theme().color(Hue::Ink));
    double right = box.right() - 16 * s;
    if (m_yes->isVisible()) right = m_yes->x() - 12 * s;
    QRectF room(68 * s, box.top() + 4 * s, right - 68 * s, box.height() - 8 * s);
    p.drawText(room, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, m_notice);
}

void Banner::paintFinished(QPainter& p) const {
    const auto ending = m_session.match().ending();
    if (!ending) return;
    const double s = theme().scale();
    const auto box = whole();
    const QPointF crest(box.left() + 46 * s, box.center().y());
    auto ink = theme().color(Hue::OnFill);
    if (ending->winner) {
        paint::box(p, box, 14 * s, theme().color(fillOf(*ending->winner)));
        drawCrest(p, *ending->winner, true, crest, 38 * s, ink, theme().color(fillOf(*ending->winner)));
    } else {
        paint::box(p, box, 14 * s, theme().color(Hue::DrawWash), theme().color(Hue::DrawLine), 1.5);
        marks::paint(p, crest, {marks::Mark::Glyph::Draw, true, false, {}}, marks::Size::M, s);
        ink = theme().color(Hue::Ink);
    }
    p.setPen(ink);
    p.setFont(theme().font(Type::Result));
    const auto* leftmost = m_loop->isVisible() ? m_loop : m_again;
    QRectF room(80 * s, 0, leftmost->x() - 92 * s, box.height());
    room.setLeft(room.left() + drawText(p, room, Qt::AlignLeft, words::result(*ending, m_session)) + 14 * s);
    p.setFont(theme().font(Type::Secondary));
    const auto reason = words::reason(*ending, m_session);
    if (p.fontMetrics().horizontalAdvance(reason) <= room.width())
        return void(drawText(p, room, Qt::AlignLeft, reason));
    p.setFont(theme().font(Type::Note)); // on two lines
    p.drawText(room, Qt::AlignVCenter | Qt::TextWordWrap, reason);
}
