#include "app/cli/arguments.h"

#include "core/joined.h"
#include "core/options.h"

#include <algorithm>

using core::InputError;
using core::text;

namespace cli {

namespace {

bool contains(const std::vector<std::string_view>& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

// What stands behind a key: --key=value.
std::optional<std::string> valueBehind(const Syntax& syntax, std::string_view given) {
    const auto sign = given.find('=');
    if (sign == std::string_view::npos || !contains(syntax.keys, given.substr(0, sign))) return {};
    return std::string(given.substr(sign + 1));
}

bool isOption(const Syntax& syntax, std::string_view given) {
    if (!given.starts_with("--")) return false;
    given.remove_prefix(2);
    return contains(syntax.keys, given) || contains(syntax.flags, given) || valueBehind(syntax, given);
}

InputError unknownOption(const Syntax& syntax, const std::string& given) {
    auto known = syntax.keys;
    known.insert(known.end(), syntax.flags.begin(), syntax.flags.end());
    return InputError({text("cli", "“%1” is not an option of %2; options are: %3"),
                       {given, std::string(syntax.command), "--" + core::joined(known, ", --")}});
}

} // namespace

Arguments::Arguments(const Syntax& syntax, std::span<const std::string> given) {
    for (auto arg = given.begin(); arg != given.end(); ++arg) {
        const bool option = arg->starts_with("--");
        if (!option && m_words.size() < syntax.words.size()) {
            m_words.emplace(syntax.words[m_words.size()], *arg);
            continue;
        }
        if (!option)
            throw InputError({text("cli", "“%1” is too much for %2"), {*arg, std::string(syntax.command)}});
        if (!isOption(syntax, *arg)) throw unknownOption(syntax, *arg);
        const auto behind = valueBehind(syntax, arg->substr(2));
        const auto name = behind ? arg->substr(2, arg->find('=') - 2) : arg->substr(2);
        if (flag(name)) throw InputError({text("cli", "“%1” is given twice"), {"--" + name}});
        auto& value = m_values[name];
        if (behind) value = *behind;
        if (behind || contains(syntax.flags, name)) continue;
        // A value may begin with dashes (a forced pass does), but it is no option.
        const auto next = arg + 1;
        if (next == given.end() || isOption(syntax, *next))
            throw InputError({text("cli", "“%1” needs a value after it"), {*arg}});
        value = *next;
        arg = next;
    }
    if (m_words.size() < syntax.words.size() && !flag("help"))
        throw InputError({text("cli", "%1 needs %2"),
                          {std::string(syntax.command), std::string(syntax.words[m_words.size()])}});
}

std::optional<std::string> Arguments::value(std::string_view key) const {
    const auto found = m_values.find(key);
    return found == m_values.end() ? std::nullopt : std::optional(found->second);
}

int Arguments::number(std::string_view key, int min, int max, int fallback) const {
    const auto given = value(key);
    return given ? core::numberIn("--" + std::string(key), *given, min, max) : fallback;
}

} // namespace cli
