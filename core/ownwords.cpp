#include "core/ownwords.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

constexpr const char* ownContext = "own words"; // a context that no catalogue has
constexpr char parted = '\x1f';                 // no text has it: the unit separator

} // namespace

std::string OwnWords::carried() const {
    return any + parted + english + parted + japanese + parted + kana;
}

Phrase ownPhrase(const std::string& carried) {
    return {ownContext, carried.c_str()};
}

OwnWords ownWords(const Phrase& phrase) {
    OwnWords words;
    if (std::string_view(phrase.context) != ownContext) return words;
    std::string_view rest = phrase.english;
    for (auto* part : {&words.any, &words.english, &words.japanese, &words.kana}) {
        const auto end = std::min(rest.find(parted), rest.size());
        *part = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return words;
}

// Whoever reads kanji reads kana; a child that reads kana alone is helped by Japanese more than by English.
std::string read(const OwnWords& words, std::string_view language) {
    const auto& [any, english, japanese, kana] = words;
    const auto order = language == "ja"        ? std::array{&japanese, &any, &kana, &english}
                       : language == "ja_Hira" ? std::array{&kana, &japanese, &any, &english}
                                               : std::array{&english, &any, &japanese, &kana};
    for (const auto* part : order)
        if (!part->empty()) return *part;
    return {};
}

} // namespace core
