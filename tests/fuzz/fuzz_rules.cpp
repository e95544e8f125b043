#include "tests/fuzz/fuzz.h"

// Rules on one line make a game, and the game's own text makes the same again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const fuzz::Input input(bytes, size);
    fuzz::refusable([&] {
        const auto game = input.kind.game(input.text);
        const auto again = input.kind.game(game->rules());
        fuzz::require(again->start() == game->start() && again->rules() == game->rules());
    });
    return 0;
}
