#include "core/games/fmurs/lessons.h"

#include "core/games/fmurs/figures.h"

namespace core::fmurs {

std::vector<Step> guide() {
    return {
        {Task::Try, text("fmurs", "A dog goes one step, up, down, left or right. Try it."),
         "rows=5;columns=5;sheep=1;halves=1", "5/1D1D1/5/2S2/5 d"},
        {Task::Try, text("fmurs", "A dog catches a sheep by jumping over it."),
         "rows=5;columns=5;sheep=1;halves=1", "5/2D2/2S2/D4/5 d"},
    };
}

std::vector<Lesson> lessons() {
    return {
        {"hunt",
         text("fmurs", "Two dogs hunt one sheep"),
         {{Task::Number,
           text("fmurs", "In how many turns can the dogs catch this sheep?"),
           "rows=5;columns=5;sheep=1;halves=1",
           "5/2D2/2S2/D4/5 d",
           "",
           &figure::clears,
           0,
           {},
           text("fmurs", "A dog that stands next to a sheep can jump over it.")}},
         {text("fmurs", "Two dogs that hunt together always catch a single sheep."),
          text("fmurs", "One dog is enough."), text("fmurs", "A single sheep always escapes.")},
         {Task::Best,
          text("fmurs", "Without help: catch the sheep."),
          "rows=5;columns=5;sheep=1;halves=1",
          "5/D3D/5/2S2/5 d",
          "",
          nullptr,
          0,
          {},
          text("fmurs", "Bring both dogs closer.")}},
    };
}

} // namespace core::fmurs
