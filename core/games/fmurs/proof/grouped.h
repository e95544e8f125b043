#pragma once

#include <cstdint>
#include <string>

namespace core::fmurs {

// A large number as all languages of the program write it: 1,234,567.
inline std::string grouped(std::uint64_t number) {
    auto digits = std::to_string(number);
    for (auto i = digits.size(); i > 3;) digits.insert(i -= 3, 1, ',');
    return digits;
}

} // namespace core::fmurs
