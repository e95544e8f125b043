#include "core/games/bao/rules/rules.h"

namespace core::bao {

Schema options() {
    using enum Option::Type;
    return {{"pits", Int, text("bao", "Pits in a row"), "4", Rules::minPits, Rules::maxPits},
            {"stones", Int, text("bao", "Stones in a filled pit"), "4", 1, Rules::maxStones},
            {"filled",
             Choice,
             text("bao", "Pits filled at the start"),
             "alternate",
             0,
             0,
             {{"alternate", text("bao", "every second pit: b, d, f, …")}, {"all", text("bao", "every pit")}},
             {},
             {},
             0,
             false,
             true}};
}

} // namespace core::bao
