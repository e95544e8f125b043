#include "tests/fuzz/fuzz.h"

// Moves, a line each, are made from the start as long as they are legal.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const fuzz::Input input(bytes, size);
    const auto game = input.kind.game("");
    auto position = game->start();
    for (const auto& line : core::split(input.text, '\n'))
        fuzz::refusable([&] {
            const auto move = game->parse(position, line);
            fuzz::require(game->text(position, move) == line);
            position = game->play(position, move);
        });
    return 0;
}
