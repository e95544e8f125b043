#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

// Bytes as letters that a link may hold (RFC 4648, section 5, without padding).
std::string base64url(std::string_view bytes);
// Nothing: there are other letters in it.
std::optional<std::string> fromBase64url(std::string_view letters);

} // namespace core
