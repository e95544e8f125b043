#include "core/games/persimmons/rules.h"

namespace core::persimmons {

Schema options() {
    using enum Option::Type;
    return {{"strings",
             List,
             text("persimmons", "Strings"),
             "1,2,3",
             1,
             Rules::maxStrings,
             {},
             text("persimmons", "persimmons on each string, 0 to 21"),
             {0, Rules::maxCount, {}},
             0,
             false,
             true},
            {"condition",
             Choice,
             text("persimmons", "How the game is won"),
             "A",
             0,
             0,
             {{"A", text("persimmons", "Not decided yet"),
               text("persimmons", "A turn can be used to declare who wins.")},
              {"W", text("persimmons", "Last mover wins")},
              {"L", text("persimmons", "Last mover loses")}}},
            {"limit",
             Int,
             text("persimmons", "Most persimmons a turn"),
             "0",
             0,
             Rules::maxCount,
             {},
             text("persimmons", "0: no limit; with a limit at most 3 strings")}};
}

} // namespace core::persimmons
