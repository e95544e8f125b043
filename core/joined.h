#pragma once

#include <functional>
#include <ranges>
#include <string>
#include <string_view>

namespace core {

// The names of all in one line: "a, b, c".
template <std::ranges::input_range All, class Name = std::identity>
std::string joined(All&& all, std::string_view between, Name name = {}) {
    std::string line;
    for (const auto& one : all) {
        if (!line.empty()) line += between;
        line += std::invoke(name, one);
    }
    return line;
}

} // namespace core
