#pragma once

#include "core/ownwords.h"
#include "core/play/untrusted.h"

#include <string>
#include <string_view>
#include <vector>

// How much of a lesson may come, which may be a stranger's.
namespace core {

inline constexpr std::size_t mostLessonBytes = 64'000, longestLessonText = 600; // bytes
inline constexpr std::size_t mostLessonSteps = 40, mostLessonBoards = 12;       // of a lesson, of a step
inline constexpr std::size_t mostLessonGaps = 4, mostLessonParts = 6;           // of a sentence, of a gap
inline constexpr int mostLessonTurns = 40;
inline constexpr int mostLessonFiles = 60; // of a folder

} // namespace core

// The lines of a lesson's file: "[task]" begins a section, "key: value" says something in it, "key.ja: value"
// the same in one language; a line that begins with a blank goes on with the one before, and "#" is for
// people.
namespace core::lessontext {

struct Entry {
    int line = 1;
    std::string key;
    OwnWords words;
};
struct Section {
    int line = 1;
    std::string name; // of the first one, before any other: none
    std::vector<Entry> entries = {};
};

// Without the blanks around it.
std::string_view trimmed(std::string_view s);

// Throws InputError, as all that is here. There is always a first section.
std::vector<Section> sectionsOf(std::string_view file);

inline constexpr std::string_view placed = "line"; // the key of an error that names its line
[[noreturn]] void failAt(int line, const Message& why);

// Runs `read`; an error it throws is told with the line in front, if none is there yet.
template <class Read>
void inLine(int line, Read read) {
    try {
        read();
    } catch (const InputError& e) {
        if (e.key() == placed) throw;
        failAt(line, e.message());
    }
}

} // namespace core::lessontext
