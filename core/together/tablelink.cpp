#include "core/together/tablelink.h"

#include "core/options.h"
#include "core/play/untrusted.h"
#include "core/together/limits.h"
#include "core/webletters.h"

#include <algorithm>

namespace core::together {

namespace {

constexpr std::string_view tableMark = "#k1table=";
constexpr std::size_t codeDigits = 6;

[[noreturn]] void noTable() {
    untrusted::fail(text("together", "this link leads to no table that can be read"));
}

} // namespace

std::string TableLink::link(std::string_view address) const {
    return std::string(address) + std::string(tableMark) + broker.text() + '/' + base64url(table) + '/' +
           code;
}

bool TableLink::isOne(std::string_view given) {
    return given.find(tableMark) != std::string_view::npos;
}

TableLink TableLink::read(std::string_view link) {
    const auto at = link.find(tableMark);
    if (at == std::string_view::npos || link.size() > limits::longestLink) noTable();
    const auto parts = split(link.substr(at + tableMark.size()), '/');
    if (parts.size() != 3) noTable();
    TableLink read{Broker::read(parts[0]), fromBase64url(parts[1]).value_or(""), std::string(parts[2])};
    const bool digits = read.code.size() == codeDigits &&
                        std::ranges::all_of(read.code, [](char c) { return c >= '0' && c <= '9'; });
    if (read.table.size() != Seal::meeting || !digits) noTable();
    return read;
}

TableTopics::TableTopics(const Seal& seal, std::string_view table)
    : own("kachisuji/" + base64url(seal.hash("kachisuji table " + std::string(table)))) {}

std::string TableTopics::toHost(std::string_view device) const {
    return toHost() + '/' + base64url(device);
}

std::string TableTopics::toDevice(std::string_view device) const {
    return toDevices() + '/' + base64url(device);
}

std::string TableTopics::deviceOf(std::string_view topic) const {
    const auto before = toHost() + '/';
    if (!topic.starts_with(before)) return {};
    auto device = fromBase64url(topic.substr(before.size())).value_or("");
    return device.size() == Seal::meeting ? device : std::string();
}

} // namespace core::together
