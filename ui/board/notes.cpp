#include "ui/board/notes.h"

#include <QFontMetrics>
#include <QLineF>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace {

constexpr double pillHeight = 26, figureSize = 15;
constexpr float aside = 17;     // from a piece
constexpr double mostNamed = 6; // the widest pills with names, in heights

core::Point placeOf(const core::Layout& layout, const Note& note) {
    if (note.arrow) return note.arrow->mark;
    const auto mark = [&](core::SpotId id) {
        const auto& spot = core::spotOf(layout, id);
        return note.bare && spot.bare ? spot.centre : spot.mark + spot.away * aside;
    };
    const auto from = mark(note.from), to = mark(note.to);
    return {(from.x + to.x) / 2, (from.y + to.y) / 2};
}

QString whoStands(const Note& note) {
    QStringList all;
    for (const auto& figure : note.figures)
        if (!figure.who.isEmpty()) all << QStringLiteral("%1: %2").arg(figure.text, figure.who);
    return all.join(QStringLiteral(" · "));
}

// Figures beside each other, each in a pill of its own.
struct Pills {
    QStringList texts;
    std::vector<double> widths;
    QRectF all;
};

Pills pillsOf(const Note& note, QPointF place, const QFontMetrics& metrics, double height, bool named) {
    Pills pills;
    double width = 0;
    for (const auto& figure : note.figures) {
        pills.texts << (named && !figure.who.isEmpty() ? figure.text + QLatin1Char(' ') + figure.who
                                                       : figure.text);
        const double text = metrics.horizontalAdvance(pills.texts.back());
        width += pills.widths.emplace_back(std::max(height, text + height / 2));
    }
    pills.all = QRectF(place - QPointF(width / 2, height / 2), QSizeF(width, height));
    return pills;
}

// With names where they are few and reach neither over another's figures nor over the board's edge.
std::vector<Pills> arranged(const std::vector<Note>& notes, const core::Layout& layout, const Stage& stage,
                            const QFontMetrics& metrics, double height) {
    const auto board = stage.rect(stage.seen());
    std::vector<Pills> all;
    const auto pills = [&](std::size_t i, bool named) {
        return pillsOf(notes[i], stage.at(placeOf(layout, notes[i])), metrics, height, named);
    };
    for (std::size_t i = 0; i < notes.size(); ++i) all.push_back(pills(i, false));
    for (std::size_t i = 0; i < notes.size(); ++i) {
        auto named = pills(i, true);
        if (named.all.width() > mostNamed * height || !board.contains(named.all)) continue;
        bool free = true;
        for (std::size_t k = 0; k < all.size(); ++k)
            free = free && (k == i || !named.all.intersects(all[k].all));
        if (free) all[i] = std::move(named);
    }
    return all;
}

void paintPill(QPainter& painter, const QRectF& pill, Hue hue, const QString& text) {
    const auto& t = theme();
    painter.setPen(QPen(t.color(Hue::Surface), 2));
    painter.setBrush(t.color(hue));
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setPen(t.color(Hue::OnMark));
    painter.drawText(pill, Qt::AlignCenter, text);
}

} // namespace

QString whoStands(const std::vector<Note>& notes, core::SpotId spot) {
    QStringList all;
    for (const auto& note : notes)
        if (note.from == spot || note.to == spot) all << whoStands(note);
    all.removeAll(QString());
    return all.join(QStringLiteral(" · "));
}

QString whoStands(const std::vector<Note>& notes, const core::Layout& layout, QPointF near) {
    for (const auto& note : notes)
        if (const auto place = placeOf(layout, note);
            QLineF(QPointF(place.x, place.y), near).length() <= pillHeight)
            return whoStands(note);
    return {};
}

// Arrows under all figures.
void paintNotes(QPainter& painter, const Stage& stage, const core::Layout& layout,
                const std::vector<Note>& notes, double scale) {
    for (const auto& note : notes) {
        if (!note.arrow) continue;
        const auto unit = static_cast<float>(scale / stage.scale());
        stage.paintMoves(painter,
                         {core::filled(core::arrowOutline(note.arrow->from, note.arrow->to, 4 * unit, unit),
                                       core::Colour::of(note.figures.front().hue))});
    }
    painter.setFont(theme().boardFont(figureSize * scale, true));
    const double height = pillHeight * scale;
    const auto all = arranged(notes, layout, stage, painter.fontMetrics(), height);
    for (std::size_t n = 0; n < notes.size(); ++n) {
        const auto& pills = all[n];
        painter.save();
        stage.turnToReader(painter, pills.all.center());
        QPointF corner = pills.all.topLeft();
        for (std::size_t i = 0; i < pills.widths.size(); ++i) {
            paintPill(painter, QRectF(corner, QSizeF(pills.widths[i], height)), notes[n].figures[i].hue,
                      pills.texts[static_cast<qsizetype>(i)]);
            corner.rx() += pills.widths[i];
        }
        painter.restore();
    }
}
