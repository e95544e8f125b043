#include "ui/controls/readingorder.h"

#include <QLayout>
#include <QWidget>

#include <algorithm>

namespace {

void gather(const QLayout& layout, std::vector<QWidget*>& into) {
    for (int i = 0; i < layout.count(); ++i) {
        auto* item = layout.itemAt(i);
        if (item->widget() != nullptr)
            into.push_back(item->widget());
        else if (item->layout() != nullptr)
            gather(*item->layout(), into);
    }
}

std::vector<QWidget*> children(const QWidget& of) {
    std::vector<QWidget*> all;
    if (of.layout() != nullptr) gather(*of.layout(), all);
    for (auto* child : of.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (child->isWindow() || std::ranges::find(all, child) != all.end()) continue;
        const int middle = child->geometry().center().y();
        const auto below = std::ranges::find_if(
            all, [middle](const QWidget* other) { return other->geometry().center().y() > middle; });
        all.insert(below, child);
    }
    return all;
}

} // namespace

std::vector<QWidget*> readingOrder(const QWidget& in) {
    std::vector<QWidget*> order;
    for (auto* child : children(in)) {
        order.push_back(child);
        const auto inner = readingOrder(*child);
        order.insert(order.end(), inner.begin(), inner.end());
    }
    return order;
}
