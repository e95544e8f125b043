#include "core/text.h"

#include <boost/locale/utf.hpp>

#include <algorithm>
#include <cctype>
#include <optional>

namespace core {

namespace {

// Replaces %1 … %9 and %n in one pass, so that an argument that holds a % is left alone.
std::string filled(const std::string& pattern, const Message& message, Translate translate) {
    std::string out;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool place = pattern[i] == '%' && i + 1 < pattern.size();
        if (place && pattern[i + 1] == 'n') {
            out += std::to_string(message.n);
            ++i;
        } else if (place && std::isdigit(static_cast<unsigned char>(pattern[i + 1])) != 0) {
            const auto index = static_cast<std::size_t>(pattern[++i] - '1');
            if (index >= message.arguments.size()) continue;
            const auto& argument = message.arguments[index];
            out += argument.message.empty() ? argument.plain : spoken(argument.message.front(), translate);
        } else {
            out += pattern[i];
        }
    }
    return out;
}

// Of Unicode's bidirectional algorithm: marks, embeddings, overrides, isolates.
bool turnsText(char32_t c) {
    return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
           (c >= 0x2066 && c <= 0x2069);
}

// Controls, and what parts lines and paragraphs.
bool breaksLine(char32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029;
}

// The character that a text begins with, and its bytes; of what is not UTF-8 one byte that is none.
struct Character {
    std::optional<char32_t> code;
    std::string_view bytes;
};
Character firstOf(std::string_view given) {
    using boost::locale::utf::incomplete, boost::locale::utf::illegal;
    const auto* end = given.data();
    const auto code = boost::locale::utf::utf_traits<char>::decode(end, given.data() + given.size());
    if (code == incomplete || code == illegal) return {{}, given.substr(0, 1)};
    return {code, given.substr(0, static_cast<std::size_t>(end - given.data()))};
}

// Keeps what was given readable on one line: no control characters or line breaks, no bytes that are not
// UTF-8, and no more than some, cut between two characters.
std::string oneLine(std::string_view given) {
    constexpr std::size_t longest = 240;
    std::string line;
    while (!given.empty()) {
        const auto [code, bytes] = firstOf(given);
        const auto shown = !code ? "\uFFFD" : breaksLine(*code) ? " " : turnsText(*code) ? "" : bytes;
        if (line.size() + shown.size() > longest) return line + "…";
        line += shown;
        given.remove_prefix(bytes.size());
    }
    return line;
}

void makeOneLine(Message& message) {
    for (auto& argument : message.arguments) {
        for (auto& part : argument.message) makeOneLine(part);
        argument.plain = oneLine(argument.plain);
    }
}

} // namespace

std::string unturned(std::string_view given) {
    std::string kept;
    while (!given.empty()) {
        const auto [code, bytes] = firstOf(given);
        if (!code || !turnsText(*code)) kept += bytes;
        given.remove_prefix(bytes.size());
    }
    return kept;
}

Message inSequence(const std::vector<Message>& steps, bool goesOn) {
    Message all;
    for (const auto& step : steps)
        all = all.empty() ? step : Message(text("core", "%1 → %2"), {std::move(all), step});
    return goesOn ? Message(text("core", "%1 → …"), {std::move(all)}) : all;
}

InputError::InputError(std::string key, Message message)
    : m_message(std::move(message)), m_key(std::move(key)) {
    makeOneLine(m_message);
    m_english = m_message.english();
}

std::string spoken(const Message& message, Translate translate) {
    return filled(translate(message.phrase, message.n), message, translate);
}

std::string Message::english() const {
    return spoken(*this, [](const Phrase& p, int) { return std::string(p.english); });
}

} // namespace core
