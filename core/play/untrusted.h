#pragma once

#include "core/text.h"

#include <nlohmann/json.hpp>

// JSON of files that nobody vouches for: whatever is wrong with it is an InputError that says what and where.
namespace core::untrusted {

using Json = nlohmann::ordered_json;

[[noreturn]] void fail(Message message);

void checkSize(std::size_t bytes, std::size_t most);
// Neither longer than that, nor nested so deeply or with so many keys that it could hold up or exhaust.
Json parse(std::string_view file, std::size_t mostBytes);

// The value of `key` if it is there and not null. `where` is how the key is called in an error.
const Json* find(const Json& object, const char* key);
const Json& needed(const Json& object, const char* key); // it must be there
bool truth(const Json& object, const char* key);         // so must this
std::string string(const Json& value, const std::string& where);
std::string string(const Json& object, const char* key, std::string_view fallback);
int number(const Json& value, const char* where, int min, int max);

// Runs `read`; an error it throws is told with the place in front.
template <class Read>
auto at(const std::string& where, Read read) {
    try {
        return read();
    } catch (const InputError& e) {
        fail({text("core", "%1: %2"), {where, e.message()}});
    }
}

} // namespace core::untrusted
