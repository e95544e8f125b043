#include "ui/board/movemarks.h"

#include "ui/board/trace.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double markRoom = 60; // board units
constexpr float margin = 36;    // that a mark keeps from the board's edge, in board units

double distance(QLineF line, QPointF point) {
    const auto way = line.p2() - line.p1(), to = point - line.p1();
    const double done = QPointF::dotProduct(way, to) / QPointF::dotProduct(way, way);
    return QLineF(point, line.pointAt(std::clamp(done, 0.0, 1.0))).length();
}

// Up from a row; out of a circle.
QPointF awayFromRow(const BoardModel& model, const Stage& stage, int row, QPointF from) {
    QPolygonF all;
    for (const auto& spot : model.layout().spots)
        if (spot.row == row) all << stage.at(spot.centre);
    const auto box = all.boundingRect();
    const QLineF out(box.center(), from);
    return box.height() < 1 || out.length() < 1 ? QPointF(0, -1) : (out.p2() - out.p1()) / out.length();
}

struct Pill {
    marks::Mark mark;
    marks::Size size;
};

// The largest pill that has its place; a number too wide for it is left to the tooltip.
std::optional<Pill> pillFor(const marks::Mark& mark, double room, double scale) {
    constexpr double medium = 52, small = 38, overlap = 4;
    const auto fits = [&](const marks::Mark& m, marks::Size size, double least) {
        auto plain = m;
        plain.best = false;
        return room >= least * scale && marks::extent(plain, size, scale).width() <= room + overlap * scale;
    };
    if (fits(mark, marks::Size::M, medium)) return Pill{mark, marks::Size::M};
    if (fits(mark, marks::Size::S, small)) return Pill{mark, marks::Size::S};
    auto bare = mark;
    bare.number.clear();
    if (fits(bare, marks::Size::S, small)) return Pill{bare, marks::Size::S};
    return {};
}

} // namespace

QPolygonF arrowShape(const QLineF& line, double width) {
    const double length = line.length(), half = width / 2, head = 8 + 2.5 * width, wing = 4 + width;
    QTransform along;
    along.translate(line.x1(), line.y1()).rotate(-line.angle());
    return along.map(QPolygonF{{0, -half},
                               {length - head, -half},
                               {length - head, -wing},
                               {length, 0},
                               {length - head, wing},
                               {length - head, half},
                               {0, half}});
}

double markScale(const Stage& stage) {
    return theme().projector() ? std::max(1.0, stage.scale()) : theme().scale();
}

QPointF runMark(const BoardModel& model, const Stage& stage, const core::Path& spots) {
    const auto& spot = model.spot(spots[(spots.size() - 1) / 2]);
    const auto& other = model.spot(spots[spots.size() / 2]);
    const auto middle = (stage.at(spot.centre) + stage.at(other.centre)) / 2;
    const auto away = awayFromRow(model, stage, spot.row, middle);
    const double hanging = away.y() > 0.3 ? theme().px(20.0) : 0;
    const auto at = middle + away * (stage.length(double(spot.size.height) / 2 + ringGap) + hanging);
    const auto size = model.layout().size;
    const auto low = stage.at({margin, margin}), high = stage.at({size.width - margin, size.height - margin});
    return {std::clamp(at.x(), low.x(), high.x()), std::clamp(at.y(), low.y(), high.y())};
}

QColor MoveMarks::mover() const {
    return theme().color(hueOf(model.game().mover(model.position())));
}

void MoveMarks::paintOnSpots(QPainter& painter) const {
    // The rings of the best are never cut by their neighbours.
    for (const bool best : {false, true})
        for (core::SpotId spot = 0; spot < model.spots(); ++spot)
            if (const auto& mark = model.cell(spot).mark; best == (mark && mark->best))
                paintSpot(painter, spot);
}

void MoveMarks::paintSpot(QPainter& painter, core::SpotId id) const {
    const auto& t = theme();
    const auto& spot = model.spot(id);
    const auto& cell = model.cell(id);
    const auto at = stage.at(model.markPoint(id));
    if (cell.mark && cell.onArrow) return;
    if (!cell.mark) {
        // At rest only the empty places where a piece can be put show that they are targets.
        const bool told = model.selection().choosing() || (spot.bare && cell.art.isEmpty());
        if (!told || !playable || (cell.state & BoardModel::Target) == 0) return;
        painter.setPen(QPen(t.color(Hue::Surface), t.px(2)));
        painter.setBrush(mover());
        painter.drawEllipse(at, t.px(9), t.px(9));
        return;
    }
    paintPill(painter, at, stage.length(model.markRoom(id)), *cell.mark);
}

