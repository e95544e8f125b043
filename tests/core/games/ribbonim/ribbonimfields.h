#pragma once

#include "core/kind.h"

#include <memory>

// Ribbonim fields as the tests write them: a ribbon is its length, a ring its length below zero.
namespace ribbonimfields {

inline std::unique_ptr<core::Game> gameOf(const std::string& rules) {
    return core::kindOf("ribbonim").game(rules);
}

inline std::string textOf(const std::vector<int>& field) {
    std::string all;
    for (const int part : field) {
        all += all.empty() ? "" : "-";
        all += part < 0 ? "(" + std::to_string(-part) + ")" : std::to_string(part);
    }
    return all.empty() ? "0" : all;
}

// The same field again from its text.
inline std::vector<int> fieldOf(const std::string& brief) {
    std::vector<int> field;
    if (brief == "0") return field;
    for (const auto& part : core::split(brief, '-'))
        field.push_back(part.front() == '(' ? -std::stoi(part.substr(1)) : std::stoi(part));
    return field;
}

} // namespace ribbonimfields
