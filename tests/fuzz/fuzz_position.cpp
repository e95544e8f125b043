#include "tests/fuzz/fuzz.h"

// A position that is taken has a text that means the same position, and can be played on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const fuzz::Input input(bytes, size);
    static const auto games = [] {
        std::vector<std::unique_ptr<core::Game>> all;
        for (const auto* kind : core::catalogue()) all.push_back(kind->game(""));
        return all;
    }();
    for (const auto& game : games) {
        if (&game->kind() != &input.kind) continue;
        fuzz::refusable([&] {
            const auto position = game->parse(input.text);
            fuzz::require(game->parse(game->text(position)) == position);
            const auto moves = game->moves(position);
            // While a move is under way that may never end, there is neither.
            const bool pending = game->pending(position), over = game->result(position).has_value();
            fuzz::require(!(pending && over) && moves.empty() == (pending || over));
            for (const auto move : moves) game->play(position, move);
        });
    }
    return 0;
}
