#include "ui/panels/movesdelegate.h"

#include <QPainter>

#include "ui/controls/paint.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"
#include "ui/models/movesmodel.h"

#include <algorithm>

namespace {

constexpr auto markSize = marks::Size::S;

Hue rowWash(const marks::Mark& mark) {
    return mark.glyph == marks::Mark::Glyph::Loss   ? Hue::LossWash
           : mark.glyph == marks::Mark::Glyph::Draw ? Hue::DrawWash
                                                    : Hue::WinWash;
}

Hue barOf(const marks::Mark& mark) {
    return mark.glyph == marks::Mark::Glyph::Loss   ? Hue::Loss
           : mark.glyph == marks::Mark::Glyph::Draw ? Hue::DrawLine
                                                    : Hue::Win;
}

} // namespace

MovesDelegate::MovesDelegate(const MovesModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model) {}

void MovesDelegate::measure() {
    const double scale = theme().scale();
    const QFontMetricsF bold(theme().font(Type::Bold)), plain(theme().font(Type::Secondary));
    double mark = 0, notation = 0;
    m_resultWidth = 0;
    for (int i = 0; i < m_model.rowCount(); ++i) {
        const auto& row = m_model.at(i);
        if (row.verdict) mark = std::max(mark, marks::extent(row.mark, markSize, scale).width());
        notation = std::max(notation, bold.horizontalAdvance(row.notation));
        m_resultWidth = std::max(m_resultWidth, plain.horizontalAdvance(row.result));
    }
    const double afterMark = m_narrow ? mark + 24 * scale : std::max(mark + 32 * scale, 84 * scale);
    m_notationX = m_model.showsValues() ? afterMark : 16 * scale;
    m_phraseX = m_notationX + notation + (m_narrow ? 12 : 22) * scale;
}

QSize MovesDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {0, theme().target(m_narrow ? 30 : 34)};
}

void MovesDelegate::paintGround(QPainter& p, QRect rect, int row, bool lit, bool focused) const {
    const auto& entry = m_model.at(row);
    if (lit) p.fillRect(rect, theme().color(Hue::Sunk));
    if (entry.best) {
        if (!lit) p.fillRect(rect, theme().color(rowWash(entry.mark)));
        p.fillRect(QRect(rect.left(), rect.top(), theme().px(4), rect.height()),
                   theme().color(barOf(entry.mark)));
    }
    if (entry.groupEnds) {
        p.setPen(QPen(theme().color(Hue::Line), 1));
        p.drawLine(rect.bottomLeft(), rect.bottomRight());
    }
    if (focused) paint::focusRing(p, QRectF(rect).adjusted(1, 1, -1, -1), theme().px(6));
}

void MovesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    auto& p = *painter;
    const auto& row = m_model.at(index.row());
    const double scale = theme().scale();
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    const bool lit = option.state.testFlag(QStyle::State_MouseOver) || index.row() == m_highlighted;
    p.save();
    paintGround(p, option.rect, index.row(), lit, focused);
    const QRectF r(option.rect);
    const double margin = (m_narrow ? 12 : 16) * scale;
    if (row.verdict) {
        const auto width = marks::extent(row.mark, markSize, scale).width();
        marks::paint(p, {r.left() + margin + width / 2, r.center().y()}, row.mark, markSize, scale);
    }
    const auto text = [&](double from, double to, const QString& what, Type type, Hue hue, Qt::Alignment at) {
        p.setFont(theme().font(type));
        p.setPen(theme().color(hue));
        phrases::line(p, {from, r.top(), to - from, r.height()}, at, what);
    };
    text(m_notationX, m_phraseX, row.notation, Type::Bold, Hue::Ink, Qt::AlignLeft);
    // The scroll bar takes its width from the margin, so that columns do not move when it comes and goes.
    double right = option.widget->width() - margin;
    if (m_model.numbersName()) {
        text(right - 24 * scale, right, row.number, Type::Bold, Hue::Ink2, Qt::AlignRight);
        right -= 34 * scale;
    }
    const double resultWidth = std::min(m_resultWidth + 2, (right - m_phraseX) * 0.5);
    if (!m_narrow) {
        text(right - resultWidth, right, row.result, Type::Secondary, Hue::Ink2, Qt::AlignRight);
        right -= resultWidth + 8 * scale;
    }
    text(m_phraseX, right, row.phrase, Type::Secondary, Hue::Ink2, Qt::AlignLeft);
    p.restore();
}
