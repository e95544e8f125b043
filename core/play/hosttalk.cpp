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

int counted(const Json& object, const char* key) {
    return untrusted::number(untrusted::needed(object, key), key, 0, tabletalk::mostCounted);
}

// Every object of a list.
template <class One, class Read>
std::vector<One> list(const Json& object, const char* key, Read read) {
    std::vector<One> all;
    const auto& values = untrusted::needed(object, key);
    if (!values.is_array()) untrusted::fail({text("core", "“%1” is not a list"), {key}});
    if (values.size() > mostListed) untrusted::fail({text("core", "“%1” is too long"), {key}});
    for (const auto& one : values) {
        if (!one.is_object())
            untrusted::fail({text("core", "“%1” holds something other than objects"), {key}});
        all.push_back(read(one));
    }
    return all;
}

News lobby(const Json& object) {
    return Lobby{list<Lobby::Seat>(object, "seats", [](const Json& one) {
        return Lobby::Seat{tabletalk::placeNamed(untrusted::string(one, "place", "")),
                           shortened(untrusted::string(one, "name", "")), untrusted::truth(one, "free")};
    })};
}

News question(const Json& object) {
    Question read{readRecord(untrusted::needed(object, "record").dump()),
                  counted(object, "number"),
                  untrusted::truth(object, "move"),
                  untrusted::truth(object, "open"),
                  textOf(object),
                  {},
                  shortened(untrusted::string(object, "why", ""))};
    read.choices = list<Question::Choice>(object, "choices", [](const Json& one) {
        return Question::Choice{untrusted::string(one, "says", ""), textOf(one),
                                untrusted::truth(one, "chosen"), untrusted::truth(one, "right")};
    });
    return read;
}

Series series(const Json& object) {
    const auto* score = untrusted::find(object, "series");
    if (score == nullptr) return {};
    const bool swapped = untrusted::find(*score, "swapped") != nullptr && untrusted::truth(*score, "swapped");
    return {{counted(*score, "first"), counted(*score, "second")}, counted(*score, "draws"), swapped};
}

News match(const Json& object) {
    const auto& record = untrusted::needed(object, "record");
    const int number = counted(object, "number");
    const int help = untrusted::number(untrusted::needed(object, "help"), "help", 0, 3);
    return Shown{readRecord(record.dump()), number, help, series(object)};
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

constexpr std::array<std::pair<std::string_view, Reader>, 10> readers{{
    {"code", [](const Json& o) -> News { return CodeWanted{untrusted::string(o, "why", "")}; }},
    {"welcome", welcome},
    {"lobby", lobby},
    {"match", match},
    {"question", question},
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
