#pragma once

#include <string_view>

namespace core {

// The version of Kachisuji, which CMakeLists.txt names and nothing else: “0.1.0”.
std::string_view version();

} // namespace core
