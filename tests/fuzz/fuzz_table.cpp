#include "core/solve/tablestore.h"
#include "tests/fuzz/fuzz.h"

#include <cstdlib>
#include <fstream>

namespace {

// A folder of its own, for as long as the target runs.
const core::TableStore& store() {
    static const auto folder = [] {
        std::string name = std::filesystem::temp_directory_path() / "kachisuji-fuzz-XXXXXX";
        fuzz::require(::mkdtemp(name.data()) != nullptr);
        return name;
    }();
    static const core::TableStore made(folder, core::TableStore::defaultLimit);
    return made;
}

const core::TableKey key{"toy", "pits=2", "a", 1};

} // namespace

// A table file of any bytes gives nothing, or exactly what was kept: its checksum is not met by chance. The
// first byte says what is done to a good file: it is replaced by the rest, or the rest stands over its
// middle.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    if (size == 0) return 0;
    const std::vector<std::uint8_t> table(1000, 7);
    fuzz::require(store().save(key, table));
    const auto place = bytes[0];
    {
        std::fstream file(store().file(key), place == 0 ? std::ios::out | std::ios::binary | std::ios::trunc
                                                        : std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(place);
        file.write(reinterpret_cast<const char*>(bytes + 1), static_cast<std::streamsize>(size - 1));
    }
    const auto read = store().load(key, table.size());
    fuzz::require(!read || *read == table);
    return 0;
}
