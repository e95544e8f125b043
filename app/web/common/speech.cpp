#include "app/web/common/speech.h"

#include "core/play/words.h"
#include "core/writing.h"

#include <map>
#include <vector>

namespace web {

namespace {

struct Spoken {
    std::string language = "en";
    std::map<std::pair<std::string, std::string>, std::vector<std::string>> texts; // by context and English
};

Spoken& now() {
    static Spoken spoken;
    return spoken;
}

// English alone has a form of its own for one; Japanese has one form.
std::string translated(const core::Phrase& phrase, int n) {
    const auto found = now().texts.find({phrase.context, phrase.english});
    if (found == now().texts.end()) return phrase.english;
    const auto& forms = found->second;
    return core::grouped(n == 1 ? forms.front() : forms.back(), n);
}

} // namespace

void setLanguage(const core::page::Json& catalogue) {
    now() = {};
    now().language = catalogue.at("language");
    for (const auto& one : catalogue.at("texts")) {
        const auto& text = one.at(2);
        now().texts[{one.at(0), one.at(1)}] =
            text.is_array() ? text.get<std::vector<std::string>>() : std::vector{text.get<std::string>()};
    }
}

const std::string& language() {
    return now().language;
}

std::string speak(const core::Message& message) {
    auto text = core::spoken(core::grouped(message), translated);
    return language() == "ja_Hira" ? core::asRead(std::move(text)) : text;
}

std::string sentences(const std::vector<core::Message>& all) {
    std::vector<std::string> told;
    for (const auto& one : all) told.push_back(speak(one));
    return core::sentences(told, language() == "en" ? "." : "。", language() == "ja" ? "" : " ");
}

core::Names calledIn(const core::Seats& seats) {
    const auto name = [&](core::Player p) {
        return speak(core::Message::plain(core::calledAs(p, seats[static_cast<std::size_t>(p)])));
    };
    return {name(core::Player::First), name(core::Player::Second)};
}

} // namespace web
