#pragma once

#include "core/text.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

// What a command understands behind its name.
struct Syntax {
    std::string_view command;
    std::vector<std::string_view> words; // what stands without a key, by its name in the help: GAME
    std::vector<std::string_view> keys;  // --key value, --key=value
    std::vector<std::string_view> flags; // --flag
};

// The arguments of a command, checked against its syntax: every word is there, and nothing else. Not by
// CLI11: there no value may begin with dashes (a forced pass is “--”), and what its errors say would have to
// be taken apart to be told in the user's language with what was given and what is allowed, which takes more
// lines.
class Arguments {
public:
    Arguments(const Syntax& syntax, std::span<const std::string> given); // throws InputError

    bool given(std::string_view word) const { return m_words.contains(word); } // not always, with --help
    const std::string& word(std::string_view name) const { return m_words.find(name)->second; }
    std::optional<std::string> value(std::string_view key) const;
    // The value of a whole number, or `fallback` if it is not given; throws InputError.
    int number(std::string_view key, int min, int max, int fallback) const;
    bool flag(std::string_view name) const { return m_values.contains(name); }

private:
    std::map<std::string, std::string, std::less<>> m_words, m_values;
};
} // namespace cli
