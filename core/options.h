#pragma once

#include "core/text.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// One option of a game or a lab. The schema is data: dialog, command line, records and labs all read it.
struct Option {
    enum class Type : std::uint8_t { Int, Choice, List, Range }; // Range: A..B or one number
    struct Choice {
        std::string_view value;
        Phrase label;
        Phrase hint = {};
    };

    // What an entry of a list may be: a whole number, or one in parentheses where these have a meaning.
    struct Entry {
        int min = 0, max = 0;    // of the number
        Phrase parentheses = {}; // what a number in parentheses is ("ring"); empty: there are none
    };

    std::string_view key;
    Type type = Type::Int;
    Phrase label;
    std::string_view fallback;        // the default, in the same form as it is given
    int min = 0, max = 0;             // Int: the range; List: how many entries
    std::vector<Choice> choices = {}; // Choice only
    Phrase hint = {};                 // a line more: what an entry looks like, what 0 means
    Entry entry = {};                 // List only
    int offered = 0;                  // Int: the highest the dialog offers; 0: max
    bool onlyStart = false; // says no more than how a match begins: a position given takes its place
    bool deep = false;      // shown only to who wants to see all
};

using Schema = std::vector<Option>;

// Values for a schema, each checked for type and range. What was not given has its default.
class Values {
public:
    Values(const Schema& schema, std::map<std::string, std::string> given); // throws InputError

    int number(std::string_view key) const;
    const std::string& choice(std::string_view key) const;
    std::pair<int, int> range(std::string_view key) const;
    std::vector<std::string> list(std::string_view key) const;
    bool given(std::string_view key) const;
    // key=value;… of what was given, in the schema's order.
    std::string text() const;

    friend bool operator==(const Values&, const Values&) = default;

private:
    const std::string& at(std::string_view key) const;
    std::vector<std::string> m_order;
    std::map<std::string, std::string, std::less<>> m_values;
    std::map<std::string, std::string, std::less<>> m_given;
};

// Reads key=value pairs joined by ';'. Throws InputError for an unknown key or a value not allowed.
Values parseValues(const Schema& schema, std::string_view rules);

// "limit: “-1” is not allowed; allowed: 0 to 20"
InputError badValue(std::string_view key, std::string_view given, const Message& allowed);

// A whole decimal number, nothing else; nothing if it is none or does not fit.
std::optional<int> wholeNumber(std::string_view s);

// A whole number from `min` to `max`; another is a bad value of `key`.
int numberIn(std::string_view key, std::string_view given, int min, int max);

// "A..B" with A ≤ B, or one number for both; nothing if it is neither.
std::optional<std::pair<int, int>> wholeRange(std::string_view s);

std::vector<std::string> split(std::string_view s, char separator);

} // namespace core
