#pragma once

#include "core/kind.h"
#include "core/lessons/lessontext.h"

#include <deque>
#include <memory>
#include <string>
#include <vector>

// Lessons that teachers write themselves, as plain text (resources/help says how). Nobody vouches for them:
// what is wrong with one is an InputError that names the line, what was given and what is allowed.
namespace core {

// A lesson like those of the games, which looks into `words`; so it is never copied.
struct LessonFile {
    const Kind* kind = nullptr;
    Lesson lesson;
    std::vector<int> lines = {}; // in which the steps begin, then those of the exit
    std::deque<std::string> words = {};
    std::shared_ptr<const LessonFile> from = {}; // into whose words it looks as well, if it is made of one

    LessonFile() = default;
    LessonFile(const LessonFile&) = delete;
    LessonFile& operator=(const LessonFile&) = delete;
};

// What the rules say of it is checked; `id` is to be the lesson's. Throws InputError.
std::shared_ptr<const LessonFile> readLesson(std::string_view file, std::string id);

// It is meant to be one: somewhere it names a game.
bool isLesson(std::string_view file);
// The game that it names, if it can be made out, whatever else is wrong; or nothing.
const Kind* gameNamed(std::string_view file);

} // namespace core
