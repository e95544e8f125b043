#include "ui/shelf/matchlist.h"

#include <QKeyEvent>
#include <QStyledItemDelegate>

#include "ui/controls/forms/checkbox.h"
#include "ui/controls/paint.h"
#include "ui/controls/scrolling.h"
#include "ui/shelf/keptmodel.h"
#include "ui/shelf/matchcard.h"

namespace {

constexpr int tickWidth = 44, gap = 10; // at scale 1

class CardDelegate final : public QStyledItemDelegate {
public:
    CardDelegate(const KeptFilter& matches, QObject* parent)
        : QStyledItemDelegate(parent), m_matches(matches) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {0, theme().px(matchcard::height + gap)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        auto& p = *painter;
        const auto& t = theme();
        p.save();
        const QRectF row(option.rect);
        const double side = t.px(CheckBox::box);
        CheckBox::paintBox(
            p, {row.left() + t.px(6), row.top() + (t.px(matchcard::height) - side) / 2, side, side},
            index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked);
        const QRectF card(row.left() + t.px(tickWidth), row.top(), row.width() - t.px(tickWidth + 4),
                          t.px(matchcard::height));
        const bool lit = option.state.testFlag(QStyle::State_MouseOver);
        paint::box(p, card, t.px(12), t.color(lit ? Hue::Sunk : Hue::Surface), t.color(Hue::Line), 1);
        if (option.state.testFlag(QStyle::State_HasFocus)) paint::focusRing(p, card, t.px(12));
        matchcard::paint(p, card, m_matches.at(index.row()));
        p.restore();
    }

    // The list ticks, wherever beside the card; once more where the style has its box would take it back.
    bool editorEvent(QEvent*, QAbstractItemModel*, const QStyleOptionViewItem&, const QModelIndex&) override {
        return false;
    }

private:
    const KeptFilter& m_matches;
};

} // namespace

MatchList::MatchList(KeptFilter& matches, QWidget* parent) : QListView(parent), m_matches(matches) {
    setModel(&matches);
    setItemDelegate(new CardDelegate(matches, this));
    setFrameShape(NoFrame);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBar(new ThinBar);
    viewport()->setAttribute(Qt::WA_Hover);
    viewport()->setAutoFillBackground(false);
    connect(&theme(), &Theme::changed, this, &QListView::doItemsLayout);
}

void MatchList::tick(const QModelIndex& index) {
    const bool on = index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
    m_matches.setData(index, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

void MatchList::tickAll(bool on) {
    for (int row = 0; row < m_matches.rowCount(); ++row)
        m_matches.setData(m_matches.index(row, 0), on ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
}

void MatchList::mouseReleaseEvent(QMouseEvent* event) {
    QListView::mouseReleaseEvent(event);
    const auto index = indexAt(event->pos());
    if (!index.isValid() || event->button() != Qt::LeftButton) return;
    if (event->pos().x() < theme().px(tickWidth))
        tick(index);
    else
        emit chosen(m_matches.at(index.row()).path);
}

void MatchList::keyPressEvent(QKeyEvent* event) {
    const auto index = currentIndex();
    if (event->matches(QKeySequence::SelectAll)) return tickAll(true);
    if (index.isValid() && event->key() == Qt::Key_Space) return tick(index);
    if (index.isValid() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        emit chosen(m_matches.at(index.row()).path);
        return;
    }
    if (event->key() == Qt::Key_Up && index.row() <= 0) return event->ignore(); // leads out of the list
    QListView::keyPressEvent(event);
}
