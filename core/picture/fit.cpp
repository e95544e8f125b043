#include "core/picture/fit.h"

#include "core/picture/shapes.h"
#include "core/picture/wrap.h"

#include <algorithm>
#include <array>
#include <optional>

namespace core {

namespace {

// What a mark M with its ring takes: with 4 px of air, and on a ring above.
constexpr float belowAPiece = 42, besideAPiece = 60, onARing = 30;

// A Text's room is not known: words are as wide as a few of their letters.
Box roomOf(const Shape& shape) {
    const auto box = boundsOf(shape);
    return shape.form == Shape::Form::Text ? box.grown(shape.textSize * 0.6F) : box;
}

bool reachesEdge(const Layout& layout, const Box& box) {
    constexpr float inside = 8;
    return box.low.x < inside || box.low.y < inside || box.high.x > layout.size.width - inside ||
           box.high.y > layout.size.height - inside;
}

} // namespace

Occupied occupied(const Layout& layout, const Scene& scene) {
    std::optional<Box> pieces;
    const auto add = [](std::optional<Box>& all, const Box& box) { all = all ? all->with(box) : box; };
    for (const auto& spot : layout.spots) add(pieces, placeOf(spot));
    if (layout.wrap) add(pieces, wrapped::band(*layout.wrap));
    auto captions = pieces, whole = pieces;
    const auto addShapes = [&](const std::vector<Shape>& shapes, bool ground) {
        for (const auto& shape : shapes) {
            const bool words = shape.form == Shape::Form::Text;
            const auto room = shape.points.empty() ? Box{} : roomOf(shape);
            const bool line = shape.form == Shape::Form::Line;
            if (shape.points.empty() || shape.every != Size{} || reachesEdge(layout, room)) continue;
            add(whole, room);
            if (ground && !words && !line) continue;
            add(captions, room);
            if (!words) add(pieces, room);
        }
    };
    addShapes(layout.ground, true);
    if (layout.wrap) addShapes(layout.wrap->tiles, true);
    addShapes(scene.below, false);
    addShapes(scene.above, false);
    Occupied what{captions.value_or(Box{}), pieces.value_or(Box{}), whole.value_or(Box{}), {}, {}};
    if (layout.gesture == Gesture::Span) what.before.y = onARing;
    for (const auto& spot : layout.spots) {
        if (spot.away.y > 0 && spot.mark.y + belowAPiece > what.all.high.y) what.behind.y = belowAPiece;
        if (spot.away.x > 0 && spot.mark.x + besideAPiece > what.all.high.x) what.behind.x = besideAPiece;
    }
    return what;
}

Fit fitted(const Layout& layout, const Occupied& what, Size frame, float px, bool picture) {
    const auto fit = [&](const Box& box, Point before, Point behind) {
        Fit all;
        const auto beyond = before + behind;
        all.scale = std::min((filling * frame.width - beyond.x) / box.width(),
                             (filling * frame.height - beyond.y) / box.height());
        all.scale = std::min({all.scale, wholly * frame.width / what.whole.width(),
                              wholly * frame.height / what.whole.height()});
        if (layout.step > 0) all.scale = std::min(all.scale, largestStep * px / layout.step);
        all.scale = std::max(all.scale, 0.01F);
        const auto middle = box.centre() * all.scale + (behind - before) * 0.5F;
        all.origin = {std::round(frame.width / 2 - middle.x), std::round(frame.height / 2 - middle.y)};
        return all;
    };
    if (!picture) return fit(what.all, what.before * px, what.behind * px);
    auto all = fit(what.all, {}, {});
    const float step = layout.step > 0 ? layout.step : largestStep;
    if (all.scale * step >= smallestStep * px) return all;
    all = fit(what.pieces, {}, {});
    all.captions = false;
    return all;
}

namespace {

// What of a board is seen, and from where hangs what hangs above.
struct View {
    Box seen;
    float edge;
};

Point stretched(const Layout& layout, const View& view, const Shape& shape, Point p) {
    const auto one = [](float at, float length, float low, float high) {
        return at <= 0 ? std::min(at, low) : at >= length ? std::max(at, high) : at;
    };
    const float hanging = shape.hangs && p.y > 0 ? std::min(view.edge, *shape.hangs) : 0;
    return {one(p.x, layout.size.width, view.seen.low.x, view.seen.high.x),
            one(p.y, layout.size.height, view.seen.low.y, view.seen.high.y) + hanging};
}

// As often as it is seen, from the first copy that begins before; as far as it is seen where it is not
// repeated.
void addRepeated(std::vector<Shape>& all, Shape shape, const Layout& layout, const View& view) {
    const auto& seen = view.seen;
    for (auto& p : shape.points) {
        const auto reaching = stretched(layout, view, shape, p);
        if (shape.every.width == 0) p.x = reaching.x;
        if (shape.every.height == 0) p.y = reaching.y;
    }
    const auto box = boundsOf(shape);
    const auto first = [](float from, float low, float by) {
        return by > 0 ? std::floor((low - from) / by) - 1 : 0;
    };
    const auto count = [](float length, float by) {
        return by > 0 ? static_cast<int>(std::ceil(length / by)) + 3 : 1;
    };
    const auto& every = shape.every;
    const Point from{first(box.low.x, seen.low.x, every.width), first(box.low.y, seen.low.y, every.height)};
    const int across = count(seen.width(), every.width), down = count(seen.height(), every.height);
    for (int y = 0; y < down; ++y) {
        Shape row = shape;
        row.every = {};
        if (shape.form == Shape::Form::Curve) row.points.clear();
        for (int x = 0; x < across; ++x) {
            const Point by{(from.x + static_cast<float>(x)) * every.width,
                           (from.y + static_cast<float>(y)) * every.height};
            if (shape.form != Shape::Form::Curve) {
                all.push_back(placed(shape, by));
                all.back().every = {};
                continue;
            }
            for (const auto p : shape.points) row.points.push_back(p + by);
        }
        if (shape.form == Shape::Form::Curve) all.push_back(std::move(row));
    }
}

} // namespace

std::vector<Shape> groundOf(const Layout& layout, const Box& seen, std::optional<float> edge) {
    const View view{seen, edge.value_or(seen.low.y)};
    std::vector<Shape> all;
    for (const auto& shape : layout.ground) {
        if (shape.every != Size{}) {
            addRepeated(all, shape, layout, view);
            continue;
        }
        auto& one = all.emplace_back(shape);
        if (shape.hangs || (shape.form != Shape::Form::Ellipse && shape.form != Shape::Form::Text))
            for (auto& p : one.points) p = stretched(layout, view, shape, p);
    }
    if (!layout.wrap) return all;
    for (const auto& tile : layout.wrap->tiles)
        for (const auto& copy : wrapped::copies(*layout.wrap, tile)) {
            auto moved = placed(tile, copy.offset);
            moved.opacity *= copy.opacity;
            all.push_back(std::move(moved));
        }
    return all;
}

} // namespace core
