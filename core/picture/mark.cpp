#include "core/picture/mark.h"

#include "core/picture/geometry.h"
#include "core/picture/shapes.h"
#include "core/verdictwords.h"

#include <array>
#include <cstdlib>

namespace core {

Verdict seen(const Verdict& verdict, Help help) {
    if (help == Help::Numbers) return verdict;
    auto plain = between(verdict.lower.outcome, verdict.upper.outcome);
    if (const auto guess = verdict.estimate) plain.estimate = (*guess > 0) - (*guess < 0);
    plain.endless = verdict.endless;
    plain.pending = verdict.pending;
    plain.firstHalf = verdict.firstHalf;
    return plain;
}

std::string_view nameOf(Mark::Glyph glyph) {
    static constexpr std::array<std::string_view, 6> names{"win",     "draw",        "loss",
                                                           "unknown", "atLeastDraw", "atMostDraw"};
    return names[static_cast<std::size_t>(glyph)];
}

namespace {

// A lead has a sign; the minus is as wide as the plus.
std::string signedNumber(int n) {
    return (n > 0 ? "+" : n < 0 ? "−" : "") + std::to_string(std::abs(n));
}

// A number or what bounds it.
std::string inSigns(Span span) {
    if (span.exact()) return std::to_string(span.least);
    if (span.most < unlimited) return "≤" + std::to_string(span.most);
    return span.least > 1 ? "≥" + std::to_string(span.least) : std::string();
}

// What the game counts, a lead or the time to its end; else plies.
std::string numberOf(const Verdict& v) {
    const auto* entry = counted(v);
    if (entry == nullptr) {
        const bool counts =
            v.proven() && v.lower != Outcome::Draw && v.plies() != 0; // to an end that is to come
        return counts ? inSigns(v.length()) : std::string();
    }
    if (!entry->figure->isSigned) {
        const std::string about = entry->figure->guessOf != nullptr ? "≈" : "";
        if (!none(entry->span)) return about + inSigns(entry->span);
        return v.lower == Outcome::Win ? "∞" : "";
    }
    const auto lead = number(entry->span);
    return lead && v.lower != Outcome::Draw ? signedNumber(*lead) : std::string();
}

} // namespace

Mark markOf(const Verdict& v, bool best, bool numbers) {
    Mark mark;
    mark.best = best;
    mark.filled = v.proven();
    const auto outcome = v.proven() ? static_cast<int>(v.lower.outcome) : v.estimate.value_or(0);
    if (!v.proven() && !v.estimate) {
        if (v.lower == Outcome::Draw) mark.glyph = Mark::Glyph::AtLeastDraw;
        if (v.upper == Outcome::Draw) mark.glyph = Mark::Glyph::AtMostDraw;
        return mark;
    }
    mark.glyph = outcome > 0 ? Mark::Glyph::Win : outcome < 0 ? Mark::Glyph::Loss : Mark::Glyph::Draw;
    if (v.endless)
        mark.number = "∞";
    else if (numbers)
        mark.number = numberOf(v);
    return mark;
}

namespace {

struct Measure {
    float height, figure, glyph;
};

constexpr float bareSide = 14;

const Measure& measureOf(MarkSize size) {
    static constexpr std::array<Measure, 5> all{
        {{bareSide, 0, bareSide}, {20, 12, 10}, {20, 12, 10}, {26, 15, 13}, {34, 20, 17}}};
    return all[static_cast<std::size_t>(size)];
}

Mark withoutNumber(Mark mark) {
    mark.number.clear();
    return mark;
}

bool twoGlyphs(const Mark& mark) {
    return mark.glyph == Mark::Glyph::AtLeastDraw || mark.glyph == Mark::Glyph::AtMostDraw;
}

struct Hues {
    Hue fill, line, text;
};

Hues huesOf(const Mark& mark) {
    switch (mark.glyph) {
    case Mark::Glyph::Win:
        return mark.filled ? Hues{Hue::Win, Hue::Win, Hue::OnMark} : Hues{Hue::Surface, Hue::Win, Hue::Win};
    case Mark::Glyph::Draw:
        return mark.filled ? Hues{Hue::Draw, Hue::DrawLine, Hue::OnDraw}
                           : Hues{Hue::Surface, Hue::DrawLine, Hue::DrawLine};
    case Mark::Glyph::Loss:
        return mark.filled ? Hues{Hue::Loss, Hue::Loss, Hue::OnMark}
                           : Hues{Hue::Surface, Hue::LossLine, Hue::LossLine};
    default:
        return {Hue::Surface, Hue::Unknown, Hue::Unknown};
    }
}

// How wide a number is in the program's typeface: what is not of Latin letters takes a whole square, but the
// minus.
float widthOf(std::string_view number, float size) {
    float width = 0;
    for (std::size_t i = 0; i < number.size(); ++i) {
        const auto byte = static_cast<unsigned char>(number[i]);
        if ((byte & 0xC0U) == 0x80U) continue; // goes on
        width += byte < 0x80U || number.substr(i).starts_with("−") ? 0.59F : 1;
    }
    return width * size;
}

Size pillOf(const Mark& mark, const Measure& m) {
    if (twoGlyphs(mark)) return {m.height * 0.66F + m.glyph * 2.35F, m.height};
    if (mark.number.empty()) return {m.height, m.height};
    return {m.height * 0.66F + m.glyph * 1.3F + widthOf(mark.number, m.figure), m.height};
}

constexpr float bestGap = 2.5F, bestWidth = 3.5F;

Shape pill(Size size, float by) {
    Shape shape;
    shape.form = Shape::Form::Rect;
    const auto box = Box::around({}, size).grown(by);
    shape.points = {box.low, box.high};
    shape.radius = std::min(box.width(), box.height()) / 2;
    return shape;
}

Shape circle(Point centre, float radius) {
    Shape shape;
    shape.form = Shape::Form::Ellipse;
    shape.points = {centre, {radius, radius}};
    return shape;
}

Shape triangle(Point c, float half) {
    Shape shape;
    shape.form = Shape::Form::Polygon;
    shape.points = {c + Point{0, -half * 0.926F}, c + Point{half, half * 0.793F},
                    c + Point{-half, half * 0.793F}};
    return shape;
}

Shape lettering(Point centre, std::string what, float size, Colour colour) {
    Shape shape;
    shape.form = Shape::Form::Text;
    shape.points = {centre};
    shape.text = Message::plain(std::move(what));
    shape.textSize = size;
    shape.bold = true;
    shape.fill = colour;
    return shape;
}

void addCross(std::vector<Shape>& all, Point c, float half, Colour colour, float width) {
    for (const float side : {1.0F, -1.0F}) {
        Shape line;
        line.points = {c - Point{half, half * side}, c + Point{half, half * side}};
        all.push_back(stroked(std::move(line), colour, width));
    }
}

void addGlyph(std::vector<Shape>& all, Mark::Glyph glyph, Point c, float side, Colour colour) {
    const float width = side * 0.2F;
    if (glyph == Mark::Glyph::Win)
        all.push_back(stroked(circle(c, side * 0.4F), colour, width));
    else if (glyph == Mark::Glyph::Draw)
        all.push_back(stroked(triangle(c, side * 0.424F), colour, width));
    else if (glyph == Mark::Glyph::Loss)
        addCross(all, c, side * 0.368F, colour, side * 0.224F);
    else
        all.push_back(lettering(c, "?", side * 1.15F, colour));
}

void addContents(std::vector<Shape>& all, const Mark& mark, Size pill, const Measure& m) {
    if (twoGlyphs(mark)) {
        const bool atLeast = mark.glyph == Mark::Glyph::AtLeastDraw;
        const Point aside{m.glyph * 0.65F, 0};
        addGlyph(all, atLeast ? Mark::Glyph::Draw : Mark::Glyph::Loss, Point{} - aside, m.glyph,
                 Colour::of(atLeast ? Hue::DrawLine : Hue::LossLine));
        addGlyph(all, atLeast ? Mark::Glyph::Win : Mark::Glyph::Draw, aside, m.glyph,
                 Colour::of(atLeast ? Hue::Win : Hue::DrawLine));
        return;
    }
    const auto colour = Colour::of(huesOf(mark).text);
    if (mark.number.empty()) return addGlyph(all, mark.glyph, {}, m.glyph, colour);
    const float left = -pill.width / 2 + m.height * 0.33F;
    addGlyph(all, mark.glyph, {left + m.glyph / 2, 0}, m.glyph, colour);
    const float width = widthOf(mark.number, m.figure);
    all.push_back(lettering({left + m.glyph * 1.3F + width / 2, 0}, mark.number, m.figure, colour));
}

void addBorder(std::vector<Shape>& all, const Mark& mark, Size size) {
    const bool unknown = mark.glyph == Mark::Glyph::Unknown;
    float width = mark.filled ? 0 : unknown || twoGlyphs(mark) ? 2.0F : 2.5F;
    if (mark.filled && mark.glyph == Mark::Glyph::Draw) width = 1.5F;
    auto border = filled(pill(size, -width / 2), Colour::of(huesOf(mark).fill));
    if (width > 0) border = stroked(std::move(border), edgeOf(mark), width);
    if (unknown) border.dash = {1.5F, 1.5F};
    all.push_back(std::move(border));
}

} // namespace

Colour colourOf(const Mark& mark) {
    const auto hues = huesOf(mark);
    return Colour::of(mark.filled ? hues.fill : hues.line);
}

// That of a filled draw stays dark in the dark theme too, or it would vanish.
Colour edgeOf(const Mark& mark) {
    if (mark.glyph == Mark::Glyph::Draw && mark.filled) return Colour::own(0x665800, 0x665800);
    return Colour::of(huesOf(mark).line);
}

namespace {

constexpr float bareRing = 1.5F; // round the best, in sides

std::vector<Shape> bareShapes(const Mark& mark) {
    constexpr float side = bareSide;
    const auto hues = huesOf(mark);
    const auto surface = Colour::of(Hue::Surface), fill = mark.filled ? Colour::of(hues.fill) : surface;
    const auto edge = edgeOf(mark);
    const float line = side * 0.15F;
    std::vector<Shape> all;
    const auto add = [&](Shape outline, Colour inside) {
        all.push_back(stroked(filled(std::move(outline), inside), edge, line));
    };
    if (mark.best) add(circle({}, side * bareRing / 2), surface); // as round a pill: a gap and a ring
    if (mark.glyph == Mark::Glyph::Win) {
        add(circle({}, (side - line) / 2), fill);
        if (mark.filled) addGlyph(all, mark.glyph, {}, side * 0.7F, Colour::of(hues.text));
    } else if (mark.glyph == Mark::Glyph::Draw) {
        add(triangle({}, side * 0.55F), fill);
    } else if (mark.glyph == Mark::Glyph::Loss) {
        addCross(all, {}, side * 0.35F, edge, side * 0.3F);
        if (!mark.filled) addCross(all, {}, side * 0.35F, fill, side * 0.12F);
    } else {
        addGlyph(all, Mark::Glyph::Unknown, {}, side, Colour::of(Hue::Unknown));
    }
    return all;
}

} // namespace

Size extentOf(const Mark& mark, MarkSize size) {
    if (size == MarkSize::Bare) {
        const float side = mark.best ? bareSide * bareRing : bareSide;
        return {side, side};
    }
    if (size == MarkSize::Sign && !mark.number.empty()) return extentOf(withoutNumber(mark), size);
    const auto pill = pillOf(mark, measureOf(size));
    const float ring = mark.best ? (bestGap + bestWidth) * 2 : 0;
    return {pill.width + ring, pill.height + ring};
}

float heightOf(MarkSize size) {
    return extentOf({Mark::Glyph::Win, true, true, {}}, size).height;
}

std::vector<Shape> shapesOf(const Mark& mark, MarkSize size, bool rim) {
    if (size == MarkSize::Bare) return bareShapes(mark);
    if (size == MarkSize::Sign && !mark.number.empty()) return shapesOf(withoutNumber(mark), size, rim);
    const auto& m = measureOf(size);
    const auto extent = pillOf(mark, m);
    const auto surface = Colour::of(Hue::Surface);
    std::vector<Shape> all;
    if (rim) all.push_back(filled(pill(extent, (mark.best ? bestGap + bestWidth : 0) + rimWidth), surface));
    if (mark.best) {
        all.push_back(filled(pill(extent, bestGap + bestWidth), edgeOf(mark)));
        all.push_back(filled(pill(extent, bestGap), surface));
    }
    addBorder(all, mark, extent);
    addContents(all, mark, extent, m);
    return all;
}

} // namespace core
