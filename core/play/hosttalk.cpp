#include "core/play/hosttalk.h"

#include "core/play/untrusted.h"

#include <array>
#include <utility>

namespace core::hosttalk {

namespace {

using untrusted::Json;

std::string shortened(std::string text) {
    if (text.size() <= longestText) return text;
    auto end = longestText;
    while ((static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end; // never within a letter
    text.resize(end);
    return text;
}

std::string textOf(const Json& object) {
    return shortened(untrusted::string(object, "text", ""));
}

const Json& needed(const Json& object, const char* key) {
    const auto* value = untrusted::find(object, key);
    if (value == nullptr) untrusted::fail({text("core", "“%1” is missing"), {key}});
    return *value;
}

News match(const Json& object) {
    const auto& record = needed(object, "record");
    const int number = untrusted::number(needed(object, "number"), "number", 0, tabletalk::mostCounted);
    const int help = untrusted::number(needed(object, "help"), "help", 0, 3);
    return Shown{readRecord(record.dump()), number, help};
}

News welcome(const Json& object) {
    Welcome read{untrusted::string(object, "token", ""), {}};
    if (const auto* place = untrusted::find(object, "place"))
        read.place = tabletalk::placeNamed(untrusted::string(*place, "place"));
    return read;
}

News ask(const Json& object) {
    const auto* question = untrusted::find(object, "question");
    if (question == nullptr) return Settled{};
    return Ask{untrusted::number(*question, "question", 0, tabletalk::mostCounted), textOf(object)};
}

using Reader = News (*)(const Json&);

constexpr std::array<std::pair<std::string_view, Reader>, 9> readers{{
    {"code", [](const Json& o) -> News { return CodeWanted{untrusted::string(o, "why", "")}; }},
    {"welcome", welcome},
    {"lobby", [](const Json&) -> News { return Lobby{}; }},
    {"match", match},
    {"wait", [](const Json& o) -> News { return Wait{textOf(o)}; }},
    {"say", [](const Json& o) -> News { return Say{textOf(o)}; }},
    {"refused", [](const Json& o) -> News { return Refused{textOf(o)}; }},
    {"ask", ask},
    {"gone", [](const Json& o) -> News { return Gone{textOf(o)}; }},
}};

} // namespace

News read(std::string_view message) {
    const auto object = untrusted::parse(message, longest);
    if (!object.is_object()) untrusted::fail(text("core", "a message is one JSON object"));
    const auto type = untrusted::string(object, "type", "");
    for (const auto& [name, reader] : readers)
        if (name == type) return reader(object);
    untrusted::fail({text("core", "nothing is known of “type”: “%1”"), {shortened(type)}});
}

} // namespace core::hosttalk
