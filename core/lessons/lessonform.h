#pragma once

#include "core/kind.h"
#include "core/lessons/lessontext.h"

// What there is to say in a lesson's file: its sections, and the keys of each. Throws InputError.
namespace core::lessonform {

// Parts the steps from the questions at the end.
inline constexpr std::string_view withoutHelp = "without help";

Message notAllowed(std::string_view given, const std::string& allowed);
void checkCount(std::string_view key, std::size_t count, std::size_t most);

// What the section asks for; each of its keys belongs to that. `exit`: a question at the end.
Task taskOf(const lessontext::Section& section, bool exit);

} // namespace core::lessonform
