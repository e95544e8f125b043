#include "ui/print/boardpicture.h"

#include "ui/theme.h"

namespace print {

Picture of(const std::shared_ptr<const BoardModel>& model, const BoardPicture& seen) {
    constexpr double edge = 12; // the lit side's, and a little air
    const auto& layout = model->layout();
    const QSizeF size(double(layout.size.width) + 2 * edge, double(layout.size.height) + 2 * edge);
    return {size, [model, seen, size](QPainter& painter) {
                const Theme::OnPaper look;
                Stage stage;
                stage.fit(model->layout().size, size);
                stage.setWrap(model->layout().wrap);
                auto shown = seen;
                shown.ground.forget();
                painter.save();
                painter.fillRect(QRectF(QPointF(), size), Qt::white);
                BoardPainter(painter, QRectF(QPointF(), size), *model, stage, shown).paint();
                painter.restore();
            }};
}

} // namespace print
