#include "core/play/tabletalk.h"
#include "tests/fuzz/fuzz.h"

// What a device at the table says.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    fuzz::refusable([&] { core::tabletalk::read({reinterpret_cast<const char*>(bytes), size}); });
    return 0;
}
