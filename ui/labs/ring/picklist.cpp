#include "ui/labs/ring/picklist.h"

#include "ui/controls/scrolling.h"
#include "ui/look/theme.h"

PickList::PickList(QAbstractItemModel* model, QWidget* parent) : QListView(parent) {
    setModel(model);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBar(new ThinBar);
    viewport()->setAttribute(Qt::WA_Hover);
    connect(&theme(), &Theme::changed, this, &QListView::doItemsLayout);
}

void PickList::setCurrent(int row) {
    m_setting = true;
    setCurrentIndex(row < 0 ? QModelIndex() : model()->index(row, 0));
    m_setting = false;
}

void PickList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (!m_setting && current.isValid()) emit chosen(current.row());
}
