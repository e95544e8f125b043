#include "ui/print/boardpicture.h"

#include "ui/look/theme.h"

namespace print {

namespace {

constexpr double edge = 12; // the lit side's, and a little air

QRectF bounds(const core::Shape& shape) {
    const auto first = shape.points.front(), last = shape.points.back();
    if (shape.form == core::Shape::Form::Ellipse)
        return {double(first.x - last.x), double(first.y - last.y), 2 * double(last.x), 2 * double(last.y)};
    const double beyond = shape.form == core::Shape::Form::Text ? double(shape.textSize) : 1;
    QRectF all;
    for (const auto p : shape.points)
        all |= QRectF(double(p.x) - beyond, double(p.y) - beyond, 2 * beyond, 2 * beyond);
    return all;
}

// What is not ground that reaches the edges, in board units.
QRectF contents(const core::BoardState& model) {
    const auto& layout = model.layout();
    const QRectF board(0, 0, double(layout.size.width), double(layout.size.height));
    QRectF all;
    for (const auto& spot : layout.spots) {
        const QSizeF size(double(spot.size.width), double(spot.size.height));
        all |= QRectF({double(spot.centre.x) - size.width() / 2, double(spot.centre.y) - size.height() / 2},
                      size);
    }
    for (const auto& name : layout.names)
        if (name) all |= QRectF(double(name->x), double(name->y) - 11, 100, 22);
    for (const auto* shapes : {&layout.ground, &model.scene().below, &model.scene().above})
        for (const auto& shape : *shapes) {
            const auto place = shape.points.empty() ? QRectF() : bounds(shape);
            if (board.adjusted(8, 8, -8, -8).contains(place)) all |= place;
        }
    constexpr double air = 24;
    return all.adjusted(-air, -air, air, air) & board;
}

// `part` of the board, in its units.
Picture cut(const std::shared_ptr<const core::BoardState>& model, const BoardPicture& seen,
            const QRectF& part) {
    const QRectF area(QPointF(), part.size() + QSizeF(2 * edge, 2 * edge));
    return {area.size(), [model, seen, area, corner = part.topLeft()](QPainter& painter) {
                const Theme::OnPaper look;
                const auto& layout = model->layout();
                Stage stage;
                stage.fit(layout.size, QSizeF(double(layout.size.width), double(layout.size.height)));
                stage.setWrap(layout.wrap);
                auto shown = seen;
                shown.ground.forget();
                painter.save();
                painter.fillRect(area, Qt::white);
                painter.translate(QPointF(edge, edge) - corner);
                const auto place = area.translated(corner - QPointF(edge, edge));
                BoardPainter(painter, place, *model, stage, shown).paint();
                painter.restore();
            }};
}

} // namespace

Picture of(const std::shared_ptr<const core::BoardState>& model, const BoardPicture& seen) {
    const auto& size = model->layout().size;
    return cut(model, seen, {0, 0, double(size.width), double(size.height)});
}

Picture closely(const std::shared_ptr<const core::BoardState>& model, const BoardPicture& seen) {
    return cut(model, seen, contents(*model));
}

} // namespace print
