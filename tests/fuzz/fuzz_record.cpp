#include "core/play/record.h"
#include "tests/fuzz/fuzz.h"

// A record that is taken is written as one that reads the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    fuzz::refusable([&] {
        const auto written = core::write(core::readRecord({reinterpret_cast<const char*>(bytes), size}));
        std::string again;
        try {
            again = core::write(core::readRecord(written));
        } catch (const core::InputError&) {
        }
        fuzz::require(again == written);
    });
    return 0;
}
