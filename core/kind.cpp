#include "core/kind.h"

namespace core {

const Kind& kindOf(std::string_view id) {
    std::string known;
    for (const auto* kind : catalogue()) {
        if (kind->id == id) return *kind;
        known += (known.empty() ? "" : ", ") + std::string(kind->id);
    }
    throw InputError({text("core", "there is no game “%1”; games are: %2"), {std::string(id), known}});
}

InputError nothingToPlay() {
    return InputError(
        text("core", "under these rules there is nothing to play: the match would be over at its start"));
}

} // namespace core
