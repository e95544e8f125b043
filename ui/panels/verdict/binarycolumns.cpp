#include "ui/panels/verdict/binarycolumns.h"

#include "ui/controls/paint.h"
#include "ui/look/theme.h"

#include <algorithm>

namespace binarycolumns {

namespace {

constexpr int mostRows = 7;
constexpr double headings = 18, firstRow = 36, rowHeight = 18;

int shownRows(const core::Explanation& why) {
    return std::min(static_cast<int>(why.rows.size()), mostRows);
}

// Up to three columns stand as far apart as in the mock; more share the same room.
double pitch(const core::Explanation& why) {
    const auto gaps = std::max(2, static_cast<int>(why.columns.size()) - 1);
    return 88.0 / gaps * theme().scale();
}

void paintColumn(QPainter& p, const core::Explanation& why, std::size_t column) {
    const double scale = theme().scale(), apart = pitch(why);
    const double x = 102 * scale + apart * static_cast<double>(column);
    const auto rowY = [&](int row) { return (firstRow + rowHeight * row) * scale; };
    p.setFont(theme().font(Type::Tick));
    p.setPen(theme().color(Hue::Ink2));
    p.drawText(QRectF(x - apart / 2, (headings - 10) * scale, apart, 20 * scale), Qt::AlignCenter,
               QString::fromStdString(why.columns[column]));
    if (column < why.odd.size() && why.odd[column]) {
        const double half = std::min(16 * scale, apart * 0.46), top = 7 * scale;
        paint::box(p, QRectF(x - half, top, 2 * half, rowY(shownRows(why)) - top), 10 * scale, {},
                   theme().color(Hue::Win), 2 * scale);
    }
    p.setPen(Qt::NoPen);
    for (int row = 0; row < shownRows(why); ++row) {
        const auto& dots = why.rows[static_cast<std::size_t>(row)].dots;
        const bool on = column < dots.size() && dots[column];
        p.setBrush(theme().color(on ? Hue::Ink : Hue::Ink3));
        const double radius = (on ? 5 : 1.8) * scale;
        p.drawEllipse(QPointF(x, rowY(row)), radius, radius);
    }
}

} // namespace

double height(const core::Explanation& why) {
    return (firstRow + rowHeight * shownRows(why) + 12) * theme().scale();
}

void paint(QPainter& p, const core::Explanation& why) {
    const double scale = theme().scale();
    p.setRenderHint(QPainter::Antialiasing);
    for (std::size_t c = 0; c < why.columns.size(); ++c) paintColumn(p, why, c);
    p.setFont(theme().font(Type::Bold));
    p.setPen(theme().color(Hue::Ink));
    for (int row = 0; row < shownRows(why); ++row)
        p.drawText(QRectF(0, (firstRow + rowHeight * row - 10) * scale, 56 * scale, 20 * scale),
                   Qt::AlignVCenter | Qt::AlignRight,
                   QString::fromStdString(why.rows[static_cast<std::size_t>(row)].label));
}

} // namespace binarycolumns
