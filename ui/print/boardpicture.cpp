#include "ui/print/boardpicture.h"

#include "ui/look/theme.h"

#include <algorithm>

namespace print {

namespace {

// `part` of the board, in its units.
Picture cut(const std::shared_ptr<const core::BoardState>& model, const BoardPicture& seen,
            const core::Box& part, Theme::Paper paper) {
    const QRectF area(0, 0, double(part.width()), double(part.height()));
    return {area.size(), [model, seen, area, part, paper](QPainter& painter) {
                const Theme::OnPaper look(paper);
                Stage stage;
                stage.cut(model->layout(), part);
                auto shown = seen;
                shown.ground.forget();
                painter.save();
                painter.fillRect(area, Qt::white);
                BoardPainter(painter, area, *model, stage, shown).paint();
                painter.restore();
            }};
}

} // namespace

Picture of(const std::shared_ptr<const core::BoardState>& model, const BoardPicture& seen) {
    const auto& box = model->occupied().all;
    return cut(model, seen,
               core::Box::around(box.centre(), {box.width() / core::filling, box.height() / core::filling}),
               Theme::Paper::Coloured);
}

// With some air, and the lit side's edge.
Picture closely(const std::shared_ptr<const core::BoardState>& model, const BoardPicture& seen) {
    constexpr float air = 36;
    return cut(model, seen, model->occupied().all.grown(air), Theme::Paper::Coloured);
}

// What is counted beside a board is told by the rules of a puzzle; names say whose pieces are whose.
Picture forPencil(const std::shared_ptr<const core::BoardState>& model, const BoardPicture& seen) {
    constexpr float air = 12, captions = 64, nameRoom = 50;
    const auto& layout = model->layout();
    auto part = core::placeOf(layout.spots.front());
    for (const auto& spot : layout.spots) part = part.with(core::placeOf(spot));
    const auto near = part.grown(captions), all = model->occupied().all.grown(air);
    part = {{std::max(near.low.x, all.low.x), std::max(near.low.y, all.low.y)},
            {std::min(near.high.x, all.high.x), std::min(near.high.y, all.high.y)}};
    for (const auto& name : layout.names)
        if (name) part = part.with(core::Box::around(*name, {nameRoom, nameRoom}));
    const auto board = cut(model, seen, part, Theme::Paper::Pencil);
    return {board.size, [board](QPainter& painter) {
                board.paint(painter);
                const QRectF area(QPointF(), board.size);
                QPainterPath edge;
                edge.addRect(area.adjusted(-2, -2, 2, 2));
                edge.addRoundedRect(area.adjusted(4, 4, -4, -4), 13, 13);
                painter.fillPath(edge, Qt::white);
            }};
}

} // namespace print
