#include "core/play/untrusted.h"

#include "core/options.h"

#include <algorithm>

namespace core::untrusted {

namespace {

constexpr int maxDepth = 64;    // of arrays and objects in each other; deeper ones could exhaust the stack
constexpr int maxKeys = 10'000; // an object finds its keys one after the other

[[noreturn]] void failAtByte(std::string_view file, std::size_t byte) {
    const auto before = file.substr(0, std::min(byte, file.size()));
    const auto line = std::ranges::count(before, '\n') + 1;
    const auto column = before.size() - (before.rfind('\n') + 1); // npos + 1 is 0
    fail({text("core", "line %1, column %2: this is not JSON in UTF-8"),
          {std::to_string(line), std::to_string(std::max<std::size_t>(column, 1))}});
}

} // namespace

void fail(Message message) {
    throw InputError(std::move(message));
}

void checkSize(std::size_t bytes, std::size_t most) {
    if (bytes > most)
        fail({text("core", "a record of %1 bytes is too large; allowed: %2"),
              {std::to_string(bytes), std::to_string(most)}});
}

Json parse(std::string_view file, std::size_t mostBytes) {
    checkSize(file.size(), mostBytes);
    int keys = 0;
    const auto watchSize = [&](int depth, Json::parse_event_t event, const Json&) {
        if (depth > maxDepth) fail({text("core", "values are nested too deeply; allowed: %1"), {maxDepth}});
        if (event == Json::parse_event_t::key && ++keys > maxKeys)
            fail({text("core", "there are too many keys; allowed: %1"), {maxKeys}});
        return true;
    };
    try {
        return Json::parse(file, watchSize);
    } catch (const Json::parse_error& e) {
        failAtByte(file, e.byte);
    } catch (const Json::exception&) {
        fail(text("core", "a number is too large"));
    }
}

const Json* find(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

const Json& needed(const Json& object, const char* key) {
    const auto* value = find(object, key);
    if (value == nullptr) fail({text("core", "“%1” is missing"), {key}});
    return *value;
}

bool truth(const Json& object, const char* key) {
    const auto* value = find(object, key);
    if (value == nullptr || !value->is_boolean())
        fail({text("core", "“%1” is neither true nor false"), {key}});
    return value->get<bool>();
}

std::string string(const Json& value, const std::string& where) {
    if (!value.is_string()) fail({text("core", "%1: “%2” is not a string"), {where, value.dump()}});
    return value.get<std::string>();
}

std::string string(const Json& object, const char* key, std::string_view fallback) {
    const auto* value = find(object, key);
    return value == nullptr ? std::string(fallback) : string(*value, key);
}

std::string shortString(const Json& object, const char* key, std::size_t longest) {
    auto given = string(object, key, "");
    if (given.size() > longest)
        fail({text("core", "“%1” has %2 bytes; allowed: %3"),
              {key, Message::Argument(static_cast<int>(given.size())),
               Message::Argument(static_cast<int>(longest))}});
    return given;
}

int number(const Json& value, const char* where, int min, int max) {
    return numberIn(where, value.dump(), min, max);
}

} // namespace core::untrusted
