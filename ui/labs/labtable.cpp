#include "ui/labs/labtable.h"

#include <QHeaderView>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>

#include "ui/controls/thinbar.h"
#include "ui/labs/labmodel.h"
#include "ui/phrases.h"
#include "ui/theme.h"

#include <algorithm>

namespace {

// Roomy rows with a hairline below; the row under the pointer and the current one are sunk.
class RowDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        auto size = QStyledItemDelegate::sizeHint(option, index);
        return {size.width() + theme().px(24), std::max(size.height() + theme().px(14), theme().px(40))};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        if ((option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) != 0)
            painter->fillRect(option.rect, theme().color(Hue::Sunk));
        painter->setPen(theme().color(Hue::Line));
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        painter->setPen(theme().color(Hue::Ink));
        painter->setFont(theme().font(Type::Body));
        const int margin = theme().px(12);
        phrases::draw(*painter, option.rect.adjusted(margin, 0, -margin, 0),
                      index.data(Qt::TextAlignmentRole).toInt(), index.data().toString());
    }
};

} // namespace

LabTable::LabTable(LabModel* model, QWidget* parent)
    : QTableView(parent), m_sorted(new QSortFilterProxyModel(this)) {
    m_sorted->setSourceModel(model);
    m_sorted->setSortRole(LabModel::sortRole);
    setModel(m_sorted);
    setItemDelegate(new RowDelegate(this));
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder); // as found
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setWordWrap(true);
    setTabKeyNavigation(false);
    setVerticalScrollMode(ScrollPerPixel);
    setVerticalScrollBar(new ThinBar);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setHighlightSections(false);
    connect(model, &LabModel::modelReset, this, &LabTable::fit);
    connect(&theme(), &Theme::changed, this, &LabTable::apply);
    apply();
}

void LabTable::apply() {
    auto colours = palette();
    colours.setColor(QPalette::Base, theme().color(Hue::Surface));
    setPalette(colours);
    horizontalHeader()->setFont(theme().font(Type::Secondary));
    horizontalHeader()->setStyleSheet(
        QStringLiteral("QHeaderView { background: %1; border: none; }"
                       "QHeaderView::section { background: %1; color: %2; border: none;"
                       " border-bottom: 1px solid %3; padding: %4px %5px; }")
            .arg(theme().color(Hue::Surface).name(), theme().color(Hue::Ink2).name(),
                 theme().color(Hue::Line).name())
            .arg(theme().px(6))
            .arg(theme().px(12)));
    fit();
}

void LabTable::choose(int row) {
    setCurrentIndex(m_sorted->mapFromSource(m_sorted->sourceModel()->index(row, 0)));
}

void LabTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    if (current.isValid()) emit chosen(m_sorted->mapToSource(current).row());
}

// The last column takes what room is left, and asks for no more than its contents need.
void LabTable::fit() {
    for (int i = 0; i < m_sorted->columnCount(); ++i)
        setColumnWidth(
            i, std::max({sizeHintForColumn(i),
                         std::min(horizontalHeader()->sectionSizeHint(i), theme().px(160)), theme().px(84)}));
}
