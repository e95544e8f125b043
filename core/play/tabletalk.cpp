#include "core/play/tabletalk.h"

#include "core/play/untrusted.h"

#include <array>
#include <optional>
#include <utility>

namespace core::tabletalk {

namespace {

using untrusted::Json;

int number(const Json& object, const char* key, int least = 0) {
    return untrusted::number(untrusted::needed(object, key), key, least, mostCounted);
}

std::string word(const Json& object, const char* key) {
    return untrusted::string(object, key, {});
}

// Of a sentence; none where there is no list of them.
std::vector<std::size_t> parts(const Json& object) {
    std::vector<std::size_t> all;
    const auto* list = untrusted::find(object, "parts");
    if (list == nullptr) return all;
    if (!list->is_array()) untrusted::fail({text("core", "“%1” is not a list"), {"parts"}});
    if (list->size() > untrusted::table::mostRuleParts)
        untrusted::fail({text("core", "“%1” is too long"), {"parts"}});
    for (const auto& part : *list)
        all.push_back(static_cast<std::size_t>(untrusted::number(part, "parts", 0, mostCounted)));
    return all;
}

using Reader = Said (*)(const Json&);

constexpr std::array<std::pair<std::string_view, Reader>, 18> readers{{
    {"hello",
     [](const Json& o) -> Said {
         return Hello{word(o, "code"),   word(o, "token"), word(o, "language"), word(o, "wants") == "match",
                      word(o, "device"), word(o, "card")};
     }},
    {"sit",
     [](const Json& o) -> Said {
         return Sit{placeNamed(word(o, "place")), word(o, "name")};
     }},
    {"press",
     [](const Json& o) -> Said {
         return Press{number(o, "spot"), number(o, "ply")};
     }},
    {"arrow",
     [](const Json& o) -> Said {
         return PressArrow{number(o, "arrow"), number(o, "ply")};
     }},
    {"move",
     [](const Json& o) -> Said {
         return Play{word(o, "move"), number(o, "ply")};
     }},
    {"cancel", [](const Json&) -> Said { return Cancel{}; }},
    {"turn",
     [](const Json& o) -> Said {
         return Turn{number(o, "right", -mostCounted), number(o, "down", -mostCounted)};
     }},
    {"speak", [](const Json& o) -> Said { return Speak{word(o, "language")}; }},
    {"takeBack", [](const Json&) -> Said { return TakeBack{}; }},
    {"consent",
     [](const Json& o) -> Said {
         return Consent{number(o, "question"), untrusted::truth(o, "yes")};
     }},
    {"giveUp", [](const Json&) -> Said { return GiveUp{}; }},
    {"again", [](const Json& o) -> Said { return Again{untrusted::truth(o, "swaps")}; }},
    {"look",
     [](const Json& o) -> Said {
         return Look{number(o, "ply"), untrusted::truth(o, "better")};
     }},
    {"answer",
     [](const Json& o) -> Said {
         return Answer{number(o, "question"), word(o, "says")};
     }},
    {"rule",
     [](const Json& o) -> Said {
         return SayRule{number(o, "question"), parts(o),
                        untrusted::shortString(o, "words", untrusted::table::longestRule)};
     }},
    {"did",
     [](const Json& o) -> Said {
         return Did{readAssignment(untrusted::needed(o, "task")),
                    readHeadway(untrusted::needed(o, "headway"))};
     }},
    {"leave", [](const Json&) -> Said { return Leave{}; }},
    {"here", [](const Json&) -> Said { return Here{}; }},
}};

} // namespace

Place placeNamed(const std::string& name) {
    if (name == "first") return Place::First;
    if (name == "second") return Place::Second;
    if (name == "watch") return Place::Watching;
    untrusted::fail({text("core", "there is no seat “%1”; allowed: first, second, watch"), {name}});
}

Said read(std::string_view message) {
    const auto object = untrusted::parse(message, longest);
    if (!object.is_object()) untrusted::fail(text("core", "a message is one JSON object"));
    const auto what = word(object, "do");
    for (const auto& [name, reader] : readers)
        if (name == what) return reader(object);
    untrusted::fail({text("core", "nothing is known of “do”: “%1”"), {what}});
}

} // namespace core::tabletalk
