#include "ui/board/notes.h"

#include "ui/board/movemarks.h"

#include <algorithm>

namespace {

constexpr double pillHeight = 26, figureSize = 15;

QPointF placeOf(const Stage& stage, const core::Layout& layout, const Note& note) {
    if (note.arrow) return stage.at(note.arrow->mark);
    const auto mark = [&](core::SpotId id) {
        const auto& spot = layout.spots[static_cast<std::size_t>(id)];
        return stage.at(note.bare && spot.bare ? spot.bare->centre : spot.mark);
    };
    return (mark(note.from) + mark(note.to)) / 2;
}

void paintPill(QPainter& painter, const QRectF& pill, const Note::Figure& figure) {
    const auto& t = theme();
    painter.setPen(QPen(t.color(Hue::Surface), 2));
    painter.setBrush(t.color(figure.hue));
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setPen(t.color(Hue::OnMark));
    painter.drawText(pill, Qt::AlignCenter, figure.text);
}

} // namespace

// Arrows under all figures.
void paintNotes(QPainter& painter, const Stage& stage, const core::Layout& layout,
                const std::vector<Note>& notes, double scale) {
    painter.setPen(Qt::NoPen);
    for (const auto& note : notes) {
        if (!note.arrow) continue;
        painter.setBrush(theme().color(note.figures.front().hue));
        painter.drawPolygon(arrowShape({stage.at(note.arrow->from), stage.at(note.arrow->to)}, 4 * scale));
    }
    painter.setFont(theme().boardFont(figureSize * scale, true));
    const double height = pillHeight * scale;
    for (const auto& note : notes) {
        std::vector<double> widths;
        double all = 0;
        for (const auto& figure : note.figures) {
            const double text = painter.fontMetrics().horizontalAdvance(figure.text);
            all += widths.emplace_back(std::max(height, text + height / 2));
        }
        painter.save();
        const auto place = placeOf(stage, layout, note);
        stage.turnToReader(painter, place);
        QPointF corner = place - QPointF(all / 2, height / 2);
        for (std::size_t i = 0; i < widths.size(); ++i) {
            paintPill(painter, QRectF(corner, QSizeF(widths[i], height)), note.figures[i]);
            corner.rx() += widths[i];
        }
        painter.restore();
    }
}
