#pragma once

#include "core/picture/page.h"
#include "core/play/record.h"
#include "core/shelf/cards.h"

#include <optional>
#include <string>
#include <string_view>

// A match as text: read from a file or a link, seen at a glance, and given on.
namespace web {

using Json = core::page::Json;

constexpr std::size_t longestMessage = core::mostRecordBytes * 2; // a record as a string of JSON

// What is said of a record, {"record": …}; throws InputError where it is none.
core::Record recordOf(const Json& said);
// What is offered, as words (core/shelf/cards.h).
Json cardJson(const core::Card& card);
// Of the matches that the device keeps, [{"id", "record", "day": {"ago", "day", "month"}}], the latest first:
// the one to go on with, rather one that is not over, and its board; and all as a list. What cannot be read
// is in the list all the same, to be deleted.
std::optional<Json> glanceJson(const Json& kept);
Json matchesJson(const Json& kept);
// On one line, to be put into an address.
std::string shortly(const core::Record& record);
// A QR code as a path of squares, with the white edge of four that readers ask for; nothing: the text is too
// long.
std::optional<Json> qrJson(const std::string& text);

} // namespace web
