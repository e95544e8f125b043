#include "core/solve/storedtable.h"
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

// Another one each time: what has been damaged is not opened again.
core::TableKey nextKey() {
    static int number = 0;
    return {"toy", "pits=2", std::to_string(++number), 1};
}

using Table = core::TableStore::Bytes;

// A small table lies there as it is, a large one compressed, one to be opened in pages.
enum class Form : std::uint8_t { AsItIs, Compressed, InPages };

bool save(const core::TableKey& key, const Table& table, Form form) {
    return form == Form::InPages ? store().saveToOpen(key, table) : store().save(key, table);
}

std::optional<Table> load(const core::TableKey& key, std::size_t size, Form form) {
    if (form != Form::InPages) return store().load(key, size);
    const auto opened = store().open(key, size);
    if (!opened) return {};
    try {
        core::StoredTable::Pass pass(*opened);
        const auto bytes = pass.bytes(0, size);
        return Table(bytes.begin(), bytes.end());
    } catch (const core::DamagedTable&) {
        return {};
    }
}

} // namespace

// A table file of any bytes gives nothing, or exactly what was kept: its checksums are not met by chance. The
// first byte says which form a good file has, the second what is done to it: it is replaced by the rest, or
// the rest stands over its beginning.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    if (size < 2) return 0;
    const auto form = static_cast<Form>(bytes[0] % 3);
    const Table table(form == Form::AsItIs ? 1000 : 70'000, 7);
    const auto key = nextKey();
    fuzz::require(save(key, table, form));
    const auto place = bytes[1];
    {
        std::fstream file(store().file(key), place == 0 ? std::ios::out | std::ios::binary | std::ios::trunc
                                                        : std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(place);
        file.write(reinterpret_cast<const char*>(bytes + 2), static_cast<std::streamsize>(size - 2));
    }
    const auto read = load(key, table.size(), form);
    fuzz::require(!read || *read == table);
    std::filesystem::remove(store().file(key));
    return 0;
}
