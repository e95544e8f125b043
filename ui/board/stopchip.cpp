#include "ui/board/stopchip.h"

#include <QCoreApplication>

#include "ui/look/marks.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <array>

namespace {

QString label() {
    return QCoreApplication::translate("BoardView", "Stop here");
}

// How many places with something on them a box would hide; most where it leaves the board.
int covered(const core::BoardState& model, const Stage& stage, const QRectF& area, const QRectF& box) {
    if (!area.contains(box)) return model.spots();
    int count = 0;
    for (core::SpotId spot = 0; spot < model.spots(); ++spot)
        if (model.cell(spot).state != 0 && stage.rect(model.spot(spot)).intersects(box)) ++count;
    return count;
}

} // namespace

StopChip StopChip::of(const core::BoardState& model, const Stage& stage, const QRectF& area) {
    const auto* stop = model.stop();
    if (stop == nullptr) return {};
    const auto& t = theme();
    StopChip chip;
    if (model.marksShown()) chip.mark = model.markOf(*stop);
    const double text = QFontMetricsF(t.font(Type::Bold)).horizontalAdvance(label()), gap = t.px(12.0);
    const double mark = chip.mark ? marks::extent(*chip.mark, marks::Size::S, t.scale()).width() + gap : 0;
    const QSizeF size(text + mark + 2 * gap, t.target(36));
    const auto place = stage.rect(model.spot(model.selection().trail().back()));
    const double near = t.px(12.0);
    const QPointF at = place.center();
    const std::array corners{QPointF(place.right() + near, at.y() - size.height() / 2),
                             QPointF(place.left() - near - size.width(), at.y() - size.height() / 2),
                             QPointF(at.x() - size.width() / 2, place.top() - near - size.height()),
                             QPointF(at.x() - size.width() / 2, place.bottom() + near)};
    const auto* best = std::ranges::min_element(corners, {}, [&](QPointF corner) {
        return covered(model, stage, area, {corner, size});
    });
    chip.box = {*best, size};
    return chip;
}

void StopChip::paint(QPainter& painter) const {
    if (box.isEmpty()) return;
    const auto& t = theme();
    painter.setPen(QPen(t.color(Hue::Ink), t.px(2.0)));
    painter.setBrush(t.color(Hue::Surface));
    painter.drawRoundedRect(box, t.px(10), t.px(10));
    painter.setPen(t.color(Hue::Ink));
    painter.setFont(t.font(Type::Bold));
    const auto inside = box.adjusted(t.px(12), 0, -t.px(12), 0);
    const Qt::Alignment side = mark ? Qt::AlignLeft : Qt::AlignHCenter;
    painter.drawText(inside, int(side | Qt::AlignVCenter), label());
    if (!mark) return;
    const double width = marks::extent(*mark, marks::Size::S, t.scale()).width();
    marks::paint(painter, {inside.right() - width / 2, inside.center().y()}, *mark, marks::Size::S,
                 t.scale());
}
