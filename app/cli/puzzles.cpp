#include "app/cli/commands.h"

#include "app/cli/limit.h"
#include "core/puzzle/maker.h"
#include "core/puzzle/sheet.h"

#include <climits>
#include <iostream>

using namespace core;

namespace cli {

Exit puzzles(const Arguments& arguments, Translate translate) {
    constexpr int most = 1'000'000;
    const auto& kind = kindOf(arguments.word("GAME"));
    PuzzleWish wish;
    wish.count = arguments.number("count", 1, most, 10);
    wish.seed = static_cast<std::uint64_t>(arguments.number("seed", 0, INT_MAX, 1));
    if (arguments.value("grade")) wish.grade = arguments.number("grade", 1, grades, 1);
    wish.rules = arguments.value("rules");
    wish.position = arguments.value("position");
    const Limit limit(timeLimit(arguments));
    const auto made = collectPuzzles(kind, wish, limit.token());
    std::cout << (arguments.flag("json") ? puzzlesJson(kind.id, wish.seed, made)
                                         : puzzlesText(made, translate));
    return static_cast<int>(made.size()) == wish.count ? Exit::Done : Exit::NotProved;
}

} // namespace cli
