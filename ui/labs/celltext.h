#pragma once

#include <QString>
#include <QVariant>

#include "core/lab.h"

// How a cell of a lab's table reads.
namespace celltext {

QString shown(const core::Cell& cell, const core::Column& column = {});
// Orders like the cell: numbers as numbers, lists by their length.
QVariant sortable(const core::Cell& cell);
bool number(const core::Cell& cell);
// A value of an option as the new-game dialog calls it, and rules so: "Fingers 5 · Overflow wraps".
QString word(const core::Schema& options, const std::string& key, const std::string& value);
QString rules(const core::Schema& options, const std::string& rules);

} // namespace celltext
