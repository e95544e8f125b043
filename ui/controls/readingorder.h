#pragma once

#include <vector>

class QWidget;

// All parts inside a part of the window in the order in which they are laid out and read: a column to its end
// before the next. What stands in no layout comes where it lies.
std::vector<QWidget*> readingOrder(const QWidget& in);
