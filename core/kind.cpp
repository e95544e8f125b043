#include "core/kind.h"

#include "core/joined.h"

namespace core {

const Kind& kindOf(std::string_view id) {
    for (const auto* kind : catalogue())
        if (kind->id == id) return *kind;
    throw InputError({text("core", "there is no game “%1”; games are: %2"),
                      {std::string(id), joined(catalogue(), ", ", &Kind::id)}});
}

InputError nothingToPlay() {
    return InputError(
        text("core", "under these rules there is nothing to play: the match would be over at its start"));
}

} // namespace core
