#pragma once

#include "core/picture/page.h"
#include "core/play/record.h"

#include <optional>
#include <string>
#include <string_view>

// A match as text: read from a file or a link, seen at a glance, and given on.
namespace web {

using Json = core::page::Json;

constexpr std::size_t longestMessage = core::mostRecordBytes * 2; // a record as a string of JSON

// What is said of a record, {"record": …}; throws InputError where it is none.
core::Record recordOf(const Json& said);
// A match as one sees it before going on with it: its board, who plays, and whose turn it is.
Json glanceJson(const core::Record& record);
// On one line, to be put into an address.
std::string shortly(const core::Record& record);
// A QR code as a path of squares, with the white edge of four that readers ask for; nothing: the text is too
// long.
std::optional<Json> qrJson(const std::string& text);

} // namespace web
