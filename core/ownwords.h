#pragma once

#include "core/text.h"

#include <string>
#include <string_view>

// What somebody has written themselves, in up to three languages. It is in no catalogue: its Phrase carries
// all of it.
namespace core {

struct OwnWords {
    std::string any; // of no language in particular
    std::string english, japanese, kana;

    bool empty() const { return any.empty() && english.empty() && japanese.empty() && kana.empty(); }
    // To be kept for as long as a Phrase of it is used.
    std::string carried() const;
    friend bool operator==(const OwnWords&, const OwnWords&) = default;
};

Phrase ownPhrase(const std::string& carried);
// Nothing in it: the phrase is one of a catalogue.
OwnWords ownWords(const Phrase& phrase);
// What is read in the language of this name ("en", "ja", "ja_Hira"): what was written in it, or else in the
// one nearest to it.
std::string read(const OwnWords& words, std::string_view language);

} // namespace core
