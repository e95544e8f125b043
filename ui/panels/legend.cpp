#include "ui/panels/legend.h"

#include <QPainter>

#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/marks.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"

#include <algorithm>
#include <vector>

namespace {

struct Entry {
    marks::Mark mark;
    QString text;
};

double widthOf(const std::vector<Entry>& entries, marks::Size size, double gapToText, Type type) {
    const QFontMetricsF metrics(theme().font(type));
    double total = 0;
    for (const auto& [mark, text] : entries)
        total +=
            marks::extent(mark, size, theme().scale()).width() + gapToText + metrics.horizontalAdvance(text);
    return total;
}

// Entries side by side, no further apart than the style says and closer where they would not fit. In
// languages with longer words the text is smaller, and the numbers in the marks make room.
void paintRow(QPainter& p, std::vector<Entry> entries, marks::Size size, double gapToText, QRectF place) {
    const double scale = theme().scale(),
                 room = place.width() - 6 * scale * static_cast<double>(entries.size());
    auto type = Type::Secondary;
    if (widthOf(entries, size, gapToText, type) > room) type = Type::Note;
    if (widthOf(entries, size, gapToText, type) > room)
        for (auto& entry : entries) entry.mark.number.clear();
    const double total = widthOf(entries, size, gapToText, type);
    p.setFont(theme().font(type));
    p.setPen(theme().color(Hue::Ink));
    const QFontMetricsF metrics(p.font());
    const auto gaps = static_cast<double>(std::max<std::size_t>(1, entries.size() - 1));
    const double gap = std::min(28 * scale, (place.width() - total) / gaps);
    double x = place.left();
    for (const auto& [mark, text] : entries) {
        const double width = marks::extent(mark, size, scale).width();
        marks::paint(p, {x + width / 2, place.center().y()}, mark, size, scale);
        x += width + gapToText;
        const double textWidth = metrics.horizontalAdvance(text);
        p.drawText(QRectF(x, place.top(), textWidth + 2, place.height()), Qt::AlignVCenter, text);
        x += textWidth + gap;
    }
}

marks::Mark mark(marks::Mark::Glyph glyph, bool filled, const char* number = "", bool best = false) {
    return {glyph, filled, best, QString::fromUtf8(number)};
}

} // namespace

Legend::Legend(Session& session, QWidget* parent) : Card(parent), m_session(session) {
    connect(&session, &Session::matchChanged, this, QOverload<>::of(&QWidget::update));
    connect(&session.hints(), &Hints::changed, this, QOverload<>::of(&QWidget::update));
    named(this, [] { return tr("Legend"); });
    inAnyLanguage(this, [this] { update(); });
}

void Legend::paintEvent(QPaintEvent* event) {
    Card::paintEvent(event);
    if (!m_session.active()) return;
    using Glyph = marks::Mark::Glyph;
    QPainter p(this);
    const double scale = theme().scale(), margin = 16 * scale;
    const auto row = [&](double top, double height) {
        return QRectF(margin, top * scale, width() - 2 * margin, height * scale);
    };
    const auto& kind = m_session.match().game().kind();
    std::vector<Entry> values{{mark(Glyph::Win, true), tr("win")}};
    if (kind.draws) values.push_back({mark(Glyph::Draw, true), tr("draw")});
    values.push_back({mark(Glyph::Loss, true), tr("loss")});
    values.push_back({mark(Glyph::Unknown, false), tr("unknown")});
    paintRow(p, values, marks::Size::M, 7 * scale, row(10, 36));

    p.setPen(QPen(theme().color(Hue::Line), 1));
    p.drawLine(QPointF(margin, qRound(52 * scale) - 0.5),
               QPointF(width() - margin, qRound(52 * scale) - 0.5));
    const bool lead = kind.lead != nullptr;
    const bool numbers = m_session.hints().level() == Help::Numbers || m_session.hints().level() == Help::Off;
    const char* sure = !numbers ? "" : lead ? "+4" : "14";
    const char* guessed = !numbers || lead ? "" : "≈9"; // an estimated lead is not shown
    paintRow(p,
             {{mark(Glyph::Win, true, sure), tr("proven")},
              {mark(Glyph::Win, false, guessed), tr("estimate")},
              {mark(Glyph::Win, true, sure, true), tr("best")}},
             marks::Size::S, 9 * scale, row(58, 36));
    p.setFont(theme().font(Type::Note));
    p.setPen(theme().color(Hue::Ink2));
    if (numbers)
        phrases::draw(p, row(96, 40), Qt::AlignLeft | Qt::AlignTop, language::spoken(kind.numberMeans));
}
