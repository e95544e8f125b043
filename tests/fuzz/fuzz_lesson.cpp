#include "core/lessons/lessonfile.h"
#include "core/lessons/lessonrun.h"
#include "tests/fuzz/fuzz.h"

// A lesson that is taken can be begun at each of its steps, with each of its boards.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    fuzz::refusable([&] {
        const auto file = core::readLesson({reinterpret_cast<const char*>(bytes), size}, "lesson");
        const auto& lesson = file->lesson;
        fuzz::require(file->lines.size() == lesson.steps.size() + lesson.exit.size() && !lesson.exit.empty());
        for (const auto* part : {&lesson.steps, &lesson.exit})
            for (const auto& step : *part) {
                fuzz::require(*step.say.english != '\0');
                for (std::size_t turn = 0; turn < std::max<std::size_t>(step.boards.size(), 1); ++turn)
                    core::Exercise(*file->kind, step, turn).shown();
            }
        core::LessonRun(*file->kind, lesson).principle();
    });
    return 0;
}
