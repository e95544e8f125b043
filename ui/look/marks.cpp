#include "ui/look/marks.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPixmapCache>

#include "core/verdictwords.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace marks {

namespace {

struct Measure {
    double height, figure, glyph;
};

Measure measureOf(Size size, double scale) {
    constexpr std::array<Measure, 3> all{{{20, 12, 10}, {26, 15, 13}, {34, 20, 17}}};
    const auto& m = all[static_cast<std::size_t>(size)];
    return {m.height * scale, m.figure * scale, m.glyph * scale};
}

struct Look {
    Hue fill, line, text;
};

bool twoGlyphs(Mark::Glyph g) {
    return g == Mark::Glyph::AtLeastDraw || g == Mark::Glyph::AtMostDraw;
}

Look lookOf(const Mark& mark) {
    switch (mark.glyph) {
    case Mark::Glyph::Win:
        return mark.filled ? Look{Hue::Win, Hue::Win, Hue::OnMark} : Look{Hue::Surface, Hue::Win, Hue::Win};
    case Mark::Glyph::Draw:
        return mark.filled ? Look{Hue::Draw, Hue::DrawLine, Hue::OnDraw}
                           : Look{Hue::Surface, Hue::DrawLine, Hue::DrawLine};
    case Mark::Glyph::Loss:
        return mark.filled ? Look{Hue::Loss, Hue::Loss, Hue::OnMark}
                           : Look{Hue::Surface, Hue::LossLine, Hue::LossLine};
    default:
        return {Hue::Surface, Hue::Unknown, Hue::Unknown};
    }
}

// The border of a filled draw stays dark in the dark theme too, or it would vanish.
QColor borderOf(const Mark& mark) {
    if (mark.glyph == Mark::Glyph::Draw && mark.filled) return {0x66, 0x58, 0x00};
    return theme().color(lookOf(mark).line);
}

QPainterPath triangle(QPointF c, double half) {
    QPainterPath path(c + QPointF(0, -half * 0.926));
    path.lineTo(c + QPointF(half, half * 0.793));
    path.lineTo(c + QPointF(-half, half * 0.793));
    path.closeSubpath();
    return path;
}

void drawGlyph(QPainter& p, Mark::Glyph glyph, QPointF c, double side, const QColor& colour) {
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(colour, side * 0.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (glyph == Mark::Glyph::Win) {
        p.drawEllipse(c, side * 0.4, side * 0.4);
    } else if (glyph == Mark::Glyph::Draw) {
        p.drawPath(triangle(c, side * 0.424));
    } else if (glyph == Mark::Glyph::Loss) {
        const double d = side * 0.368;
        p.setPen(QPen(colour, side * 0.224, Qt::SolidLine, Qt::RoundCap));
        p.drawLine(c - QPointF(d, d), c + QPointF(d, d));
        p.drawLine(c - QPointF(d, -d), c + QPointF(d, -d));
    } else {
        p.setFont(theme().boardFont(side * 1.15, true));
        p.drawText(QRectF(c.x() - side, c.y() - side, side * 2, side * 2), Qt::AlignCenter,
                   QStringLiteral("?"));
    }
}

QSizeF pillSize(const Mark& mark, const Measure& m) {
    if (twoGlyphs(mark.glyph)) return {m.height * 0.66 + m.glyph * 2.35, m.height};
    if (mark.number.isEmpty()) return {m.height, m.height};
    const QFontMetricsF metrics(theme().boardFont(m.figure, true));
    return {m.height * 0.66 + m.glyph * 1.3 + metrics.horizontalAdvance(mark.number), m.height};
}

constexpr double ringGap = 2.5, ringWidth = 3.5;

void drawContents(QPainter& p, QRectF pill, const Mark& mark, const Measure& m) {
    const auto colour = theme().color(lookOf(mark).text);
    if (twoGlyphs(mark.glyph)) {
        const bool atLeast = mark.glyph == Mark::Glyph::AtLeastDraw;
        const auto offset = QPointF(m.glyph * 0.65, 0);
        drawGlyph(p, atLeast ? Mark::Glyph::Draw : Mark::Glyph::Loss, pill.center() - offset, m.glyph,
                  theme().color(atLeast ? Hue::DrawLine : Hue::LossLine));
        drawGlyph(p, atLeast ? Mark::Glyph::Win : Mark::Glyph::Draw, pill.center() + offset, m.glyph,
                  theme().color(atLeast ? Hue::Win : Hue::DrawLine));
        return;
    }
    if (mark.number.isEmpty()) {
        drawGlyph(p, mark.glyph, pill.center(), m.glyph, colour);
        return;
    }
    const double left = pill.left() + m.height * 0.33;
    drawGlyph(p, mark.glyph, {left + m.glyph / 2, pill.center().y()}, m.glyph, colour);
    p.setPen(colour);
    p.setFont(theme().boardFont(m.figure, true));
    p.drawText(QRectF(left + m.glyph * 1.3, pill.top(), pill.width(), pill.height()),
               Qt::AlignVCenter | Qt::AlignLeft, mark.number);
}

void drawBorder(QPainter& p, QRectF pill, const Mark& mark, double scale) {
    const bool unknown = mark.glyph == Mark::Glyph::Unknown;
    double width = (mark.filled ? 0.0 : unknown || twoGlyphs(mark.glyph) ? 2.0 : 2.5) * scale;
    if (mark.filled && mark.glyph == Mark::Glyph::Draw) width = 1.5 * scale;
    QPen pen(borderOf(mark), width);
    if (unknown) pen.setDashPattern({1.5, 1.5});
    p.setPen(width > 0 ? pen : QPen(Qt::NoPen));
    p.setBrush(theme().color(lookOf(mark).fill));
    const auto r = pill.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    p.drawRoundedRect(r, r.height() / 2, r.height() / 2);
}

// A lead has a sign; the minus is as wide as the plus.
QString signedNumber(int n) {
    return (n > 0   ? QStringLiteral("+")
            : n < 0 ? QStringLiteral("−")
                    : QString()) +
           QString::number(std::abs(n));
}

// A number or what bounds it.
QString inSigns(core::Span span) {
    if (span.exact()) return QString::number(span.least);
    if (span.most < core::unlimited) return QStringLiteral("≤%1").arg(span.most);
    return span.least > 1 ? QStringLiteral("≥%1").arg(span.least) : QString();
}

// What the game counts, a lead or the time to its end; else plies.
QString numberOf(const core::Verdict& v) {
    const auto* entry = core::counted(v);
    if (entry == nullptr)
        return v.proven() && v.lower != core::Outcome::Draw ? inSigns(v.length()) : QString();
    if (!entry->figure->isSigned) {
        const auto about = entry->figure->guessOf != nullptr ? QStringLiteral("≈") : QString();
        if (!core::none(entry->span)) return about + inSigns(entry->span);
        return v.lower == core::Outcome::Win ? QStringLiteral("∞") : QString();
    }
    const auto lead = core::number(entry->span);
    return lead && v.lower != core::Outcome::Draw ? signedNumber(*lead) : QString();
}

} // namespace

Mark of(const core::Verdict& v, bool best, bool numbers) {
    Mark mark;
    mark.best = best;
    mark.filled = v.proven();
    const auto outcome = v.proven() ? static_cast<int>(v.lower.outcome) : v.estimate.value_or(0);
    if (!v.proven() && !v.estimate) {
        if (v.lower == core::Outcome::Draw) mark.glyph = Mark::Glyph::AtLeastDraw;
        if (v.upper == core::Outcome::Draw) mark.glyph = Mark::Glyph::AtMostDraw;
        return mark;
    }
    mark.glyph = outcome > 0 ? Mark::Glyph::Win : outcome < 0 ? Mark::Glyph::Loss : Mark::Glyph::Draw;
    if (v.endless)
        mark.number = QStringLiteral("∞");
    else if (numbers)
        mark.number = numberOf(v);
    return mark;
}

QColor colour(const Mark& mark) {
    return theme().color(mark.filled ? lookOf(mark).fill : lookOf(mark).line);
}

QColor edge(const Mark& mark) {
    return borderOf(mark);
}

QSizeF extent(const Mark& mark, Size size, double scale) {
    const auto pill = pillSize(mark, measureOf(size, scale));
    const double ring = mark.best ? (ringGap + ringWidth) * 2 * scale : 0;
    return {pill.width() + ring, pill.height() + ring};
}

namespace {

constexpr double rimWidth = 2;

void draw(QPainter& p, QPointF at, const Mark& mark, Size size, double scale, bool rim) {
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    const auto m = measureOf(size, scale);
    const auto pillExtent = pillSize(mark, m);
    const QRectF pill(at - QPointF(pillExtent.width() / 2, pillExtent.height() / 2), pillExtent);
    const auto outline = [&](double by, const QBrush& brush) {
        const auto r = pill.adjusted(-by, -by, by, by);
        p.setPen(Qt::NoPen);
        p.setBrush(brush);
        p.drawRoundedRect(r, r.height() / 2, r.height() / 2);
    };
    const auto surface = theme().color(Hue::Surface);
    if (mark.best) {
        if (rim) outline((ringGap + ringWidth + rimWidth) * scale, surface);
        outline((ringGap + ringWidth) * scale, borderOf(mark));
        outline(ringGap * scale, surface);
    } else if (rim) {
        outline(rimWidth * scale, surface);
    }
    drawBorder(p, pill, mark, scale);
    drawContents(p, pill, mark, m);
    p.restore();
}

// A mark drawn once for each size and look. A margin of a pixel is for the edge.
QPixmap drawn(const Mark& mark, Size size, double scale, bool rim, double ratio) {
    const auto key = QStringLiteral("mark %1 %2 %3 %4 %5 %6 %7 %8 ")
                         .arg(static_cast<int>(mark.glyph))
                         .arg(mark.filled)
                         .arg(mark.best)
                         .arg(rim)
                         .arg(static_cast<int>(size))
                         .arg(scale)
                         .arg(ratio)
                         .arg(theme().dark()) +
                     mark.number + theme().boardFont(1, true).family();
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;
    const double margin = (rim ? rimWidth * scale : 0) + 1;
    const auto room = extent(mark, size, scale) + QSizeF(2 * margin, 2 * margin);
    pixmap = QPixmap((room * ratio).toSize() + QSize(1, 1));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    draw(painter, QRectF(QPointF(), pixmap.deviceIndependentSize()).center(), mark, size, scale, rim);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace

// On screens from the cache; elsewhere, and enlarged, as shapes.
void paint(QPainter& p, QPointF at, const Mark& mark, Size size, double scale, bool rim) {
    const bool screen = p.paintEngine()->type() == QPaintEngine::Raster;
    if (!screen || p.transform().type() > QTransform::TxTranslate) return draw(p, at, mark, size, scale, rim);
    const double ratio = p.device()->devicePixelRatioF();
    const auto pixmap = drawn(mark, size, scale, rim, ratio);
    const auto room = pixmap.deviceIndependentSize();
    const auto corner = at - QPointF(room.width() / 2, room.height() / 2);
    p.drawPixmap(QPointF(std::round(corner.x() * ratio), std::round(corner.y() * ratio)) / ratio, pixmap);
}

void paintBare(QPainter& p, QPointF at, const Mark& mark, double side) {
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    const auto look = lookOf(mark);
    const auto fill = mark.filled ? theme().color(look.fill) : theme().color(Hue::Surface);
    const double line = side * 0.15;
    if (mark.best) { // as round a pill: a gap and a ring
        p.setBrush(theme().color(Hue::Surface));
        p.setPen(QPen(borderOf(mark), line));
        p.drawEllipse(at, side * 0.75, side * 0.75);
    }
    p.setBrush(fill);
    p.setPen(QPen(borderOf(mark), line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (mark.glyph == Mark::Glyph::Win) {
        p.drawEllipse(at, (side - line) / 2, (side - line) / 2);
        if (mark.filled) drawGlyph(p, mark.glyph, at, side * 0.7, theme().color(look.text));
    } else if (mark.glyph == Mark::Glyph::Draw) {
        p.drawPath(triangle(at, side * 0.55));
    } else if (mark.glyph == Mark::Glyph::Loss) {
        const double d = side * 0.35;
        const auto cross = [&](const QColor& colour, double width) {
            p.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
            p.drawLine(at - QPointF(d, d), at + QPointF(d, d));
            p.drawLine(at - QPointF(d, -d), at + QPointF(d, -d));
        };
        cross(borderOf(mark), side * 0.3);
        if (!mark.filled) cross(fill, side * 0.12);
    } else {
        drawGlyph(p, Mark::Glyph::Unknown, at, side, theme().color(Hue::Unknown));
    }
    p.restore();
}

} // namespace marks
