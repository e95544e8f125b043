#pragma once

#include <cstdint>
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

// A large number as all languages of the program write it: 1,234,567.
inline std::string grouped(std::uint64_t number) {
    auto digits = std::to_string(number);
    for (auto i = digits.size(); i > 3;) digits.insert(i -= 3, 1, ',');
    return digits;
}

} // namespace core
