#include "ui/labs/graph/censuscard.h"

#include <QLocale>
#include <QPainter>

#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/look/marks.h"
#include "ui/look/theme.h"
#include "ui/match/words.h"

namespace {
constexpr int head = 48, row = 22, rows = 4;
} // namespace

CensusCard::CensusCard(QWidget* parent) : QWidget(parent) {
    keepHeight(this, head + row * rows);
    connect(&theme(), &Theme::changed, this, QOverload<>::of(&QWidget::update));
    inAnyLanguage(this, [this] { show(m_census); });
}

void CensusCard::show(const core::Census& census) {
    m_census = census;
    setAccessibleName(census.complete ? words::value(census.start) : QString());
    update();
}

void CensusCard::paintEvent(QPaintEvent*) {
    if (!m_census.complete) return;
    const auto& t = theme();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const auto& start = m_census.start;
    const auto mark = marks::of(start, false, true);
    const double wide = marks::extent(mark, marks::Size::M, t.scale()).width(), y = t.px(head) / 2.0;
    marks::paint(p, {wide / 2 + 1, y}, mark, marks::Size::M, t.scale());
    const double left = std::max(wide, 48 * t.scale()) + t.px(12);
    p.setFont(t.font(Type::Bold));
    p.setPen(t.color(Hue::Ink));
    p.drawText(QRectF(left, 0, width() - left, y), Qt::AlignBottom,
               start.lower == core::Outcome::Win    ? tr("First wins")
               : start.lower == core::Outcome::Draw ? tr("A draw")
                                                    : tr("First loses"));
    p.setFont(t.font(Type::Note));
    p.setPen(t.color(Hue::Ink2));
    p.drawText(QRectF(left, y, width() - left, y), Qt::AlignTop,
               start.lower == core::Outcome::Draw
                   ? tr("by endless play, proven")
                   : tr("in %n moves, proven", nullptr, start.plies().value_or(0)));
    const std::array<std::pair<QString, std::uint64_t>, rows> lines{
        {{tr("positions"), m_census.positions},
         {tr("won by the mover"), m_census.wins},
         {tr("drawn"), m_census.draws},
         {tr("lost by the mover"), m_census.losses}}};
    double top = t.px(head);
    for (const auto& [label, number] : lines) {
        const QRectF line(0, top, width(), t.px(row));
        p.setFont(t.font(Type::Secondary));
        p.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, label);
        p.setFont(t.font(Type::Bold));
        p.drawText(line, Qt::AlignVCenter | Qt::AlignRight,
                   QLocale().toString(static_cast<qulonglong>(number)));
        top += t.px(row);
    }
}
