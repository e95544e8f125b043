#include "ui/labs/ring/ringpaint.h"

#include "ui/controls/paint.h"

#include <algorithm>

namespace ringpaint {

namespace {

constexpr double widestPitch = 1.14, figure = 0.58;      // of the row's height
constexpr double smallestFigure = 11, smallestDisc = 17; // below that the figures stand alone

void paintCount(QPainter& p, const Row& row, QRectF disc, int count, bool inHand) {
    const auto& t = theme();
    const bool discs = disc.height() >= smallestDisc * t.scale();
    const double radius = inHand ? disc.height() * 0.28 : disc.height() / 2;
    if (inHand)
        paint::box(p, disc, radius, t.color(Hue::Ink));
    else if (count > 0 && discs)
        paint::box(p, disc, radius, t.color(row.look.pit), t.color(row.look.rim), 1);
    else if (!row.plain && discs)
        paint::box(p, disc, radius, t.color(Hue::Sunk), t.color(Hue::Line), 1);
    p.setFont(t.boardFont(std::max(disc.height() * figure, smallestFigure * t.scale()), count > 0 || inHand));
    p.setPen(inHand       ? t.color(Hue::Surface)
             : count == 0 ? t.color(Hue::Ink2)
             : discs      ? t.color(row.look.stone)
                          : t.color(Hue::Ink));
    p.drawText(disc.adjusted(-4, 0, 4, 0), Qt::AlignCenter, QString::number(count));
}

// A frame around counts that stand side by side; what goes on at the row's beginning has one of its own.
void paintBox(QPainter& p, const Row& row, int count, double pitch) {
    const auto frame = [&](int from, int to) {
        if (from >= to) return;
        const double gap = 2;
        paint::box(p,
                   {row.place.left() + from * pitch - gap, row.place.top() - gap, (to - from) * pitch + gap,
                    row.place.height() + 2 * gap},
                   row.place.height() * 0.35, {}, theme().color(Hue::Ink), 2.5);
    };
    const int end = row.box.first + row.box.pits;
    frame(row.box.first, std::min(end, count));
    frame(0, end - count);
}

} // namespace

void paint(QPainter& p, const Row& row, const std::vector<int>& counts) {
    if (counts.empty()) return;
    const double pitch =
        std::min(row.place.height() * widestPitch, row.place.width() / static_cast<double>(counts.size()));
    const double side = std::min(row.place.height(), pitch);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const QPointF centre(row.place.left() + (static_cast<double>(i) + 0.5) * pitch,
                             row.place.center().y());
        paintCount(p, row, {centre.x() - side / 2, centre.y() - side / 2, side, side}, counts[i],
                   row.hand && i == 0);
    }
    if (row.box.pits > 0) paintBox(p, row, static_cast<int>(counts.size()), pitch);
}

std::vector<int> seenFromHand(const core::RingBoard& board) {
    auto row = board.stones;
    std::rotate(row.begin(), row.begin() + board.hand, row.end());
    return row;
}

} // namespace ringpaint
