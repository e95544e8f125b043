#include "core/webletters.h"

namespace core {

namespace {

constexpr std::string_view sixtyFour = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

} // namespace

std::string base64url(std::string_view bytes) {
    std::string all;
    unsigned bits = 0;
    int count = 0;
    for (const char c : bytes) {
        bits = bits << 8U | static_cast<unsigned char>(c);
        for (count += 8; count >= 6; count -= 6) all += sixtyFour[bits >> (count - 6) & 63U];
    }
    if (count > 0) all += sixtyFour[bits << (6 - count) & 63U];
    return all;
}

std::optional<std::string> fromBase64url(std::string_view letters) {
    std::string bytes;
    unsigned bits = 0;
    int count = 0;
    for (const char c : letters) {
        const auto digit = sixtyFour.find(c);
        if (digit == std::string_view::npos) return {};
        bits = bits << 6U | static_cast<unsigned>(digit);
        count += 6;
        if (count < 8) continue;
        count -= 8;
        bytes += static_cast<char>(bits >> count & 255U);
    }
    return bytes;
}

} // namespace core
