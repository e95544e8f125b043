#include "core/games/persimmons/stages.h"

namespace core::persimmons {

std::vector<Preset> stages() {
    std::vector<Preset> all;
    for (const char* rules : {"strings=3;condition=W", "strings=1,2,3"})
        all.push_back({{text("persimmons", "Stage %1"), {static_cast<int>(all.size()) + 1}}, rules, true});
    return all;
}

} // namespace core::persimmons
