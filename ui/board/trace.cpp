#include "ui/board/trace.h"

#include "ui/look/theme.h"

#include <algorithm>
#include <map>

namespace {

const core::Spot& spotOf(const core::Layout& layout, core::SpotId spot) {
    return layout.spots[static_cast<std::size_t>(spot)];
}

// What a line covers that is so broad. The union takes some milliseconds, and the same ones are painted again
// and again.
QPainterPath broadened(const QPainterPath& line, double radius) {
    static std::map<QByteArray, QPainterPath> known;
    constexpr std::size_t mostKnown = 64;
    QByteArray key(reinterpret_cast<const char*>(&radius), sizeof radius);
    for (int i = 0; i < line.elementCount(); ++i) {
        const QPointF at = line.elementAt(i);
        key.append(reinterpret_cast<const char*>(&at), sizeof at);
    }
    if (const auto found = known.find(key); found != known.end()) return found->second;
    QPainterPathStroker stroker(QPen(Qt::black, radius * 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    auto outline = stroker.createStroke(line);
    outline.setFillRule(Qt::WindingFill);
    outline = outline.simplified();
    if (known.size() == mostKnown) known.clear();
    known.emplace(key, outline);
    return outline;
}

// Around all centres, and around the marks that hang off them: the lines through them, made broad.
QPainterPath ring(const Stage& stage, const core::Layout& layout, const core::Path& spots, bool marks) {
    const auto& first = spotOf(layout, spots.front());
    const double radius = stage.length(double(std::max(first.size.width, first.size.height)) / 2 + ringGap);
    QPolygonF line;
    QPainterPath path;
    for (const auto id : spots) {
        const auto& spot = spotOf(layout, id);
        const QLineF hang(stage.at(spot.centre), stage.at(spot.mark));
        const double reach = marks ? std::max(0.0, hang.length() + theme().px(24) - radius) : 0;
        // A stroke needs some length.
        const auto end = hang.length() > 0 ? hang.pointAt(std::max(reach, 0.01) / hang.length())
                                           : hang.p1() + QPointF(0.01, 0);
        path.moveTo(hang.p1());
        path.lineTo(end);
        line << hang.p1();
    }
    path.addPolygon(line);
    return broadened(path, radius);
}

// Around cells that touch each other, as one. What hangs off them hangs over their neighbours, and is left
// out.
QPainterPath block(const Stage& stage, const core::Layout& layout, const core::Path& spots) {
    QPainterPath all;
    for (const auto id : spots) all |= stage.around(spotOf(layout, id), theme().px(3));
    return all;
}

// One box for each column, since things fall straight down.
std::vector<QPainterPath> boxes(const Stage& stage, const core::Layout& layout, const core::Path& spots,
                                bool marks) {
    std::map<int, QRectF> columns;
    for (const auto id : spots) {
        const auto& spot = spotOf(layout, id);
        auto& box = columns[qRound(spot.centre.x)];
        box |= stage.rect(spot);
        if (!marks) continue;
        const double room = stage.length(spot.markRoom);
        box |= QRectF(stage.at(spot.mark) - QPointF(room / 2, 1), QSizeF(room, 2));
    }
    std::vector<QPainterPath> paths;
    const double gap = stage.length(4);
    for (const auto& [x, box] : columns) {
        QPainterPath path;
        path.addRoundedRect(box.adjusted(-gap, 0, gap, gap), stage.length(12), stage.length(12));
        paths.push_back(path);
    }
    return paths;
}

// A box without its upper edge, whose corners go straight up.
QPainterPath openAbove(const QRectF& box, double radius) {
    QPainterPath path(box.topLeft());
    path.lineTo(box.left(), box.bottom() - radius);
    path.quadTo(box.bottomLeft(), {box.left() + radius, box.bottom()});
    path.lineTo(box.right() - radius, box.bottom());
    path.quadTo(box.bottomRight(), {box.right(), box.bottom() - radius});
    path.lineTo(box.topRight());
    return path;
}

// Where another picture is shown in the end. A card that was chosen may stand for another move by then.
core::Path changedBy(const core::Story& story) {
    core::Path spots;
    for (const auto& event : story)
        if (event.kind == core::Event::Kind::Change && std::ranges::find(spots, event.to) == spots.end())
            spots.push_back(event.to);
    return spots;
}

} // namespace

Trace traceOf(const core::Game& game, const core::Position& start, const core::Position& p, core::Move m) {
    Trace trace;
    for (const auto& event : game.story(start, p, m)) {
        if (event.kind == core::Event::Kind::Fall) trace.look = Trace::Look::Cut;
        if (event.kind == core::Event::Kind::Lift) trace.look = Trace::Look::Ring;
        if (event.kind == core::Event::Kind::Fall || event.kind == core::Event::Kind::Lift)
            trace.spots.push_back(event.from);
    }
    const auto path = game.path(start, p, m);
    if (trace.look == Trace::Look::Ring) trace.spots = path; // in the order along the ring
    if (trace.look == Trace::Look::Ends && !path.empty()) {
        trace.spots = {path.front()};
        if (path.back() != path.front()) trace.spots.push_back(path.back());
    }
    return trace;
}

std::optional<LastMove> lastMoveOf(const core::Match& match) {
    const int before = match.ply() - 1;
    if (before < 0) return {};
    const auto& p = match.at(before);
    const auto& game = match.game();
    const auto move = match.move(before);
    if (game.interlude(p, move, {})) return {}; // its part of the match is over, and cleared away
    auto trace = traceOf(game, match.start(), p, move);
    const auto layout = game.layout(match.start());
    const auto isCard = [&](core::SpotId id) { return spotOf(layout, id).card; };
    if (std::ranges::any_of(trace.spots, isCard)) trace.spots = changedBy(game.story(match.start(), p, move));
    return LastMove{trace, game.mover(p)};
}

std::vector<QPainterPath> frames(const Stage& stage, const core::Layout& layout, const Trace& trace,
                                 bool marks) {
    if (trace.spots.empty()) return {};
    if (trace.look == Trace::Look::Ring)
        return {spotOf(layout, trace.spots.front()).form == core::Spot::Form::Round
                    ? ring(stage, layout, trace.spots, marks)
                    : block(stage, layout, trace.spots)};
    if (trace.look == Trace::Look::Cut) return boxes(stage, layout, trace.spots, marks);
    std::vector<QPainterPath> paths;
    for (const auto spot : trace.spots) paths.push_back(stage.around(spotOf(layout, spot), theme().px(3)));
    return paths;
}

void paintFrames(QPainter& painter, const std::vector<QPainterPath>& frames, const Trace& trace,
                 const QColor& colour, bool past) {
    const double width = (past ? 2.5 : trace.look == Trace::Look::Ring ? 3.5 : 3) * theme().scale();
    const QPen solid(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    QPen dotted(colour, width, Qt::CustomDashLine, Qt::RoundCap);
    dotted.setDashPattern({0.1, 2});
    for (const auto& frame : frames) {
        auto wash = colour;
        wash.setAlphaF(past ? 0.12F : 0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(wash);
        painter.drawPath(frame);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(past ? dotted : solid);
        if (past || trace.look != Trace::Look::Cut) {
            painter.drawPath(frame);
            continue;
        }
        const auto box = frame.boundingRect();
        painter.drawPath(openAbove(box, theme().px(12)));
        painter.setPen(dotted);
        painter.drawLine(box.topLeft(), box.topRight());
    }
}
