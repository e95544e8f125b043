#include "ui/controls/flowlayout.h"

#include <QWidget>

#include "ui/look/theme.h"

#include <algorithm>

FlowLayout::FlowLayout(int gap, QWidget* parent) : QLayout(parent), m_gap(gap) {
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item) {
    m_items.emplace_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    if (index < 0 || index >= count()) return nullptr;
    const auto at = m_items.begin() + index;
    auto* item = at->release();
    m_items.erase(at);
    return item;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const auto& item : m_items)
        if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
    return size;
}

int FlowLayout::arrange(const QRect& rect, bool apply) const {
    const int gap = theme().px(m_gap);
    int x = rect.x(), y = rect.y(), line = 0;
    for (const auto& item : m_items) {
        if (item->isEmpty()) continue;
        const auto size = item->sizeHint();
        if (x > rect.x() && x + size.width() > rect.right() + 1) {
            x = rect.x();
            y += line + gap;
            line = 0;
        }
        if (apply) item->setGeometry({{x, y}, size});
        x += size.width() + gap;
        line = std::max(line, size.height());
    }
    return y + line - rect.y();
}
