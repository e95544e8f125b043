#include "core/writing.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <optional>

namespace core {

namespace {

constexpr int leastGrouped = 1000;

std::optional<long long> wholeNumber(const std::string& s) {
    long long number = 0;
    const auto* const end = s.data() + s.size();
    const auto [read, error] = std::from_chars(s.data(), end, number);
    return error == std::errc() && read == end ? std::optional(number) : std::nullopt;
}

enum Sound : std::size_t { H, B, P };

// What the number makes of the counter's first sound; `minutes` differ.
Sound after(std::string_view number, bool minutes) {
    const auto last = number.find_last_not_of('0');
    if (last == std::string_view::npos) return H;
    const auto zeros = number.size() - 1 - last;
    if (zeros == 1 || zeros == 2) return P; // じゅっ, ひゃっ
    if (zeros > 2) return minutes ? P : B;  // せん, まん
    switch (number.back()) {
    case '1':
    case '6':
    case '8':
        return P;
    case '3':
        return minutes ? P : B;
    case '4':
        return minutes ? P : H;
    default:
        return H;
    }
}

struct Counter {
    std::array<std::string_view, 3> sounds;
    std::string_view rest;
    std::string_view unlike = {}; // what must not follow
    std::string_view never = {};  // a sound that is another word's
};
constexpr std::array<Counter, 3> counters{{{{"ひ", "び", "ぴ"}, "き", "わ"}, // ひきわけ counts nothing
                                           {{"ほ", "ぼ", "ぽ"}, "ん"},
                                           {{"ふ", "ぶ", "ぷ"}, "ん", {}, "ぶ"}}};

bool follows(const Counter& counter, std::string_view text) {
    const auto sign = text.substr(0, counter.sounds[0].size());
    const bool sounds =
        sign != counter.never && std::ranges::find(counter.sounds, sign) != counter.sounds.end();
    if (!sounds || !text.substr(sign.size()).starts_with(counter.rest)) return false;
    return counter.unlike.empty() ||
           !text.substr(sign.size() + counter.rest.size()).starts_with(counter.unlike);
}

} // namespace

std::string grouped(long long number) {
    auto digits = std::to_string(std::abs(number));
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), 1, ',');
    return number < 0 ? '-' + digits : digits;
}

Message grouped(Message message) {
    for (auto& argument : message.arguments) {
        for (auto& part : argument.message) part = grouped(std::move(part));
        const auto number = wholeNumber(argument.plain);
        if (argument.figure && number && *number >= leastGrouped) argument.plain = grouped(*number);
    }
    return message;
}

std::string grouped(std::string text, int n) {
    if (n < leastGrouped) return text;
    const auto plain = std::to_string(n), parted = grouped(static_cast<long long>(n));
    for (auto at = text.find(plain); at != std::string::npos; at = text.find(plain, at + parted.size()))
        text.replace(at, plain.size(), parted);
    return text;
}

// One and two people are counted by words of their own.
std::string asRead(std::string kana) {
    constexpr std::string_view digits = "0123456789", people = "にん";
    for (auto from = kana.find_first_of(digits); from != std::string::npos;) {
        const auto end = kana.find_first_not_of(digits, from);
        if (end == std::string::npos) break;
        const auto number = kana.substr(from, end - from);
        const bool few = (number == "1" || number == "2") && (from == 0 || kana[from - 1] != ',');
        if (few && std::string_view(kana).substr(end).starts_with(people)) {
            kana.replace(from, number.size() + people.size(), number == "1" ? "ひとり" : "ふたり");
            from = kana.find_first_of(digits, from);
            continue;
        }
        for (const auto& counter : counters)
            if (follows(counter, std::string_view(kana).substr(end))) {
                const auto sound = counter.sounds[after(number, &counter == &counters.back())];
                kana.replace(end, counter.sounds[0].size(), sound);
                break;
            }
        from = kana.find_first_of(digits, end);
    }
    return kana;
}

std::string sentences(const std::vector<std::string>& all, std::string_view stop, std::string_view between) {
    constexpr std::array<std::string_view, 9> ends{".", "!", "?", "…", "。", "！", "？", "」", "”"};
    std::string told;
    for (const auto& one : all) {
        if (one.empty()) continue;
        const auto ended = [&](std::string_view end) { return told.ends_with(end); };
        if (!told.empty()) {
            if (std::ranges::none_of(ends, ended)) told += stop;
            told += between;
        }
        told += one;
    }
    return told;
}

} // namespace core
