#pragma once

#include <string>
#include <string_view>

// A match, a position or a puzzle as a link: an address, “#k1=” and the record, compressed with raw DEFLATE,
// in base64url without padding. A page does the same with what a browser has for it (resources/web/play.js).
namespace core {

// What a reader takes of a record, in bytes.
inline constexpr std::size_t mostLinkedBytes = 64U << 10U;

// The link to a page at `address`, without a fragment, that opens this record. Throws InputError where it is
// none, or too long to be read again.
std::string linkTo(std::string_view address, std::string_view record);

// Whether a text is meant to be one.
bool isLink(std::string_view text);

// The record in a link, or in what stands behind its “#k1=” alone. Throws InputError where there is none.
std::string recordIn(std::string_view link);

} // namespace core