// `room`: the free width in px.
void MoveMarks::paintPill(QPainter& painter, QPointF at, double room, const marks::Mark& mark) const {
    const double scale = markScale(stage);
    constexpr double bare = 14;
    painter.save();
    stage.turnToReader(painter, at);
    if (const auto pill = pillFor(mark, room, scale))
        marks::paint(painter, at, pill->mark, pill->size, scale, true);
    else
        marks::paintBare(painter, at, mark, std::min(bare * scale, room));
    painter.restore();
}

void MoveMarks::paintRuns(QPainter& painter) const {
    const auto runs = model.runs();
    for (const auto* run : runs) {
        const Trace trace{Trace::Look::Ring, run->path};
        paintFrames(painter, frames(stage, model.layout(), trace, false), trace,
                    marks::colour(*model.markOf(*run)), false);
    }
    for (const auto* run : runs)
        paintPill(painter, runMark(model, stage, run->path), stage.length(markRoom), *model.markOf(*run));
}

// The best lie on top; the marks on top of all.
void MoveMarks::paintArrows(QPainter& painter, double shown, std::optional<core::Move> framed) const {
    const auto best = [](const auto& arrow) { return arrow.mark && arrow.mark->best; };
    const auto fade = [&](const auto& arrow) { painter.setOpacity(shown * (arrow.open ? 1 : 0.25)); };
    for (const bool top : {false, true})
        for (const auto& arrow : model.arrows()) {
            if (best(arrow) != top || (!arrow.mark && arrow.move != framed)) continue;
            fade(arrow);
            paintArrow(painter, arrow, arrow.move == framed);
        }
    for (const auto& arrow : model.arrows()) {
        if (!arrow.mark) continue;
        fade(arrow);
        paintPill(painter, stage.at(arrow.place.mark), stage.length(markRoom), *arrow.mark);
    }
    painter.setOpacity(1);
}

void MoveMarks::paintArrow(QPainter& painter, const BoardModel::MoveArrow& arrow, bool framed) const {
    const bool thick = framed || (arrow.mark && arrow.mark->best);
    const auto fill = arrow.mark ? marks::colour(*arrow.mark) : mover();
    const auto edge = arrow.mark ? marks::edge(*arrow.mark) : fill;
    const double scale = theme().scale();
    painter.setBrush(fill);
    painter.setPen(edge == fill ? QPen(Qt::NoPen)
                                : QPen(edge, 1.5 * scale, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPolygon(
        arrowShape({stage.at(arrow.place.from), stage.at(arrow.place.to)}, (thick ? 7 : 4) * scale));
}

std::optional<core::Move> arrowAt(const BoardModel& model, const Stage& stage, QPointF point) {
    std::optional<core::Move> nearest;
    double least = std::max(10 * theme().scale(), theme().leastTarget() / 2.0);
    if (model.empty()) return {};
    for (const auto& arrow : model.arrows()) {
        if (!arrow.mark || !arrow.open) continue;
        const auto mark = stage.at(arrow.place.mark) - point;
        const bool onMark =
            std::abs(mark.x()) < stage.length(markRoom / 2) && std::abs(mark.y()) < theme().target(30) / 2.0;
        const double away =
            onMark ? 0 : distance({stage.at(arrow.place.from), stage.at(arrow.place.to)}, point);
        if (away >= least) continue;
        least = away;
        nearest = arrow.move;
    }
    return nearest;
}

std::optional<core::Move> runAt(const BoardModel& model, const Stage& stage, QPointF point) {
    for (const auto* run : model.runs()) {
        const auto away = runMark(model, stage, run->path) - point;
        if (std::abs(away.x()) < stage.length(markRoom / 2) && std::abs(away.y()) < theme().target(26) / 2.0)
            return run->move;
    }
    return {};
}

core::SpotId spotAt(const BoardModel& model, const Stage& stage, QPointF point) {
    core::SpotId nearest = -1;
    double least = 0;
    const double slack = stage.length(6);
    for (core::SpotId id = 0; id < model.spots(); ++id) {
        const auto& spot = model.spot(id);
        const auto room = stage.rect(spot);
        const double wide = std::max(slack, (theme().leastTarget() - room.width()) / 2);
        const double tall = std::max(slack, (theme().leastTarget() - room.height()) / 2);
        const auto place = room.adjusted(-wide, -tall, wide, tall);
        const QSizeF size(stage.length(model.markRoom(id)), theme().target(26));
        const QRectF mark(stage.at(model.markPoint(id)) - QPointF(size.width() / 2, size.height() / 2), size);
        const auto& cell = model.cell(id);
        const bool onMark = cell.mark && !cell.onArrow && mark.contains(point);
        if (!place.contains(point) && !onMark) continue;
        const double distance =
            std::min(QLineF(point, place.center()).length(),
                     onMark ? QLineF(point, mark.center()).length() : place.width() + place.height());
        if (nearest >= 0 && distance >= least) continue;
        nearest = id;
        least = distance;
    }
    return nearest;
}
