#include "ui/panels/moves/movesdelegate.h"

#include <QPainter>

#include "ui/controls/paint.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"
#include "ui/models/movesmodel.h"

#include <algorithm>
#include <numeric>

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

namespace {
constexpr int rowMargin = 20, narrowRowMargin = 12, numberWidth = 24; // at scale 1
}

void MovesDelegate::measure(int width) {
    const double scale = theme().scale(), edge = (m_narrow ? narrowRowMargin : rowMargin) * scale;
    const QFontMetricsF bold(theme().font(Type::Bold)), plain(theme().font(Type::Body));
    double mark = 0, notation = 0;
    m_resultWidth = 0;
    for (int i = 0; i < m_model.rowCount(); ++i) {
        const auto& row = m_model.at(i);
        if (row.verdict) mark = std::max(mark, marks::extent(row.mark, markSize, scale).width());
        notation = std::max(notation, bold.horizontalAdvance(row.notation));
        m_resultWidth = std::max(m_resultWidth, plain.horizontalAdvance(row.result));
    }
    const double afterMark = edge + (m_narrow ? mark + 12 * scale : std::max(mark + 16 * scale, 60 * scale));
    m_notationX = m_model.showsValues() ? afterMark : edge;
    m_phraseX = m_notationX + notation + (m_narrow ? 12 : 20) * scale;
    m_phraseEnd = width - edge - (m_model.numbersName() ? (numberWidth + 10) * scale : 0);
    const bool results = !m_narrow && m_resultWidth > 0 && m_resultWidth < (m_phraseEnd - m_phraseX) * 0.5;
    if (!results) m_resultWidth = 0;
    if (results) m_phraseEnd -= m_resultWidth + 10 * scale;
    m_heights.clear();
    const int one = theme().target(m_narrow ? 30 : 34);
    const auto font = theme().font(Type::Body);
    for (int i = 0; i < m_model.rowCount(); ++i) {
        const auto& phrase = m_model.at(i).phrase;
        const double room = m_phraseEnd - m_phraseX;
        const double tall = plain.horizontalAdvance(phrase) <= room
                                ? 0
                                : phrases::bounds(font, {0, 0, room, 1e5}, phrase).height();
        m_heights.push_back(std::max(one, qCeil(tall) + theme().px(8)));
    }
}

int MovesDelegate::height() const {
    return std::accumulate(m_heights.begin(), m_heights.end(), 0);
}

QSize MovesDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    const auto row = static_cast<std::size_t>(index.row());
    return {0, row < m_heights.size() ? m_heights[row] : theme().target(34)};
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
        const QPoint inset(theme().px(m_narrow ? narrowRowMargin : rowMargin), 0);
        p.drawLine(rect.bottomLeft() + inset, rect.bottomRight() - inset);
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
    const double edge = (m_narrow ? narrowRowMargin : rowMargin) * scale;
    if (row.verdict) {
        const auto width = marks::extent(row.mark, markSize, scale).width();
        marks::paint(p, {r.left() + edge + width / 2, r.center().y()}, row.mark, markSize, scale);
    }
    const auto text = [&](double from, double to, const QString& what, Type type, Hue hue, Qt::Alignment at) {
        p.setFont(theme().font(type));
        p.setPen(theme().color(hue));
        phrases::draw(p, {from, r.top(), to - from, r.height()}, int(at | Qt::AlignVCenter), what);
    };
    text(m_notationX, m_phraseX, row.notation, Type::Bold, Hue::Ink, Qt::AlignLeft);
    // The scroll bar takes its width from the margin, so that columns do not move when it comes and goes.
    const double right = option.widget->width() - edge;
    if (m_model.numbersName())
        text(right - numberWidth * scale, right, row.number, Type::Bold, Hue::Ink2, Qt::AlignRight);
    if (m_resultWidth > 0)
        text(m_phraseEnd, m_phraseEnd + m_resultWidth + 12 * scale, row.result, Type::Body, Hue::Ink2,
             Qt::AlignRight);
    text(m_phraseX, m_phraseEnd, row.phrase, Type::Body, row.best ? Hue::Ink : Hue::Ink2, Qt::AlignLeft);
    p.restore();
}
