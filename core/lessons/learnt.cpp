#include "core/lessons/learnt.h"

#include "core/lessons/lessonrun.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

bool gone(const Lesson& lesson, const Learnt& learnt) {
    return learnt.done.contains(lesson.id);
}

std::optional<std::size_t> whereBrokenOff(const Kind& kind, const Learnt& learnt) {
    for (std::size_t i = 0; i < kind.lessons.size() && !learnt.left.empty(); ++i) {
        LessonRun run(kind, kind.lessons[i]);
        run.resume(learnt.left);
        if (run.station() > 0) return i;
    }
    return {};
}

} // namespace

std::string_view signOf(const Lesson& lesson, const Learnt& learnt) {
    if (!gone(lesson, learnt)) return "";
    return learnt.clean.contains(lesson.id) ? "★" : "✓";
}

int lessonsDone(const Kind& kind, const Learnt& learnt) {
    return static_cast<int>(
        std::ranges::count_if(kind.lessons, [&](const Lesson& lesson) { return gone(lesson, learnt); }));
}

bool brokenOff(const Kind& kind, const Learnt& learnt) {
    return whereBrokenOff(kind, learnt).has_value();
}

bool begun(const Kind& kind, const Learnt& learnt) {
    return lessonsDone(kind, learnt) > 0 || brokenOff(kind, learnt);
}

std::size_t nextLesson(const Kind& kind, const Learnt& learnt) {
    if (const auto left = whereBrokenOff(kind, learnt)) return *left;
    const auto next =
        std::ranges::find_if(kind.lessons, [&](const Lesson& lesson) { return !gone(lesson, learnt); });
    return next == kind.lessons.end() ? 0 : static_cast<std::size_t>(next - kind.lessons.begin());
}

const Kind& nextTaught(const std::vector<const Kind*>& kinds,
                       const std::function<Learnt(const Kind&)>& learntOf) {
    const Kind* open = nullptr;
    for (const auto* kind : kinds) {
        const auto learnt = learntOf(*kind);
        if (allLearnt(*kind, learnt)) continue;
        if (begun(*kind, learnt)) return *kind;
        if (open == nullptr) open = kind;
    }
    return open != nullptr ? *open : *kinds.front();
}

bool allLearnt(const Kind& kind, const Learnt& learnt) {
    return lessonsDone(kind, learnt) == static_cast<int>(kind.lessons.size());
}

std::vector<CertificateLine> certificateLines(const Kind& kind, const Learnt& learnt) {
    using enum CertificateLine::Look;
    const auto plain = [](std::string_view s) { return Message::plain(std::string(s)); };
    std::vector<CertificateLine> all{
        {Title, text("Certificate", "Certificate")},
        {ToFill, text("Certificate", "Name"), true},
        {Large, {text("Certificate", "has finished all the lessons of %1."), {kind.title}}}};
    bool apart = true;
    for (const auto& lesson : kind.lessons) {
        const auto sign = std::string(signOf(lesson, learnt));
        all.push_back(
            {Usual, {text("Certificate", "%1 %2"), {sign, lesson.title}}, std::exchange(apart, false)});
    }
    all.push_back({Usual, text("Certificate", "The game comes from this document:"), true});
    all.push_back({Large, plain(kind.source.title)});
    if (!kind.source.authors.empty()) all.push_back({Usual, plain(kind.source.authors)});
    all.push_back({ToFill, text("Certificate", "Date"), true});
    return all;
}

} // namespace core
