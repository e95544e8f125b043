#include "app/web/lessonlist.h"

#include "app/web/common/speech.h"
#include "core/play/untrusted.h"

namespace web {

namespace untrusted = core::untrusted;

namespace {

std::set<std::string, std::less<>> namesIn(const Json& kept, const char* key) {
    std::set<std::string, std::less<>> all;
    const auto* list = untrusted::find(kept, key);
    for (std::size_t i = 0; list != nullptr && list->is_array() && i < list->size(); ++i)
        all.insert(untrusted::string(list->at(i), key));
    return all;
}

} // namespace

core::Learnt learntIn(const Json* kept) {
    if (kept == nullptr) return {};
    return {namesIn(*kept, "done"), namesIn(*kept, "clean"), untrusted::string(*kept, "at", "")};
}

Json lessonsJson(const core::Kind& kind, const core::Learnt& learnt) {
    auto lessons = Json::array();
    for (const auto& lesson : kind.lessons)
        lessons.push_back(
            {{"title", speak(lesson.title)}, {"sign", std::string(core::signOf(lesson, learnt))}});
    return {{"game", std::string(kind.id)},
            {"title", speak(kind.title)},
            {"lessons", std::move(lessons)},
            {"next", core::nextLesson(kind, learnt)},
            {"all", core::allLearnt(kind, learnt)}};
}

Json certificateJson(const core::Kind& kind, const core::Learnt& learnt) {
    using enum core::CertificateLine::Look;
    auto lines = Json::array();
    for (const auto& [look, text, apart] : core::certificateLines(kind, learnt))
        lines.push_back({{"look", look == Title   ? "title"
                                  : look == Large ? "large"
                                  : look == Usual ? "usual"
                                                  : "fill"},
                         {"text", speak(text)},
                         {"apart", apart}});
    return {{"lines", std::move(lines)}};
}

} // namespace web
