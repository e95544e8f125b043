#include "ui/labs/labtable.h"

#include <QHeaderView>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>

#include "ui/controls/says.h"
#include "ui/controls/scrolling.h"
#include "ui/labs/labmodel.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace {

constexpr int margin = 12; // beside the texts

// Roomy rows with a hairline below; the row under the pointer and the current one are sunk.
class RowDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto text = index.data().toString();
        const auto font = theme().font(Type::Body);
        const int margins = 2 * theme().px(margin), room = option.rect.width() - margins;
        const double tall = room > 0 ? phrases::bounds(font, {0, 0, 1.0 * room, 1e5}, text).height() : 0;
        return {qCeil(QFontMetricsF(font).horizontalAdvance(text)) + margins + 2,
                std::max(qCeil(tall) + theme().px(16), theme().target(40))};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        if ((option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) != 0)
            painter->fillRect(option.rect, theme().color(Hue::Sunk));
        painter->setPen(theme().color(Hue::Line));
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        painter->setPen(theme().color(Hue::Ink));
        painter->setFont(theme().font(Type::Body));
        const int inset = theme().px(margin);
        phrases::draw(*painter, option.rect.adjusted(inset, 0, -inset, 0),
                      index.data(Qt::TextAlignmentRole).toInt(), index.data().toString());
    }
};

// Headings take as many lines as their columns leave them.
class Head final : public QHeaderView {
public:
    Head() : QHeaderView(Qt::Horizontal) {}

    QString heading(int section) const { return model()->headerData(section, orientation()).toString(); }
    int heightFor(int section) const {
        const QRectF room(0, 0, sectionSize(section) - 2 * theme().px(margin), 1e5);
        return qCeil(phrases::bounds(font(), room, heading(section)).height()) + 2 * theme().px(6) + 1;
    }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override {
        QHeaderView::initStyleOptionForIndex(option, section);
        option->text.clear();
    }
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        painter->save();
        QHeaderView::paintSection(painter, rect, section);
        painter->restore();
        painter->setFont(font());
        painter->setPen(theme().color(Hue::Ink2));
        const auto side = model()->headerData(section, orientation(), Qt::TextAlignmentRole);
        const int inset = theme().px(margin);
        phrases::draw(*painter, rect.adjusted(inset, 0, -inset, 0),
                      side.isValid() ? side.toInt() : int(Qt::AlignVCenter | Qt::AlignLeft),
                      heading(section));
    }
};

} // namespace

LabTable::LabTable(LabModel* model, QWidget* parent)
    : QTableView(parent), m_sorted(new QSortFilterProxyModel(this)) {
    m_sorted->setSourceModel(model);
    m_sorted->setSortRole(LabModel::sortRole);
    setHorizontalHeader(new Head);
    horizontalHeader()->setSectionsClickable(true);
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
    inAnyLanguage(this, [this] { apply(); });
}

void LabTable::apply() {
    auto colours = palette();
    colours.setColor(QPalette::Base, theme().color(Hue::Surface));
    setPalette(colours);
    horizontalHeader()->setFont(theme().font(Type::Body));
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

namespace {

// As narrow as the longest word.
int narrowest(const QFontMetrics& metrics, const QString& text) {
    return metrics.boundingRect(QRect(0, 0, 1, 100'000), Qt::TextWordWrap, phrases::joined(text)).width() + 2;
}

// So many pixels less in all, one by one from whichever column is the widest and still has some to give.
void narrow(std::vector<int>& widths, const std::vector<int>& floors, int over) {
    for (; over > 0; --over) {
        int* widest = nullptr;
        for (std::size_t i = 0; i < widths.size(); ++i)
            if (widths[i] > floors[i] && (widest == nullptr || widths[i] > *widest)) widest = &widths[i];
        if (widest == nullptr) return;
        --*widest;
    }
}

} // namespace

// Where there is too little room, first the headings take more lines, then the widest columns do; the last
// one takes what is left. Of rows that are looked at closer, figures go aside rather than squeeze a text.
void LabTable::fit() {
    const auto* head = static_cast<const Head*>(horizontalHeader());
    const auto& table = static_cast<const LabModel*>(m_sorted->sourceModel())->table();
    const QFontMetrics metrics(head->font()), body(theme().font(Type::Body));
    const int margins = theme().px(2 * margin), room = viewport()->width();
    constexpr int looked = 200, readable = 200, kept = 4; // rows; of a text, at scale 1; columns
    std::vector<int> natural, headed, floors;
    int needed = 0;
    for (int i = 0; i < m_sorted->columnCount(); ++i) {
        setColumnHidden(i, false); // what is hidden has no width
        const int contents = std::max(sizeHintForColumn(i), theme().px(56));
        const int heading = metrics.horizontalAdvance(head->heading(i)) + theme().px(2 * margin + 16);
        natural.push_back(std::max({contents, std::min(heading, theme().px(160)), theme().px(84)}));
        const int word = narrowest(metrics, head->heading(i)) + margins;
        headed.push_back(std::max(contents, std::min(word, natural.back())));
        int longest = word;
        for (int row = 0; row < std::min(m_sorted->rowCount(), looked); ++row)
            longest = std::max(longest, narrowest(body, m_sorted->index(row, i).data().toString()) + margins);
        floors.push_back(std::min(longest, headed.back()));
        needed += std::max(floors.back(), std::min(headed.back(), theme().px(readable)));
    }
    const auto was = std::exchange(m_aside, {});
    if (needed > room && !table.pictures.empty())
        for (int i = kept; i < m_sorted->columnCount(); ++i) m_aside << i;
    natural.resize(natural.size() - static_cast<std::size_t>(m_aside.size()));
    for (const int column : m_aside) setColumnHidden(column, true);
    const auto total = [](const std::vector<int>& widths) {
        return std::accumulate(widths.begin(), widths.end(), 0);
    };
    auto widths = natural;
    for (const auto* bounds : {&headed, &floors}) narrow(widths, *bounds, total(widths) - room);
    // Figures keep together; a text at the end has what is left.
    const int last = static_cast<int>(widths.size()) - 1, left = room - total(widths);
    const auto side = m_sorted->headerData(last, Qt::Horizontal, Qt::TextAlignmentRole);
    if (left > 0 && side.isValid() && (side.toInt() & Qt::AlignRight) != 0)
        for (auto& width : widths) width += left / (last + 1);
    int tall = theme().target(32);
    for (int i = 0; i <= last; ++i) {
        setColumnWidth(i, widths[static_cast<std::size_t>(i)]);
        tall = std::max(tall, head->heightFor(i));
    }
    horizontalHeader()->setFixedHeight(tall);
    if (was != m_aside) emit asideChanged();
}

void LabTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fit();
}
