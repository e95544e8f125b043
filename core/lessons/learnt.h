#pragma once

#include "core/kind.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

// What somebody has learnt of a game, and what comes next.
namespace core {

struct Learnt {
    // Ids of the lessons gone through, and of those of them that cost no wrong answer.
    std::set<std::string, std::less<>> done, clean;
    std::string left = {}; // where a lesson was broken off (LessonRun::kept)
};

// "★" or "✓"; nothing: not gone through yet.
std::string_view signOf(const Lesson& lesson, const Learnt& learnt);
int lessonsDone(const Kind& kind, const Learnt& learnt);
bool brokenOff(const Kind& kind, const Learnt& learnt); // one of its lessons
bool begun(const Kind& kind, const Learnt& learnt);     // gone through, or broken off
// The one that was broken off, else the first that has not been gone through, else the first of all.
std::size_t nextLesson(const Kind& kind, const Learnt& learnt);
// The game whose lesson comes next: the first that has been begun and not ended, else the first of which some
// are left, else the first of all.
const Kind& nextTaught(const std::vector<const Kind*>& kinds,
                       const std::function<Learnt(const Kind&)>& learntOf);

// A page to take home for whoever has gone through all the lessons of a game: lines to be read, and some to
// be written on.
struct CertificateLine {
    enum class Look : std::uint8_t { Title, Large, Usual, ToFill };
    Look look;
    Message text;
    bool apart = false; // from the line above it
};
bool allLearnt(const Kind& kind, const Learnt& learnt);
std::vector<CertificateLine> certificateLines(const Kind& kind, const Learnt& learnt);

} // namespace core
