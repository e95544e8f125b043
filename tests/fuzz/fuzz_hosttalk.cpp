#include "core/play/hosttalk.h"
#include "tests/fuzz/fuzz.h"

// What the host of a table says to another program.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    fuzz::refusable([&] { core::hosttalk::read({reinterpret_cast<const char*>(bytes), size}); });
    return 0;
}
