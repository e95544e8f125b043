#include "core/together/invitation.h"

#include "core/options.h"
#include "core/play/untrusted.h"
#include "core/together/limits.h"
#include "core/webletters.h"

#include <algorithm>

namespace core::together {

namespace {

constexpr std::string_view roomMark = "#k1room=";

[[noreturn]] void noRoom() {
    untrusted::fail(text("together", "this link leads to no room that can be read"));
}

bool letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
}

std::string bytesOf(std::string_view letters, std::size_t size) {
    const auto bytes = fromBase64url(letters).value_or("");
    if (bytes.size() != size) noRoom();
    return bytes;
}

} // namespace

std::string Broker::text() const {
    const Broker usual{};
    auto all = host;
    if (port != usual.port || page != usual.page) all += ':' + std::to_string(port);
    if (page != usual.page) all += ':' + std::to_string(page);
    return all;
}

Broker Broker::read(std::string_view given) {
    const auto parts = split(given, ':');
    const auto isHost = [](std::string_view name) {
        return !name.empty() && name.size() <= 253 && name.front() != '-' && name.front() != '.' &&
               std::ranges::all_of(name, letter);
    };
    if (parts.empty() || parts.size() > 3 || !isHost(parts[0]))
        untrusted::fail(
            {core::text("together", "“%1” is not the address of a broker, like broker.example:8883"),
             {std::string(given)}});
    Broker read{std::string(parts[0])};
    if (parts.size() > 1) read.port = numberIn("broker", parts[1], 1, 65'535);
    if (parts.size() > 2) read.page = numberIn("broker", parts[2], 1, 65'535);
    return read;
}

std::string Invitation::link(std::string_view address) const {
    return std::string(address) + std::string(roomMark) + broker.text() + '/' + base64url(room) + '/' +
           base64url(key);
}

std::string Invitation::pageAddress(std::string_view given) {
    const auto at = given.find("://");
    const auto scheme = given.substr(0, at);
    const auto shown = [](char c) {
        return c > ' ' && c < '\x7f' && c != '#' && c != '"' && c != '<' && c != '>';
    };
    if (at == std::string_view::npos || (scheme != "https" && scheme != "http" && scheme != "file") ||
        given.size() == at + 3 || given.size() > limits::longestPage || !std::ranges::all_of(given, shown))
        untrusted::fail({text("together", "“%1” is not the address of a page, like "
                                          "https://school.example/kachisuji.html"),
                         {std::string(given)}});
    return std::string(given);
}

bool Invitation::isOne(std::string_view given) {
    return given.find(roomMark) != std::string_view::npos;
}

Invitation Invitation::read(std::string_view link) {
    const auto at = link.find(roomMark);
    if (at == std::string_view::npos || link.size() > limits::longestLink) noRoom();
    const auto parts = split(link.substr(at + roomMark.size()), '/');
    if (parts.size() != 3) noRoom();
    return {Broker::read(parts[0]), bytesOf(parts[1], Seal::open), bytesOf(parts[2], Seal::key)};
}

std::string Invitation::topic() const {
    return "kachisuji/" + base64url(room);
}

} // namespace core::together
