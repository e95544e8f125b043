#include "core/text.h"

#include <utf8proc.h>

#include <algorithm>
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

// Of Unicode's bidirectional algorithm: marks, embeddings, overrides, isolates.
bool turnsText(utf8proc_int32_t c) {
    return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
           (c >= 0x2066 && c <= 0x2069);
}

// Keeps what was given readable on one line: no control characters or line breaks, no bytes that are not
// UTF-8, and no more than some, cut between two characters.
std::string oneLine(std::string_view given) {
    constexpr std::size_t longest = 240;
    std::string line;
    while (!given.empty()) {
        utf8proc_int32_t character = 0;
        const auto read = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(given.data()),
                                           static_cast<utf8proc_ssize_t>(given.size()), &character);
        const auto size = static_cast<std::size_t>(std::max<utf8proc_ssize_t>(read, 1));
        const auto category = utf8proc_category(character);
        const bool breaks = category == UTF8PROC_CATEGORY_CC || category == UTF8PROC_CATEGORY_ZL ||
                            category == UTF8PROC_CATEGORY_ZP;
        const auto shown = read < 1               ? "\uFFFD"
                           : breaks               ? " "
                           : turnsText(character) ? ""
                                                  : given.substr(0, size);
        if (line.size() + shown.size() > longest) return line + "…";
        line += shown;
        given.remove_prefix(size);
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
        utf8proc_int32_t character = 0;
        const auto read = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(given.data()),
                                           static_cast<utf8proc_ssize_t>(given.size()), &character);
        const auto size = static_cast<std::size_t>(std::max<utf8proc_ssize_t>(read, 1));
        if (!turnsText(character)) kept += given.substr(0, size);
        given.remove_prefix(size);
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
