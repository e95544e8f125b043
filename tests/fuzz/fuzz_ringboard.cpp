#include "core/ringlab.h"
#include "tests/fuzz/fuzz.h"

// A board for a lab of sowings, as it is typed or as a link from a match says it: one that is taken is
// written as one that reads the same, and can be looked at.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const fuzz::Input input(bytes, size);
    const auto& lab = input.kind.ring;
    if (!lab) return 0;
    fuzz::refusable([&] {
        const auto board = lab->parse(input.text);
        fuzz::require(lab->parse(lab->text(board)) == board);
        for (const bool back : {false, true}) fuzz::require(lab->study(board, back).board == board);
    });
    return 0;
}
