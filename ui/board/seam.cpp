#include "ui/board/seam.h"

#include <QCoreApplication>

#include "ui/look/theme.h"

#include <array>

namespace {

constexpr std::array directions{core::Direction::Left, core::Direction::Right, core::Direction::Up,
                                core::Direction::Down};

double angle(core::Direction direction) {
    switch (direction) {
    case core::Direction::Left:
        return 180;
    case core::Direction::Up:
        return -90;
    case core::Direction::Down:
        return 90;
    case core::Direction::Right:
        break;
    }
    return 0;
}

void paintEdges(QPainter& painter, const Stage& stage, const core::Wrap& wrap) {
    const auto& t = theme();
    const auto field = stage.rect(core::wrapped::field(wrap));
    const auto band = stage.rect(core::wrapped::band(wrap));
    QPen dashes(t.color(Hue::Ink), t.px(2.0), Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({5, 4});
    painter.setPen(dashes);
    // The line goes on over the fence to its word, and ends before it.
    constexpr double fence = 20;
    const double below = band.bottom() + stage.length(fence), word = below + t.px(4);
    if (wrap.across)
        for (const double x : {field.left(), field.right()})
            painter.drawLine(QLineF(x, band.top() - t.px(4), x, below));
    if (wrap.down)
        for (const double y : {field.top(), field.bottom()})
            painter.drawLine(QLineF(band.left() - t.px(4), y, band.right() + t.px(4), y));
    painter.setFont(t.font(Type::Body));
    painter.setPen(t.color(Hue::Ink2));
    if (wrap.across)
        for (const double x : {field.left(), field.right()})
            painter.drawText(QRectF(x - t.px(60), word, t.px(120), t.px(18)), Qt::AlignCenter,
                             QCoreApplication::translate("BoardView", "seam"));
}

void paintDisc(QPainter& painter, const QRectF& disc, core::Direction direction) {
    const auto& t = theme();
    painter.setPen(QPen(t.color(Hue::Line2), 1));
    painter.setBrush(t.color(Hue::Surface));
    painter.drawEllipse(disc);
    painter.setPen(QPen(t.color(Hue::Ink), t.px(2.5), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.save();
    painter.translate(disc.center());
    painter.rotate(angle(direction));
    const double d = t.px(5.0);
    painter.drawPolyline(QPolygonF{{-d / 2, -d}, {d / 2, 0}, {-d / 2, d}});
    painter.restore();
}

} // namespace

QRectF turnDisc(const Stage& stage, const core::Layout& layout, core::Direction direction) {
    const auto& wrap = layout.wrap;
    const bool sideways = direction == core::Direction::Left || direction == core::Direction::Right;
    if (!wrap || (sideways ? !wrap->across : !wrap->down)) return {};
    const auto board = stage.rect(core::Box{{}, {layout.size.width, layout.size.height}});
    const double half = theme().target(40) / 2.0, inset = stage.length(46), aside = theme().px(54.0);
    QPointF centre = board.center();
    if (direction == core::Direction::Left) centre.setX(board.left() + inset);
    if (direction == core::Direction::Right) centre.setX(board.right() - inset);
    if (direction == core::Direction::Up) centre = {board.right() - inset, centre.y() - aside};
    if (direction == core::Direction::Down) centre = {board.right() - inset, centre.y() + aside};
    return {centre - QPointF(half, half), centre + QPointF(half, half)};
}

void paintSeam(QPainter& painter, const Stage& stage, const core::Layout& layout) {
    const auto& wrap = layout.wrap;
    if (!wrap || (!wrap->across && !wrap->down)) return;
    const auto& t = theme();
    paintEdges(painter, stage, *wrap);
    for (const auto direction : directions) {
        const auto disc = turnDisc(stage, layout, direction);
        if (disc.isEmpty()) continue;
        paintDisc(painter, disc, direction);
        painter.setPen(t.color(Hue::Ink2));
        if (direction == core::Direction::Left || (direction == core::Direction::Right && !wrap->down))
            painter.drawText(
                QRectF(disc.center().x() - t.px(44), disc.bottom() + t.px(4), t.px(88), t.px(18)),
                Qt::AlignCenter, QCoreApplication::translate("BoardView", "roll", "the field round"));
    }
}
