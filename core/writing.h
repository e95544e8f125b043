#pragma once

#include "core/text.h"

#include <string>
#include <string_view>
#include <vector>

// How a language writes what has been put together out of phrases, figures and sentences.
namespace core {

// Figures with their thousands parted, as in "2,028,773,880".
Message grouped(Message message);
std::string grouped(long long number);
// A number that is told with its counter (%n), in a text where it stands as it is.
std::string grouped(std::string text, int n);

// Counters in kana, whose first sound hangs on the number (1ぴき, 2ひき, 3びき): the text with every ひき,
// ほん and ふん behind a number as it is read.
std::string asRead(std::string kana);

// Sentences one after the other; what has no full stop gets `stop` where another follows, and then `between`.
std::string sentences(const std::vector<std::string>& all, std::string_view stop, std::string_view between);

} // namespace core
