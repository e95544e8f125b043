#include "tests/toykinds.h"

#include "core/gameof.h"
#include "core/solve/deepening.h"

namespace core::pursuit {

const Kind& searchedKind() {
    static const Kind k = [] {
        auto made = kind();
        made.id = "pursuit-searched";
        made.make = [](const Values& v) -> std::unique_ptr<Game> {
            return std::make_unique<GameOf<Rules, Board, Deepening<Rules>>>(searchedKind(), v);
        };
        return made;
    }();
    return k;
}

} // namespace core::pursuit
