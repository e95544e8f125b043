#include "core/play/roster.h"
#include "tests/fuzz/fuzz.h"

// A class that is taken is written as one that reads the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    fuzz::refusable([&] {
        const auto read = core::readRoster({reinterpret_cast<const char*>(bytes), size});
        std::string again;
        try {
            again = core::write(core::readRoster(core::write(read)));
        } catch (const core::InputError&) {
        }
        fuzz::require(again == core::write(read));
    });
    return 0;
}
