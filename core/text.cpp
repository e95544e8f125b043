#include "core/text.h"

#include <cctype>

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

// Keeps what was given readable on one line: no control characters, no more than some bytes, cut between
// two characters of UTF-8.
void makeOneLine(Message& message) {
    constexpr std::size_t longest = 240;
    for (auto& argument : message.arguments) {
        for (auto& part : argument.message) makeOneLine(part);
        auto& plain = argument.plain;
        for (auto& c : plain)
            if (std::iscntrl(static_cast<unsigned char>(c)) != 0) c = ' ';
        if (plain.size() <= longest) continue;
        auto end = longest;
        while (end > 0 && (static_cast<unsigned char>(plain[end]) & 0xC0U) == 0x80U) --end;
        plain = plain.substr(0, end) + "…";
    }
}

} // namespace

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
