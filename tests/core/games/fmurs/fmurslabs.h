#pragma once

#include "tests/core/games/labs.h"

#include <QtGlobal>

// What the labs of Fmurs find.
namespace fmurslabs {

using namespace core;

inline Table labOf(std::string_view id, const std::string& values) {
    return ::labOf("fmurs", id, values);
}

inline std::int64_t number(const Table& table, std::size_t row, std::string_view key) {
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].key == key) return std::get<std::int64_t>(table.rows.at(row)[i]);
    qFatal("no such column");
    return 0;
}

inline std::size_t rowOf(const Table& table, int rows, int columns) {
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        if (number(table, i, "rows") == rows && number(table, i, "columns") == columns) return i;
    qFatal("no such field");
    return 0;
}

} // namespace fmurslabs
