#pragma once

#include <QString>

#include <nlohmann/json.hpp>

#include <string>

namespace table {

using Json = nlohmann::ordered_json;

inline std::string utf8(const QString& text) {
    return text.toStdString();
}

} // namespace table
