#include "ui/print/boardpicture.h"

#include "ui/look/theme.h"

namespace print {

namespace {

// `part` of the board, in its units.
Picture cut(const std::shared_ptr<const core::BoardState>& model, const BoardPicture& seen,
            const core::Box& part) {
    const QRectF area(0, 0, double(part.width()), double(part.height()));
    return {area.size(), [model, seen, area, part](QPainter& painter) {
                const Theme::OnPaper look;
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
               core::Box::around(box.centre(), {box.width() / core::filling, box.height() / core::filling}));
}

// With some air, and the lit side's edge.
Picture closely(const std::shared_ptr<const core::BoardState>& model, const BoardPicture& seen) {
    constexpr float air = 36;
    return cut(model, seen, model->occupied().all.grown(air));
}

} // namespace print
