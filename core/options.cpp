#include "core/options.h"

#include "core/joined.h"

#include <algorithm>
#include <charconv>

namespace core {

namespace {

Message allowedBy(const Option& option) {
    switch (option.type) {
    case Option::Type::Int:
        return {text("core", "%1 to %2"), {option.min, option.max}};
    case Option::Type::Range:
        return {text("core", "A..B from %1 to %2"), {option.min, option.max}};
    case Option::Type::List:
        if (option.min == option.max) return {text("core", "exactly %1, joined by commas"), {option.min}};
        return {text("core", "%1 to %2 entries joined by commas"), {option.min, option.max}};
    case Option::Type::Choice:
        break;
    }
    return {text("core", "one of %1"), {joined(option.choices, ", ", &Option::Choice::value)}};
}

bool allows(const Option& option, const std::string& value) {
    switch (option.type) {
    case Option::Type::Int: {
        const auto number = wholeNumber(value);
        return number && *number >= option.min && *number <= option.max;
    }
    case Option::Type::Range: {
        const auto range = wholeRange(value);
        return range && range->first >= option.min && range->second <= option.max;
    }
    case Option::Type::List: {
        const auto count = static_cast<int>(split(value, ',').size());
        return count >= option.min && count <= option.max;
    }
    case Option::Type::Choice:
        break;
    }
    return std::ranges::any_of(option.choices, [&](const auto& choice) { return choice.value == value; });
}

} // namespace

std::vector<std::string> split(std::string_view s, char separator) {
    std::vector<std::string> parts;
    for (;;) {
        const auto end = s.find(separator);
        parts.emplace_back(s.substr(0, end));
        if (end == std::string_view::npos) return parts;
        s.remove_prefix(end + 1);
    }
}

std::optional<int> wholeNumber(std::string_view s) {
    int number = 0;
    const auto [end, error] = std::from_chars(s.data(), s.data() + s.size(), number);
    if (error != std::errc() || end != s.data() + s.size()) return {};
    return number;
}

std::optional<std::pair<int, int>> wholeRange(std::string_view s) {
    const auto dots = s.find("..");
    const auto low = wholeNumber(s.substr(0, dots));
    const auto high = dots == std::string_view::npos ? low : wholeNumber(s.substr(dots + 2));
    if (!low || !high || *low > *high) return {};
    return std::pair(*low, *high);
}

InputError badValue(std::string_view key, std::string_view given, const Message& allowed) {
    return {std::string(key), Message(text("core", "%1: “%2” is not allowed; allowed: %3"),
                                      {std::string(key), std::string(given), allowed})};
}

Values::Values(const Schema& schema, std::map<std::string, std::string> given) {
    for (const auto& option : schema) {
        const std::string key(option.key);
        m_order.push_back(key);
        m_values[key] = option.fallback;
        const auto found = given.find(key);
        if (found == given.end()) continue;
        if (!allows(option, found->second)) throw badValue(key, found->second, allowedBy(option));
        m_values[key] = m_given[key] = found->second;
        given.erase(found);
    }
    if (given.empty()) return;
    throw InputError({core::text("core", "“%1” is not an option; options are: %2"),
                      {given.begin()->first, joined(m_order, ", ")}});
}

const std::string& Values::at(std::string_view key) const {
    return m_values.find(key)->second;
}

int Values::number(std::string_view key) const {
    return wholeNumber(at(key)).value_or(0);
}

const std::string& Values::choice(std::string_view key) const {
    return at(key);
}

std::pair<int, int> Values::range(std::string_view key) const {
    return wholeRange(at(key)).value_or(std::pair(0, 0));
}

std::vector<std::string> Values::list(std::string_view key) const {
    return split(at(key), ',');
}

bool Values::given(std::string_view key) const {
    return m_given.contains(key);
}

std::string Values::text() const {
    std::string all;
    for (const auto& key : m_order)
        if (const auto found = m_given.find(key); found != m_given.end())
            all += (all.empty() ? "" : ";") + key + '=' + found->second;
    return all;
}

int numberIn(std::string_view key, std::string_view given, int min, int max) {
    const auto number = wholeNumber(given);
    if (!number || *number < min || *number > max)
        throw badValue(key, given, {text("core", "%1 to %2"), {min, max}});
    return *number;
}

Values parseValues(const Schema& schema, std::string_view rules) {
    std::map<std::string, std::string> given;
    for (const auto& pair : split(rules, ';')) {
        if (pair.empty()) continue;
        const auto equals = pair.find('=');
        if (equals == std::string::npos)
            throw InputError({text("core", "rules: “%1” is not of the form key=value"), {pair}});
        if (!given.emplace(pair.substr(0, equals), pair.substr(equals + 1)).second)
            throw InputError({text("core", "rules: “%1” is given twice"), {pair.substr(0, equals)}});
    }
    return {schema, std::move(given)};
}

} // namespace core
